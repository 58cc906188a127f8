import type { Socket } from 'node:net';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import pg, { type Pool, type PoolClient, type QueryResultRow } from 'pg';
import { entities } from './entities.ts';

/** A named prepared statement: PostgreSQL parses and plans it once per connection. */
export type Statement = { name: string; text: string };

export type Database = {
  orm: MikroORM;
  pool: Pool;
  hasReplica: boolean;
  /** Runs a named statement and returns its rows. */
  query<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]>;
  /** The same on the read replica, if there is one and it answers: for lists, which may lag a little. */
  queryReplica<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]>;
  /** Runs the work in one transaction, and again after a serialization failure or deadlock. */
  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Connections in the pool; 4 to 8 suit two cores. */
const poolSize = 8;

/** serialization_failure and deadlock_detected, after which PostgreSQL asks to repeat the transaction. */
const retryable = new Set(['40001', '40P01']);
const attempts = 4;

/**
 * Time-outs in milliseconds, so that a database that does not respond costs a request at most 4.5 seconds (R89): PostgreSQL
 * ends a long statement itself; a connection on which nothing arrives is closed from this side.
 */
const timeouts = { connect: 1500, statement: 2500, silence: 3000 };

const driverOptions = {
  connectionTimeoutMillis: timeouts.connect,
  // A new connection has to prepare every statement again, so that connections are kept between peaks.
  idleTimeoutMillis: 600_000,
  statement_timeout: timeouts.statement,
  idle_in_transaction_session_timeout: 10_000,
};

/** MikroORM's settings, for the server and the migrations, without the time-outs of requests. */
export function ormOptions(url: string) {
  return {
    clientUrl: url,
    entities,
    extensions: [Migrator],
    pool: { min: 0, max: poolSize },
    migrations: { path: `${import.meta.dirname}/migrations`, glob: '!(*.d).ts', snapshot: false, emit: 'ts' as const },
    schemaGenerator: { skipTables: ['migration_lock'] }, // migrate.ts creates it, before there are migrations
    allowGlobalContext: false,
    // MikroORM's messages contain the values of queries, which must not be logged (R62).
    logger: () => undefined,
  };
}

/** Opens the database at this address, and its read replica if there is one. */
export async function openDatabase(url: string, replicaUrl?: string): Promise<Database> {
  const onPoolCreated = (pool: Pool) => {
    releaseBrokenClients(pool);
    endHungConnections(pool);
  };
  const orm = await MikroORM.init({ ...ormOptions(url), driverOptions: { ...driverOptions, onPoolCreated } });
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const replica = replicaUrl ? openReplica(replicaUrl) : undefined;
  return {
    orm,
    pool,
    hasReplica: replica !== undefined,
    query: queryOn(pool),
    queryReplica: replica ? withFallback(queryOn(replica), queryOn(pool)) : queryOn(pool),
    transaction: (work) => withRetry(() => orm.em.fork().transactional(work)),
    async close() {
      await Promise.all([orm.close(true), replica?.end()]);
    },
  };
}

function queryOn(pool: Pool): Database['query'] {
  return async <Row extends QueryResultRow>({ name, text }: Statement, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows;
}

/** How long a replica that does not answer is left alone, in milliseconds. */
const replicaPauseMs = 5000;

/** Asks the replica, and the primary while the replica does not answer (R89). */
function withFallback(onReplica: Database['query'], onPrimary: Database['query']): Database['query'] {
  let pausedUntil = 0;
  return async (statement, values) => {
    if (performance.now() < pausedUntil) return onPrimary(statement, values);
    try {
      return await onReplica(statement, values);
    } catch (error) {
      if (isAnswer(sqlState(error))) throw error;
      pausedUntil = performance.now() + replicaPauseMs;
      return onPrimary(statement, values);
    }
  };
}

/**
 * Whether PostgreSQL answered with an error of the statement: one with an SQLSTATE that is no connection exception (08), no
 * shutdown (57P) and no conflict with what the replica receives (40001).
 */
function isAnswer(state: string | undefined): boolean {
  return /^[0-9A-Z]{5}$/.test(state ?? '') && !/^(08|57P|40001)/.test(state!);
}

function openReplica(connectionString: string): Pool {
  const pool = new pg.Pool({ connectionString, max: poolSize, ...driverOptions });
  endHungConnections(pool);
  // An idle connection that breaks must not end the process; the next query reports the error.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Releases a client that errors while it is checked out. Kysely's controlled transactions (0.29.6) never release it when
 * `begin` or `rollback` fails: after eight such errors the pool would be empty until a restart.
 */
function releaseBrokenClients(pool: Pool): void {
  const checkedOut = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => checkedOut.add(client));
  pool.on('release', (_error, client) => checkedOut.delete(client));
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      if (!checkedOut.has(client)) return;
      const { release } = client;
      client.release = () => undefined; // its holder may still call it
      release(error);
    }),
  );
}

/**
 * Ends a connection on which a statement waits and nothing arrives. The time-out of PostgreSQL does not help when the server
 * hangs or the network swallows packets: the socket would stay open for minutes. The idle connections probably hang as well:
 * they end too, or each of them would cost a request the same time.
 */
function endHungConnections(pool: Pool): void {
  const working = new WeakSet<PoolClient>();
  const sockets = new Map<PoolClient, Socket>();
  pool.on('remove', (client) => sockets.delete(client));
  pool.on('acquire', (client) => working.add(client));
  pool.on('release', (_error, client) => working.delete(client));
  pool.on('connect', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection; // pg's types leave it out
    sockets.set(client, stream);
    stream.setTimeout(timeouts.silence, () => {
      if (!working.has(client)) return;
      stream.destroy(new Error('timeout expired'));
      for (const [other, socket] of sockets) if (!working.has(other)) socket.destroy(new Error('timeout expired'));
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
