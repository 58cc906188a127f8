import { createHash } from 'node:crypto';
import { liveSession } from '../entities/session.entity.ts';
import type { Database, Statement } from '../database/database.ts';
import { isoTime } from '../database/rows.ts';
import type { SessionFacts } from '../http/operation.ts';

const findStatement: Statement = {
  name: 'find-session',
  text: `select s.token_hash as "tokenHash", u.id as "userId", u.email, u.name, u.avatar_url as "avatarUrl",
      p.id as "profileId", p.gender, p.number_hash as "numberHash", coalesce(p.is_verified, false) as "isVerified",
      coalesce(p.is_paused, false) as "isPaused", coalesce(p.is_marriage_fixed, false) as "isMarriageFixed",
      coalesce(not p.is_verified and p.phone_number is not null, false) as "isConfirmingNumber", p.suspended_at as "suspendedAt", p.suspension_reason as "suspensionReason",
      s.last_seen_at < $2::timestamptz - interval '1 hour' as "isStale"
    from session s join app_user u on u.id = s.user_id left join profile p on p.user_id = u.id
    where s.token_hash = $1 and ${liveSession('$2')}`,
};

/** Written at most once an hour, so that reads do not write. */
const touchStatement: Statement = {
  name: 'touch-session',
  text: `update session set last_seen_at = $2 where token_hash = $1`,
};

type SessionRow = Omit<SessionFacts, 'suspension'> & {
  isStale: boolean;
  suspendedAt: string | null;
  suspensionReason: string | null;
};

/** The session of a token, or null when there is none or it has ended. */
export async function findSession(database: Database, token: string, now: Date): Promise<SessionFacts | null> {
  const [row] = await database.query<SessionRow>(findStatement, [hashOfToken(token), now]);
  if (!row) return null;
  const { isStale, suspendedAt, suspensionReason, ...found } = row;
  const suspension = suspendedAt === null ? null : { reason: suspensionReason!, since: isoTime(suspendedAt) }; // the database has both or none
  const session = { ...found, suspension };
  if (isStale) await database.query(touchStatement, [session.tokenHash, now]);
  return session;
}

/** What is stored of a session's token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
