import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import pg, { type Pool, type PoolClient, type QueryResultRow } from 'pg';
import { entities } from './entities.ts';

/** A named prepared statement: Postgres parses and plans it once per connection (LISTS.md). */
export type Statement = { name: string; text: string };

export type Database = {
  orm: MikroORM;
  pool: Pool;
  /** Runs a named statement and gives its rows. */
  read<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]>;
  /** The same from the read replica, where there is one: for lists, which may be a moment behind. */
  readBehind<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]>;
  /** Runs the work in one transaction; again when Postgres asks for it (serialization failure, deadlock). */
  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Connections in the pool; 4 to 8 serve two cores (LISTS.md). */
const poolSize = 8;

/** 40001 serialization_failure, 40P01 deadlock_detected: the transaction is to be tried again, says PostgreSQL. */
const retryable = new Set(['40001', '40P01']);
const attempts = 4;

/** The settings MikroORM runs with, shared by the server and the migration commands. */
export function ormOptions(url: string) {
  return {
    clientUrl: url,
    entities,
    extensions: [Migrator],
    pool: { min: 0, max: poolSize },
    driverOptions: {
      connectionTimeoutMillis: 3000,
      statement_timeout: 10_000,
      idle_in_transaction_session_timeout: 10_000,
      onPoolCreated: giveBackTheDead,
    },
    migrations: { path: `${import.meta.dirname}/migrations`, glob: '!(*.d).ts', snapshot: false, emit: 'ts' as const },
    schemaGenerator: { skipTables: ['start_gate'] }, // migrate.ts makes it, before there are migrations
    allowGlobalContext: false,
    // MikroORM's messages hold the values of queries: they stay out of the log (DESIGN section 3).
    logger: () => undefined,
  };
}

/** Opens the database at this address, and its read replica where there is one. */
export async function openDatabase(url: string, replicaUrl?: string): Promise<Database> {
  const orm = await MikroORM.init(ormOptions(url));
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const replica = replicaUrl ? openReplica(replicaUrl) : undefined;
  return {
    orm,
    pool,
    read: readerOf(pool),
    readBehind: readerOf(replica ?? pool),
    transaction: (work) => withRetry(() => orm.em.fork().transactional(work)),
    async close() {
      await Promise.all([orm.close(true), replica?.end()]);
    },
  };
}

function readerOf(pool: Pool): Database['read'] {
  return async <Row extends QueryResultRow>({ name, text }: Statement, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows;
}

function openReplica(connectionString: string): Pool {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 3000,
    statement_timeout: 10_000,
  });
  // A connection that breaks while nobody uses it is no reason to die; the next query says what is wrong.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * A connection that dies in someone's hands is given back here. Kysely's controlled transactions (0.29.6) keep it for good
 * when `begin` or `rollback` fails on it: eight such deaths, and the pool is empty until a restart.
 */
function giveBackTheDead(pool: Pool): void {
  const taken = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      if (!taken.has(client)) return;
      const { release } = client;
      client.release = () => undefined; // its holder may still give it back
      release(error);
    }),
  );
}

async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !retryable.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** The SQLSTATE or system code of an error of the driver, also when MikroORM has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/** The constraint that an error of the driver names. */
export function constraintOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  }
  return undefined;
}
