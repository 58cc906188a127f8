import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, lstat, mkdir, readFile, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isRunning } from './postmaster.ts';
import { type ServerAccount, canEnter } from './server-account.ts';

const run = promisify(execFile);

/** A database cluster on disk: its files, its owner's password, its log, and the account that runs it. */
export type Cluster = { folder: string; files: string; password: string; log: string; account: ServerAccount };

export const clusterOwner = 'mithaq';
const postgresMajor = '18';

/** Opens the cluster of this data folder, and creates it if there is none. */
export async function openCluster(options: {
  dataDir: string;
  binaries: string;
  account: ServerAccount;
  ephemeral: boolean;
}): Promise<Cluster> {
  const home = await readableHome(options.dataDir, options.account);
  const folder = path.join(home, 'postgres');
  if (!existsSync(folder)) await createCluster(home, folder, options);
  const account = await ownerOf(folder);
  const files = path.join(folder, 'cluster');
  const version = (await readFile(path.join(files, 'PG_VERSION'), 'utf8')).trim();
  if (version !== postgresMajor) {
    throw new Error(
      `The data in ${folder} was written by PostgreSQL ${version}, this is ${postgresMajor}. Move the folder away, or use it through DATABASE_URL with a PostgreSQL ${version}.`,
    );
  }
  const password = await readFile(path.join(folder, 'password'), 'utf8');
  return { folder, files, password, log: path.join(folder, 'server.log'), account };
}

/** PostgreSQL opens only files of its own account; root can run it as their owner. */
async function ownerOf(folder: string): Promise<ServerAccount> {
  const { uid, gid } = await lstat(folder);
  const self = process.getuid?.();
  if (uid === self) return {};
  if (self === 0) return { uid, gid };
  throw new Error(
    `The data in ${folder} belongs to another user (an earlier start ran as root). Start as that user, or set MITHAQ_DATA_DIR to a new folder.`,
  );
}

/** The data folder, or a folder derived from it that the account can read. */
async function readableHome(dataDir: string, account: ServerAccount): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const asked = await realpath(dataDir);
  if (account.uid === undefined || (await canEnter(account, asked))) return asked;
  const name = createHash('sha256').update(asked).digest('hex').slice(0, 12);
  const home = `/var/tmp/mithaq-${name}`;
  await mkdir(home, { mode: 0o755 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  // Every user can create a folder in /var/tmp: its owner could read the members' data.
  const found = await lstat(home);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0) {
    throw new Error(
      `${home} belongs to someone else. Remove it, or set MITHAQ_DATA_DIR to a folder that every user can enter.`,
    );
  }
  return home;
}

/** Created in a temporary folder and renamed, so that no start leaves an incomplete cluster. */
async function createCluster(
  home: string,
  folder: string,
  { binaries, account, ephemeral }: { binaries: string; account: ServerAccount; ephemeral: boolean },
): Promise<void> {
  await removeDrafts(home);
  const draft = `${folder}.new-${process.pid}`;
  await mkdir(draft, { mode: 0o700 });
  const password = path.join(draft, 'password');
  await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    await chown(draft, account.uid, account.gid);
    await chown(password, account.uid, account.gid);
  }
  try {
    await run(
      path.join(binaries, 'initdb'),
      [
        '-D',
        path.join(draft, 'cluster'),
        '-U',
        clusterOwner,
        // other users of this machine can connect to the port, so a password is required
        '--auth=scram-sha-256',
        `--pwfile=${password}`,
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        ...(ephemeral ? ['--no-sync'] : []),
      ],
      { ...account, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } },
    );
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (existsSync(folder)) return; // another start was faster
    throw new Error(`PostgreSQL could not make its files in ${home}: ${lastLine(error)}`, { cause: error });
  }
}

async function removeDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const maker = /^postgres\.new-(\d+)$/.exec(name)?.[1];
    if (maker && !isRunning(Number(maker))) await rm(path.join(home, name), { recursive: true, force: true });
  }
}

function lastLine(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = said.split('\n').filter((line) => /error|fatal/i.test(line));
  return lines.at(-1)?.trim() ?? (error instanceof Error ? error.message : String(error));
}
