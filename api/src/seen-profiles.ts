import { limitReached } from '@mithaq/openapi/rules/limits.ts';
import { today } from '@mithaq/openapi/rules/age.ts';
import type { Database } from './database/database.ts';
import { Refusal } from './errors.ts';
import { secondsUntilTomorrow } from './limits.ts';

/** New ones only; in the order of their ids, so that two requests can't wait for each other. */
const record = {
  name: 'record-seen',
  text: `with new as (
      insert into seen_profile (viewer_id, day, profile_id) select $1::uuid, $2::date, id from unnest($3::uuid[]) id order by id
      on conflict do nothing returning profile_id),
    shown as (
      insert into impression (profile_id, day, shown) select profile_id, $2::date, 1 from new order by profile_id
      on conflict (profile_id, day) do update set shown = impression.shown + 1)
    insert into seen_count (viewer_id, day, seen) select $1::uuid, $2::date, count(*) from new
      on conflict (viewer_id, day) do update set seen = seen_count.seen + excluded.seen
      returning seen, (select count(*)::int from new) as added`,
};

/**
 * Records that a member is about to see these profiles. Who would see more distinct ones in a day than the limit is
 * refused (DESIGN rule 12, against harvesting); what was seen before stays readable. 0 = no limit.
 */
export async function recordSeen(
  { pool }: Database,
  viewerId: string,
  profileIds: string[],
  limit: number,
): Promise<void> {
  if (profileIds.length === 0) return;
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const { rows } = await client.query<{ seen: number; added: number }>({
      ...record,
      values: [viewerId, today(), profileIds],
    });
    const isTooMuch = limit > 0 && rows[0]!.seen > limit && rows[0]!.added > 0;
    await client.query(isTooMuch ? 'rollback' : 'commit');
    if (isTooMuch)
      throw new Refusal('rate-limited', {
        detail: limitReached('profilesPerDay', limit),
        retryAfter: secondsUntilTomorrow(),
      });
  } catch (error) {
    if (!(error instanceof Refusal)) broken = error as Error; // pg rejects with errors only
    throw error;
  } finally {
    client.release(broken);
  }
}
