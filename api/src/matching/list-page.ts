import type { ListedProfile, ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { fromCursor, toCursor, type ListPosition } from '@mithaq/openapi/rules/list-cursor.ts';
import type { MemberSession } from '../http/operation.ts';
import type { Statement } from '../platform/database/database.ts';
import { firstPosition, type List, type ListWalks, type PageStart } from './list-walks.ts';

/** Which page of a list is asked for: by the cursor if there is one, else by its number. */
export type PageQuery = { page: number; limit: number; cursor?: string };

/** Where a page begins that needs no remembered position: at its cursor, or at the beginning; null for other pages. */
export function knownStart({ page, cursor }: PageQuery): PageStart | null {
  if (cursor !== undefined) return { position: fromCursor(cursor), skip: 0 };
  return page === 0 ? { position: firstPosition, skip: 0 } : null;
}

/**
 * A statement for each number of rows, of which the contract allows few. With the number as a parameter PostgreSQL expects
 * a tenth of the table, and plans the statement anew for each request, which costs more than to run it.
 */
export function forRowCount(statementOf: (rows: number) => Statement): (rows: number) => Statement {
  const statements = new Map<number, Statement>();
  return (rows) => statements.getOrInsertComputed(rows, statementOf);
}

/** Reads so many rows from a start; one row more than a page tells whether another follows. */
type ReadRows<Row> = (start: PageStart, count: number) => Promise<Row[]>;

/**
 * A page of a list, with the cursor of the next one (R42, R43).
 * @param positionOf where the next page begins after this row
 */
export async function readPage<Row>(
  { walks }: { walks: ListWalks },
  list: { session: MemberSession; name: List['list']; query: PageQuery },
  readRows: ReadRows<Row>,
  { toProfile, positionOf }: { toProfile(row: Row): ListedProfile; positionOf(row: Row): ListPosition },
): Promise<ProfilePage> {
  const { page, limit, cursor } = list.query;
  const walk: List = { viewerId: list.session.profileId, list: list.name, pageSize: limit };
  const start = cursor === undefined ? await walks.find(walk, page) : knownStart(list.query);
  const rows = start ? await readRows(start, limit + 1) : [];
  const shown = rows.slice(0, limit);
  const data = shown.map(toProfile);
  if (rows.length <= limit) return { data, hasNextPage: false, currentPage: page };
  const next = positionOf(shown.at(-1)!);
  if (cursor === undefined) walks.save(walk, page + 1, next);
  return { data, hasNextPage: true, currentPage: page, nextCursor: toCursor(next) };
}
