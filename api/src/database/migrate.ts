import { setTimeout as wait } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormOptions, sqlState, type Database } from './database.ts';
import { missingMigrations, newerSchemaProblem, recordCompatibility } from './schema-version.ts';

/** duplicate_table, duplicate_object (the table's row type) and unique_violation in the catalog: two created it at once. */
const alreadyExistsCodes = new Set(['42P07', '42710', '23505']);

/** lock_not_available: the time limit of a lock. */
const lockTimeoutState = '55P03';

/** How a migration waits for a table that others use. */
export type LockWaiting = {
  /** Milliseconds that a statement waits for a lock: as long, every query of the table waits behind it. */
  lockTimeoutMs: number;
  /** Milliseconds until the migration is tried again. */
  pauseMs: number;
  /** Milliseconds after which it is given up. */
  giveUpAfterMs: number;
};

/**
 * A dump holds its locks for as long as it lasts; in between, members wait for at most half a second. PostgreSQL looks for a deadlock
 * after a second: where a process and a migration wait for each other, the migration gives way first.
 */
const defaultWaiting: LockWaiting = { lockTimeoutMs: 500, pauseMs: 2000, giveUpAfterMs: 30 * 60_000 };

/**
 * Brings the tables to the version of this code and returns the number of migrations. Processes that start together wait
 * for one another at a locked row of an ordinary table, since YugabyteDB has no LOCK TABLE and advisory locks only lately.
 * Each migration commits by itself, so that one outside a transaction (`create index concurrently`) follows another.
 * @throws Error when the database is newer than this code, or a lock was not free in time
 */
export async function migrate(database: Database, url: string, waiting: LockWaiting = defaultWaiting): Promise<number> {
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  try {
    const problem = await newerSchemaProblem(lock);
    if (problem) throw new Error(problem);
    for (;;) {
      // Also where nothing is missing: a process that was killed after its last migration may not have written it.
      await recordCompatibility(lock);
      if ((await missingMigrations(lock)).length === 0) return 0;
      if (await takesTurn(lock)) break;
      await wait(turnPauseMs);
    }
    // Not on the locking connection: a missing table would end its transaction.
    const { length: pending } = await missingMigrations(database.pool);
    if (pending > 0) await runMigrations(database, url, waiting);
    await lock.query('commit');
    await recordCompatibility(lock);
    return pending;
  } finally {
    await lock.end();
  }
}

/** Milliseconds after which a process that waits for another asks again. */
const turnPauseMs = 200;

/**
 * Locks the row, in a transaction that stays open. A process that waits has no transaction: `create index concurrently`
 * would wait for its snapshot, and so for ever.
 */
async function takesTurn(lock: pg.Client): Promise<boolean> {
  await createLockTable(lock);
  await lock.query('begin');
  const { rowCount } = await lock.query('select from migration_lock where id = 1 for update skip locked');
  if (rowCount === 0) await lock.query('rollback');
  return rowCount === 1;
}

/** On connections without the time-outs of requests: an index on a large table takes minutes. */
async function runMigrations(database: Database, url: string, waiting: LockWaiting): Promise<void> {
  const options = ormOptions(url, database.orm.config.get('entities'));
  const orm = await MikroORM.init({
    ...options,
    driverOptions: { ...options.driverOptions, lock_timeout: waiting.lockTimeoutMs },
  });
  const end = performance.now() + waiting.giveUpAfterMs;
  try {
    for (;;) {
      try {
        await orm.migrator.up();
        return;
      } catch (error) {
        if (sqlState(error) !== lockTimeoutState) throw error;
        if (performance.now() > end)
          throw new Error(
            'a table that a migration changes was in use all the time. Try again when a dump or a report has ended.',
            {
              cause: error,
            },
          );
        await wait(waiting.pauseMs);
      }
    }
  } finally {
    await orm.close(true);
  }
}

/**
 * A role without the right to create tables needs none where the table is. `if not exists` does not protect against another
 * process that creates it at the same moment.
 */
async function createLockTable(client: pg.Client): Promise<void> {
  for (;;) {
    try {
      const { rows } = await client.query(`select to_regclass('migration_lock') is not null as "isThere"`);
      if (!rows[0].isThere) await client.query('create table if not exists migration_lock (id smallint primary key)');
      await client.query('insert into migration_lock (id) values (1) on conflict do nothing');
      return;
    } catch (error) {
      if (!alreadyExistsCodes.has(sqlState(error) ?? '')) throw error;
    }
  }
}
