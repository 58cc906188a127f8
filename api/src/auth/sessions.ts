import { createHash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedInCookie } from '@mithaq/openapi/rules/signed-in-cookie.ts';
import type { Database, Statement } from '../platform/database/database.ts';
import type { SessionFacts } from '../http/operation.ts';
import { isoTime } from '../platform/rows.ts';
import { liveSession, sessionDays } from './session.entity.ts';

const findStatement: Statement = {
  name: 'find-session',
  text: `select s.token_hash as "tokenHash", u.id as "userId", u.email, u.name, u.avatar_url as "avatarUrl",
      p.id as "profileId", p.gender, p.number_hash as "numberHash", coalesce(p.is_verified, false) as "isVerified",
      coalesce(p.is_paused, false) as "isPaused", p.suspended_at as "suspendedAt", p.suspension_reason as "suspensionReason",
      s.last_seen_at < $2::timestamptz - interval '1 hour' as "isStale"
    from session s join app_user u on u.id = s.user_id left join profile p on p.user_id = u.id
    where s.token_hash = $1 and ${liveSession('$2')}`,
};

const insertStatement: Statement = {
  name: 'start-session',
  text: `insert into session (token_hash, user_id, created_at, last_seen_at, device) values ($1, $2, $3, $3, $4)`,
};

const signInStatement: Statement = {
  name: 'record-sign-in',
  text: `update app_user set signed_in_at = $2 where id = $1`,
};

/** Written at most once an hour, so that reads do not write. */
const touchStatement: Statement = {
  name: 'touch-session',
  text: `update session set last_seen_at = $2 where token_hash = $1`,
};

const endStatement: Statement = {
  name: 'end-session',
  text: `delete from session where token_hash = $1 returning user_id as "userId"`,
};

const deleteExpiredStatement: Statement = {
  name: 'delete-expired-sessions',
  text: `delete from session s where user_id = $1 and not ${liveSession('$2')}`,
};

type SessionRow = Omit<SessionFacts, 'suspension'> & {
  isStale: boolean;
  suspendedAt: string | null;
  suspensionReason: string | null;
};

/** The session of a token, or null when there is none or it has ended (R2). */
export async function findSession(
  database: Database,
  token: string | undefined,
  now: Date,
): Promise<SessionFacts | null> {
  if (!token) return null;
  const [row] = await database.query<SessionRow>(findStatement, [hashOf(token), now]);
  return row ? toSession(database, row, now) : null;
}

/** What an operation reads in the same round trip as the session: a statement of withSession() and its values from $3 on. */
export type SessionRead = { statement: Statement; values: unknown[] };

/**
 * A statement that finds the session and reads rows for its verified member, which saves a round trip.
 * @param rows selects from `s`, the session
 */
export function withSession(name: string, rows: string): Statement {
  return {
    name,
    text: `with s as materialized (${findStatement.text})
      select to_json(s)::text as "foundSession", r.* from s left join lateral (${rows}) r on s."isVerified" and s."suspendedAt" is null`,
  };
}

/** The session of a token, and the rows that were read with it. */
export async function findSessionAnd(
  database: Database,
  token: string,
  now: Date,
  { statement, values }: SessionRead,
): Promise<{ session: SessionFacts | null; rows: object[] }> {
  const rows = await database.query<{ foundSession: string }>(statement, [hashOf(token), now, ...values]);
  const [first] = rows;
  if (!first) return { session: null, rows };
  return { session: await toSession(database, JSON.parse(first.foundSession) as SessionRow, now), rows };
}

async function toSession(database: Database, row: SessionRow, now: Date): Promise<SessionFacts> {
  const { isStale, suspendedAt, suspensionReason, ...found } = row;
  const suspension = suspendedAt === null ? null : { reason: suspensionReason!, since: isoTime(suspendedAt) }; // the database has both or none
  const session = { ...found, suspension };
  if (isStale) await database.query(touchStatement, [session.tokenHash, now]);
  return session;
}

/** Starts a session of a device and returns its token: 256 random bits that only the cookie holds. */
export async function startSession(database: Database, userId: string, now: Date, device?: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(signInStatement, [userId, now]);
  await database.query(deleteExpiredStatement, [userId, now]);
  await database.query(insertStatement, [hashOf(token), userId, now, device ?? null]);
  return token;
}

/** Ends the session of this token and returns its user's id, if there is one. */
export async function endSession(database: Database, token: string | undefined): Promise<string | undefined> {
  if (!token) return undefined;
  const [row] = await database.query<{ userId: string }>(endStatement, [hashOf(token)]);
  return row?.userId;
}

export type SessionCookies = {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
};

/**
 * The two cookies: the session, and a readable one without content that tells the client that there is a session (R2).
 * Over https they are bound to this host (`__Host-`, RFC 6265bis section 4.1.3.2) and Secure.
 */
export function sessionCookies(isSecure: boolean): SessionCookies {
  const name = isSecure ? '__Host-mithaq_session' : 'mithaq_session';
  const shared: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure: isSecure };
  const lasting = { ...shared, maxAge: sessionDays.absolute * 24 * 60 * 60 };
  return {
    read: (request) => request.cookies[name],
    set(reply, token) {
      reply.setCookie(name, token, { ...lasting, httpOnly: true }).setCookie(signedInCookie, '1', lasting);
    },
    clear(reply) {
      reply.clearCookie(name, { ...shared, httpOnly: true }).clearCookie(signedInCookie, shared);
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
