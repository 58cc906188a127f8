import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Limits } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Handlers, Member } from '../operation.ts';
import { recordSeen } from '../seen-profiles.ts';
import { readFeed } from './feed.ts';
import { readForYou } from './for-you.ts';

type Parts = { database: Database; limits: Limits };

export function matchingHandlers({ database, limits }: Parts): Pick<Handlers, 'getFeed' | 'getForYou'> {
  /** A page counts as seen when it goes out. */
  const show = async (member: Member, page: ProfilePage): Promise<ProfilePage> => {
    await recordSeen(
      database,
      member.profileId,
      page.data.map(({ id }) => id),
      limits.profilesPerDay,
    );
    return page;
  };
  return {
    getFeed: async ({ member, query }) => show(member, await readFeed(database, member, query.page, query.limit)),
    getForYou: async ({ member, query }) => show(member, await readForYou(database, member, query.page, query.limit)),
  };
}
