import type { Database, Statement } from '../database/database.ts';

/** The highest id there can be: the feed's first page begins below it. */
const top = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Rows a jump may pass over behind the nearest page someone walked to; beyond that a page is empty. */
const farthestJump = 20_000;

export type List = 'feed' | 'for-you';

/** Where a page begins: below an id (feed) or behind a place (For You), and how many rows further. */
export type Position = { beforeId: string; behindPlace: number; offset: number };

type Row = { page: number; beforeId: string | null; behindPlace: number | null };

const nearest: Statement = {
  name: 'nearest-position',
  text: `select page, before_id as "beforeId", behind_place as "behindPlace" from list_position
    where viewer_id = $1 and list = $2 and page_size = $3 and page <= $4 order by page desc limit 1`,
};

const keep: Statement = {
  name: 'keep-position',
  text: `insert into list_position (viewer_id, list, page_size, page, before_id, behind_place) values ($1, $2, $3, $4, $5, $6)
    on conflict (viewer_id, list, page_size, page) do update set before_id = excluded.before_id, behind_place = excluded.behind_place`,
};

const forget: Statement = {
  name: 'forget-positions',
  text: `delete from list_position where viewer_id = $1 and list = $2 and page_size = $3`,
};

/**
 * The contract speaks of pages, the database of positions: who walked to a page is taken on from just where it began, so
 * that nobody who joins meanwhile makes a card repeat or be skipped (LISTS.md). Null: farther than one may jump.
 */
export async function findPosition(
  database: Database,
  viewerId: string,
  list: List,
  pageSize: number,
  page: number,
): Promise<Position | null> {
  if (page === 0) {
    await database.read(forget, [viewerId, list, pageSize]);
    return { beforeId: top, behindPlace: 0, offset: 0 };
  }
  const [found = { page: 0, beforeId: null, behindPlace: null }] = await database.read<Row>(nearest, [
    viewerId,
    list,
    pageSize,
    page,
  ]);
  const offset = (page - found.page) * pageSize;
  return offset > farthestJump
    ? null
    : { beforeId: found.beforeId ?? top, behindPlace: found.behindPlace ?? 0, offset };
}

/** Remembers where the next page begins. */
export async function keepPosition(
  database: Database,
  viewerId: string,
  list: List,
  pageSize: number,
  page: number,
  at: { beforeId?: string; behindPlace?: number },
): Promise<void> {
  await database.read(keep, [viewerId, list, pageSize, page, at.beforeId ?? null, at.behindPlace ?? null]);
}
