import { today } from '@mithaq/openapi/rules/day.ts';
import { quotaProblem, type Limits } from '@mithaq/openapi/rules/limits.ts';
import type { Database } from '../platform/database/database.ts';
import { ApiProblem, throwIfProblem } from '../http/problems.ts';

/** Inserts new views only, ordered by id so that two requests cannot deadlock. */
const record = {
  name: 'record-profile-views',
  text: `with new as (
      insert into profile_view (viewer_id, day, profile_id) select $1::uuid, $2::date, id from unnest($3::uuid[]) id order by id
      on conflict do nothing returning profile_id),
    shown as (
      insert into impression (profile_id, day, shown) select profile_id, $2::date, 1 from new order by profile_id
      on conflict (profile_id, day) do update set shown = impression.shown + 1),
    by_number as (
      insert into number_use (number_hash, day, views) select p.number_hash, $2::date, count(*) from profile p, new
        where p.id = $1::uuid and p.number_hash is not null group by p.number_hash
      on conflict (number_hash, day) do update set views = number_use.views + excluded.views returning views)
    insert into profile_view_count (viewer_id, day, views) select $1::uuid, $2::date, count(*) from new
      on conflict (viewer_id, day) do update set views = profile_view_count.views + excluded.views
      returning views, (select count(*)::int from new) as added, (select views from by_number) as "byNumber"`,
};

type Views = { viewerId: string; profileIds: string[]; limits: Limits; now: Date };

/**
 * Records that a member is about to see these profiles. Profiles seen before on this day do not count again.
 * @throws ApiProblem rate-limited when the member would see more distinct profiles than the day's limit (R50, R99)
 */
export async function recordProfileViews(
  { pool }: Database,
  { viewerId, profileIds, limits, now }: Views,
): Promise<void> {
  if (profileIds.length === 0) return;
  const limit = limits.PROFILES_PER_DAY;
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const { rows } = await client.query<{ views: number; added: number; byNumber: number | null }>({
      ...record,
      values: [viewerId, today(now), profileIds],
    });
    const { views, added, byNumber } = rows[0]!;
    const isTooMany = limit > 0 && added > 0 && Math.max(views, byNumber ?? 0) > limit;
    await client.query(isTooMany ? 'rollback' : 'commit');
    throwIfProblem(isTooMany ? quotaProblem(limits, 'PROFILES_PER_DAY', now) : null);
  } catch (error) {
    if (!(error instanceof ApiProblem)) broken = error as Error; // pg rejects with errors only
    throw error;
  } finally {
    client.release(broken);
  }
}
