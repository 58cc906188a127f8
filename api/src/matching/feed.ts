import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { feedQueryProblem, filterMark } from '@mithaq/openapi/rules/feed-filters.ts';
import type { FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { toListedProfile, type StoredProfile } from '@mithaq/openapi/rules/profile-view.ts';
import type { MemberSession } from '../http/operation.ts';
import { throwIfProblem } from '../http/problems.ts';
import { withSession, type SessionRead } from '../auth/find-session.ts';
import { eligible, eligibleFor, ofSession, soughtGender } from '../entities/eligible.ts';
import { readFilteredFeed } from './filtered-feed.ts';
import { forRowCount, knownStart, readPage, type ListParts, type PageQuery } from './list-page.ts';
import type { PageStart } from './page-positions.ts';
import { listedColumns } from './listed-columns.ts';

type FeedQuery = PageQuery & FeedFilters;

/** Ids are UUIDv7, so the order of the key is the order of time. */
const selectNewest = (condition: string, rows: number) =>
  `select ${listedColumns} from profile p where ${condition} and p.id < $3::uuid order by p.id desc limit ${rows}`;

export const newest = forRowCount((rows) => ({ name: `feed-page-of-${rows}`, text: selectNewest(eligible, rows) }));

const newestAfterOthers = forRowCount((rows) => ({
  name: `feed-page-of-${rows}-after-others`,
  text: `${selectNewest(eligible, rows)} offset $4`,
}));

const newestWithSession = forRowCount((rows) =>
  withSession(
    `session-and-feed-page-of-${rows}`,
    selectNewest(eligibleFor(ofSession.viewer, ofSession.gender), rows),
    'r.id desc',
  ),
);

const logPositionWithSession = withSession(
  'session-and-log-position',
  'select pg_current_wal_flush_lsn()::text as "logPosition"',
  'r."logPosition"',
);

/** How far a replica must be to be read from in this request: all that was confirmed before is in the primary's log. */
export const logPosition: SessionRead = { statement: logPositionWithSession, values: [] };

/** The page of a known start, to be read with the session. With filters, the page is read by itself. */
export function feedWithSession({ page, limit, cursor, ...filters }: FeedQuery): SessionRead | null {
  const start = filterMark(filters) === 0 ? knownStart({ page, limit, cursor }) : null;
  return start && { statement: newestWithSession(limit + 1), values: [start.position.afterId] };
}

/**
 * One page of all eligible profiles, newest first, or of those that pass the filters.
 * @throws ApiProblem validation when the filters contradict each other, or the cursor is of others
 */
export async function readFeed(
  parts: ListParts,
  session: MemberSession,
  { page, limit, cursor, ...filters }: FeedQuery,
  rowsRead: object[] | null,
): Promise<ProfilePage> {
  const query = { page, limit, cursor };
  throwIfProblem(feedQueryProblem({ cursor, ...filters }));
  const { database } = parts;
  const { replicaAt } = database;
  const [first] = (rowsRead ?? []) as { logPosition?: string | null }[];
  const ask = replicaAt && first?.logPosition ? replicaAt(first.logPosition) : database.query;
  if (filterMark(filters) !== 0) return readFilteredFeed({ ...parts, ask }, session, query, filters);
  const viewer = [session.profileId, soughtGender(session.gender)];
  const read = ({ position: { afterId }, skip }: PageStart, count: number) =>
    skip === 0
      ? ask<StoredProfile>(newest(count), [...viewer, afterId])
      : ask<StoredProfile>(newestAfterOthers(count), [...viewer, afterId, skip]);
  return readPage(
    parts,
    { session, name: 'feed', query },
    async (start, count) =>
      rowsRead && !replicaAt ? (rowsRead as StoredProfile[]).filter(({ id }) => id !== null) : read(start, count),
    { toProfile: toListedProfile, positionOf: ({ id }) => ({ afterId: id, rank: 0 }) },
  );
}
