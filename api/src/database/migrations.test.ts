import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createScratchDatabase } from '../local/scratch-database.ts';
import { isActivePairIndexCurrent } from '../entities/active-pair-index.ts';
import { openDatabase, type Database } from './database.ts';
import { entities } from '../entities/entities.ts';
import { migrate } from './migrate.ts';
import { assertSchemaFits, missingMigrations, releaseBefore } from './schema-version.ts';

let scratch: Awaited<ReturnType<typeof createScratchDatabase>>;
let database: Database;

beforeEach(async () => {
  scratch = await createScratchDatabase(inject('postgresUrl'));
  database = await openDatabase(scratch.url, entities);
});

afterEach(async () => {
  await database.close();
  await scratch.drop();
});

// More would take the connections and the time of the servers that other tests start beside it.
it('50 simultaneous starts on a new database migrate it once', async () => {
  const starts = Array.from({ length: 50 }, () => migrate(database, scratch.url));
  expect((await Promise.all(starts)).filter((count) => count > 0)).toHaveLength(1);
}, 60_000); // the others ask 250 times a second meanwhile

it('the migrations create what the entities declare (npm run migration writes the difference)', async () => {
  await migrate(database, scratch.url);
  expect(await database.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  expect(await isActivePairIndexCurrent(database)).toBe(true);
});

it('rows of the first version keep their data under the new names', async () => {
  await database.orm.migrator.up({ to: 'Migration20261121041207' });
  await database.pool.query(
    `insert into member (id, issuer, subject, email, name, created_at) values (gen_random_uuid(), 'i', 's', 'a@example.test', 'A', now())`,
  );
  await migrate(database, scratch.url);
  const { rows } = await database.pool.query('select subject, email from app_user');
  expect(rows).toEqual([{ subject: 's', email: 'a@example.test' }]);
});

describe('a table that others use', () => {
  const waiting = { lockTimeoutMs: 100, pauseMs: 50, giveUpAfterMs: 60_000 };
  let reader: pg.Client;
  beforeEach(async () => {
    // the last migration that changes a table of members
    await database.orm.migrator.up({ to: 'Migration20261123174000' });
    reader = new pg.Client({ connectionString: scratch.url });
    await reader.connect();
    await reader.query('begin');
    await reader.query('lock table profile in access share mode'); // as pg_dump does
  });
  afterEach(() => reader.end());

  it('is migrated when it is free, and members read and write it meanwhile', async () => {
    const migrating = migrate(database, scratch.url, waiting);
    let isDone = false;
    void migrating.then(() => (isDone = true));
    for (let attempts = 0; attempts < 5; attempts++) {
      await expect
        .poll(async () => (await database.pool.query('select from pg_locks where not granted')).rowCount, {
          interval: 5,
          timeout: 20_000,
        })
        .toBeGreaterThan(0);
      // Behind a waiting migration, for a tenth of a second at most.
      await database.pool.query('select from profile');
      await database.pool.query('update profile set is_verified = is_verified');
    }
    expect(isDone).toBe(false);
    await reader.query('commit');
    expect(await migrating).toBeGreaterThan(0);
    expect(await missingMigrations(database.pool)).toEqual([]);
  });

  it('that is never free ends the migration with a sentence, and what was done stays', async () => {
    await expect(migrate(database, scratch.url, { ...waiting, giveUpAfterMs: 0 })).rejects.toThrow(
      'a table that a migration changes was in use all the time. Try again when a dump or a report has ended.',
    );
    await reader.query('commit');
    await migrate(database, scratch.url, waiting);
    expect(await missingMigrations(database.pool)).toEqual([]);
  });
});

it('a role that may only read and write rows starts with migrated tables, and cannot migrate', async () => {
  const role = `rows_${scratch.name}`;
  const { pool } = database;
  await pool.query(`create role ${role} login password 'rows'`);
  try {
    await database.orm.migrator.up({ to: releaseBefore.newestMigration });
    const url = new URL(scratch.url);
    url.username = role;
    url.password = 'rows';
    const grant = `grant usage on schema public to ${role}; grant select, insert, update, delete on all tables in schema public to ${role}`;
    await pool.query(grant);
    const serving = await openDatabase(url.href, entities);
    try {
      await expect(assertSchemaFits(serving.pool)).rejects.toThrow('Run `npm run migrate` first.');
      await expect(migrate(serving, url.href)).rejects.toThrow(/permission denied|must be owner/);
      await migrate(database, scratch.url);
      await pool.query(grant);
      await assertSchemaFits(serving.pool);
      expect(await migrate(serving, url.href)).toBe(0);
    } finally {
      await serving.close();
    }
  } finally {
    await pool.query(`drop owned by ${role}; drop role ${role}`);
  }
});
