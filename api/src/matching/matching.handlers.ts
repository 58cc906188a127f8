import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Handlers, MemberSession } from '../http/operation.ts';
import type { ProfileViews } from './profile-view-quota.ts';
import { readFeed } from './feed.ts';
import { readForYou } from './for-you.ts';
import type { ListParts } from './list-page.ts';

type Parts = ListParts & { views: ProfileViews };

export function matchingHandlers(parts: Parts): Pick<Handlers, 'getFeed' | 'getForYou'> {
  /** The profiles of a page count as seen when the page is sent. */
  const recorded = async (session: MemberSession, page: ProfilePage): Promise<ProfilePage> => {
    const profileIds = page.data.map(({ id }) => id);
    await parts.views.record(session, profileIds, parts.now());
    return page;
  };
  return {
    getFeed: async ({ session, query }) => recorded(session, await readFeed(parts, session, query)),
    getForYou: async ({ session, query }) => recorded(session, await readForYou(parts, session, query)),
  };
}
