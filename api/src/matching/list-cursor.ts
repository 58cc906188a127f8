import type { Database, Statement } from '../platform/database/database.ts';

/** The highest possible id: the first page of the feed begins below it. */
const maxId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Rows that a request may skip after the nearest saved cursor; a page beyond them is empty. */
const maxSkippedRows = 20_000;

/** A list of a member, with one page size. */
export type List = { viewerId: string; list: 'feed' | 'for-you'; pageSize: number };

/** Where a page begins: below an id (feed) or after a rank (For You), and how many rows to skip from there. */
export type Cursor = { beforeId: string; afterRank: number; offset: number };

type Row = { page: number; beforeId: string | null; afterRank: number | null };

const nearest: Statement = {
  name: 'nearest-cursor',
  text: `select page, before_id as "beforeId", after_rank as "afterRank" from list_cursor
    where viewer_id = $1 and list = $2 and page_size = $3 and page <= $4 order by page desc limit 1`,
};

const save: Statement = {
  name: 'save-cursor',
  text: `insert into list_cursor (viewer_id, list, page_size, page, before_id, after_rank) values ($1, $2, $3, $4, $5, $6)
    on conflict (viewer_id, list, page_size, page) do update set before_id = excluded.before_id, after_rank = excluded.after_rank`,
};

const deleteAll: Statement = {
  name: 'delete-cursors',
  text: `delete from list_cursor where viewer_id = $1 and list = $2 and page_size = $3`,
};

/**
 * The cursor of a page, or null when the page is too far away. The contract has page numbers and the database has saved
 * cursors, so that a profile that joins meanwhile neither repeats nor skips another one (R42). Page 0 starts anew.
 */
export async function findCursor(
  database: Database,
  { viewerId, list, pageSize }: List,
  page: number,
): Promise<Cursor | null> {
  if (page === 0) {
    await database.query(deleteAll, [viewerId, list, pageSize]);
    return { beforeId: maxId, afterRank: 0, offset: 0 };
  }
  const [row] = await database.query<Row>(nearest, [viewerId, list, pageSize, page]);
  const offset = (page - (row?.page ?? 0)) * pageSize;
  return offset > maxSkippedRows ? null : { beforeId: row?.beforeId ?? maxId, afterRank: row?.afterRank ?? 0, offset };
}

/** Saves where a page begins. */
export async function saveCursor(
  database: Database,
  { viewerId, list, pageSize }: List,
  page: number,
  { beforeId = null, afterRank = null }: { beforeId?: string | null; afterRank?: number | null },
): Promise<void> {
  await database.query(save, [viewerId, list, pageSize, page, beforeId, afterRank]);
}
