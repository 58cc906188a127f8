import type { ListedProfile, ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { getGetFeedMockHandler, getGetForYouMockHandler } from '@mithaq/openapi/generated/msw/matching/matching.msw.ts';
import type { Mock } from './mock.ts';
import { noteSeen } from './seen-profiles.ts';
import { isMarriageFixed, isMember, memberById, proposalsBetween, type Member, type State } from './state.ts';
import { listedProfile } from './views.ts';
import { matchOf } from './wishes.ts';

type Listed = { member: Member; card: ListedProfile };

/** The two lists. A walk through the pages is stable: its order is fixed when page 0 is asked for. */
export function matchingHandlers(mock: Mock) {
  const { answering } = mock;
  const feed = createWalks(mock, (me) =>
    eligible(mock.state, me).map((member) => ({ member, card: listedProfile(member) })),
  );
  const forYou = createWalks(mock, (me) => ranked(mock, me));
  return [
    getGetFeedMockHandler(answering('getFeed', ({ member, query }) => feed(member, query))),
    getGetForYouMockHandler(answering('getForYou', ({ member, query }) => forYou(member, query))),
  ];
}

/** Newest first, without oneself, one's own gender, the unverified, the fixed, and anyone with whom a proposal exists (DESIGN rule 3). */
function eligible(state: State, me: Member): Member[] {
  return [...state.accounts.values()]
    .filter(isMember)
    .filter((other) => mayBeListed(state, me, other))
    .sort(byNewest);
}

function mayBeListed(state: State, me: Member, other: Member): boolean {
  return (
    other.profile.gender !== me.profile.gender &&
    other.isPhoneVerified &&
    !isMarriageFixed(state, other) &&
    proposalsBetween(state, me, other).length === 0
  );
}

/** Profile ids are version 7 UUIDs: their order is that of time. */
function byNewest(one: Member, other: Member): number {
  return one.profile.id < other.profile.id ? 1 : -1;
}

function ranked({ state, now }: Mock, me: Member): Listed[] {
  const cards = eligible(state, me).flatMap((member) => {
    const match = matchOf(me, member, now());
    return match ? [{ member, match, card: { ...listedProfile(member), ...match } }] : [];
  });
  // Sorting is stable: what fits alike stays newest first.
  return cards.sort(
    (a, b) => a.match.matchTier - b.match.matchTier || b.match.matchReasons.length - a.match.matchReasons.length,
  );
}

function createWalks(mock: Mock, list: (me: Member) => Listed[]) {
  const walks = new Map<string, string[]>();
  return (me: Member, { page, limit }: { page: number; limit: number }): ProfilePage => {
    const now = new Map(list(me).map((listed) => [listed.member.id, listed]));
    const walk = (page > 0 && walks.get(me.id)) || [...now.keys()];
    walks.set(me.id, walk);
    const start = page * limit;
    // Whoever was proposed to, or left, since page 0 is gone; nobody moves up to be skipped.
    const shown = walk.slice(start, start + limit).flatMap((id) => now.get(id) ?? []);
    noteSeen(
      mock,
      me,
      shown.map(({ member }) => memberById(mock.state, member.id)),
    );
    return { data: shown.map(({ card }) => card), hasNextPage: walk.length > start + limit, currentPage: page };
  };
}
