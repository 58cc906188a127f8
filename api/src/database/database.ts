import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type EntityManager, type Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { driverOptions, guardConnections, poolSize, queryOn, type Query } from './connections.ts';
import { openReplica } from './replica.ts';

export type { Statement } from './connections.ts';

export type Database = {
  orm: MikroORM;
  pool: Pool;
  query: Query;
  /** The same on the read replica, if there is one, up to date with the primary at this position of its log. */
  replicaAt?: (logPosition: string) => Query;
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
    pool: { min: 0, max: poolSize },
    migrations: { path: `${import.meta.dirname}/migrations`, glob: '!(*.d).ts', snapshot: false, emit: 'ts' as const },
    // migrate.ts creates the first, before there are migrations; processes of the version before write the other.
    schemaGenerator: { skipTables: ['migration_lock', 'list_walk'] },
    allowGlobalContext: false,
    // MikroORM's messages contain the values of queries, which must not be logged.
    logger: () => undefined,
  };
}

/** Opens the database at this address, and its read replica if there is one. */
export async function openDatabase(url: string, entities: Entities, replicaUrl?: string): Promise<Database> {
  const orm = await MikroORM.init({
    ...ormOptions(url, entities),
    driverOptions: { ...driverOptions, onPoolCreated: guardConnections },
  });
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const query = queryOn(pool);
  const replica = replicaUrl ? openReplica(replicaUrl, query) : undefined;
  return {
    orm,
    pool,
    query,
    ...(replica && { replicaAt: replica.at }),
    transaction: (work) => withRetry(() => orm.em.fork().transactional(work)),
    async close() {
      await Promise.all([orm.close(true), replica?.close()]);
    },
  };
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
