import pg from 'pg';
import type { Database } from './database.ts';

/**
 * Brings the tables to what this code expects. Processes that start together wait for one another at a locked row:
 * an ordinary one, since YugabyteDB knows no LOCK TABLE and advisory locks only of late.
 */
export async function migrate(database: Database, url: string): Promise<number> {
  const gate = new pg.Client({ connectionString: url });
  await gate.connect();
  try {
    await gate.query('create table if not exists start_gate (id smallint primary key)');
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
