import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, lstat, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startPostgres, type LocalPostgres } from '../local/postgres.ts';
import { openDatabase } from '../database/database.ts';
import { entities } from '../entities/entities.ts';
import { migrate } from '../database/migrate.ts';

export type PrimaryAndStandby = { primary: LocalPostgres; standby: LocalPostgres; stop(): Promise<void> };

/** Starts a primary with all tables and a streaming standby of it, durable as an operator's, in a temporary folder. */
export async function startPrimaryAndStandby(): Promise<PrimaryAndStandby> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-standby-'));
  await chmod(folder, 0o755); // the server may run under another account
  const dataDir = path.join(folder, 'primary');
  const first = await startPostgres({ dataDir });
  const database = await openDatabase(first.url, entities);
  await migrate(database, first.url);
  await database.close();
  await first.stop();

  // The files of a server that has stopped are a base backup; the packages bring no pg_basebackup.
  const copy = path.join(folder, 'standby/postgres');
  await mkdir(path.dirname(copy));
  await promisify(execFile)('cp', ['-a', first.folder, copy]);
  const primary = await startPostgres({ dataDir }); // it takes its port first, which the copy has noted as well
  const { hostname, port, username, password } = new URL(primary.url);
  const from = `host=${hostname} port=${port} user=${username} password=${password}`;
  await appendFile(path.join(copy, 'cluster/postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
  const signal = path.join(copy, 'cluster/standby.signal');
  await writeFile(signal, '');
  const { uid, gid } = await lstat(copy);
  await chown(signal, uid, gid);
  const standby = await startPostgres({ dataDir: path.dirname(copy) });
  return {
    primary,
    standby,
    async stop() {
      await standby.stop();
      await primary.stop();
      await rm(folder, { recursive: true });
    },
  };
}
