import type { Socket } from 'node:net';
import type { Pool, PoolClient, QueryConfig, QueryResultRow } from 'pg';

/** A named prepared statement: PostgreSQL parses and plans it once per connection. */
export type Statement = { name: string; text: string };

/** Runs a named statement and returns its rows. */
export type Query = <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => Promise<Row[]>;

/** How a process uses its connections. */
export type ConnectionSettings = {
  /** Connections in a pool; two at least, since the hourly deletions hold one and work on another. */
  poolSize: number;
  /** Whether statements keep their names; PgBouncer before 1.21 needs them unnamed. */
  statements: 'named' | 'unnamed';
};

/** 4 to 8 connections suit two cores. */
export const defaultSettings: ConnectionSettings = { poolSize: 8, statements: 'named' };

/**
 * Time-outs in milliseconds, so that a database that does not respond costs a request at most 4.5 seconds: PostgreSQL
 * ends a long statement itself; a connection on which nothing arrives is closed from this side.
 */
const timeouts = { connect: 1500, statement: 2500, silence: 3000 };

/** By this name a restore knows the connections of servers from those of an operator. */
export const applicationName = 'mithaq';

export const driverOptions = {
  application_name: applicationName,
  connectionTimeoutMillis: timeouts.connect,
  // A new connection has to prepare every statement again, so connections stay open between peaks.
  idleTimeoutMillis: 600_000,
  statement_timeout: timeouts.statement,
  idle_in_transaction_session_timeout: 10_000,
};

export function queryOn(pool: Pool, settings: ConnectionSettings): Query {
  return async <Row extends QueryResultRow>(statement: Statement, values: unknown[]) =>
    (await pool.query<Row>(prepare(statement, values, settings))).rows;
}

/** What pg sends: with a name, PostgreSQL plans the statement once for each connection, else each time. */
export function prepare({ name, text }: Statement, values: unknown[], { statements }: ConnectionSettings): QueryConfig {
  return { ...(statements === 'named' && { name }), text, values };
}

/**
 * Opens all connections of a pool, before members would wait for each of them: a process that has just started is slow, and a
 * connection that took too long would be a refused request. One that cannot be opened now is opened later.
 */
export async function openConnections(pool: Pool, { poolSize }: ConnectionSettings): Promise<void> {
  const opened = await Promise.allSettled(Array.from({ length: poolSize }, () => pool.connect()));
  for (const each of opened) if (each.status === 'fulfilled') each.value.release();
}

/** Keeps a pool usable while connections break or hang. */
export function guardConnections(pool: Pool): void {
  releaseBrokenClients(pool);
  endHungConnections(pool);
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
