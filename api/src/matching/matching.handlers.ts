import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Handlers } from '../http/operation.ts';
import type { ProfileViews, Viewer } from './profile-view-quota.ts';
import { readFeed } from './feed.ts';
import { readForYou } from './for-you.ts';
import type { ListParts } from './list-page.ts';

type Parts = ListParts & { views: ProfileViews };

export function matchingHandlers(parts: Parts): Pick<Handlers, 'getFeed' | 'getForYou'> {
  /** The profiles of a page count as seen when the page is sent. */
  const recorded = async (viewer: Viewer, page: ProfilePage): Promise<ProfilePage> => {
    const profileIds = page.data.map(({ id }) => id);
    await parts.views.record(viewer, profileIds, parts.now());
    return page;
  };
  return {
    getFeed: async ({ query, ...viewer }) => recorded(viewer, await readFeed(parts, viewer.session, query)),
    getForYou: async ({ query, ...viewer }) => recorded(viewer, await readForYou(parts, viewer, query)),
  };
}
