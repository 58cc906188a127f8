import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { feedQueryProblem, filterMark } from '@mithaq/openapi/rules/feed-filters.ts';
import type { FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import type { Database, Statement } from '../database/database.ts';
import type { MemberSession } from '../http/operation.ts';
import { throwIfProblem } from '../http/problems.ts';
import { eligible, soughtGender } from '../entities/eligible.ts';
import { readFilteredFeed } from './filtered-feed.ts';
import { forRowCount, readPage, type ListParts, type PageQuery } from './list-page.ts';
import { listedColumns, toCardOf, type ListedRow } from '../entities/profile.entity.ts';

type FeedQuery = PageQuery & FeedFilters;

/** Ids are UUIDv7, so the order of the key is the order of time. */
export const newest = forRowCount((rows) => ({
  name: `feed-page-of-${rows}`,
  text: `select ${listedColumns} from profile p where ${eligible} and p.id < $3::uuid order by p.id desc limit ${rows} offset $4`,
}));

/** How far a replica must be to be read from in this request: all that was confirmed before is in the primary's log. */
const logPosition: Statement = {
  name: 'log-position',
  text: 'select pg_current_wal_flush_lsn()::text as "logPosition"',
};

/**
 * One page of all eligible profiles, newest first, or of those that pass the filters.
 * @throws ApiProblem validation when the filters contradict each other, or the cursor is of others
 */
export async function readFeed(
  parts: ListParts,
  session: MemberSession,
  { page, limit, cursor, ...filters }: FeedQuery,
): Promise<ProfilePage> {
  const query = { page, limit, cursor };
  throwIfProblem(feedQueryProblem({ cursor, ...filters }));
  const { database } = parts;
  const ask = await currentCopy(database);
  if (filterMark(filters) !== 0) return readFilteredFeed({ ...parts, ask }, session, query, filters);
  const viewer = [session.profileId, soughtGender(session.gender)];
  return readPage(
    parts,
    { session, name: 'feed', query },
    ({ position: { afterId }, skip }, count) => ask<ListedRow>(newest(count), [...viewer, afterId, skip]),
    { toProfile: (row) => toCardOf(row, parts.now()), positionOf: ({ id }) => ({ afterId: id, rank: 0 }) },
  );
}

/** Asks the replica, if there is one, as soon as it has all that is in the primary's log now. */
async function currentCopy({ query, replicaAt }: Database): Promise<Database['query']> {
  if (!replicaAt) return query;
  const [row] = await query<{ logPosition: string }>(logPosition, []);
  return replicaAt(row!.logPosition);
}
