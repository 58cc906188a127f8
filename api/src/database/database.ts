import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type EntityManager, type Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import {
  type ConnectionSettings,
  defaultSettings,
  driverOptions,
  guardConnections,
  queryOn,
  type Query,
} from './connections.ts';
import { openReplica } from './replica.ts';

export type { Statement } from './connections.ts';

export type Database = {
  orm: MikroORM;
  pool: Pool;
  query: Query;
  /** The same on the read replica, if there is one, up to date with the primary at this position of its log. */
  replicaAt?: (logPosition: string) => Query;
  /** How many seconds the read replica is behind; null on a server that is no standby. */
  replicaLag?: () => Promise<number | null>;
  /** Runs the work in one transaction, and again after a serialization failure or deadlock. */
  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** serialization_failure and deadlock_detected, after which PostgreSQL asks to repeat the transaction. */
const retryable = new Set(['40001', '40P01']);
const attempts = 4;

/** The tables, as MikroORM's entities; `entities/entities.ts` lists them. */
type Entities = NonNullable<Options['entities']>;

/** MikroORM's settings, for the server and the migrations, without the time-outs of requests. */
export function ormOptions(url: string, entities: Entities) {
  return {
    clientUrl: url,
    entities,
    extensions: [Migrator],
    // MikroORM takes only host, name and password from the address, and would leave out sslmode.
    driverOptions: { connectionString: url },
    // A wrong name must not make an empty database that looks like a loss of all members.
    ensureDatabase: false,
    pool: { min: 0, max: defaultSettings.poolSize },
    migrations: {
      path: `${import.meta.dirname}/migrations`,
      glob: '!(*.d).ts',
      snapshot: false,
      emit: 'ts' as const,
      // Each commits by itself: `create index concurrently` would wait for ever for the transaction of the one before.
      allOrNothing: false,
    },
    // migrate.ts creates the first, before there are migrations, and writes the second; processes of the release before write the last.
    schemaGenerator: { skipTables: ['migration_lock', 'compatibility', 'list_walk'] },
    allowGlobalContext: false,
    // MikroORM's messages contain the values of queries, which must not be logged.
    logger: () => undefined,
  };
}

/**
 * Opens the database at this address, and its read replica if there is one.
 * @throws Error that names a database that does not exist
 */
export async function openDatabase(
  url: string,
  entities: Entities,
  replicaUrl?: string,
  settings: ConnectionSettings = defaultSettings,
): Promise<Database> {
  const options = ormOptions(url, entities);
  const orm = await MikroORM.init({
    ...options,
    pool: { min: 0, max: settings.poolSize },
    driverOptions: { ...options.driverOptions, ...driverOptions, onPoolCreated: guardConnections },
  });
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  await assertExists(pool).catch(async (error: unknown) => {
    await orm.close(true);
    throw error;
  });
  const query = queryOn(pool, settings);
  const replica = replicaUrl ? openReplica(replicaUrl, query, settings) : undefined;
  return {
    orm,
    pool,
    query,
    ...(replica && { replicaAt: replica.at, replicaLag: replica.lag }),
    transaction: (work) => withRetry(() => orm.em.fork().transactional(work)),
    async close() {
      await Promise.all([orm.close(true), replica?.close()]);
    },
  };
}

/** invalid_catalog_name; PgBouncer says it as a failed connection, in the words of PostgreSQL. */
const missingDatabase = /^(no such database: |database )"?(?<name>[^"]+?)"?( does not exist)?$/;

/** Asks once, so that a wrong address ends the start with one sentence. */
async function assertExists(pool: Pool): Promise<void> {
  await pool.query('select').catch((error: unknown) => {
    const name = error instanceof Error && missingDatabase.exec(error.message)?.groups?.['name'];
    if (!name) throw error;
    throw new Error(`the database "${name}" does not exist on this server. Create it, or correct DATABASE_URL.`, {
      cause: error,
    });
  });
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

/** The SQLSTATE or system error code of a driver error, also when MikroORM has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/** The constraint that a driver error names. */
export function constraintOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  }
  return undefined;
}
