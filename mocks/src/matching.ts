import type { ListedProfile, ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { today } from '@mithaq/openapi/rules/day.ts';
import { rankMatches, toMatchCandidate, type Match } from '@mithaq/openapi/rules/match-score.ts';
import { toListedProfile } from '@mithaq/openapi/rules/profile-view.ts';
import { toMatchSide } from '@mithaq/openapi/rules/wishes.ts';
import type { HandlerContext, MockHandlers } from './handler-context.ts';
import { impressionsOf, recordProfileViews } from './profile-views.ts';
import { audienceFor } from './profiles.ts';
import { findMember, hasHidden, isMember, proposalsBetween, type Member, type State } from './state.ts';

type Viewer = HandlerContext & { user: Member };
type Page = { page: number; limit: number };

/** The length of a For You list. */
const listLength = 300;
const dayLength = 86_400_000;

/** The two lists. */
export const matchingHandlers = {
  getFeed({ query, ...viewer }) {
    const ids = viewer.state.users.filter(isMember).map(({ profile }) => profile.id);
    // Ids are UUIDv7, so their order is that of time.
    return readPage(viewer, 'feed', ids.toSorted().toReversed(), query, toListedProfile);
  },

  getForYou({ query, ...viewer }) {
    const matches = forYouMatches(viewer, query.page === 0);
    const ids = matches.map(({ id }) => id);
    return readPage(viewer, 'for-you', ids, query, (profile) => {
      const { matchTier, matchReasons } = matches.find(({ id }) => id === profile.id)!;
      return { ...toListedProfile(profile), matchTier, matchReasons };
    });
  },
} satisfies Partial<MockHandlers>;

/**
 * One page of those in the list who are eligible now (R40). A page begins after the last profile of the page before it, so
 * that a profile that joins or leaves meanwhile neither repeats nor skips another one (R42).
 */
function readPage(
  viewer: Viewer,
  list: string,
  ids: string[],
  { page, limit }: Page,
  toCard: (profile: Member['profile']) => ListedProfile,
): ProfilePage {
  const { state, user } = viewer;
  const isOfList = (c: State['listCursors'][number]) => c.viewer === user.id && c.list === list && c.pageSize === limit;
  if (page === 0) state.listCursors = state.listCursors.filter((c) => !isOfList(c));
  const cursor = state.listCursors
    .filter((c) => isOfList(c) && c.page <= page)
    .toSorted((a, b) => b.page - a.page)
    .at(0);
  const following = ids.slice(cursor ? ids.indexOf(cursor.afterId) + 1 : 0).map((id) => findMember(state, id)!);
  const start = (page - (cursor?.page ?? 0)) * limit;
  const rows = following.filter((other) => isEligible(state, user, other)).slice(start, start + limit + 1);
  const shown = rows.slice(0, limit).map(({ profile }) => profile);
  recordProfileViews(
    viewer,
    user,
    shown.map(({ id }) => id),
  );
  const hasNextPage = rows.length > limit;
  if (hasNextPage) {
    state.listCursors = state.listCursors.filter((c) => !(isOfList(c) && c.page === page + 1));
    state.listCursors.push({ viewer: user.id, list, pageSize: limit, page: page + 1, afterId: shown.at(-1)!.id });
  }
  return { data: shown.map(toCard), hasNextPage, currentPage: page };
}

function isEligible(state: State, user: Member, other: Member): boolean {
  if (proposalsBetween(state, user, other).length > 0 || hasHidden(state, user.id, other.id)) return false;
  return audienceFor(state, user, other, false) === 'listed';
}

/** The member's list; built anew on page 0 when it is of another day, or a profile was added or changed since (R45). */
function forYouMatches(viewer: Viewer, isFirstPage: boolean): Match[] {
  const { state, user, now } = viewer;
  const stored = state.forYouLists.find((list) => list.viewer === user.id);
  const others = state.users.filter(isMember).filter((other) => audienceFor(state, user, other, false) === 'listed');
  const isCurrent = (builtAt: string) =>
    builtAt.startsWith(today(now())) && others.every(({ profile }) => profile.matchChangedAt <= builtAt);
  if (stored && (!isFirstPage || isCurrent(stored.builtAt))) return stored.matches;
  const candidates = others
    .filter((other) => isEligible(state, user, other))
    .map(({ profile, preferences }) =>
      toMatchCandidate(profile, preferences, now(), {
        daysOld: (now().getTime() - Date.parse(profile.matchChangedAt)) / dayLength,
        impressions: impressionsOf(state, profile.id, now()),
      }),
    );
  const matches = rankMatches(toMatchSide(user.profile, user.preferences, now()), candidates, listLength);
  state.forYouLists = state.forYouLists.filter((list) => list !== stored);
  state.forYouLists.push({ viewer: user.id, builtAt: now().toISOString(), matches });
  return matches;
}
