import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createScratchDatabase } from '../local/scratch-database.ts';
import { openDatabase, type Database } from './database.ts';
import { entities } from '../entities/entities.ts';
import { migrate } from './migrate.ts';
import {
  assertSchemaFits,
  missingMigrations,
  newerSchemaProblem,
  ownMigrations,
  recordCompatibility,
  releaseBefore,
} from './schema-version.ts';

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

/** A later release has migrated; it works beside releases that know this migration. */
async function migratedByLaterRelease(needed: string | undefined): Promise<void> {
  await migrate(database, scratch.url);
  const later = 'Migration29990101000000';
  await database.pool.query('insert into mikro_orm_migrations (name) values ($1)', [later]);
  if (needed) await database.pool.query('update compatibility set newest = $1, needed = $2', [later, needed]);
}

it('tables that were never migrated, or not to the end, are refused with the command that migrates', async () => {
  await expect(assertSchemaFits(database.pool)).rejects.toThrow(
    `the database lacks ${ownMigrations.length} of this release's migrations, from ${ownMigrations[0]} on. Run \`npm run migrate\` first.`,
  );
  await database.orm.migrator.up({ to: releaseBefore.newestMigration });
  await expect(assertSchemaFits(database.pool)).rejects.toThrow('Run `npm run migrate` first.');
  await migrate(database, scratch.url);
  expect(await missingMigrations(database.pool)).toEqual([]);
  await assertSchemaFits(database.pool);
});

it('the next release migrates, and this one goes on and starts', async () => {
  await migratedByLaterRelease(ownMigrations.at(-1));
  expect(await newerSchemaProblem(database.pool)).toBeUndefined();
  await assertSchemaFits(database.pool);
});

it.each([
  ['a release that no longer works beside this one', 'Migration29981231000000'],
  ['something that did not say whom it suits', undefined],
])('tables that were migrated by %s are refused with both versions', async (_what, needed) => {
  await migratedByLaterRelease(needed);
  const problem = `the database is newer than this release: it has Migration29990101000000, and this release knows migrations up to ${ownMigrations.at(-1)}. Run the release that migrated it, or the one before.`;
  expect(await newerSchemaProblem(database.pool)).toBe(problem);
  await expect(assertSchemaFits(database.pool)).rejects.toThrow(problem);
  await expect(migrate(database, scratch.url)).rejects.toThrow(problem);
});

it('a release that is put back does not say again whom the tables suit', async () => {
  await migratedByLaterRelease(ownMigrations.at(-1));
  await recordCompatibility(database.pool);
  const { rows } = await database.pool.query('select newest, needed from compatibility');
  expect(rows).toEqual([{ newest: 'Migration29990101000000', needed: ownMigrations.at(-1) }]);
});

it('this release says that the one before works beside it', async () => {
  await migrate(database, scratch.url);
  const { rows } = await database.pool.query('select newest, needed from compatibility');
  expect(rows).toEqual([{ newest: ownMigrations.at(-1), needed: releaseBefore.newestMigration }]);
  expect(ownMigrations).toContain(releaseBefore.newestMigration);
});

it('processes of the release before stay ready while a later release migrates, from its first migration on', async () => {
  await migrate(database, scratch.url);
  // As the later release begins: it has said whom its tables suit, and run the first of two migrations.
  await database.pool.query("update compatibility set newest = 'Migration29990102000000', needed = $1", [
    ownMigrations.at(-1),
  ]);
  await database.pool.query("insert into mikro_orm_migrations (name) values ('Migration29990101000000')");
  expect(await newerSchemaProblem(database.pool)).toBeUndefined();
});

it('whom the tables suit is written before a migration waits, and after a process that was killed', async () => {
  await migrate(database, scratch.url);
  const written = { newest: ownMigrations.at(-1), needed: releaseBefore.newestMigration };
  const read = async () => (await database.pool.query('select newest, needed from compatibility')).rows;
  const earlier = 'Migration20261123093000';
  const last = ownMigrations.at(-1);

  // Its last migration is missing, and waits.
  await database.pool.query('update compatibility set newest = $1', [earlier]);
  await database.pool.query('delete from mikro_orm_migrations where name = $1', [last]);
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('select from migration_lock where id = 1 for update');
  const migrating = migrate(database, scratch.url).catch(() => undefined); // its tables are there already
  await expect.poll(read, { timeout: 20_000 }).toEqual([written]);
  await holder.query('insert into mikro_orm_migrations (name) values ($1)', [last]);
  await holder.query('commit');
  holder.release();
  await migrating;

  // All migrations were run, and the process was killed then.
  await database.pool.query('delete from compatibility');
  expect(await migrate(database, scratch.url)).toBe(0);
  expect(await read()).toEqual([written]);
});
