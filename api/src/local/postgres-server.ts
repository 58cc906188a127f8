import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './postgres-cluster.ts';
import { findPostmaster, isRunning, pidFileOf } from './postmaster.ts';

/** A server process of this start or an earlier one. */
export type RunningServer = { pid: number; port: number; waitForEnd(giveUp: AbortSignal): Promise<void> };

const startSeconds = 60;
const logLimit = 10 * 1024 * 1024;

/**
 * The server on these files: the running one, or a new one on this port. Resolves when it accepts connections. PostgreSQL's own
 * pg_ctl looks every 100 ms, and takes any process that has the id of a stale pid file for a running server.
 */
export async function launch(
  binaries: string,
  cluster: Cluster,
  port: number,
  ephemeral: boolean,
): Promise<RunningServer> {
  let child: ChildProcess | undefined;
  const deadline = Date.now() + startSeconds * 1000;
  while (Date.now() < deadline) {
    const found = findPostmaster(cluster.files);
    if (found?.isReady) return { pid: found.pid, port: found.port, waitForEnd: endOf(found.pid, child) };
    // found but not ready: starting, recovering, or an earlier one still stopping
    if (!found && !child) child = await spawnServer(binaries, cluster, port, ephemeral);
    // checked again: of two simultaneous starts the slower one ends, and the other one's server has the files
    else if (child && hasEnded(child) && !findPostmaster(cluster.files)) {
      throw new Error(`PostgreSQL ended at once: ${await lastLogLines(cluster.log)}`);
    }
    await wait(20);
  }
  throw new Error(`PostgreSQL was not ready after ${startSeconds} s: ${await lastLogLines(cluster.log)}`);
}

/** Fast shutdown first: it disconnects clients and writes the data to disk. */
export async function shutDown(pid: number): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 10],
    ['SIGKILL', 5],
  ] as const) {
    if (!isRunning(pid)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + seconds * 1000;
    while (isRunning(pid) && Date.now() < deadline) await wait(20);
  }
}

async function spawnServer(
  binaries: string,
  { files, log, account }: Cluster,
  port: number,
  ephemeral: boolean,
): Promise<ChildProcess> {
  // Left by a server that has ended. A running one under another path of this folder is still safe:
  // PostgreSQL's lock in shared memory belongs to the folder itself.
  await rm(pidFileOf(files), { force: true });
  await truncateLog(log);
  const output = openSync(log, 'a', 0o600);
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    `max_connections=${ephemeral ? 300 : 100}`,
    ...(ephemeral ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=4GB'] : []),
  ];
  const child = spawn(
    path.join(binaries, 'postgres'),
    ['-D', files, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...account,
      // a process group of its own: Ctrl-C reaches the API first, and the API stops its database last
      detached: true,
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', output, output],
    },
  );
  closeSync(output);
  child.on('error', () => {}); // hasEnded() reports it: a program that did not start has no pid
  child.unref();
  return child;
}

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/** A child emits an event when it ends; another process has to be polled. */
function endOf(pid: number, child: ChildProcess | undefined): RunningServer['waitForEnd'] {
  return async (giveUp) => {
    if (child?.pid === pid) {
      if (!hasEnded(child)) await once(child, 'exit', { signal: giveUp }).catch(() => {});
      return;
    }
    while (!giveUp.aborted && isRunning(pid))
      await wait(200, undefined, { signal: giveUp, ref: false }).catch(() => {});
  };
}

async function truncateLog(log: string): Promise<void> {
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  );
  if (size > logLimit) await rename(log, `${log}.1`);
}

async function lastLogLines(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8').catch(() => '')).trimEnd().split('\n');
  const telling = lines.slice(-20).filter((line) => /FATAL|PANIC|ERROR|HINT|error/.test(line));
  return `${(telling.at(-1) ?? lines.at(-1) ?? '').trim()} (more in ${log})`;
}
