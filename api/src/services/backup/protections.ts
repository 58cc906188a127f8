import type { EntityManager } from '@mikro-orm/postgresql';
import type { KeyedHashes } from '../../server/keyed-hashes.ts';
import { eraseAccount } from '../../users/erase-account.ts';

/** A row that holds after a restore, too, though the backup is older than it. `row` is its JSON. */
export type Protection = { table: string; row: string };

type Kind = { read: string; write?: string };

const insert = (table: string, condition: string) =>
  `insert into ${table} select r.* from json_populate_recordset(null::${table}, ?::json) r where ${condition} on conflict do nothing`;

const hasProfile = (column: string) => `exists (select from profile p where p.id = r.${column})`;

/**
 * What a member relies on once it is confirmed: blocks, suspensions, what was retained of both from deleted accounts, that there
 * is no mail any more, and deletions. In this order, so that a deletion retains the blocks and the suspension that came before it.
 */
const kinds: Record<string, Kind> = {
  block: {
    read: 'select * from block',
    write: insert('block', `${hasProfile('blocker_id')} and ${hasProfile('blocked_id')}`),
  },
  profile: {
    read: 'select id, suspended_at, suspension_reason from profile where suspended_at is not null',
    write: `update profile p set suspended_at = r.suspended_at, suspension_reason = r.suspension_reason
      from json_populate_recordset(null::profile, ?::json) r where p.id = r.id and p.suspended_at is null`,
  },
  kept_suspension: {
    read: 'select * from kept_suspension',
    write: insert('kept_suspension', 'true'),
  },
  retained_relation: {
    // The profile with which somebody is back may be missing in the backup; the next one is found by the hash again.
    read: `select id, member_id, member_hash, kind, person_hash, since, retained_at from retained_relation`,
    write: insert('retained_relation', `r.member_hash is not null or ${hasProfile('member_id')}`),
  },
  mail_consent: {
    read: 'select account_id, answered_at from mail_consent where not agreed',
    write: `update mail_consent m set agreed = false, answered_at = r.answered_at
      from json_populate_recordset(null::mail_consent, ?::json) r where m.account_id = r.account_id and m.answered_at < r.answered_at`,
  },
  erasure: { read: 'select * from erasure order by erased_at' },
};

export const protectedTables = Object.keys(kinds);

/** The protections that a database has now. */
export async function readProtections(em: EntityManager): Promise<Protection[]> {
  const all: Protection[] = [];
  for (const [table, { read }] of Object.entries(kinds)) {
    const rows = await em.execute<{ row: string }[]>(`select row_to_json(r)::text as row from (${read}) r`);
    for (const { row } of rows) all.push({ table, row });
  }
  return all;
}

/** Adds protections to restored rows, and deletes again the accounts that were deleted. */
export async function applyProtections(
  em: EntityManager,
  hashes: KeyedHashes,
  protections: readonly Protection[],
): Promise<void> {
  for (const [table, { write }] of Object.entries(kinds)) {
    const rows = protections.filter((protection) => protection.table === table).map(({ row }) => row);
    if (write) await em.execute(write, [`[${rows.join()}]`]);
    else
      for (const row of rows) {
        const erasure = JSON.parse(row) as {
          account_id: string;
          erased_at: string;
        }; // a row of the table
        await eraseAccount(em, hashes, erasure.account_id, new Date(erasure.erased_at));
      }
  }
}
