import { parseArgs } from 'node:util';
import { MikroORM } from '@mikro-orm/postgresql';
import { startPostgres } from '../../local/postgres.ts';
import { readConfig } from '../../server/config.ts';
import { keyedHashes } from '../../server/keyed-hashes.ts';
import { openDatabase, ormOptions, sqlState } from '../../database/database.ts';
import { entities } from '../../entities/entities.ts';
import { migrate } from '../../database/migrate.ts';
import { writeBackup, writeProtections } from './backup.ts';
import { assertNoServers, restoreBackup, verifyFile } from './restore.ts';

/**
 * `npm run backup -- <file>` and `npm run restore -- <file> --yes`, on the database that DATABASE_URL or `--embedded` names. With
 * `--protections <list>` a backup also writes the deletions, suspensions and blocks, and a restore also repeats those of the list.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    protections: { type: 'string' },
    embedded: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
});
const [task, file] = positionals;
if ((task !== 'backup' && task !== 'restore') || (!file && (task === 'restore' || !values.protections)))
  refuse(
    task === 'restore'
      ? 'Name the file: npm run restore -- <file> [--protections <list>] [--embedded] --yes'
      : 'Name the file: npm run backup -- <file> [--protections <list>] [--embedded]',
  );

const { database: place, hashKeys } = readConfig({
  ...process.env,
  NODE_ENV: undefined,
});
if (values.embedded !== (place.kind === 'embedded'))
  refuse(
    values.embedded
      ? 'DATABASE_URL is set and --embedded was given: leave one of them out.'
      : 'Name the database: set DATABASE_URL, or add --embedded for the one in MITHAQ_DATA_DIR.',
  );
if (task === 'restore' && place.kind === 'url' && !process.env.HASH_KEY && !process.env.HASH_KEY_FILE)
  refuse(
    'HASH_KEY is not set. Accounts that are deleted again leave hashes that the server must know: set HASH_KEY as for the server.',
  );

/** insufficient_privilege: the servers' role owns no table. */
const insufficientPrivilege = '42501';

/** undefined_table. */
const undefinedTable = '42P01';

const target = place.kind === 'embedded' ? `the embedded database in ${place.dataDir}` : nameOf(new URL(place.url));
if (task === 'restore' && !values.yes) {
  const { head } = await verifyFile(file!, 'mithaq-backup-1').catch((error: Error) => refuse(error.message));
  refuse(`This replaces all rows of ${target} by those of ${head.takenAt}. Add --yes to do it. Nothing was restored.`);
}

const local = place.kind === 'embedded' ? await startPostgres({ dataDir: place.dataDir }) : undefined;
const url = place.kind === 'embedded' ? local!.url : place.url;
const orm = await MikroORM.init(ormOptions(url, entities));
try {
  await (task === 'backup' ? backup() : restore());
} catch (error) {
  console.error(
    task === 'restore' && sqlState(error) === insufficientPrivilege
      ? 'The role of DATABASE_URL does not own the tables: restore with that of `npm run migrate`. Nothing was restored.'
      : task === 'backup' && sqlState(error) === undefinedTable
        ? `There is nothing to back up: ${target} has no tables of Mithaq. Is it the right one? \`npm run migrate\` makes them. Nothing was written.`
        : error instanceof Error
          ? error.message
          : String(error),
  );
  process.exitCode = 1;
} finally {
  await orm.close(true);
  // A running server of this machine keeps its database.
  if (local && !local.reused) await local.stop();
}
process.exit();

async function backup(): Promise<void> {
  if (file) console.log(`Wrote ${await writeBackup(orm, file)} rows of ${target} to ${file}.`);
  if (values.protections)
    console.log(
      `Wrote ${await writeProtections(orm, values.protections)} deletions, suspensions and blocks of ${target} to ${values.protections}.`,
    );
}

async function restore(): Promise<void> {
  // Before the tables are made, so that a refusal leaves an empty database empty.
  await verifyFile(file!, 'mithaq-backup-1');
  if (values.protections) await verifyFile(values.protections, 'mithaq-protections-1');
  await assertNoServers(orm.em.fork());
  const database = await openDatabase(url, entities);
  await migrate(database, url).finally(() => database.close());
  const { rows, erased, takenAt } = await restoreBackup(orm, file!, {
    hashes: keyedHashes(hashKeys),
    protectionsFile: values.protections,
  });
  console.log(
    `Restored ${rows} rows of ${takenAt} into ${target}. Accounts deleted since then and deleted again: ${erased}. All sessions have ended.`,
  );
}

/** The address without the account and the password. */
function nameOf({ hostname, port, pathname }: URL): string {
  return `the database ${pathname.slice(1)} on ${hostname}:${port || '5432'}`;
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
