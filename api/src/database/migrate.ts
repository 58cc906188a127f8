import pg from 'pg';
import { sqlState, type Database } from './database.ts';

/** unique_violation in the catalogue and duplicate_table: two made the table in the same moment, "if not exists" or not. */
const madeMeanwhile = new Set(['23505', '42P07']);

/**
 * Brings the tables to what this code expects. Processes that start together wait for one another at a locked row:
 * an ordinary one, since YugabyteDB knows no LOCK TABLE and advisory locks only of late.
 */
export async function migrate(database: Database, url: string): Promise<number> {
  const gate = new pg.Client({ connectionString: url });
  await gate.connect();
  try {
    await gate.query('create table if not exists start_gate (id smallint primary key)').catch((error: unknown) => {
      if (!madeMeanwhile.has(sqlState(error) ?? '')) throw error;
    });
    await gate.query('insert into start_gate (id) values (1) on conflict do nothing');
    await gate.query('begin');
    await gate.query('select id from start_gate where id = 1 for update');
    const done = await database.orm.migrator.up();
    await gate.query('commit');
    return done.length;
  } finally {
    await gate.end();
  }
}
