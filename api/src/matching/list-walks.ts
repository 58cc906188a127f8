import type { FastifyInstance } from 'fastify';
import type { ListPosition } from '@mithaq/openapi/rules/list-cursor.ts';
import type { Database, Statement } from '../platform/database/database.ts';
import { writeSoon } from '../platform/write-soon.ts';

/** A list of a member, with one page size. Of the Feed also the mark of its filters: with others it is another list (R197). */
export type List = { viewerId: string; list: 'feed' | 'for-you'; pageSize: number; filters?: number };

/** Where a page begins, and the rows to skip from there: none, unless the pages were not read one after the other. */
export type PageStart = { position: ListPosition; skip: number };

/** The positions of pages, by their number. */
type Walk = { list: List; positions: Map<number, ListPosition> };

/** Remembers where the pages of a list begin, for those who read them by number. */
export type ListWalks = {
  find(list: List, page: number): Promise<PageStart | null>;
  save(list: List, page: number, position: ListPosition): void;
};

/** Before the first profile of a list: the highest possible id, and the rank before the first. */
export const firstPosition: ListPosition = { afterId: 'ffffffff-ffff-ffff-ffff-ffffffffffff', rank: 0 };

/** Rows that a request may skip after the nearest saved position; a page beyond them is empty. */
const maxSkippedRows = 20_000;

/** Walks that this process remembers; the others are in the table. */
const maxWalks = 5000;

const findWalk: Statement = {
  name: 'find-list-walk',
  text: `select positions from list_walk where viewer_id = $1 and list = $2 and page_size = $3 and filters = $4`,
};

/** Members who have left meanwhile are left out. */
const saveWalks: Statement = {
  name: 'save-list-walks',
  text: `insert into list_walk (viewer_id, list, page_size, filters, positions)
    select w."viewerId", w.list, w."pageSize", coalesce(w.filters, 0), w.positions
      from json_to_recordset($1) w ("viewerId" uuid, list text, "pageSize" smallint, filters int, positions json) join profile p on p.id = w."viewerId"
      order by 1, 2, 3
    on conflict (viewer_id, list, page_size) do update set filters = excluded.filters, positions = excluded.positions`,
};

/**
 * The contract has page numbers, and a page begins where the one before it ended, so that a profile that joins meanwhile neither
 * repeats nor skips another one (R42). Page 0 starts anew. The positions are kept in memory and written within a second, so that
 * another process can serve the next page; a caller who uses cursors needs none of this.
 */
export function createListWalks(app: FastifyInstance, database: Database): ListWalks {
  const walks = new Map<string, Walk>();
  const unsaved = new Set<Walk>();
  const keyOf = ({ viewerId, list, pageSize }: List) => `${viewerId} ${list} ${pageSize}`;

  const write = async () => {
    const rows = [...unsaved];
    if (rows.length === 0) return;
    unsaved.clear();
    try {
      const values = rows.map(({ list, positions }) => ({ ...list, positions: [...positions] }));
      await database.query(saveWalks, [JSON.stringify(values)]);
    } catch (error) {
      // A walk that started anew meanwhile is written instead.
      for (const walk of rows) if (walks.get(keyOf(walk.list)) === walk) unsaved.add(walk);
      throw error;
    }
    for (const walk of walks.values()) {
      if (walks.size <= maxWalks) break;
      if (!unsaved.has(walk)) walks.delete(keyOf(walk.list));
    }
  };
  const askForWrite = writeSoon(app, 'positions of pages', write);

  /** The walk that is remembered; one with other filters is over. */
  function walkOf(list: List): Walk | undefined {
    const walk = walks.get(keyOf(list));
    return walk && (walk.list.filters ?? 0) === (list.filters ?? 0) ? walk : undefined;
  }

  function remember(list: List, positions: Walk['positions']): Walk {
    const walk = { list, positions };
    const old = walks.get(keyOf(list));
    if (old) unsaved.delete(old);
    walks.delete(keyOf(list)); // the newest are last
    walks.set(keyOf(list), walk);
    return walk;
  }

  return {
    async find(list, page) {
      if (page === 0) {
        unsaved.add(remember(list, new Map()));
        askForWrite();
        return { position: firstPosition, skip: 0 };
      }
      const walk = walkOf(list) ?? remember(list, await load(database, list));
      const nearest = walk.positions.has(page)
        ? page
        : Math.max(0, ...[...walk.positions.keys()].filter((number) => number < page));
      const skip = (page - nearest) * list.pageSize;
      return skip > maxSkippedRows ? null : { position: walk.positions.get(nearest) ?? firstPosition, skip };
    },

    save(list, page, position) {
      const walk = walkOf(list) ?? remember(list, new Map());
      walk.positions.set(page, position);
      unsaved.add(walk);
      askForWrite();
    },
  };
}

async function load(database: Database, { viewerId, list, pageSize, filters = 0 }: List): Promise<Walk['positions']> {
  type Row = { positions: [number, ListPosition][] };
  const [row] = await database.query<Row>(findWalk, [viewerId, list, pageSize, filters]);
  return new Map(row?.positions);
}
