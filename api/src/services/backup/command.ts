import { parseArgs } from 'node:util';
import { MikroORM } from '@mikro-orm/postgresql';
import { startPostgres } from '../../local/postgres.ts';
import { readConfig } from '../../server/config.ts';
import { keyedHashes } from '../../server/keyed-hashes.ts';
import { openDatabase, ormOptions } from '../../database/database.ts';
import { entities } from '../../entities/entities.ts';
import { migrate } from '../../database/migrate.ts';
import { writeBackup, writeErasures } from './backup.ts';
import { restoreBackup } from './restore.ts';

/**
 * `npm run backup -- <file>` and `npm run restore -- <file>`, on the database that the environment names. With
 * `--erasures <list>` a backup also writes the list of deleted accounts, and a restore also deletes those of the list.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { erasures: { type: 'string' } } });
const [task, file] = positionals;
if ((task !== 'backup' && task !== 'restore') || (!file && (task === 'restore' || !values.erasures))) {
  console.error(`Name the file: npm run ${task === 'restore' ? 'restore' : 'backup'} -- <file> [--erasures <list>]`);
  process.exit(2);
}

const { database: place, hashKeys } = readConfig({ ...process.env, NODE_ENV: undefined });
const local = place.kind === 'embedded' ? await startPostgres({ dataDir: place.dataDir }) : undefined;
const url = place.kind === 'embedded' ? local!.url : place.url;
const orm = await MikroORM.init(ormOptions(url, entities));
try {
  await (task === 'backup' ? backup() : restore());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await orm.close(true);
  // A running server of this machine keeps its database.
  if (local && !local.reused) await local.stop();
}
process.exit();

async function backup(): Promise<void> {
  if (file) console.log(`Wrote ${await writeBackup(orm, file)} rows to ${file}.`);
  if (values.erasures)
    console.log(`Wrote ${await writeErasures(orm, values.erasures)} deletions to ${values.erasures}.`);
}

async function restore(): Promise<void> {
  if (place.kind === 'url' && !process.env.HASH_KEY && !process.env.HASH_KEY_FILE)
    throw new Error(
      'HASH_KEY is not set. Accounts that are deleted again leave hashes that the server must know: set HASH_KEY as for the server.',
    );
  const database = await openDatabase(url, entities);
  await migrate(database, url).finally(() => database.close());
  const { rows, erased, takenAt } = await restoreBackup(orm, file!, {
    hashes: keyedHashes(hashKeys),
    erasuresFile: values.erasures,
  });
  console.log(`Restored ${rows} rows of ${takenAt}. Accounts deleted since then and deleted again: ${erased}.`);
}
