import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { readProtections } from './protections.ts';
import { recordRun } from '../../entities/maintenance-run.entity.ts';
import { tablesOf, versionOf } from './tables.ts';

/** The first and the last line of a file; between them stand the rows, each as its table and its JSON. */
export type Head = { format: Format; takenAt: string; migrations: string[] };
export type Tail = { rows: number; sha256: string };

export type Format = 'mithaq-backup-1' | 'mithaq-protections-1';

const rowsAtOnce = 1000;
/** Personal data: for the operator's account alone. */
const mode = 0o600;

/** Writes all rows of one moment to a file and returns their number. Members can use the product meanwhile. */
export async function writeBackup(orm: MikroORM, file: string, now = new Date()): Promise<number> {
  const rows = await writeRows(orm, file, 'mithaq-backup-1', readAllRows, now);
  await recordRun(await orm.em.getConnection().getNativeClient(), 'backup', now);
  return rows;
}

/** Writes the list of protections, which a restore from an older backup needs, and returns the number of its rows. */
export function writeProtections(orm: MikroORM, file: string, now = new Date()): Promise<number> {
  return writeRows(orm, file, 'mithaq-protections-1', listProtections, now);
}

async function writeRows(
  orm: MikroORM,
  file: string,
  format: Format,
  readRows: (em: EntityManager) => AsyncIterable<string>,
  now: Date,
): Promise<number> {
  const draft = `${file}.part`;
  let count = 0;
  async function* lines(em: EntityManager): AsyncGenerator<string> {
    yield JSON.stringify({
      format,
      takenAt: now.toISOString(),
      migrations: await versionOf(em),
    } satisfies Head);
    yield* readRows(em);
  }
  try {
    await orm.em.fork().transactional(
      async (em) => {
        const whole = withTail(lines(em), (tail) => (count = tail.rows));
        await pipeline(Readable.from(whole), createGzip(), createWriteStream(draft, { mode }));
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return count;
}

async function* listProtections(em: EntityManager): AsyncGenerator<string> {
  for (const { table, row } of await readProtections(em)) yield `${table} ${row}`;
}

async function* readAllRows(em: EntityManager): AsyncGenerator<string> {
  for (const { name, columns } of await tablesOf(em)) {
    const list = columns.map((column) => `t."${column}"`).join(', ');
    await em.execute(
      `declare backup_rows no scroll cursor for select row_to_json(r)::text as row from (select ${list} from "${name}" t) r`,
    );
    for (;;) {
      const rows = await em.execute<{ row: string }[]>(`fetch ${rowsAtOnce} from backup_rows`);
      for (const { row } of rows) yield `${name} ${row}`;
      if (rows.length < rowsAtOnce) break;
    }
    await em.execute('close backup_rows');
  }
}

/** Adds the number of rows and a hash, so that a file that was cut or changed is not restored. */
async function* withTail(lines: AsyncIterable<string>, onEnd: (tail: Tail) => void): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let rows = -1; // the head is no row
  for await (const line of lines) {
    hash.update(`${line}\n`);
    rows += 1;
    yield `${line}\n`;
  }
  const tail: Tail = { rows, sha256: hash.digest('hex') };
  onEnd(tail);
  yield `${JSON.stringify(tail)}\n`;
}
