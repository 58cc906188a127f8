import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';
import type { MemberData } from './member-data.ts';

/** Days after which a session ends: without use, and in any case. */
export const sessionDays = { idle: 7, absolute: 30 };

/** Hours after which the session of a moderator ends, with and without use. */
export const moderatorSessionHours = 12;

/** The SQL condition that a session has not ended. @param now an SQL expression for the time */
export function liveSession(now: string): string {
  const after = (days: number) => `${now}::timestamptz - interval '${days} days'`;
  return `(s.last_seen_at > ${after(sessionDays.idle)} and s.created_at > ${after(sessionDays.absolute)})`;
}

/** A signed-in browser. Only the SHA-256 of the cookie's token is stored, so that nobody can sign in with a copy of the table. */
export const Session = defineEntity({
  name: 'Session',
  properties: {
    tokenHash: p.string().length(64).primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade').index(),
    createdAt: p.datetime().onCreate(() => new Date()),
    lastSeenAt: p.datetime().onCreate(() => new Date()),
    // Browser and system in a few words; nothing else of the User-Agent is stored.
    device: p.string().length(60).nullable(),
  },
});

/** What the table holds about a member. */
export const sessionData: MemberData = {
  exported: {
    list: 'sessions',
    rows: `select s.created_at as "startedAt", s.last_seen_at as "lastUsedAt", s.device, s.token_hash = ? as "isCurrent"
      from session s where s.user_id = ? order by s.last_seen_at desc, s.created_at desc`,
  },
  members: { user_id: 'deletes the row' },
  expired: `not ${liveSession('clock.now')}`,
};
