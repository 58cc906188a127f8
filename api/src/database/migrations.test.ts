import { inject } from 'vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createScratchDatabase } from '../local/scratch-database.ts';
import { openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';

let scratch: Awaited<ReturnType<typeof createScratchDatabase>>;
let database: Database;

beforeAll(async () => {
  scratch = await createScratchDatabase(inject('postgresUrl'));
  database = await openDatabase(scratch.url);
});

afterAll(async () => {
  await database.close();
  await scratch.drop();
});

it('lets processes that start together migrate once, one after another', async () => {
  const others = await Promise.all([openDatabase(scratch.url), openDatabase(scratch.url)]);
  const done = await Promise.all([database, ...others].map((each) => migrate(each, scratch.url)));
  await Promise.all(others.map((each) => each.close()));
  expect(done.filter((count) => count > 0)).toHaveLength(1);
});

it('says in the migrations what the entities say', async () => {
  expect(await database.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
});
