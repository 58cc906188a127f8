import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, lstat, mkdir, readFile, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isRunning } from './postmaster.ts';
import { type ServerAccount, canEnter } from './server-account.ts';

const run = promisify(execFile);

/** One database cluster on disk: its files, the password of its owner, its log, and who runs it. */
export type Cluster = { folder: string; files: string; password: string; log: string; account: ServerAccount };

export const clusterOwner = 'mithaq';
const postgresMajor = '18';

/** Opens the cluster kept for this data folder, and makes it when there is none. */
export async function openCluster(options: {
  dataDir: string;
  binaries: string;
  account: ServerAccount;
  ephemeral: boolean;
}): Promise<Cluster> {
  const home = await reachableHome(options.dataDir, options.account);
  const folder = path.join(home, 'postgres');
  if (!existsSync(folder)) await makeCluster(home, folder, options);
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

/** PostgreSQL opens only files of its own account; as root we can be whoever made them. */
async function ownerOf(folder: string): Promise<ServerAccount> {
  const { uid, gid } = await lstat(folder);
  const self = process.getuid?.();
  if (uid === self) return {};
  if (self === 0) return { uid, gid };
  throw new Error(
    `The data in ${folder} belongs to another user (an earlier start ran as root). Start as that user, or set MITHAQ_DATA_DIR to a new folder.`,
  );
}

/** The data folder itself, or a place of the same name each time that the account can enter. */
async function reachableHome(dataDir: string, account: ServerAccount): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const asked = await realpath(dataDir);
  if (account.uid === undefined || (await canEnter(account, asked))) return asked;
  const name = createHash('sha256').update(asked).digest('hex').slice(0, 12);
  const home = `/var/tmp/mithaq-${name}`;
  await mkdir(home, { mode: 0o755 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  // Anyone may make a folder in /var/tmp: a planted one would hand its maker our members' data.
  const found = await lstat(home);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0) {
    throw new Error(
      `${home} belongs to someone else. Remove it, or set MITHAQ_DATA_DIR to a folder that every user can enter.`,
    );
  }
  return home;
}

/** Made aside and moved into place whole: a start that is killed half-way, or two at once, leave no half cluster. */
async function makeCluster(
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
        // other users of this machine can reach the port, so none of them is trusted
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
    if (existsSync(folder)) return; // another start of ours was quicker
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
