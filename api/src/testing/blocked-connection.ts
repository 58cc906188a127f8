import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Waits until a connection of this database, or so many, are blocked by a lock. */
export async function waitForBlockedConnection({ database }: TestApp, count = 1): Promise<void> {
  await expect
    .poll(
      async () =>
        (
          await database.pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount,
      { timeout: 10_000, interval: 20 },
    )
    .toBeGreaterThanOrEqual(count);
}
