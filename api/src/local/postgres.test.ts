import { existsSync, statSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type LocalPostgres, startPostgres } from './postgres.ts';
import { isRunning, pidFileOf } from './postmaster.ts';

let dataDir: string;
let server: LocalPostgres;
const said: string[] = [];
const start = () => startPostgres({ dataDir, ephemeral: true, log: (sentence) => said.push(sentence) });

async function ask(sentence: string, url = server.url): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // the tests kill servers
  await client.connect();
  try {
    return (await client.query({ text: sentence, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'mithaq-postgres-test-'));
  await chmod(dataDir, 0o755);
  server = await start();
  await ask('create table survivor (word text)');
  await ask(`insert into survivor values ('mithaq')`);
}, 60_000);

afterAll(async () => {
  await server.stop();
  await rm(server.folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

describe('a running server', () => {
  test('sorts and compares text the same on every machine', async () => {
    const answer = await ask(
      `select datlocprovider::text, datlocale, pg_encoding_to_char(encoding) from pg_database where datname = current_database()`,
    );
    expect(answer).toEqual(['b', 'C.UTF-8', 'UTF8']);
  });

  test('listens on loopback only', async () => {
    expect(await ask('show listen_addresses')).toEqual(['127.0.0.1']);
    expect(await ask('show unix_socket_directories')).toEqual(['']);
  });

  test('refuses other users of this machine', async () => {
    const url = new URL(server.url);
    url.password = 'guess';
    await expect(ask('select 1', url.href)).rejects.toThrow(/password authentication failed/);
    url.password = '';
    await expect(ask('select 1', url.href)).rejects.toThrow(/password/);
  });

  test('hides its password from other users', () => {
    expect(statSync(path.join(server.folder, 'password')).mode & 0o777).toBe(0o600);
    expect(statSync(server.folder).mode & 0o777).toBe(0o700);
  });

  test('writes its log beside the data', () => {
    expect(statSync(path.join(server.folder, 'server.log')).size).toBeGreaterThan(0);
  });
});

test('a second start uses the running server', async () => {
  const second = await start();
  expect(second).toMatchObject({ reused: true, pid: server.pid, url: server.url });
  expect(await ask('select word from survivor', second.url)).toEqual(['mithaq']);
  await second.stop();
  // The first start keeps it running.
  await vi.waitFor(() => expect(said.at(-1)).toBe('PostgreSQL runs again.'), { timeout: 20_000, interval: 50 });
  expect(await ask('select 1')).toEqual([1]);
});

test('a killed server restarts with its data at the same address', async () => {
  const killed = server.pid;
  said.length = 0;
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(() => expect(said.at(-1)).toBe('PostgreSQL runs again.'), { timeout: 30_000, interval: 50 });
  expect(server.pid).not.toBe(killed);
  expect(await ask('select word from survivor')).toEqual(['mithaq']);
}, 40_000);

test('stop ends the server; the next start uses the same data and port despite a stale pid file', async () => {
  const { url, pid } = server;
  await server.stop();
  expect(isRunning(pid)).toBe(false);
  const pidFile = pidFileOf(path.join(server.folder, 'cluster'));
  expect(existsSync(pidFile)).toBe(false);
  // a pid that another program has now
  writeFileSync(pidFile, `${process.pid}\n${server.folder}\n0\n1\n\n127.0.0.1\n\nready   \n`);
  server = await start();
  expect(server).toMatchObject({ url, reused: false });
  expect(await ask('select word from survivor')).toEqual(['mithaq']);
});

test('data of another PostgreSQL version stays untouched, with a message on what to do', async () => {
  const other = await mkdtemp(path.join(os.tmpdir(), 'mithaq-postgres-test-'));
  await chmod(other, 0o755);
  const made = await startPostgres({ dataDir: other, ephemeral: true });
  await made.stop();
  writeFileSync(path.join(made.folder, 'cluster/PG_VERSION'), '17\n');
  await expect(startPostgres({ dataDir: other, ephemeral: true })).rejects.toThrow(
    /written by PostgreSQL 17, this is 18/,
  );
  await rm(other, { recursive: true, force: true });
}, 30_000);

test('refuses to run in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(start()).rejects.toThrow(/does not start with NODE_ENV=production/);
  vi.unstubAllEnvs();
});
