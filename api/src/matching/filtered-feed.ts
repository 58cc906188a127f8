import type { FeedFilter, ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { filterMark, filterToLoosen } from '@mithaq/openapi/rules/feed-filters.ts';
import { filterNames, type FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { toProfilePage } from '@mithaq/openapi/rules/list-cursor.ts';
import type { MemberSession } from '../http/operation.ts';
import type { Database } from '../database/database.ts';
import { toCardOf, type ListedRow } from '../entities/profile.entity.ts';
import { soughtGender } from '../entities/eligible.ts';
import {
  bitOf,
  filterValues,
  loosen as loosenOf,
  placeValues,
  scopeOf,
  search as searchOf,
  searchedAtOnce,
} from './filter-statements.ts';
import { endPage, startOf, type ListParts, type ListRequest, type PageQuery } from './list-page.ts';
import type { PageStart } from './page-positions.ts';

/** `ask` asks the database or its replica. */
type Parts = ListParts & { ask: Database['query'] };

/** A profile that passes, or, without one, where the search of a place ended. */
type FoundRow = ListedRow & { at: string; id: string | null; isLast: boolean };

/** The result of a search, newest first, and where it continues if it did not reach the end. */
type Found = { profiles: ListedRow[]; goesOnAfter: string | undefined };

/**
 * A page of those who pass the filters, newest first. A request looks at a limited number of members, so that a rare
 * choice costs about as much as any other; the page that has too few profiles for that reason says where the search continues.
 * @param members the number that a request looks at
 */
export async function readFilteredFeed(
  parts: Parts,
  session: MemberSession,
  query: PageQuery,
  filters: FeedFilters,
  members = searchedAtOnce,
): Promise<ProfilePage> {
  const { page, limit } = query;
  const mark = filterMark(filters);
  const request: ListRequest = { session, name: 'feed', query, filters: mark };
  const start = await startOf(parts, request);
  if (!start) return toProfilePage([], page, null);
  const { profiles, goesOnAfter } = await search(parts, session, filters, { ...start, count: limit + 1, members });
  const data = profiles.slice(0, limit).map((row) => toCardOf(row, parts.now()));
  const afterId = profiles.length > limit ? data.at(-1)!.id : goesOnAfter;
  const next = afterId === undefined ? null : { afterId, rank: mark };
  await endPage(parts, request, next);
  const loosen = !next && data.length === 0 ? await findLoosen(parts, session, filters) : undefined;
  return { ...toProfilePage(data, page, next), ...(loosen && { loosen }) };
}

async function search(
  { ask, now }: Parts,
  session: MemberSession,
  filters: FeedFilters,
  { position, skip, count, members }: PageStart & { count: number; members: number },
): Promise<Found> {
  const values = [...common(session, filters, now()), position.afterId, ...placeValues(filters)];
  const statement = searchOf(scopeOf(filters, members), skip + count);
  const rows = await ask<FoundRow>(statement, values);
  // Of the places whose search ended, the one that ended first: beyond it, some of its members are not known.
  const goesOnAfter = rows.find(({ isLast }) => isLast)?.at;
  const known = rows.filter(({ id, at }) => id !== null && (goesOnAfter === undefined || at >= goesOnAfter));
  return { profiles: known.slice(skip), goesOnAfter };
}

/** The filter without which somebody would be found, or undefined. */
async function findLoosen({ ask, now }: Parts, session: MemberSession, filters: FeedFilters) {
  const values = [...common(session, filters, now()), ...placeValues(filters)];
  const rows = await ask<{ failed: number; people: number }>(loosenOf(scopeOf(filters)), values);
  const nameOf = (failed: number): FeedFilter => filterNames.find((name) => bitOf(name) === failed)!; // the statement knows no others
  return filterToLoosen(new Map(rows.map(({ failed, people }) => [nameOf(failed), people])));
}

function common({ profileId, gender }: MemberSession, filters: FeedFilters, now: Date): unknown[] {
  const sought = soughtGender(gender);
  return [profileId, sought, ...filterValues(filters, sought, now)];
}
