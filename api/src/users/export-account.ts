import { Readable } from 'node:stream';
import { IsolationLevel, type EntityManager } from '@mikro-orm/postgresql';
import type { AccountExport } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { exportRows, toExport } from '@mithaq/openapi/rules/account-export.ts';
import { present } from '@mithaq/openapi/rules/pick.ts';
import type { Session } from '../http/operation.ts';
import { ApiProblem } from '../http/problems.ts';
import type { Database } from '../database/database.ts';
import { isoTime } from '../database/rows.ts';
import { Preferences } from '../entities/preferences.entity.ts';
import { tables } from '../entities/entities.ts';
import { User } from '../entities/user.entity.ts';

/** The lists of the export, as the tables say them. Other members are ids alone, and what they wrote is theirs. */
const lists = tables.flatMap(({ data: { exported } }) => ('list' in exported ? [exported] : []));

/** Rows that are read at a time, and the bytes that are read before they are asked for: an export of any size takes little memory. */
const [rowsAtOnce, bytesAhead] = [500, 1024 * 1024];

/** Milliseconds after which an export ends, so that somebody who reads slowly does not keep a connection of the pool. */
const longest = 60_000;

/**
 * The JSON text of everything that is stored about an account, from one state of the database. What comes before the
 * lists is read when this returns; the lists are read as the stream is, and its end, or an early one, ends the transaction.
 * @throws ApiProblem rate-limited while another export of the account runs
 */
export async function exportAccount(
  database: Database,
  { userId, tokenHash, isPaused }: Pick<Session, 'userId' | 'tokenHash' | 'isPaused'>,
  user: AccountExport['user'],
  now: Date,
): Promise<Readable> {
  const em = database.orm.em.fork();
  await em.begin({ isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
  try {
    const [row] = await em.execute<{ isFree: boolean }[]>(lockStatement, [userId]);
    if (!row!.isFree) throw new ApiProblem('rate-limited');
    const { subject, createdAt, signedInAt } = await em.findOneOrFail(User, userId);
    const facts = toExport({
      exportedAt: now.toISOString(),
      googleSubject: subject,
      createdAt: createdAt.toISOString(),
      signedInAt: signedInAt.toISOString(),
      user,
      isPaused,
      own: await readOwn(em, userId),
    });
    const signal = AbortSignal.timeout(longest);
    const text = textOf(em, facts, { userId, tokenHash });
    const stream = Readable.from(text, { objectMode: false, highWaterMark: bytesAhead, signal });
    // The caller may have disconnected. A broken connection has nothing to roll back.
    stream.once('close', () => void (em.isInTransaction() && em.rollback().catch(() => undefined)));
    return stream;
  } catch (error) {
    await em.rollback();
    throw error;
  }
}

/** Held until the transaction ends, by whichever process. */
const lockStatement = `select pg_try_advisory_xact_lock(hashtextextended('export ' || ?, 0)) as "isFree"`;

/** The facts and then the lists as one JSON object, in pieces of a few rows. */
async function* textOf(em: EntityManager, facts: object, values: Record<'userId' | 'tokenHash', string>) {
  yield JSON.stringify(facts).slice(0, -1);
  for (const { list, rows: text } of lists) {
    yield `,${JSON.stringify(list)}:[`;
    // Each function takes the rows that the statement of its table reads.
    const toRow = (exportRows as Partial<Record<typeof list, (row: never) => object>>)[list] ?? ((row: object) => row);
    const own = list === 'sessions' ? [values.tokenHash, values.userId] : [values.userId];
    await em.execute(`declare exported no scroll cursor for ${text}`, own);
    let count: number;
    let separator = '';
    do {
      const rows = await em.execute<Record<string, unknown>[]>(`fetch ${rowsAtOnce} from exported`);
      count = rows.length;
      if (count > 0) yield separator + rows.map((row) => JSON.stringify(toRow(asJson(row) as never))).join(',');
      separator = ',';
    } while (count === rowsAtOnce);
    await em.execute('close exported');
    yield ']';
  }
  // Before the end is sent, so that the next request finds everything free.
  await em.rollback();
  yield '}';
}

async function readOwn(em: EntityManager, userId: string) {
  const preferences = await em.findOne(Preferences, { profile: { user: userId } }, { populate: ['profile'] });
  if (!preferences) return null;
  const profile = preferences.profile.unwrap();
  const { createdAt, allowsFamilySharing } = profile;
  return { createdAt: createdAt.toISOString(), allowsFamilySharing, profile, preferences };
}

/** A row without its null fields, with its times as the contract has them; their names end with "at". */
function asJson(row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(present(row));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, /^at$|At$/.test(name) ? isoTime(value as string) : value]),
  );
}
