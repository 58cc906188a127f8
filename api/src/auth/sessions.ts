import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedInCookie } from '@mithaq/openapi/rules/signed-in-cookie.ts';
import type { Database, Statement } from '../platform/database/database.ts';
import { hashOfToken } from '../http/find-session.ts';
import { liveSession, sessionDays } from './session.entity.ts';

const insertStatement: Statement = {
  name: 'start-session',
  text: `insert into session (token_hash, user_id, created_at, last_seen_at, device) values ($1, $2, $3, $3, $4)`,
};

const signInStatement: Statement = {
  name: 'record-sign-in',
  text: `update app_user set signed_in_at = $2 where id = $1`,
};

const endStatement: Statement = {
  name: 'end-session',
  text: `delete from session where token_hash = $1 returning user_id as "userId"`,
};

const deleteExpiredStatement: Statement = {
  name: 'delete-expired-sessions',
  text: `delete from session s where user_id = $1 and not ${liveSession('$2')}`,
};

/** Starts a session of a device and returns its token: 256 random bits that only the cookie holds. */
export async function startSession(database: Database, userId: string, now: Date, device?: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(signInStatement, [userId, now]);
  await database.query(deleteExpiredStatement, [userId, now]);
  await database.query(insertStatement, [hashOfToken(token), userId, now, device ?? null]);
  return token;
}

/** Ends the session of this token and returns its user's id, if there is one. */
export async function endSession(database: Database, token: string | undefined): Promise<string | undefined> {
  if (!token) return undefined;
  const [row] = await database.query<{ userId: string }>(endStatement, [hashOfToken(token)]);
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
