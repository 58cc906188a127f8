import type { FastifyBaseLogger } from 'fastify';
import { today } from '@mithaq/openapi/rules/day.ts';
import { tableName, tables } from '../entities/entities.ts';
import { recordRun } from '../entities/maintenance-run.entity.ts';
import { liveSession } from '../entities/session.entity.ts';
import { eraseAccount } from '../users/erase-account.ts';
import type { Database } from '../database/database.ts';
import type { KeyedHashes } from '../server/keyed-hashes.ts';

/** Days after the last sign-in until an account without a profile is deleted. docs/privacy.md says why. */
const accountDays = 90;

/** Hours between two runs. */
const hours = 1;

/** Accounts that one run deletes at most, so that it ends soon. */
const maxAccounts = 500;

const clock = `(select $1::timestamptz as now, $2::date as day) clock`;

/** Statements that delete or clear what has served its purpose, by table; $1 is the time and $2 its day. */
const expired: Record<string, string> = {
  ...Object.fromEntries(
    tables.flatMap(({ entity, data }) => {
      const name = tableName(entity);
      const { cleared, expired: condition } = data;
      return [
        ...(cleared
          ? [[`${name} cleared`, `update "${name}" s set ${cleared.set} from ${clock} where ${cleared.where}`]]
          : []),
        ...(condition ? [[name, `delete from "${name}" s using ${clock} where ${condition}`]] : []),
      ];
    }),
  ),
  // Only processes of the version before this one use it, and find a page without it less exactly.
  list_walk: `delete from list_walk using ${clock}`,
};

/** Accounts that never got a profile and are not used, at the time of the parameter. */
const unused = (time: string) => `select u.id from app_user u, (select ${time}::timestamptz as now) clock
  where not exists (select 1 from profile p where p.user_id = u.id)
    and u.signed_in_at < clock.now - interval '${accountDays} days'
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
    // The lock belongs to a transaction, which PgBouncer keeps on one connection; the work is done on others.
    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
      lockKey,
    ]);
    const deleted = rows[0]!.locked ? await deleteAll(database, hashes, now) : null;
    if (deleted) await recordRun(client, 'retention', now);
    await client.query('commit');
    return deleted;
  } catch (error) {
    broken = error as Error; // pg rejects with errors only
    throw error;
  } finally {
    client.release(broken);
  }
}

async function deleteAll(database: Database, hashes: KeyedHashes, now: Date): Promise<Record<string, number>> {
  const { pool } = database;
  const deleted: Record<string, number> = {};
  for (const [table, text] of Object.entries(expired))
    deleted[table] = (await pool.query(text, [now, today(now)])).rowCount ?? 0;
  const found = await pool.query<{ id: string }>(unusedAccounts, [now]);
  let erased = 0;
  for (const { id } of found.rows) if (await eraseUnused(database, hashes, id, now)) erased += 1;
  return { ...deleted, app_user: erased };
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
