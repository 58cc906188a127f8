import { setTimeout as wait } from 'node:timers/promises';
import pg, { type Pool, type PoolClient, type QueryResultRow } from 'pg';
import {
  type ConnectionSettings,
  driverOptions,
  guardConnections,
  prepare,
  type Query,
  type Statement,
} from './connections.ts';

/** How long a replica that does not answer in time, or lags, is left alone, in milliseconds. */
const pauseMs = 5000;

/** How long a read may take on the replica, in milliseconds: with the wait for a connection, and for what it has not replayed. */
const timeoutMs = 300;

/** How long a read waits for a replica, in milliseconds: a healthy one lags a few milliseconds while members write. */
const lagMs = 20;

/** On any server but a streaming standby the position is null, and it is never read from. */
const hasReplayed: Statement = {
  name: 'has-replayed',
  text: `select pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasReplayed"`,
};

/** A standby that has replayed all it received is not behind, however long ago the primary wrote. */
const lagStatement = {
  name: 'replica-lag',
  text: `select case when not pg_is_in_recovery() then null
    when pg_last_wal_replay_lsn() >= pg_last_wal_receive_lsn() then 0
    else extract(epoch from now() - pg_last_xact_replay_timestamp())::float end as seconds`,
} satisfies Statement;

/**
 * Opens a read replica. `at` gives a query that asks it once it has replayed the primary's log up to a position, and the primary
 * while it lags, is slow or does not answer. With the position at which a request began, nothing that was confirmed before is
 * missing: not the member's own changes through another process, and no block, pause or departure of somebody else.
 */
export function openReplica(connectionString: string, onPrimary: Query, settings: ConnectionSettings) {
  let pool = openPool(connectionString, settings);
  let isUsable = true;
  let pausedUntil = 0;

  const at =
    (logPosition: string): Query =>
    async (statement, values) => {
      if (performance.now() < pausedUntil) return onPrimary(statement, values);
      // After a pause one read tries the replica; the others do not wait with it.
      const isTrial = !isUsable;
      if (isTrial) pause();
      const asked = pool;
      try {
        const rows = await read<never>(asked, logPosition, statement, values, settings); // the caller names the rows
        if (rows && isTrial) [isUsable, pausedUntil] = [true, 0];
        if (rows) return rows;
      } catch (error) {
        if (isOfStatement(error)) throw error;
        if (asked === pool) pool = replace(asked, connectionString, settings);
      }
      pause();
      return onPrimary(statement, values);
    };

  function pause(): void {
    isUsable = false;
    pausedUntil = performance.now() + pauseMs;
  }

  async function lag(): Promise<number | null> {
    const { rows } = await pool.query<{ seconds: number | null }>(lagStatement);
    return rows[0]!.seconds;
  }

  return { at, lag, close: () => pool.end() };
}

function openPool(connectionString: string, { poolSize }: ConnectionSettings): Pool {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    ...driverOptions,
    connectionTimeoutMillis: timeoutMs,
    // Before the connection is closed, which would cost the next read a new one.
    statement_timeout: timeoutMs - 50,
  });
  guardConnections(pool);
  // An idle connection that breaks must not end the process; the next query reports the error.
  pool.on('error', () => undefined);
  return pool;
}

/** Ends the connections, which probably hang as the one that failed, and would each cost a request the same time. */
function replace(pool: Pool, connectionString: string, settings: ConnectionSettings): Pool {
  void pool.end();
  return openPool(connectionString, settings);
}

/**
 * The rows, or null when the replica lags for too long. It is one connection, since an address may stand for several replicas, and two
 * statements, since a statement sees what was replayed before it began.
 */
async function read<Row extends QueryResultRow>(
  pool: Pool,
  logPosition: string,
  statement: Statement,
  values: unknown[],
  settings: ConnectionSettings,
): Promise<Row[] | null> {
  const end = performance.now() + timeoutMs;
  const client = await pool.connect();
  let isLate = false;
  // PostgreSQL ends a slow statement itself, unless the server hangs; then the connection is closed, and the query fails.
  const timer = setTimeout(() => {
    isLate = true;
    client.release(true);
  }, end - performance.now());
  try {
    const isThere = await reaches(client, logPosition, settings);
    const rows = isThere ? (await client.query<Row>(prepare(statement, values, settings))).rows : null;
    if (!isLate) client.release();
    return rows;
  } catch (error) {
    if (!isLate) client.release(true); // its state is not known
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function reaches(client: PoolClient, logPosition: string, settings: ConnectionSettings): Promise<boolean> {
  for (const until = performance.now() + lagMs; ; await wait(1)) {
    const { rows } = await client.query<{ hasReplayed: boolean | null }>(prepare(hasReplayed, [logPosition], settings));
    if (rows[0]!.hasReplayed) return true;
    if (performance.now() > until) return false;
  }
}

/**
 * Whether PostgreSQL answered with an error of the statement, which the primary would give as well: not one of the connection (08),
 * of access (28, 3D), of too many connections (53), of a time-out or shutdown (57), of the system (58, XX), or a conflict with what the
 * replica receives (40001).
 */
function isOfStatement(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !/^(08|28|3D|53|57|58|XX|40001)/.test(error.code ?? '');
}
