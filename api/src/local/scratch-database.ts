import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from './postgres.ts';
import { shutDown } from './postgres-server.ts';
import { findPostmaster, isRunning } from './postmaster.ts';

const prefix = 'mithaq-scratch-';

/** One PostgreSQL for a whole test run, in a folder that goes with it. For vitest's globalSetup. */
export async function startScratchPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  await removeForgotten();
  const folder = await mkdtemp(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
  await chmod(folder, 0o755); // the server may run under another account than ours
  const server = await startPostgres({ dataDir: folder, ephemeral: true });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(server.folder, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A database of its own for one test file. */
export async function createScratchDatabase(adminUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await say(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = name;
  return { url: url.href, drop: () => say(adminUrl, `drop database if exists ${name} with (force)`) };
}

async function say(url: string, sentence: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sentence).finally(() => client.end());
}

/** A test run that was killed leaves its server running. */
async function removeForgotten(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    const maker = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (!maker || isRunning(Number(maker))) continue;
    const folder = path.join(os.tmpdir(), name);
    const server = findPostmaster(path.join(folder, 'postgres/cluster'));
    if (server) await shutDown(server.pid);
    await rm(folder, { recursive: true, force: true });
  }
}
