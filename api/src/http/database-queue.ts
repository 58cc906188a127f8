import type { Pool } from 'pg';

/** Requests that may wait for a connection of the database: for a moment, and in a queue that lasts. */
const limits = { burst: 100, lasting: 32 };

/** Milliseconds after which a queue lasts. */
const lastingMs = 250;

/**
 * Watches the queue for connections of the database. The returned function says whether one more request would wait too long.
 * A queue that empties soon takes a burst of requests; one that has not been empty for a quarter of a second comes from more
 * work than the database can do, and each query of a new request would wait for the whole queue (the idea is CoDel's, RFC 8289).
 */
export function watchQueue(pool: Pool, now = () => performance.now()): () => boolean {
  let emptyAt = now();
  const look = () => {
    if (pool.waitingCount === 0) emptyAt = now();
  };
  pool.on('acquire', look);
  return () => {
    look();
    return pool.waitingCount >= (now() - emptyAt > lastingMs ? limits.lasting : limits.burst);
  };
}
