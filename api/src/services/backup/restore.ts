import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { applicationName } from '../../database/connections.ts';
import type { KeyedHashes } from '../../server/keyed-hashes.ts';
import type { Format, Head, Tail } from './backup.ts';
import { applyProtections, protectedTables, readProtections, type Protection } from './protections.ts';
import { tablesOf, versionOf } from './tables.ts';

const rowsAtOnce = 500;

/** What was restored: rows, and accounts that were deleted after the backup and are deleted again. */
export type Restored = { rows: number; erased: number; takenAt: string };

/**
 * Replaces all rows by those of a backup, in one transaction. Protections (protections.ts) that are newer than the backup
 * hold: those of the database itself, and those of the list in the other file. Every session and every link to a profile ends,
 * as one that was ended since would be open again.
 * @throws Error when a file is damaged or of another version of the tables; the database is then as before
 */
export async function restoreBackup(
  orm: MikroORM,
  file: string,
  { hashes, protectionsFile }: { hashes: KeyedHashes; protectionsFile?: string },
): Promise<Restored> {
  const { head, rows } = await verifyFile(file, 'mithaq-backup-1');
  const listed = protectionsFile ? await readList(protectionsFile) : [];
  return orm.em.fork().transactional(async (em) => {
    await assertVersion(em, head);
    const protections = [...listed, ...(await readProtections(em))];
    await replaceRows(em, file);
    await em.execute('delete from session');
    await em.execute('delete from shared_link');
    // Mail that waited when the backup was taken has been sent since then, or is no longer news.
    await em.execute(
      `update delivery set dead_at = now(), last_error = 'RESTORED' where sent_at is null and dead_at is null`,
    );
    const before = await countAccounts(em);
    await applyProtections(em, hashes, protections);
    return {
      rows,
      erased: before - (await countAccounts(em)),
      takenAt: head.takenAt,
    };
  });
}

/** @throws Error when servers of the product are connected: a psql of the operator does not count. */
export async function assertNoServers(em: EntityManager): Promise<void> {
  const [row] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = ?',
    [applicationName],
  );
  if (row?.count)
    throw new Error(
      `Servers of Mithaq have ${row.count} connections to this database. Stop all of them first. Nothing was restored.`,
    );
}

/**
 * Reads the whole file once before anything is changed.
 * @throws Error when it is missing, damaged or of another format
 */
export async function verifyFile(file: string, format: Format): Promise<{ head: Head; rows: number }> {
  const kind = format === 'mithaq-backup-1' ? 'backup' : 'list of protections';
  const damaged = new Error(`${file} is no whole ${kind}: it was cut off or changed. Nothing was restored.`);
  const hash = createHash('sha256');
  let head: Head | undefined;
  let last: string | undefined;
  let rows = -1;
  try {
    for await (const line of linesOf(file)) {
      head ??= JSON.parse(line) as Head; // writeRows() has written it
      if (last !== undefined) {
        hash.update(`${last}\n`);
        rows += 1;
      }
      last = line;
    }
    const tail = JSON.parse(last ?? '') as Tail; // as well
    if (head?.format !== format || tail.rows !== rows || tail.sha256 !== hash.digest('hex')) throw damaged;
    return { head, rows };
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
      throw new Error(`${file} does not exist. Nothing was restored.`, {
        cause,
      });
    throw cause === damaged ? damaged : new Error(damaged.message, { cause });
  }
}

async function assertVersion(em: EntityManager, { migrations }: Head): Promise<void> {
  const present = await versionOf(em);
  if (present.join() === migrations.join()) return;
  throw new Error(
    `The backup has the tables as of ${migrations.at(-1)}, this version has them as of ${present.at(-1)}. ` +
      'Restore it with the version of Mithaq that wrote it, then start this one. Nothing was restored.',
  );
}

/** The guards of the tables, such as an audit log that only grows, do not apply to a restore. */
async function replaceRows(em: EntityManager, file: string): Promise<void> {
  const tables = await tablesOf(em);
  for (const { name } of tables) await em.execute(`alter table "${name}" disable trigger user`);
  await em.execute(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`);
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns.map((column) => `"${column}"`).join()]));
  let batch: string[] = [];
  let batchTable = '';
  const flush = async () => {
    const columns = columnsOf.get(batchTable);
    if (batch.length === 0 || !columns) return;
    await em.execute(
      `insert into "${batchTable}" (${columns}) select ${columns} from json_populate_recordset(null::"${batchTable}", ?::json)`,
      [`[${batch.join()}]`],
    );
    batch = [];
  };
  for await (const line of linesOf(file)) {
    if (line.startsWith('{')) continue; // the head and the tail
    const space = line.indexOf(' ');
    const table = line.slice(0, space);
    if (table !== batchTable || batch.length >= rowsAtOnce) await flush();
    batchTable = table;
    batch.push(line.slice(space + 1));
  }
  await flush();
  for (const { name } of tables) await em.execute(`alter table "${name}" enable trigger user`);
}

function linesOf(file: string): AsyncIterable<string> {
  const content = createReadStream(file);
  const text = createGunzip();
  content.on('error', (error) => text.destroy(error));
  return createInterface({ input: content.pipe(text), crlfDelay: Infinity });
}

async function readList(file: string): Promise<Protection[]> {
  await verifyFile(file, 'mithaq-protections-1');
  const list: Protection[] = [];
  for await (const line of linesOf(file)) {
    const space = line.indexOf(' ');
    const table = line.slice(0, space);
    if (protectedTables.includes(table)) list.push({ table, row: line.slice(space + 1) });
  }
  return list;
}

async function countAccounts(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>('select count(*)::int as count from app_user');
  return row?.count ?? 0;
}
