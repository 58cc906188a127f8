import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Database } from '../database/database.ts';
import type { Handlers, MemberSession } from '../http/operation.ts';
import type { ProfileViews } from './profile-view-quota.ts';
import type { SessionReads } from '../http/openapi-routes.ts';
import { feedWithSession, logPosition, readFeed } from './feed.ts';
import { forYouWithSession, readForYou } from './for-you.ts';
import type { ListParts, PageQuery } from './list-page.ts';

type Parts = ListParts & { views: ProfileViews };

export function matchingHandlers(parts: Parts): Pick<Handlers, 'getFeed' | 'getForYou'> {
  /** The profiles of a page count as seen when the page is sent. */
  const recorded = async (session: MemberSession, page: ProfilePage): Promise<ProfilePage> => {
    const profileIds = page.data.map(({ id }) => id);
    await parts.views.record(session, profileIds, parts.now());
    return page;
  };
  return {
    getFeed: async ({ session, query, request }) =>
      recorded(session, await readFeed(parts, session, query, request.sessionRows)),
    getForYou: async ({ session, query, request }) =>
      recorded(session, await readForYou(parts, session, query, request.sessionRows)),
  };
}

/** What the lists read in the same round trip as the session. The query is valid. The Feed itself is read from a replica. */
export function matchingReads({ replicaAt }: Database, now: () => Date): SessionReads {
  return {
    getFeed: replicaAt ? () => logPosition : (query) => feedWithSession(query as PageQuery),
    getForYou: (query) => forYouWithSession(query as PageQuery, now()),
  };
}
