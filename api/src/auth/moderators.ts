import { isModeratorEmail } from '@mithaq/openapi/rules/onboarding.ts';
import { hashOfToken } from './find-session.ts';
import type { Database, Statement } from '../database/database.ts';
import type { Identity } from './id-token.ts';
import { moderatorSessionHours } from '../entities/session.entity.ts';

/** The first account stays: a later owner of the address is another person. */
const bindStatement: Statement = {
  name: 'bind-moderator',
  text: `insert into moderator (email, issuer, subject, bound_at) values (lower($1), $2, $3, $4) on conflict (email) do nothing`,
};

const roleStatement: Statement = {
  name: 'moderator-role',
  text: `select s.created_at > $2::timestamptz - interval '${moderatorSessionHours} hours' as "isLive" from session s
    join app_user u on u.id = s.user_id
    join moderator m on m.email = lower(u.email) and m.issuer = u.issuer and m.subject = u.subject and m.ended_at is null where s.token_hash = $1`,
};

type Signed = Pick<Identity, 'issuer' | 'subject' | 'email' | 'isVouchedFor'>;

/** Binds an address of the operator's list to the account that signs in with it first, if the provider vouches for the address. */
export async function bindModerator(
  database: Database,
  moderatorEmails: readonly string[],
  { issuer, subject, email, isVouchedFor }: Signed,
  now: Date,
): Promise<void> {
  if (!isVouchedFor || !isModeratorEmail(email, moderatorEmails)) return;
  await database.query(bindStatement, [email, issuer, subject, now]);
}

/**
 * What the role makes of the session of an address of the operator's list: none, a moderator's, or one that has ended. A
 * moderator who deletes the account does not get the role back by signing in again: without the account, nobody would know which
 * cases are about them.
 */
export async function moderatorRole(
  database: Database,
  token: string,
  now: Date,
): Promise<'none' | 'moderator' | 'ended'> {
  const [row] = await database.query<{ isLive: boolean }>(roleStatement, [hashOfToken(token), now]);
  if (!row) return 'none';
  return row.isLive ? 'moderator' : 'ended';
}
