import { setTimeout as wait } from 'node:timers/promises';
import pg, { type Pool, type PoolClient, type QueryResultRow } from 'pg';
import { driverOptions, guardConnections, poolSize, type Query, type Statement } from './connections.ts';

/** How long a replica that does not answer, or lags, is left alone, in milliseconds. */
const pauseMs = 5000;

/** How long a read waits for a replica that lags, in milliseconds: a healthy one is a few behind while members write. */
const lagMs = 20;

/** On any server but a streaming standby the position is null, and it is never read from. */
const hasReplayed: Statement = {
  name: 'has-replayed',
  text: `select pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasReplayed"`,
};

/**
 * Opens a read replica. `at` gives a query that asks it once it has replayed the primary's log up to a position, and the primary
 * while it lags or does not answer (R89, R189). With the position at which a request began, nothing that was confirmed before is
 * missing: not the member's own changes through another process, and no block, pause or departure of somebody else.
 */
export function openReplica(connectionString: string, onPrimary: Query) {
  const pool = new pg.Pool({ connectionString, max: poolSize, ...driverOptions });
  guardConnections(pool);
  // An idle connection that breaks must not end the process; the next query reports the error.
  pool.on('error', () => undefined);
  let pausedUntil = 0;

  const at =
    (logPosition: string): Query =>
    async (statement, values) => {
      if (performance.now() < pausedUntil) return onPrimary(statement, values);
      try {
        const rows = await read<never>(pool, logPosition, statement, values); // the caller names the rows
        if (rows) return rows;
      } catch (error) {
        if (isOfStatement(error)) throw error;
      }
      pausedUntil = performance.now() + pauseMs;
      return onPrimary(statement, values);
    };
  return { at, close: () => pool.end() };
}

/**
 * The rows, or null when the replica lags for too long. It is one connection, since an address may stand for several replicas, and two
 * statements, since a statement sees what was replayed before it began.
 */
async function read<Row extends QueryResultRow>(
  pool: Pool,
  logPosition: string,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[] | null> {
  const client = await pool.connect();
  try {
    const isThere = await reaches(client, logPosition);
    const rows = isThere ? (await client.query<Row>({ name, text, values })).rows : null;
    client.release();
    return rows;
  } catch (error) {
    client.release(true); // its state is not known
    throw error;
  }
}

async function reaches(client: PoolClient, logPosition: string): Promise<boolean> {
  for (const until = performance.now() + lagMs; ; await wait(1)) {
    const { rows } = await client.query<{ hasReplayed: boolean | null }>({ ...hasReplayed, values: [logPosition] });
    if (rows[0]!.hasReplayed) return true;
    if (performance.now() > until) return false;
  }
}

/**
 * Whether PostgreSQL answered with an error of the statement, which the primary would give as well: not one of the connection (08),
 * of access (28, 3D), of too many connections (53), of a shutdown (57P), or a conflict with what the replica receives (40001).
 */
function isOfStatement(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !/^(08|28|3D|53|57P|40001)/.test(error.code ?? '');
}
