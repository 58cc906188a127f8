import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shutDown } from '@mithaq/api/src/local/postgres-server.ts';
import { findPostmaster, isRunning } from '@mithaq/api/src/local/postmaster.ts';

/** A folder for the database; on a small file system of its own when this account may mount one, so that it can be filled. */
export type Disk = {
  folder: string;
  /** A folder on the ordinary file system, which stays after the run. */
  logs: string;
  /** Uses up the space that is left. Absent when the file system is not ours alone. */
  fill?: () => void;
  /** Frees it again. */
  empty(): void;
  remove(): void;
};

const prefix = 'mithaq-faults-';
const megabytes = 320;

export async function createDisk(): Promise<Disk> {
  await removeLeftovers();
  const folder = mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(folder, 0o755); // the server may run under another account
  const filler = path.join(folder, 'filler');
  const isMounted = mount(folder);
  return {
    folder,
    logs: mkdtempSync(path.join(os.tmpdir(), 'mithaq-faults-log-')),
    ...(isMounted && { fill: () => fill(filler) }),
    empty: () => rmSync(filler, { force: true }),
    remove: () => remove(folder),
  };
}

/** Only Linux has tmpfs, and only root may mount it. */
function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function fill(filler: string): void {
  const file = openSync(filler, 'a');
  // Smaller and smaller pieces, until not even a byte has room.
  for (let size = 1 << 20; size > 0; size >>= 2) {
    const piece = Buffer.alloc(size);
    try {
      while (writeSync(file, piece) === size);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
  closeSync(file);
}

function remove(folder: string): void {
  try {
    execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
  } catch {
    // it was not mounted
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Removes the servers and folders of runs that were killed. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(os.tmpdir())) {
    const maker = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (!maker || isRunning(Number(maker))) continue;
    const folder = path.join(os.tmpdir(), name);
    const server = findPostmaster(path.join(folder, 'postgres/cluster'));
    if (server) await shutDown(server.pid);
    remove(folder);
  }
}
