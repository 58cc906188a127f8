import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { randomUUIDv7 } from 'node:crypto';
import { isModeratorEmail, stageOf } from '@mithaq/openapi/rules/onboarding.ts';
import { toInternational } from '@mithaq/openapi/rules/phone.ts';
import { toUser } from '@mithaq/openapi/rules/user.ts';
import type { Database, Statement } from '../database/database.ts';
import { isoTime } from '../database/rows.ts';
import { ModerationAudit } from '../entities/moderation.entities.ts';
import { liveSession } from '../entities/session.entity.ts';
import type { KeyedHashes } from '../server/keyed-hashes.ts';
import { eraseAccount } from '../users/erase-account.ts';
import { exportAccount } from '../users/export-account.ts';

/** By what the operator knows a member. */
export type MemberKey = 'email' | 'id' | 'profile' | 'phone';

type Row = {
  id: string;
  email: string;
  name: string;
  avatarUrl: string | null;
  createdAt: string;
  signedInAt: string;
  sessions: number;
  profileId: string | null;
  isVerified: boolean;
  isPaused: boolean;
  isConfirmingNumber: boolean;
  suspendedAt: string | null;
  suspensionReason: string | null;
  isBound: boolean;
};

export type MemberAccount = Row & { isModerator: boolean };

const conditions: Record<MemberKey, string> = {
  email: 'lower(u.email) = lower($1)',
  id: 'u.id::text = lower($1)',
  profile: 'p.id::text = lower($1)',
  phone: '$1 in (p.phone_number, p.pending_phone_number)',
};

const findStatement = (key: MemberKey): Statement => ({
  name: `find-member-by-${key}`,
  text: `select u.id, u.email, u.name, u.avatar_url as "avatarUrl", u.created_at as "createdAt", u.signed_in_at as "signedInAt",
      (select count(*)::int from session s where s.user_id = u.id and ${liveSession('$2')}) as sessions,
      p.id as "profileId", coalesce(p.is_verified, false) as "isVerified", coalesce(p.is_paused, false) as "isPaused",
      coalesce(not p.is_verified and p.phone_number is not null, false) as "isConfirmingNumber",
      p.suspended_at as "suspendedAt", p.suspension_reason as "suspensionReason",
      exists (select 1 from moderator m where m.email = lower(u.email) and m.issuer = u.issuer and m.subject = u.subject
        and m.ended_at is null) as "isBound"
    from app_user u left join profile p on p.user_id = u.id where ${conditions[key]} order by u.id`,
});

/** The accounts that fit: an e-mail address may belong to several, since Google can give it to another person. */
export async function findAccounts(
  database: Database,
  key: MemberKey,
  value: string,
  { moderatorEmails, now }: { moderatorEmails: readonly string[]; now: Date },
): Promise<MemberAccount[]> {
  const rows = await database.query<Row>(findStatement(key), [key === 'phone' ? toInternational(value) : value, now]);
  return rows.map((row) => ({ ...row, isModerator: row.isBound && isModeratorEmail(row.email, moderatorEmails) }));
}

/** When the account with this id was deleted, or null. */
export async function erasedAt(database: Database, id: string): Promise<string | null> {
  const text = 'select erased_at as "erasedAt" from erasure where account_id::text = lower($1)';
  const [row] = await database.query<{ erasedAt: string }>({ name: 'find-erasure', text }, [id]);
  return row ? isoTime(row.erasedAt) : null;
}

/** The state of an account, a fact a line, without a text, a name or an address. */
export function describeAccount(account: MemberAccount): string[] {
  return [
    `account      ${account.id}`,
    `profile      ${account.profileId ?? 'none yet'}`,
    `stage        ${stageOf(userOf(account))}${account.isConfirmingNumber ? ', confirming a new number' : ''}`,
    `suspended    ${account.suspendedAt === null ? 'no' : `since ${isoTime(account.suspendedAt)}`}`,
    `paused       ${account.isPaused ? 'yes' : 'no'}`,
    `moderator    ${account.isModerator ? 'yes' : 'no'}`,
    `sessions     ${account.sessions}`,
    `created      ${isoTime(account.createdAt)}`,
    `signed in    ${isoTime(account.signedInAt)}`,
  ];
}

/** Who is named in the audit log for what an operator did at the command line, where no moderator is signed in. */
const operator = 'operator';

function auditEntry({ id, profileId }: MemberAccount, what: 'shown' | 'exported' | 'deleted', at: Date) {
  const entry = { id: randomUUIDv7(), at, moderator: operator, action: 'OPERATOR' as const, caseId: null };
  return { ...entry, profileId, reason: `account ${id} ${what}` };
}

/** Writes into the audit log that the operator is about to see this account. */
export async function recordShown(database: Database, account: MemberAccount, now: Date): Promise<void> {
  await database.transaction(async (em) => void (await em.insert(ModerationAudit, auditEntry(account, 'shown', now))));
}

/**
 * Writes everything that is stored about the account to a new file that only its owner can read: what the member would get.
 * @throws Error when the file exists
 */
export async function exportTo(database: Database, account: MemberAccount, file: string, now: Date): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  await database.transaction(
    async (em) => void (await em.insert(ModerationAudit, auditEntry(account, 'exported', now))),
  );
  const session = { userId: account.id, tokenHash: '', isPaused: account.isPaused };
  const stream = await exportAccount(database, session, userOf(account), now);
  await pipeline(stream, createWriteStream(file, { fd: handle }));
}

/** Deletes the account as its member would, with the entry in the audit log or not at all. */
export async function deleteAccount(
  database: Database,
  hashes: KeyedHashes,
  account: MemberAccount,
  now: Date,
): Promise<void> {
  await database.transaction(async (em) => {
    await em.insert(ModerationAudit, auditEntry(account, 'deleted', now));
    await eraseAccount(em, hashes, account.id, now);
  });
}

function userOf({ suspendedAt, suspensionReason, ...account }: MemberAccount) {
  // The database has both or none.
  const suspension = suspendedAt === null ? null : { reason: suspensionReason!, since: isoTime(suspendedAt) };
  return toUser({ ...account, suspension });
}
