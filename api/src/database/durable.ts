import type { Database } from './database.ts';

const settings = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** A yes to a proposal must survive a power cut: refuses a server that would answer before it has written (DESIGN section 5). */
export async function assertDurable({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings where name = any ($1) and setting = 'off'`,
    [settings],
  );
  if (rows.length > 0)
    throw new Error(
      `the database has ${rows.map(({ name }) => name).join(' and ')} switched off, so what members decide could be lost. Please switch it on.`,
    );
}
