import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormOptions, sqlState, type Database } from './database.ts';

/** duplicate_table, duplicate_object (the table's row type) and unique_violation in the catalog: two created it at once. */
const alreadyExistsCodes = new Set(['42P07', '42710', '23505']);

/**
 * Brings the tables to the version of this code and returns the number of migrations. Processes that start together wait
 * for one another at a locked row of an ordinary table, since YugabyteDB has no LOCK TABLE and advisory locks only lately.
 */
export async function migrate(database: Database, url: string): Promise<number> {
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  try {
    await createLockTable(lock);
    await lock.query('begin');
    await lock.query('select id from migration_lock where id = 1 for update');
    const pending = await database.orm.migrator.getPending();
    if (pending.length > 0) await runMigrations(database, url);
    await lock.query('commit');
    return pending.length;
  } finally {
    await lock.end();
  }
}

/** On connections without the time-outs of requests: an index on a large table takes minutes. */
async function runMigrations(database: Database, url: string): Promise<void> {
  const orm = await MikroORM.init(ormOptions(url, database.orm.config.get('entities')));
  try {
    await orm.migrator.up();
  } finally {
    await orm.close(true);
  }
}

/** `if not exists` does not protect against another process that creates the table at the same moment. */
async function createLockTable(client: pg.Client): Promise<void> {
  for (;;) {
    try {
      await client.query('create table if not exists migration_lock (id smallint primary key)');
      await client.query('insert into migration_lock (id) values (1) on conflict do nothing');
      return;
    } catch (error) {
      if (!alreadyExistsCodes.has(sqlState(error) ?? '')) throw error;
    }
  }
}
