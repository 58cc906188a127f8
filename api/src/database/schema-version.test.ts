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
