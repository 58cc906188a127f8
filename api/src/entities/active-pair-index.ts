import type { Database } from '../database/database.ts';
import { activePairIndex } from './proposal.entity.ts';

/**
 * Whether the migrations create the index over active proposals as the rules define it now. MikroORM compares triggers and
 * checks itself, but not the expression of an index.
 */
export async function isActivePairIndexCurrent({ pool }: Database): Promise<boolean> {
  const client = await pool.connect();
  const definition = async () =>
    (
      await client.query<{ indexdef: string }>(`select indexdef from pg_indexes where indexname = $1`, [
        activePairIndex.name,
      ])
    ).rows[0]?.indexdef;
  try {
    await client.query('begin');
    const migrated = await definition();
    await client.query(activePairIndex.expression);
    return migrated === (await definition());
  } finally {
    await client.query('rollback');
    client.release();
  }
}
