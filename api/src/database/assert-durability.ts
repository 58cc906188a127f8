import type { Database } from './database.ts';

const settings = ['fsync', 'full_page_writes', 'synchronous_commit'];

/**
 * Refuses a database that confirms a commit before it is on disk: an accepted proposal must survive a power failure.
 * @throws Error that names the settings
 */
export async function assertDurable({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings where name = any ($1) and setting = 'off'`,
    [settings],
  );
  if (rows.length > 0)
    throw new Error(
      `the database has ${rows.map(({ name }) => name).join(' and ')} switched off, so members' data could be lost. Please switch it on.`,
    );
}
