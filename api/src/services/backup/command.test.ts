import { execFile } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { applicationName } from '../../database/connections.ts';
import { openDatabase } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { entities } from '../../entities/entities.ts';
import { createScratchDatabase } from '../../local/scratch-database.ts';
import { commandEnvironment } from '../../testing/command-environment.ts';

const account = '01a2b3c4-0000-4000-8000-000000000001';
let scratch: Awaited<ReturnType<typeof createScratchDatabase>>;
let folder: string;
let file: string;
beforeAll(async () => {
  scratch = await createScratchDatabase(inject('postgresUrl'));
  const database = await openDatabase(scratch.url, entities);
  await migrate(database, scratch.url);
  await database.close();
  folder = await mkdtemp(join(os.tmpdir(), 'mithaq-backup-command-'));
  file = join(folder, 'backup');
  await run(['backup', file]);
});
afterAll(async () => {
  await scratch.drop();
  await rm(folder, { recursive: true });
});

async function run(args: string[], variables: Record<string, string | undefined> = {}) {
  const env = { ...commandEnvironment, DATABASE_URL: scratch.url, HASH_KEY: 'x'.repeat(32), ...variables };
  const command = [join(import.meta.dirname, 'command.ts'), ...args];
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

/** Runs a restore of the empty backup while a client of this name is connected, and says whether a newer row is still there. */
async function restoreOverRow(args: string[], clientName = 'psql') {
  const client = new pg.Client({ connectionString: scratch.url, application_name: clientName });
  await client.connect();
  try {
    await client.query(
      `insert into app_user (id, issuer, subject, email, name, created_at) values ($1, 'i', 's', 'e@example.com', 'n', now())`,
      [account],
    );
    const result = await run(args);
    return { ...result, isThere: (await client.query('delete from app_user')).rowCount === 1 };
  } finally {
    await client.end();
  }
}

it('a restore with --yes names its target without the password, also while a psql is connected', async () => {
  const { hostname, port, password } = new URL(scratch.url);
  const { code, said, isThere } = await restoreOverRow(['restore', file, '--yes']);
  expect(said).toContain(`into the database ${scratch.name} on ${hostname}:${port}`);
  expect(said).not.toContain(password);
  expect({ code, isThere }).toEqual({ code: 0, isThere: false });
});

it('a restore without --yes says what it would replace, and changes nothing', async () => {
  const { code, said, isThere } = await restoreOverRow(['restore', file]);
  expect(said).toContain(`all rows of the database ${scratch.name} on`);
  expect(said).toContain('Add --yes');
  expect({ code, isThere }).toEqual({ code: 2, isThere: true });
});

it('a backup of a database without tables says so', async () => {
  const empty = await createScratchDatabase(inject('postgresUrl'));
  const { code, said } = await run(['backup', join(folder, 'nothing')], { DATABASE_URL: empty.url });
  await empty.drop();
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^There is nothing to back up: the database .* has no tables/),
  ]);
});

it('a restore by the role of the servers, which owns no table, says which role it needs', async () => {
  const owner = new pg.Client({ connectionString: scratch.url });
  await owner.connect();
  const role = `${scratch.name}_server`;
  await owner.query(`create role ${role} login password 'x'`);
  await owner.query(`grant select, insert, update, delete on all tables in schema public to ${role}`);
  try {
    const url = Object.assign(new URL(scratch.url), { username: role, password: 'x' }).href;
    expect(await run(['restore', file, '--yes'], { DATABASE_URL: url })).toEqual({
      code: 1,
      said: 'The role of DATABASE_URL does not own the tables: restore with that of `npm run migrate`. Nothing was restored.\n',
    });
  } finally {
    await owner.query(`drop owned by ${role}; drop role ${role}`);
    await owner.end();
  }
});

it('a restore is refused while a server is connected', async () => {
  const { code, said, isThere } = await restoreOverRow(['restore', file, '--yes'], applicationName);
  expect(said).toContain('Stop all of them first.');
  expect({ code, isThere }).toEqual({ code: 1, isThere: true });
});

it.each([
  ['without a database', { DATABASE_URL: undefined }, [], 'Name the database: set DATABASE_URL, or add --embedded'],
  ['with two databases', {}, ['--embedded'], 'DATABASE_URL is set and --embedded was given'],
])('a backup %s is refused, and writes no file', async (_what, variables, args, sentence) => {
  const refused = join(folder, 'refused');
  const { code, said } = await run(['backup', refused, ...args], variables);
  expect(said).toContain(sentence);
  expect(code).toBe(2);
  await expect(access(refused)).rejects.toThrow('ENOENT');
});

it('a restore from a file that does not exist makes no tables', async () => {
  const empty = await createScratchDatabase(inject('postgresUrl'));
  const { code, said } = await run(['restore', join(folder, 'none'), '--yes'], { DATABASE_URL: empty.url });
  const client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  const { rowCount } = await client.query(`select from pg_tables where schemaname = 'public'`);
  await client.end();
  await empty.drop();
  expect(said).toContain('does not exist. Nothing was restored.');
  expect({ code, rowCount }).toEqual({ code: 1, rowCount: 0 });
});
