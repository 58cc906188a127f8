import { responseFields } from '@mithaq/openapi/generated/fields.ts';
import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { toListedProfile, type StoredProfile } from '@mithaq/openapi/rules/profile-view.ts';
import type { MemberSession } from '../http/operation.ts';
import { columnsOf } from '../platform/database/columns.ts';
import type { Database, Statement } from '../platform/database/database.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { eligible, soughtGender } from './eligible.ts';
import { findCursor, saveCursor } from './list-cursor.ts';

/** The columns of a listed profile, with the full name, of which the first word is sent. */
export const listedColumns = columnsOf(Profile, 'p', [...responseFields.ListedProfile, 'fullName']);

/** Ids are UUIDv7, so the order of the key is the order of time. One row more than a page tells whether another follows. */
const newest: Statement = {
  name: 'feed-page',
  text: `select ${listedColumns} from profile p where ${eligible} and p.id < $3::uuid order by p.id desc limit $4 offset $5`,
};

/** One page of all eligible profiles, newest first (R40). */
export async function readFeed(
  database: Database,
  { profileId, gender }: MemberSession,
  page: number,
  limit: number,
): Promise<ProfilePage> {
  const list = { viewerId: profileId, list: 'feed', pageSize: limit } as const;
  const cursor = await findCursor(database, list, page);
  if (!cursor) return { data: [], hasNextPage: false, currentPage: page };
  const values = [profileId, soughtGender(gender), cursor.beforeId, limit + 1, cursor.offset];
  const rows = await database.queryReplica<StoredProfile>(newest, values);
  const data = rows.slice(0, limit).map(toListedProfile);
  const hasNextPage = rows.length > limit;
  if (hasNextPage) await saveCursor(database, list, page + 1, { beforeId: data.at(-1)!.id });
  return { data, hasNextPage, currentPage: page };
}
