import type { ListedProfile, ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { today } from '@mithaq/openapi/rules/day.ts';
import {
  feedQueryProblem,
  filterMark,
  filterToLoosen,
  excludedByFilters,
  passesFilters,
} from '@mithaq/openapi/rules/feed-filters.ts';
import { forYouWindow, rowLimitHeaders, usedUpProblem } from '@mithaq/openapi/rules/limits.ts';
import {
  listLength,
  mergeMatches,
  rankMatches,
  toMatchCandidate,
  type Match,
} from '@mithaq/openapi/rules/match-score.ts';
import {
  forYouQueryProblem,
  fromCursor,
  maxSkippedRows,
  toProfilePage,
  type ListPosition,
} from '@mithaq/openapi/rules/list-cursor.ts';
import { lengthOf } from '@mithaq/openapi/rules/text.ts';
import { toListedProfile, withPresence } from '@mithaq/openapi/rules/profile-view.ts';
import { toMatchSide } from '@mithaq/openapi/rules/wishes.ts';
import { throwIfProblem } from './api-problem.ts';
import type { HandlerContext, MockHandlers } from './handler-context.ts';
import { impressionsOf, recordProfileViews, throwIfMoreThan } from './profile-views.ts';
import { audienceFor } from './visibility.ts';
import { isRetainedBetween } from './retained-relations.ts';
import { tellLimits } from './tell-limits.ts';
import { findMember, hasHidden, isMember, type Member, type State } from './state.ts';

type Viewer = HandlerContext & { user: Member };
type Page = { page: number; limit: number; cursor?: string };
/** A list with its profiles in order; the Feed has the mark of its filters. */
type List = { name: string; ids: string[]; mark?: number };

const dayLength = 86_400_000;

/** The two lists. */
export const matchingHandlers = {
  getFeed({ query, ...viewer }) {
    throwIfProblem(feedQueryProblem(query));
    const { page, limit, cursor, ...filters } = query;
    const { state, user, now } = viewer;
    const found = state.users.filter(isMember).filter(({ profile }) => passesFilters(filters, profile, now()));
    // Ids are UUIDv7, so their order is that of time.
    const ids = found
      .map(({ profile }) => profile.id)
      .toSorted()
      .toReversed();
    const list = { name: 'feed', ids, mark: filterMark(filters) };
    const answer = readPage(viewer, list, { page, limit, cursor }, toListedProfile);
    if (list.mark === 0 || answer.data.length > 0 || answer.hasNextPage) return answer;
    const others = state.users.filter(isMember).filter((other) => isEligible(state, user, other));
    const profiles = others.map(({ profile }) => profile);
    const loosen = filterToLoosen(excludedByFilters(filters, profiles, now()));
    return loosen ? { ...answer, loosen } : answer;
  },

  getForYou({ query, ...viewer }) {
    throwIfProblem(forYouQueryProblem(query));
    // For such a page no list is built.
    if (pageStart(viewer, { name: 'for-you', ids: [] }, query).skip > maxSkippedRows)
      return toProfilePage([], query.page, null);
    const matches = forYouMatches(viewer, query.page === 0 && query.cursor === undefined);
    const ids = matches.map(({ id }) => id);
    return readPage(viewer, { name: 'for-you', ids }, query, (profile) => {
      const { matchTier, matchReasons } = matches.find(({ id }) => id === profile.id)!;
      return { ...toListedProfile(profile), matchTier, matchReasons };
    });
  },
} satisfies Partial<MockHandlers>;

/**
 * One page of those in the list who are eligible now. A page begins after the last profile of the page before it, which the
 * cursor or the page's number tells, so that a profile that joins or leaves meanwhile neither repeats nor skips another one.
 */
function readPage(
  viewer: Viewer,
  list: List,
  query: Page,
  toCard: (profile: Member['profile']) => ListedProfile,
): ProfilePage {
  const { state, user } = viewer;
  const { page, limit } = query;
  const { ids } = list;
  const { position, skip } = pageStart(viewer, list, query);
  if (skip > 0) throwIfMoreThan(viewer, user, 1);
  const following = ids.slice(position ? indexAfter(position) : 0).flatMap((id) => findMember(state, id) ?? []);
  const rows = following.filter((other) => isEligible(state, user, other)).slice(skip, skip + limit + 1);
  const shown = rows
    .slice(0, limit)
    .map(({ profile, signedInAt }) => ({ ...profile, ...withPresence(profile, signedInAt, viewer.now()) }));
  recordProfileViews(
    viewer,
    user,
    shown.map(({ id }) => id),
  );
  const data = shown.map(toCard);
  if (rows.length <= limit) return toProfilePage(data, page, null);
  const last = shown.at(-1)!.id;
  const next = { afterId: last, rank: list.mark ?? ids.indexOf(last) + 1 };
  if (query.cursor === undefined)
    state.listCursors.push({ viewer: user.id, list: list.name, pageSize: limit, page: page + 1, ...next });
  return toProfilePage(data, page, next);

  /** After the profile, or, when a newer list does not have it, where the list says. */
  function indexAfter({ afterId, rank }: ListPosition): number {
    if (ids.includes(afterId)) return ids.indexOf(afterId) + 1;
    return list.mark === undefined ? rank : ids.filter((id) => id > afterId).length;
  }
}

/** Where a page begins: at its cursor, or a number of rows after the nearest page that was read. Page 0 is the beginning. */
function pageStart({ state, user }: Viewer, { name, mark }: List, { page, limit, cursor }: Page) {
  if (cursor !== undefined) return { position: fromCursor(cursor), skip: 0 };
  const isOfList = (c: State['listCursors'][number]) => c.viewer === user.id && c.list === name && c.pageSize === limit;
  // Other filters have other pages.
  const isOther = (c: State['listCursors'][number]) => isOfList(c) && mark !== undefined && c.rank !== mark;
  state.listCursors = state.listCursors.filter((c) => !isOther(c));
  if (page === 0) state.listCursors = state.listCursors.filter((c) => !isOfList(c));
  const nearest = state.listCursors
    .filter((c) => isOfList(c) && c.page <= page)
    .toSorted((a, b) => a.page - b.page)
    .at(-1);
  return { position: nearest, skip: (page - (nearest?.page ?? 0)) * limit };
}

/** Whether the other member would be in the feed. */
export function isEligible(state: State, user: Member, other: Member): boolean {
  if (isRetainedBetween(state, user.id, other.id)) return false;
  if (hasHidden(state, user.id, other.id)) return false;
  return audienceFor(state, user, other) === 'listed';
}

/**
 * Counts a build of a member's list.
 * @throws ApiProblem rate-limited when the member has no view left, or has lists built again and again
 */
function countBuild({ state, user, limits, now, headers }: Viewer): void {
  throwIfMoreThan({ state, limits, now }, user, 1);
  const [at, window] = [now().getTime(), forYouWindow * 1000];
  const quota = 'FOR_YOU_BUILDS_PER_10_MIN';
  const isOld = (one: State['forYouBuilds'][number]) => one.viewer === user.id && at - one.since >= window;
  state.forYouBuilds = state.forYouBuilds.filter((one) => !isOld(one));
  const found = state.forYouBuilds.find(({ viewer }) => viewer === user.id);
  const builds = found ?? { viewer: user.id, since: at, count: 0 };
  if (!found) state.forYouBuilds.push(builds);
  builds.count += 1;
  const seconds = (builds.since + window - at) / 1000;
  throwIfProblem(usedUpProblem(limits, quota, builds.count - 1, now(), seconds));
  tellLimits(headers, rowLimitHeaders(limits, { [quota]: builds.count }, now(), { [quota]: seconds }));
}

/** The member's list of the day; at page 0 those who were added or changed since get their places in it. */
function forYouMatches(viewer: Viewer, isFirstPage: boolean): Match[] {
  const { state, user, now } = viewer;
  const stored = state.forYouLists.find((list) => list.viewer === user.id && list.builtAt.startsWith(today(now())));
  if (stored && !isFirstPage) return stored.matches;
  if (!stored) countBuild(viewer);
  const others = state.users.filter(isMember).filter((other) => isEligible(state, user, other));
  const changed = others.filter(({ profile }) => !stored || profile.matchChangedAt > stored.builtAt);
  const candidates = changed.map(({ profile, preferences }) =>
    toMatchCandidate({ ...profile, aboutMeLength: lengthOf(profile.aboutMe), preferences }, now(), {
      daysOld: (now().getTime() - Date.parse(profile.matchChangedAt)) / dayLength,
      impressions: impressionsOf(state, profile.id, now()),
    }),
  );
  const found = rankMatches(toMatchSide(user.profile, user.preferences, now()), candidates, listLength);
  const changedIds = changed.map(({ profile }) => profile.id);
  const matches = mergeMatches(stored?.matches ?? [], changedIds, found, listLength);
  state.forYouLists = state.forYouLists.filter(({ viewer: id }) => id !== user.id);
  state.forYouLists.push({ viewer: user.id, builtAt: now().toISOString(), matches });
  return matches;
}
