import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from './postgres.ts';
import { shutDown } from './postgres-server.ts';
import { findPostmaster, isRunning } from './postmaster.ts';

const prefix = 'mithaq-scratch-';

/** Starts one PostgreSQL for a test run in a temporary folder (vitest's globalSetup). */
export async function startScratchPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const parent = await fastestFolder();
  await removeLeftovers(parent);
  const folder = await mkdtemp(path.join(parent, `${prefix}${process.pid}-`));
  await chmod(folder, 0o755); // the server may run under another account
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

type ScratchDatabase = { name: string; url: string; drop(): Promise<void> };

/** A new database for one test file: an empty one, or a copy of another one that nobody uses. */
export async function createScratchDatabase(adminUrl: string, original = 'template1'): Promise<ScratchDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // To copy the files takes two thirds of the time of the usual way, which writes the log of each page.
  await execute(adminUrl, `create database ${name} template ${original} strategy file_copy`);
  const url = new URL(adminUrl);
  url.pathname = name;
  return { name, url: url.href, drop: () => execute(adminUrl, `drop database if exists ${name} with (force)`) };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * Memory, where a gigabyte of it is free (a run takes 130 MB). A test run makes and drops hundreds of databases of
 * hundreds of files, and ext4 looks at each inode that was freed in the last seconds before it gives out another.
 */
async function fastestFolder(): Promise<string> {
  const memory = '/dev/shm';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 2 ** 30 ? memory : os.tmpdir();
}

/** Removes the servers of test runs that were killed. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const maker = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (!maker || isRunning(Number(maker))) continue;
    const folder = path.join(parent, name);
    const server = findPostmaster(path.join(folder, 'postgres/cluster'));
    if (server) await shutDown(server.pid);
    await rm(folder, { recursive: true, force: true });
  }
}
