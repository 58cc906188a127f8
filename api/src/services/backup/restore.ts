import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { eraseAccount } from '../../users/erase-account.ts';
import type { KeyedHashes } from '../../server/keyed-hashes.ts';
import type { Erasure, Head, Tail } from './backup.ts';
import { tablesOf, versionOf } from './tables.ts';

const rowsAtOnce = 500;

/** What was restored: rows, and accounts that were deleted after the backup and are deleted again. */
export type Restored = { rows: number; erased: number; takenAt: string };

/**
 * Replaces all rows by those of a backup, in one transaction. Accounts that were deleted since the backup was taken stay
 * deleted: those that the database itself remembers, and those of the list in the other file. What outlives an account, such as
 * a suspension, is saved from the restored rows.
 * @throws Error when the file is damaged or of another version of the tables; the database is then as before
 */
export async function restoreBackup(
  orm: MikroORM,
  file: string,
  { hashes, erasuresFile, now = new Date() }: { hashes: KeyedHashes; erasuresFile?: string; now?: Date },
): Promise<Restored> {
  const { head, rows } = await verify(file);
  const listed = erasuresFile ? await readErasures(erasuresFile) : [];
  return orm.em.fork().transactional(async (em) => {
    await assertVersion(em, head);
    const erasures = [...listed, ...(await storedErasures(em))];
    await replaceRows(em, file);
    const before = await countAccounts(em);
    for (const { accountId, erasedAt } of erasures) await eraseAccount(em, hashes, accountId, new Date(erasedAt));
    return { rows, erased: before - (await countAccounts(em)), takenAt: head.takenAt ?? now.toISOString() };
  });
}

/** Reads the whole file once before anything is changed. */
async function verify(file: string): Promise<{ head: Head; rows: number }> {
  const damaged = new Error(`${file} is no whole backup: it was cut off or changed. Nothing was restored.`);
  const hash = createHash('sha256');
  let head: Head | undefined;
  let last: string | undefined;
  let rows = -1;
  try {
    for await (const line of linesOf(file)) {
      head ??= JSON.parse(line) as Head; // writeBackup() has written it
      if (last !== undefined) {
        hash.update(`${last}\n`);
        rows += 1;
      }
      last = line;
    }
    const tail = JSON.parse(last ?? '') as Tail; // as well
    if (head?.format !== 'mithaq-backup-1' || tail.rows !== rows || tail.sha256 !== hash.digest('hex')) throw damaged;
    return { head, rows };
  } catch (cause) {
    throw cause === damaged || (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
      ? cause
      : new Error(damaged.message, { cause });
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

async function readErasures(file: string): Promise<Erasure[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Erasure); // writeErasures() has written them
}

function storedErasures(em: EntityManager): Promise<Erasure[]> {
  return em.execute<Erasure[]>('select account_id as "accountId", erased_at as "erasedAt" from erasure');
}

async function countAccounts(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>('select count(*)::int as count from app_user');
  return row?.count ?? 0;
}
