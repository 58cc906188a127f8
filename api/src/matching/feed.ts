import { responseFields } from '@mithaq/openapi/generated/fields.ts';
import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { toListedProfile, type StoredProfile } from '@mithaq/openapi/rules/profile-view.ts';
import type { MemberSession } from '../http/operation.ts';
import { columnsOf } from '../platform/database/columns.ts';
import type { Database, Statement } from '../platform/database/database.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { withSession, type SessionRead } from '../http/find-session.ts';
import { eligible, eligibleFor, ofSession, soughtGender } from '../relations/eligible.ts';
import { knownStart, readPage, type PageQuery } from './list-page.ts';
import type { ListWalks } from './list-walks.ts';

/** The columns of a listed profile, with the full name, of which the first word is sent. */
export const listedColumns = columnsOf(Profile, 'p', [...responseFields.ListedProfile, 'fullName']);

/** Ids are UUIDv7, so the order of the key is the order of time. */
export const newest: Statement = {
  name: 'feed-page',
  text: `select ${listedColumns} from profile p where ${eligible} and p.id < $3::uuid order by p.id desc limit $4 offset $5`,
};

const newestWithSession = withSession(
  'session-and-feed-page',
  `select ${listedColumns} from profile p where ${eligibleFor(ofSession.viewer, ofSession.gender)} and p.id < $3::uuid
    order by p.id desc limit $4`,
);

/** The page of a known start, to be read with the session. */
export function feedWithSession(query: PageQuery): SessionRead | null {
  const start = knownStart(query);
  return start && { statement: newestWithSession, values: [start.position.afterId, query.limit + 1] };
}

/** One page of all eligible profiles, newest first (R40). */
export function readFeed(
  parts: { database: Database; walks: ListWalks },
  session: MemberSession,
  query: PageQuery,
  rowsRead: object[] | null,
): Promise<ProfilePage> {
  const values = [session.profileId, soughtGender(session.gender)];
  return readPage(
    parts,
    { session, name: 'feed', query },
    async ({ position, skip }, count) =>
      rowsRead
        ? (rowsRead as StoredProfile[]).filter(({ id }) => id !== null)
        : parts.database.queryReplica<StoredProfile>(newest, [...values, position.afterId, count, skip]),
    { toProfile: toListedProfile, positionOf: ({ id }) => ({ afterId: id, rank: 0 }) },
  );
}
