import { createHash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedInCookie } from '@mithaq/openapi/rules/signed-in-cookie.ts';
import type { Database, Statement } from '../database/database.ts';
import type { Account } from '../operation.ts';

/** Days after which a session ends: unused, and at the latest (DESIGN section 5). */
const idleDays = 7;
const absoluteDays = 30;

const findStatement: Statement = {
  name: 'find-account',
  text: `select s.token_hash as "tokenHash", u.id as "userId", u.email, u.name, u.avatar_url as "avatarUrl",
      p.id as "profileId", p.gender, coalesce(p.is_verified, false) as "isVerified",
      s.last_seen_at < now() - interval '1 hour' as "isStale"
    from session s join member u on u.id = s.user_id left join profile p on p.user_id = u.id
    where s.token_hash = $1 and s.last_seen_at > now() - interval '${idleDays} days' and s.created_at > now() - interval '${absoluteDays} days'`,
};

const insertStatement: Statement = {
  name: 'start-session',
  text: `insert into session (token_hash, user_id, created_at, last_seen_at) values ($1, $2, now(), now())`,
};

/** Written once an hour at the most, so that reading does not write. */
const touchStatement: Statement = {
  name: 'touch-session',
  text: `update session set last_seen_at = now() where token_hash = $1`,
};

const endStatement: Statement = { name: 'end-session', text: `delete from session where token_hash = $1` };

const forgetStatement: Statement = {
  name: 'forget-sessions',
  text: `delete from session where user_id = $1 and (last_seen_at <= now() - interval '${idleDays} days' or created_at <= now() - interval '${absoluteDays} days')`,
};

/** The account behind a session token, or null when there is none or it has ended. */
export async function findAccount(database: Database, token: string | undefined): Promise<Account | null> {
  if (!token) return null;
  const [row] = await database.read<Account & { isStale: boolean }>(findStatement, [hashOf(token)]);
  if (!row) return null;
  const { isStale, ...account } = row;
  if (isStale) await database.read(touchStatement, [account.tokenHash]);
  return account;
}

/** Begins a session and gives its token: 256 bits that only the cookie holds. */
export async function startSession(database: Database, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.read(forgetStatement, [userId]);
  await database.read(insertStatement, [hashOf(token), userId]);
  return token;
}

/** Ends the session of this token, if there is one. */
export async function endSession(database: Database, token: string | undefined): Promise<void> {
  if (token) await database.read(endStatement, [hashOf(token)]);
}

export type SessionCookies = {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
};

/**
 * The two cookies: the session, and beside it a readable one without content, by which the client knows that asking who
 * it is makes sense. Over https they are bound to this host (`__Host-`, RFC 6265bis section 4.1.3.2) and Secure.
 */
export function sessionCookies(isSecure: boolean): SessionCookies {
  const name = isSecure ? '__Host-mithaq_session' : 'mithaq_session';
  const shared: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure: isSecure };
  const kept = { ...shared, maxAge: absoluteDays * 24 * 60 * 60 };
  return {
    read: (request) => request.cookies[name],
    set(reply, token) {
      reply.setCookie(name, token, { ...kept, httpOnly: true }).setCookie(signedInCookie, '1', kept);
    },
    clear(reply) {
      reply.clearCookie(name, { ...shared, httpOnly: true }).clearCookie(signedInCookie, shared);
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
