import { responseFields } from '@mithaq/openapi/generated/fields.ts';
import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { toListedProfile, type StoredProfile } from '@mithaq/openapi/rules/profile-view.ts';
import type { MemberSession } from '../http/operation.ts';
import { columnsOf } from '../platform/database/columns.ts';
import type { Database } from '../platform/database/database.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { withSession, type SessionRead } from '../http/find-session.ts';
import { eligible, eligibleFor, ofSession, soughtGender } from '../relations/eligible.ts';
import { forRowCount, knownStart, readPage, type PageQuery } from './list-page.ts';
import type { ListWalks, PageStart } from './list-walks.ts';

/** The columns of a listed profile, with the full name, of which the first word is sent. */
export const listedColumns = columnsOf(Profile, 'p', [...responseFields.ListedProfile, 'fullName']);

/** Ids are UUIDv7, so the order of the key is the order of time. */
const selectNewest = (condition: string, rows: number) =>
  `select ${listedColumns} from profile p where ${condition} and p.id < $3::uuid order by p.id desc limit ${rows}`;

export const newest = forRowCount((rows) => ({ name: `feed-page-of-${rows}`, text: selectNewest(eligible, rows) }));

const newestAfterOthers = forRowCount((rows) => ({
  name: `feed-page-of-${rows}-after-others`,
  text: `${selectNewest(eligible, rows)} offset $4`,
}));

const newestWithSession = forRowCount((rows) =>
  withSession(`session-and-feed-page-of-${rows}`, selectNewest(eligibleFor(ofSession.viewer, ofSession.gender), rows)),
);

/** The page of a known start, to be read with the session. */
export function feedWithSession(query: PageQuery): SessionRead | null {
  const start = knownStart(query);
  return start && { statement: newestWithSession(query.limit + 1), values: [start.position.afterId] };
}

/** One page of all eligible profiles, newest first (R40). */
export function readFeed(
  parts: { database: Database; walks: ListWalks },
  session: MemberSession,
  query: PageQuery,
  rowsRead: object[] | null,
): Promise<ProfilePage> {
  const { database } = parts;
  const viewer = [session.profileId, soughtGender(session.gender)];
  const read = ({ position: { afterId }, skip }: PageStart, count: number) =>
    skip === 0
      ? database.queryReplica<StoredProfile>(newest(count), [...viewer, afterId])
      : database.queryReplica<StoredProfile>(newestAfterOthers(count), [...viewer, afterId, skip]);
  return readPage(
    parts,
    { session, name: 'feed', query },
    async (start, count) =>
      rowsRead ? (rowsRead as StoredProfile[]).filter(({ id }) => id !== null) : read(start, count),
    { toProfile: toListedProfile, positionOf: ({ id }) => ({ afterId: id, rank: 0 }) },
  );
}
