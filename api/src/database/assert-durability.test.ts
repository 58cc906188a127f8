import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startPostgres, type LocalPostgres } from '../local/postgres.ts';
import { openDatabase } from './database.ts';
import { entities } from '../entities/entities.ts';
import { assertDurable } from './assert-durability.ts';

let folder: string;
let server: LocalPostgres;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-durable-'));
  await chmod(folder, 0o755); // the server may run under another account
  server = await startPostgres({ dataDir: folder });
});
afterAll(async () => {
  await server.stop();
  await rm(server.folder, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

async function checked(url: string, before?: string): Promise<unknown> {
  if (before) await withDatabase(url, ({ pool }) => pool.query(before));
  return withDatabase(url, (database) => assertDurable(database).catch((error: unknown) => (error as Error).message));
}

async function withDatabase<T>(
  url: string,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(url, entities);
  return work(database).finally(() => database.close());
}

it('accepts the PostgreSQL of npm start', async () => {
  expect(await checked(server.url)).toBeUndefined();
});

it('refuses a server that confirms commits before they are on disk, and names the setting', async () => {
  const setting = 'alter database mithaq set synchronous_commit';
  expect(await checked(server.url, `${setting} = off`)).toMatch(/synchronous_commit switched off/);
  expect(await checked(server.url, `${setting} = on`)).toBeUndefined();
  expect(await checked(inject('postgresUrl'))).toMatch(
    /fsync and full_page_writes and synchronous_commit|full_page_writes and fsync and synchronous_commit/,
  );
});
