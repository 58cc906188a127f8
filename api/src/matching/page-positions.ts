import { maxSkippedRows, type ListPosition } from '@mithaq/openapi/rules/list-cursor.ts';
import type { Database, Statement } from '../database/database.ts';

/** A list of a member, with one page size. Of the Feed also the mark of its filters: with others it is another list. */
export type List = { viewerId: string; name: 'feed' | 'for-you'; pageSize: number; filters?: number };

/** Where a page begins, and the rows to skip from there: none, unless the pages were not read one after the other. */
export type PageStart = { position: ListPosition; skip: number };

/** Before the first profile of a list: the highest possible id, and the rank before the first. */
export const firstPosition: ListPosition = { afterId: 'ffffffff-ffff-ffff-ffff-ffffffffffff', rank: 0 };

/** The rank of a position in the Feed is the mark of its filters; one of other filters is not looked at. */
const findNearest: Statement = {
  name: 'find-page-position',
  text: `select page, after_id as "afterId", rank from page_position
    where viewer_id = $1 and list = $2 and page_size = $3 and page <= $4 and ($5::int is null or rank = $5)
    order by page desc limit 1`,
};

/**
 * Page 0 starts again, and there is no page after the last one: later positions are deleted. A member who has left meanwhile
 * is left out. Nothing waits for the disk, since a lost position is only found less exactly.
 */
const savePosition: Statement = {
  name: 'save-page-position',
  text: `with outdated as (
      delete from page_position where viewer_id = $1 and list = $2 and page_size = $3 and page >= $4::int
        and ($5::uuid is null or $4 = 1 and page > 1)),
    viewer as (select id from profile where id = $1 for key share)
    insert into page_position (viewer_id, list, page_size, page, after_id, rank, saved_at)
      select id, $2, $3, $4, $5, $6, $7::timestamptz from viewer, set_config('synchronous_commit', 'off', true) where $5 is not null
    on conflict (viewer_id, list, page_size, page) do update
      set after_id = excluded.after_id, rank = excluded.rank, saved_at = excluded.saved_at`,
};

/**
 * Where a page begins for those who ask by number: where the page before it ended, or else so many rows after the nearest page that
 * was read. A profile that joins or leaves meanwhile neither repeats nor skips another one, whichever process serves the page.
 * Null for a page that is too far from all that were read.
 */
export async function findStart(
  { query }: Pick<Database, 'query'>,
  { viewerId, name, pageSize, filters }: List,
  page: number,
): Promise<PageStart | null> {
  if (page === 0) return { position: firstPosition, skip: 0 };
  type Row = ListPosition & { page: number };
  const mark = name === 'feed' ? (filters ?? 0) : null;
  const [nearest] = await query<Row>(findNearest, [viewerId, name, pageSize, page, mark]);
  const skip = (page - (nearest?.page ?? 0)) * pageSize;
  return skip > maxSkippedRows ? null : { position: nearest ?? firstPosition, skip };
}

/** Saves where the page after this one begins, or that none does. */
export async function saveEnd(
  { query }: Pick<Database, 'query'>,
  { viewerId, name, pageSize }: List,
  { page, next, now }: { page: number; next: ListPosition | null; now: Date },
): Promise<void> {
  const values = [viewerId, name, pageSize, page + 1, next?.afterId ?? null, next?.rank ?? null, now];
  await query(savePosition, values);
}
