import { isModeratorEmail } from '@mithaq/openapi/rules/onboarding.ts';
import { hashOfToken } from './find-session.ts';
import type { Database, Statement } from '../database/database.ts';
import type { KeyedHashes } from '../server/keyed-hashes.ts';
import type { Identity } from './id-token.ts';
import { moderatorSessionHours } from '../entities/session.entity.ts';

/** The first account stays: a later owner of the address is another person. */
const bindStatement: Statement = {
  name: 'bind-moderator',
  text: `insert into moderator (email, issuer, subject, bound_at) values (lower($1), $2, $3, $4) on conflict (email) do nothing`,
};

const roleStatement: Statement = {
  name: 'moderator-role',
  text: `select u.issuer, u.subject, s.created_at > $2::timestamptz - interval '${moderatorSessionHours} hours' as "isLive" from session s
    join app_user u on u.id = s.user_id
    join moderator m on m.email = lower(u.email) and m.issuer = u.issuer and m.subject = u.subject where s.token_hash = $1`,
};

const suspendedStatement: Statement = {
  name: 'is-moderator-suspended',
  text: `select 1 from kept_suspension where identity_hash = any ($1::text[])`,
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
 * suspended moderator who deletes the account does not get the role back by signing in again.
 */
export async function moderatorRole(
  database: Database,
  hashes: KeyedHashes,
  token: string,
  now: Date,
): Promise<'none' | 'moderator' | 'ended'> {
  type Row = { issuer: string; subject: string; isLive: boolean };
  const [row] = await database.query<Row>(roleStatement, [hashOfToken(token), now]);
  if (!row) return 'none';
  const { all } = hashes.ofIdentity(row.issuer, row.subject);
  if ((await database.query(suspendedStatement, [all])).length > 0) return 'none';
  return row.isLive ? 'moderator' : 'ended';
}
