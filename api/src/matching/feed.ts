import { responseFields } from '@mithaq/openapi/generated/fields.ts';
import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { toListedProfile, type StoredProfile } from '@mithaq/openapi/rules/profile-view.ts';
import type { MemberSession } from '../http/operation.ts';
import { columnsOf } from '../platform/database/columns.ts';
import type { Database, Statement } from '../platform/database/database.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { eligible, soughtGender } from './eligible.ts';
import { readPage, type PageQuery } from './list-page.ts';
import type { ListWalks } from './list-walks.ts';

/** The columns of a listed profile, with the full name, of which the first word is sent. */
export const listedColumns = columnsOf(Profile, 'p', [...responseFields.ListedProfile, 'fullName']);

/** Ids are UUIDv7, so the order of the key is the order of time. */
export const newest: Statement = {
  name: 'feed-page',
  text: `select ${listedColumns} from profile p where ${eligible} and p.id < $3::uuid order by p.id desc limit $4 offset $5`,
};

/** One page of all eligible profiles, newest first (R40). */
export function readFeed(
  parts: { database: Database; walks: ListWalks },
  session: MemberSession,
  query: PageQuery,
): Promise<ProfilePage> {
  const values = [session.profileId, soughtGender(session.gender)];
  return readPage(
    parts,
    { session, name: 'feed', query },
    ({ position, skip }, count) =>
      parts.database.queryReplica<StoredProfile>(newest, [...values, position.afterId, count, skip]),
    { toProfile: toListedProfile, positionOf: ({ id }) => ({ afterId: id, rank: 0 }) },
  );
}
