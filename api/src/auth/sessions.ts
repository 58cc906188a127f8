import type { Database, Statement } from '../database/database.ts';
import { hashOfToken } from './find-session.ts';
import { liveSession } from '../entities/session.entity.ts';
import type { SessionTokens } from './session-tokens.ts';

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

/** Starts a session of a device and returns its token, which only the cookie holds. */
export async function startSession(
  database: Database,
  tokens: SessionTokens,
  userId: string,
  now: Date,
  device?: string,
): Promise<string> {
  const token = tokens.create();
  await database.query(signInStatement, [userId, now]);
  await database.query(deleteExpiredStatement, [userId, now]);
  await database.query(insertStatement, [hashOfToken(token), userId, now, device ?? null]);
  return token;
}

/** Ends the session of this token and returns its user's id, if there is one. */
export async function endSession(database: Database, token: string): Promise<string | null> {
  const [row] = await database.query<{ userId: string }>(endStatement, [hashOfToken(token)]);
  return row?.userId ?? null;
}
