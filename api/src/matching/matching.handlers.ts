import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Limits } from '@mithaq/openapi/rules/limits.ts';
import type { Database } from '../platform/database/database.ts';
import type { Handlers, MemberSession } from '../http/operation.ts';
import { recordProfileViews } from '../profile-view-quota/profile-view-quota.ts';
import { readFeed } from './feed.ts';
import { readForYou } from './for-you.ts';

type Parts = { database: Database; limits: Limits; now: () => Date };

export function matchingHandlers({ database, limits, now }: Parts): Pick<Handlers, 'getFeed' | 'getForYou'> {
  /** The profiles of a page count as seen when the page is sent (R50). */
  const recorded = async ({ profileId }: MemberSession, page: ProfilePage): Promise<ProfilePage> => {
    const profileIds = page.data.map(({ id }) => id);
    await recordProfileViews(database, { viewerId: profileId, profileIds, limits, now: now() });
    return page;
  };
  return {
    getFeed: async ({ session, query }) =>
      recorded(session, await readFeed(database, session, query.page, query.limit)),
    getForYou: async ({ session, query }) =>
      recorded(session, await readForYou(database, session, query.page, query.limit, now())),
  };
}
