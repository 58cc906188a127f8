import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createScratchDatabase, startScratchPostgres } from './scratch-database.ts';

test('scratch databases are independent and are removed', async () => {
  const server = await startScratchPostgres();
  const [one, other] = [await createScratchDatabase(server.url), await createScratchDatabase(server.url)];
  const client = new pg.Client({ connectionString: one.url });
  client.on('error', () => {}); // drop() ends the connection
  await client.connect();
  await client.query('create table only_here ()');
  const elsewhere = new pg.Client({ connectionString: other.url });
  await elsewhere.connect();
  const { rows } = await elsewhere.query(
    `select to_regclass('only_here') as found, current_setting('data_directory') as files`,
  );
  expect(rows).toEqual([{ found: null, files: expect.any(String) }]);
  await elsewhere.end();

  await one.drop();
  await expect(client.query('select 1')).rejects.toThrow();
  await server.stop();
  expect(existsSync(rows[0].files)).toBe(false);
}, 60_000);
