import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createScratchDatabase } from '../local/scratch-database.ts';
import { isActivePairIndexCurrent } from '../entities/active-pair-index.ts';
import { openDatabase, type Database } from './database.ts';
import { entities } from '../entities/entities.ts';
import { migrate } from './migrate.ts';

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

it('200 simultaneous starts on a new database migrate it once', async () => {
  const starts = Array.from({ length: 200 }, () => migrate(database, scratch.url));
  expect((await Promise.all(starts)).filter((count) => count > 0)).toHaveLength(1);
});

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
