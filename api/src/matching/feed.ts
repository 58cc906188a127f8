import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Database, Statement } from '../database/database.ts';
import type { Member } from '../operation.ts';
import { listedColumns, listedProfile, type ProfileRow } from '../profile-view.ts';
import { eligible, opposite } from './eligible.ts';
import { findPosition, keepPosition } from './list-position.ts';

/** Ids are UUIDv7, so newest first is the order of the key itself. One row more than the page tells whether there is a next. */
const newest: Statement = {
  name: 'feed-page',
  text: `select ${listedColumns} from profile p where ${eligible} and p.id < $3::uuid order by p.id desc limit $4 offset $5`,
};

/** One page of everyone eligible, newest first (DESIGN rule 3). */
export async function readFeed(database: Database, member: Member, page: number, limit: number): Promise<ProfilePage> {
  const position = await findPosition(database, member.profileId, 'feed', limit, page);
  if (!position) return { data: [], hasNextPage: false, currentPage: page };
  const { beforeId, offset } = position;
  const rows = await database.readBehind<ProfileRow>(newest, [
    member.profileId,
    opposite(member.gender),
    beforeId,
    limit + 1,
    offset,
  ]);
  const shown = rows.slice(0, limit);
  const hasNextPage = rows.length > limit;
  if (hasNextPage)
    await keepPosition(database, member.profileId, 'feed', limit, page + 1, { beforeId: shown.at(-1)!.id });
  return { data: shown.map(listedProfile), hasNextPage, currentPage: page };
}
