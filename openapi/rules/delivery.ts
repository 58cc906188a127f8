import type { MailChoice } from '../generated/hooks/model/index.ts';

/** When a member does not want to hear of news: full hours of the day in the time zone. */
type ZonedHours = {
  timeZone: string;
  /** Nothing is sent from the first hour until the second one; the same hour twice means no quiet hours. */
  quietHours: { from: number; to: number };
};

/** What decides whether and when a member gets a mail. */
export type DeliveryFacts = {
  now: Date;
  /**
   * When the oldest news happened that is still true, and that the member has not seen, of the kinds that the member wants at once and
   * of those once a day; null when there is none.
   */
  newsSince: Record<Exclude<MailChoice, 'NEVER'>, Date | null>;
  /** Whether the member has agreed to the present text about mail, and the address accepts mail. */
  mayMail: boolean;
  settings: ZonedHours;
  /** When the member got the mail before this one. */
  lastSentAt: Date | null;
};

/** What decides whether and when the browsers of a member get a push. */
type PushFacts = Pick<DeliveryFacts, 'now' | 'settings' | 'lastSentAt'> & { newsSince: Date | null };

/** What to do with a message: send it, try again at a time, or forget it. */
export type DeliveryDecision = 'SEND' | 'FORGET' | { waitUntil: Date };

/** However much happens, a member gets no second mail within this time. */
const pauseMs = 3_600_000;

/** The same for a push, which goes to the browsers that the member chose. */
const pushPauseMs = 600_000;

/** A push goes at once, never twice in ten minutes, and not in the quiet hours. */
export function decidePush({ now, newsSince, settings, lastSentAt }: PushFacts): DeliveryDecision {
  if (!newsSince) return 'FORGET';
  const afterPause = (lastSentAt?.getTime() ?? -Infinity) + pushPauseMs;
  return whenDue(Math.max(newsSince.getTime(), afterPause), now, settings);
}

/** A mail goes at once or once a day, as the member chose for what is new, never twice in an hour, and not in the quiet hours. */
export function decideDelivery({ now, newsSince, mayMail, settings, lastSentAt }: DeliveryFacts): DeliveryDecision {
  const { AT_ONCE: atOnce, DAILY: daily } = newsSince;
  if (!mayMail || !(atOnce || daily)) return 'FORGET';
  const last = lastSentAt?.getTime() ?? -Infinity;
  // The daily mail goes when the quiet hours end. A mail is about all that is new, so the one that is due first goes for both.
  const endOfDay = (since: Date) =>
    nextTime(Math.max(since.getTime(), last), settings.quietHours.to, knownZone(settings.timeZone));
  const first = Math.min(atOnce?.getTime() ?? Infinity, daily ? endOfDay(daily) : Infinity);
  return whenDue(Math.max(first, last + pauseMs), now, settings);
}

/** Not before the earliest time, and not in the quiet hours. */
function whenDue(earliest: number, now: Date, { timeZone, quietHours }: ZonedHours): DeliveryDecision {
  const due = endOfQuiet(Math.max(earliest, now.getTime()), quietHours, knownZone(timeZone));
  return due <= now.getTime() ? 'SEND' : { waitUntil: new Date(due) };
}

/** A zone that was renamed since it was chosen counts as UTC. */
function knownZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

const zoned = (time: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone);

/** The first full hour of this number after the time; an hour that the clock skips is the one after it. */
function nextTime(after: number, hour: number, zone: string): number {
  const start = zoned(after, zone).toPlainDate();
  for (let days = 0; ; days += 1) {
    const time = start.add({ days }).toZonedDateTime({ timeZone: zone, plainTime: { hour } }).epochMilliseconds;
    if (time > after) return time;
  }
}

/** The time itself, or the end of the quiet hours in which it is. */
function endOfQuiet(time: number, { from, to }: ZonedHours['quietHours'], zone: string): number {
  const { hour } = zoned(time, zone);
  const isQuiet = from < to ? hour >= from && hour < to : from > to && (hour >= from || hour < to);
  return isQuiet ? nextTime(time, to, zone) : time;
}
