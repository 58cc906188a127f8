import type { ListedProfile, ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Limits } from '@mithaq/openapi/rules/limits.ts';
import { fromCursor, toProfilePage, type ListPosition } from '@mithaq/openapi/rules/list-cursor.ts';
import type { MemberSession } from '../http/operation.ts';
import type { Database, Statement } from '../database/database.ts';
import type { ProfileViews } from './profile-view-quota.ts';
import { findStart, saveEnd, type List, type PageStart } from './page-positions.ts';

/** Which page of a list is asked for: by the cursor if there is one, else by its number. */
export type PageQuery = { page: number; limit: number; cursor?: string };

/**
 * A statement for each number of rows, of which the contract allows few. With the number as a parameter PostgreSQL expects
 * a tenth of the table, and plans the statement for each request, which costs more than to run it.
 */
export function forRowCount(statementOf: (rows: number) => Statement): (rows: number) => Statement {
  const statements = new Map<number, Statement>();
  return (rows) => statements.getOrInsertComputed(rows, statementOf);
}

/** What the pages of a list are read with. */
export type ListParts = {
  database: Database;
  views: Pick<ProfileViews, 'write' | 'throwIfUsedUp'>;
  limits: Limits;
  now: () => Date;
};

/** The member, the list and the page that is asked for. */
export type ListRequest = { session: MemberSession; name: List['name']; query: PageQuery; filters?: number };

/**
 * Where a page begins, or null when it is beyond those that are looked for. To skip rows costs the more the further it goes, so
 * that a member who has no view left is refused before.
 * @throws ApiProblem rate-limited when rows would be skipped for a member who has no view left
 */
export async function startOf({ database, views, now }: ListParts, request: ListRequest): Promise<PageStart | null> {
  const { session, query } = request;
  if (query.cursor !== undefined) return { position: fromCursor(query.cursor), skip: 0 };
  const start = await findStart(database, listOf(request), query.page);
  if (start && start.skip > 0) await views.throwIfUsedUp(session, now());
  return start;
}

/** Remembers where the page after this one begins, for those who ask for it by number. */
export async function endPage(
  { database, now }: ListParts,
  request: ListRequest,
  next: ListPosition | null,
): Promise<void> {
  const { page, cursor } = request.query;
  if (cursor === undefined) await saveEnd(database, listOf(request), { page, next, now: now() });
}

function listOf({ session, name, query, filters }: ListRequest): List {
  return { viewerId: session.profileId, name, pageSize: query.limit, ...(filters !== undefined && { filters }) };
}

/** Reads rows from a start; one row more than a page shows whether another page follows. */
type ReadRows<Row> = (start: PageStart, count: number) => Promise<Row[]>;

/**
 * A page of a list, with the cursor of the next one.
 * @param positionOf where the next page begins after this row
 */
export async function readPage<Row>(
  parts: ListParts,
  request: ListRequest,
  readRows: ReadRows<Row>,
  { toProfile, positionOf }: { toProfile(row: Row): ListedProfile; positionOf(row: Row): ListPosition },
): Promise<ProfilePage> {
  const { page, limit } = request.query;
  const start = await startOf(parts, request);
  if (!start) return toProfilePage([], page, null);
  const rows = await readRows(start, limit + 1);
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? positionOf(shown.at(-1)!) : null;
  await endPage(parts, request, next);
  return toProfilePage(shown.map(toProfile), page, next);
}
