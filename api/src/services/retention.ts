import type { FastifyBaseLogger } from 'fastify';
import { today } from '@mithaq/openapi/rules/day.ts';
import { forYouWindow } from '@mithaq/openapi/rules/limits.ts';
import { creationLifetime } from '@mithaq/openapi/rules/profile-creation.ts';
import { retainedDays } from '@mithaq/openapi/rules/retained-relations.ts';
import { liveSession } from '../entities/session.entity.ts';
import { eraseAccount } from '../users/erase-account.ts';
import type { Database } from '../database/database.ts';
import type { KeyedHashes } from '../server/keyed-hashes.ts';

/** Days after which a row has served its purpose. docs/privacy.md says why. */
const retentionDays = {
  impressions: 7,
  accountsWithoutProfile: 90,
  closedCases: 365,
  numbersOfSuspended: 180,
  reportsOfFormerMembers: 180,
};

/** Hours between two runs. */
const hours = 1;

/** Accounts that one run deletes at most, so that it ends soon. */
const maxAccounts = 500;

/** The expired rows of each table; $1 is the time and $2 its day. */
const expired: Record<string, string> = {
  session: `delete from session s where $2::date is not null and not ${liveSession('$1')}`,
  usedProof: `delete from used_proof where $2::date is not null and used_at < $1::timestamptz - interval '1 hour'`,
  viewedProfiles: `delete from viewed_profiles where $1::timestamptz is not null and day < $2::date`,
  numberProof: `delete from number_proof where $2::date is not null and proved_at < $1::timestamptz - interval '2 days'`,
  numberUse: `delete from number_use where $1::timestamptz is not null and day < $2::date - 1`,
  impression: `delete from impression where $1::timestamptz is not null and day < $2::date - ${retentionDays.impressions}`,
  pagePosition: `delete from page_position where $2::date is not null and saved_at < $1::timestamptz - interval '1 day'`,
  // Only processes of the version before this one use it, and find a page without it less exactly.
  listWalk: `delete from list_walk where $1::timestamptz is not null and $2::date is not null`,
  // While buildings are counted, the row stays.
  forYouList: `delete from for_you_list where built_at < $2::date and (builds_since is null or builds_since < $1::timestamptz - interval '${forYouWindow} seconds')`,
  numberOfSuspended: `update kept_suspension set number_hash = null where $2::date is not null and number_hash is not null and kept_at < $1::timestamptz - interval '${retentionDays.numbersOfSuspended} days'`,
  retainedRelation: `delete from retained_relation where $2::date is not null and returned_id is null and retained_at < $1::timestamptz - interval '${retainedDays} days'`,
  profileCreation: `delete from profile_creation where $2::date is not null and created_at < $1::timestamptz - interval '${creationLifetime} milliseconds'`,
  reportsOfFormerMembers: `update moderation_case set evidence = null, left_at = null, identity_hash = null, number_hash = null,
    note = case when member_id is not null then note end
    where $2::date is not null and left_at < $1::timestamptz - interval '${retentionDays.reportsOfFormerMembers} days'`,
  moderationCase: `delete from moderation_case where $2::date is not null and closed_at < $1::timestamptz - interval '${retentionDays.closedCases} days'`,
};

/** Accounts that never got a profile and are not used, at the time of the parameter. */
const unused = (time: string) => `select u.id from app_user u, (select ${time}::timestamptz as now) clock
  where not exists (select 1 from profile p where p.user_id = u.id)
    and u.signed_in_at < clock.now - interval '${retentionDays.accountsWithoutProfile} days'
    and not exists (select 1 from session s where s.user_id = u.id and ${liveSession('clock.now')})`;
const unusedAccounts = `${unused('$1')} order by u.id limit ${maxAccounts}`;

/** Deletes an account if it is still unused, and says whether it was: its member may sign in at this moment. */
function eraseUnused({ transaction }: Database, hashes: KeyedHashes, id: string, now: Date): Promise<boolean> {
  return transaction(async (em) => {
    // Locked first, so that the second statement sees a sign-in that was confirmed meanwhile.
    await em.execute('select 1 from app_user where id = ? for update', [id]);
    const found = await em.execute(`${unused('?')} and u.id = ?`, [now, id]);
    if (found.length > 0) await eraseAccount(em, hashes, id, now);
    return found.length > 0;
  });
}

/** The key of the advisory lock: one process at a time deletes. */
const lockKey = 7_263_849;

/**
 * Deletes what has served its purpose and returns the number of rows by table, or null while another process does it.
 */
export async function deleteExpired(
  database: Database,
  hashes: KeyedHashes,
  now: Date,
): Promise<Record<string, number> | null> {
  const client = await database.pool.connect();
  let broken: Error | undefined;
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockKey]);
    if (!rows[0]!.locked) return null;
    try {
      const deleted: Record<string, number> = {};
      for (const [table, text] of Object.entries(expired))
        deleted[table] = (await client.query(text, [now, today(now)])).rowCount ?? 0;
      const found = await client.query<{ id: string }>(unusedAccounts, [now]);
      let erased = 0;
      for (const { id } of found.rows) if (await eraseUnused(database, hashes, id, now)) erased += 1;
      return { ...deleted, appUser: erased };
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockKey]);
    }
  } catch (error) {
    broken = error as Error; // pg rejects with errors only
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Runs deleteExpired every hour, and once at start; a failed run is logged and the next one comes. Returns what stops it. */
export function startRetention(database: Database, hashes: KeyedHashes, logger: FastifyBaseLogger): () => void {
  const run = () =>
    void deleteExpired(database, hashes, new Date()).then(
      (deleted) => deleted && logger.info({ deleted }, 'expired rows deleted'),
      (err: unknown) => logger.error({ err }, 'expired rows could not be deleted'),
    );
  run();
  const timer = setInterval(run, hours * 3_600_000).unref();
  return () => clearInterval(timer);
}
