import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideDelivery, decidePush, type DeliveryFacts } from './delivery.ts';

const settings = { timeZone: 'UTC', quietHours: { from: 22, to: 8 } } as const;

type Changes = Partial<Omit<DeliveryFacts, 'settings' | 'now' | 'newsSince' | 'lastSentAt'>> & {
  /** When news happened that the member wants at once, and such as comes once a day. */
  newsSince?: string | null;
  dailySince?: string;
  lastSentAt?: string;
  settings?: Partial<DeliveryFacts['settings']>;
};

/** The decision at a time, as the time until which the mail waits, if it does. */
function decide(
  now: string,
  { dailySince, newsSince = dailySince ? null : now, lastSentAt, settings: changed, ...rest }: Changes = {},
): string {
  const decision = decideDelivery({
    now: new Date(now),
    newsSince: {
      AT_ONCE: newsSince === null ? null : new Date(newsSince),
      DAILY: dailySince ? new Date(dailySince) : null,
    },
    mayMail: true,
    lastSentAt: lastSentAt ? new Date(lastSentAt) : null,
    settings: { ...settings, ...changed },
    ...rest,
  });
  return typeof decision === 'string' ? decision : decision.waitUntil.toISOString().replace(':00.000Z', 'Z');
}

describe('a mail is forgotten', () => {
  const noon = '2026-06-15T12:00Z';

  test.each<[string, Changes]>([
    ['when nothing is news any more, or of no kind that the member wants', { newsSince: null }],
    ['without consent, or after bounces', { mayMail: false }],
  ])('%s', (_title, changes) => {
    expect(decide(noon)).toBe('SEND');
    expect(decide(noon, changes)).toBe('FORGET');
  });
});

describe('a mail at once', () => {
  test('waits until an hour after the one before', () => {
    const lastSentAt = '2026-06-15T11:00Z';
    expect(decide('2026-06-15T11:59:59Z', { lastSentAt })).toBe('2026-06-15T12:00Z');
    expect(decide('2026-06-15T12:00:00Z', { lastSentAt })).toBe('SEND');
  });

  test('waits for the end of the quiet hours', () => {
    expect(decide('2026-06-15T21:59:59Z')).toBe('SEND');
    expect(decide('2026-06-15T22:00:00Z')).toBe('2026-06-16T08:00Z');
    expect(decide('2026-06-16T07:59:59Z')).toBe('2026-06-16T08:00Z');
    expect(decide('2026-06-16T08:00:00Z')).toBe('SEND');
  });

  test('whose hour ends in the quiet hours waits for their end', () => {
    expect(decide('2026-06-15T21:40Z', { lastSentAt: '2026-06-15T21:30Z' })).toBe('2026-06-16T08:00Z');
  });

  test('knows quiet hours within one day, and none', () => {
    const day = { quietHours: { from: 9, to: 17 } };
    expect(decide('2026-06-15T08:59Z', { settings: day })).toBe('SEND');
    expect(decide('2026-06-15T09:00Z', { settings: day })).toBe('2026-06-15T17:00Z');
    expect(decide('2026-06-15T23:00Z', { settings: { quietHours: { from: 0, to: 0 } } })).toBe('SEND');
  });
});

describe('a daily mail', () => {
  const dailySince = '2026-06-15T12:00Z';

  test('goes when the quiet hours end', () => {
    expect(decide('2026-06-15T12:00Z', { dailySince })).toBe('2026-06-16T08:00Z');
    expect(decide('2026-06-16T08:00Z', { dailySince })).toBe('SEND');
    expect(decide('2026-06-16T13:00Z', { dailySince })).toBe('SEND');
  });

  test('goes once a day', () => {
    const facts = { dailySince: '2026-06-16T08:30Z', lastSentAt: '2026-06-16T08:00Z' };
    expect(decide('2026-06-16T09:30Z', facts)).toBe('2026-06-17T08:00Z');
  });

  test('goes earlier with news that is wanted at once, and does not keep it back', () => {
    expect(decide('2026-06-15T15:00Z', { dailySince, newsSince: '2026-06-15T15:00Z' })).toBe('SEND');
  });

  test('waits until an hour after a mail at once', () => {
    const settingsOfDay = { quietHours: { from: 8, to: 8 } };
    const facts = { dailySince: '2026-06-16T07:50Z', lastSentAt: '2026-06-16T07:40Z', settings: settingsOfDay };
    expect(decide('2026-06-16T08:00Z', facts)).toBe('2026-06-16T08:40Z');
    expect(decide('2026-06-16T08:40Z', facts)).toBe('SEND');
  });
});

describe('the time zone', () => {
  test.each([
    ['Asia/Karachi', '2026-06-15T17:00Z', '2026-06-16T03:00Z'],
    ['Asia/Kathmandu', '2026-06-15T17:00Z', '2026-06-16T02:15Z'],
    ['America/New_York', '2026-06-16T02:00Z', '2026-06-16T12:00Z'],
    // clocks go forward at 01:00 UTC and back at 01:00 UTC, within the quiet hours
    ['Europe/London', '2026-03-28T22:00Z', '2026-03-29T07:00Z'],
    ['Europe/London', '2026-10-24T21:00Z', '2026-10-25T08:00Z'],
  ])('%s decides which hours are quiet', (timeZone, now, until) => {
    expect(decide(now, { settings: { timeZone } })).toBe(until);
  });

  test('may skip the hour with which the quiet hours end', () => {
    const changed = { timeZone: 'Europe/Berlin', quietHours: { from: 22, to: 2 } };
    expect(decide('2026-03-29T00:30Z', { settings: changed })).toBe('2026-03-29T01:00Z'); // 03:00 there
    expect(decide('2026-03-29T01:00Z', { settings: changed })).toBe('SEND');
  });

  test('may have the last quiet hour twice', () => {
    const changed = { timeZone: 'Europe/Berlin', quietHours: { from: 22, to: 3 } };
    expect(decide('2026-10-25T00:30Z', { settings: changed })).toBe('2026-10-25T02:00Z');
    expect(decide('2026-10-25T01:30Z', { settings: changed })).toBe('2026-10-25T02:00Z');
  });

  test('that is not known is UTC', () => {
    expect(decide('2026-06-15T23:00Z', { settings: { timeZone: 'Mars/Olympus' } })).toBe('2026-06-16T08:00Z');
  });
});

test('a mail that waits is sent at that time, never within an hour of another or in the quiet hours', () => {
  const time = fc.date({ min: new Date('2026-01-01T00:00Z'), max: new Date('2027-01-01T00:00Z'), noInvalidDate: true });
  const hour = fc.integer({ min: 0, max: 23 });
  const zone = fc.constantFrom('UTC', 'Europe/London', 'America/St_Johns', 'Asia/Karachi', 'Australia/Lord_Howe');
  const wanted = fc.constantFrom<('AT_ONCE' | 'DAILY')[]>(['AT_ONCE'], ['DAILY'], ['AT_ONCE', 'DAILY']);
  fc.assert(
    fc.property(
      time,
      time,
      fc.option(time),
      zone,
      wanted,
      hour,
      hour,
      (now, newsSince, lastSentAt, timeZone, choices, from, to) => {
        const facts = {
          now,
          newsSince: {
            AT_ONCE: choices.includes('AT_ONCE') ? newsSince : null,
            DAILY: choices.includes('DAILY') ? newsSince : null,
          },
          mayMail: true,
          lastSentAt: lastSentAt && lastSentAt <= now ? lastSentAt : null,
          settings: { timeZone, quietHours: { from, to } },
        };
        const decision = decideDelivery(facts);
        if (decision === 'FORGET') throw new Error('it was forgotten');
        const sentAt = decision === 'SEND' ? now : decision.waitUntil;
        expect(decideDelivery({ ...facts, now: sentAt })).toBe('SEND');
        if (facts.lastSentAt) expect(sentAt.getTime() - facts.lastSentAt.getTime()).toBeGreaterThanOrEqual(3_600_000);
        const local = Number(
          new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(sentAt),
        );
        expect(from < to ? local >= from && local < to : from > to && (local >= from || local < to)).toBe(false);
      },
    ),
  );
});

describe('a push', () => {
  const decideAt = (now: string, changes: Partial<Parameters<typeof decidePush>[0]> = {}) => {
    const at = new Date(now);
    const decision = decidePush({ now: at, newsSince: at, lastSentAt: null, settings, ...changes });
    return typeof decision === 'string' ? decision : decision.waitUntil.toISOString();
  };

  test('goes at once, and is forgotten without news', () => {
    expect(decideAt('2026-06-15T12:00Z')).toBe('SEND');
    expect(decideAt('2026-06-15T12:00Z', { newsSince: null })).toBe('FORGET');
  });

  test('waits until ten minutes after the one before', () => {
    const lastSentAt = new Date('2026-06-15T11:50:01Z');
    expect(decideAt('2026-06-15T12:00Z', { lastSentAt })).toBe('2026-06-15T12:00:01.000Z');
    expect(decideAt('2026-06-15T12:00:01Z', { lastSentAt })).toBe('SEND');
  });

  test('waits for the end of the quiet hours, in the time zone of the member', () => {
    expect(decideAt('2026-06-15T21:59:59Z')).toBe('SEND');
    expect(decideAt('2026-06-15T22:00Z')).toBe('2026-06-16T08:00:00.000Z');
    expect(decideAt('2026-06-15T22:00Z', { settings: { ...settings, timeZone: 'America/New_York' } })).toBe('SEND');
    const lastSentAt = new Date('2026-06-15T21:55Z');
    expect(decideAt('2026-06-15T21:58Z', { lastSentAt })).toBe('2026-06-16T08:00:00.000Z');
  });
});
