import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The content of a running server's pid file. */
export type Postmaster = { pid: number; port: number; isReady: boolean };

/** The server that runs on these files, if any; a stale pid file is ignored. */
export function findPostmaster(files: string): Postmaster | undefined {
  const lines = readPidFile(files);
  const pid = Number(lines[0]);
  if (!pid || !isRunning(pid) || !commandOf(pid).includes(files)) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

export const pidFileOf = (files: string): string => path.join(files, 'postmaster.pid');

/** A zombie process is not running: in a container it may never be reaped. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !hasProc || !readQuietly(`/proc/${pid}/stat`).includes(') Z ');
}

const hasProc = existsSync('/proc/self/stat');

/** Process ids are reused, so the number alone does not identify the process. */
function commandOf(pid: number): string {
  if (hasProc) return readQuietly(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

const readPidFile = (files: string): string[] => readQuietly(pidFileOf(files)).split('\n');

function readQuietly(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
