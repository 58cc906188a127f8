import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../local/free-port.ts';
import { serverAccount } from '../local/server-account.ts';

/** PgBouncer of this machine (`apt-get install pgbouncer`). */
export const pgbouncer = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  .map((folder) => path.join(folder, 'pgbouncer'))
  .find((file) => existsSync(file));

/** Whether it keeps named statements, which came with 1.21. */
export const pgbouncerKeepsNames =
  pgbouncer !== undefined &&
  /PgBouncer 1\.(?:2[1-9]|[3-9]\d)/.test(execFileSync(pgbouncer, ['--version'], { encoding: 'utf8' }));

const sample = path.join(import.meta.dirname, '../../../deploy/pgbouncer/pgbouncer.ini');

/** Starts PgBouncer with the sample of deploy/, before the database at the address. */
export async function startPgbouncer(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const target = new URL(databaseUrl);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-pgbouncer-'));
  const file = (name: string) => path.join(folder, name);
  const port = await freePort(0);
  const name = target.pathname.slice(1);
  let settings = (await readFile(sample, 'utf8'))
    .replace('mithaq = host=127.0.0.1 port=5432 dbname=mithaq', `${name} = host=${target.hostname} port=${target.port}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', file('users'))
    .concat('unix_socket_dir =\n');
  if (!pgbouncerKeepsNames) settings = settings.replace(/^max_prepared_statements/m, '; $&');
  await writeFile(file('pgbouncer.ini'), settings);
  await writeFile(file('users'), `"${target.username}" "${target.password}"\n`);
  const account = serverAccount();
  if (account.uid !== undefined)
    for (const each of [folder, file('pgbouncer.ini'), file('users')]) await chown(each, account.uid, account.gid!);
  await chmod(folder, 0o700);
  // pgbouncer refuses root, as PostgreSQL does
  const server = spawn(pgbouncer!, [file('pgbouncer.ini')], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for await (const piece of server.stderr) {
    log += String(piece);
    if (log.includes('process up')) break;
  }
  if (!log.includes('process up')) throw new Error(`PgBouncer did not start:\n${log}`);
  target.port = String(port);
  return {
    url: target.href,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
