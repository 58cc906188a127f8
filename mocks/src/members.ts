import { cursorProblem, fromCursor, listRanks, otherListProblem, toCursor } from '@mithaq/openapi/rules/list-cursor.ts';
import {
  decideBlock,
  decideHide,
  decideSave,
  mostSaved,
  toBlock,
  toHiddenMember,
} from '@mithaq/openapi/rules/members.ts';
import { toListedProfile, withPresence } from '@mithaq/openapi/rules/profile-view.ts';
import { ApiProblem, throwIfProblem } from './api-problem.ts';
import type { HandlerContext, MockHandlers } from './handler-context.ts';
import { isEligible } from './matching.ts';
import { recordProfileViews } from './profile-views.ts';
import { audienceFor, knownName } from './visibility.ts';
import { closeDenied } from './marriage.ts';
import { closeProposals, saveProfileSnapshots } from './proposals.ts';
import { deleteRetainedBlock } from './retained-relations.ts';
import { forgetAnswersBetween } from './once.ts';
import { tellPage } from './tell-page.ts';
import { endLinksBetween } from './sharing.ts';
import {
  findMember,
  findOther,
  findUser,
  hasBlocked,
  hasHidden,
  isBlockedBetween,
  isMember,
  proposalsBetween,
  type Member,
  type State,
  type User,
} from './state.ts';

/** Members whom a member saved, hid from the own lists, or blocked: after a block the two do not see each other anywhere. */
export const memberHandlers = {
  listBlocks: (call) => pageOf(blocksOf(call.state, call.user), listRanks.blocked, call),

  blockMember({ state, user, body, now }) {
    const other = findMember(state, body.profileId);
    const isBlocked = other !== undefined && hasBlocked(state, user.id, other.id);
    throwIfProblem(decideBlock({ audience: audienceFor(state, user, other), hasBlocked: isBlocked }));
    const { id: blocked, profile } = other!; // decideBlock refuses nobody
    if (!isBlocked) {
      for (const proposal of closeProposals(proposalsBetween(state, user, other!), now))
        saveProfileSnapshots(state, proposal);
      endLinksBetween(state, user.id, blocked);
      forgetAnswersBetween(state, user.id, blocked);
      state.blocks.push({ blocker: user.id, blocked, blockedAt: now().toISOString() });
    }
    return blocksOf(state, user).find(({ profileId }) => profileId === profile.id)!; // it is there now
  },

  unblockMember({ state, user, params, now, newId }) {
    const other = findMember(state, params.id);
    if (!other || !hasBlocked(state, user.id, other.id)) throw profileNotFound();
    state.blocks = state.blocks.filter(({ blocker, blocked }) => blocker !== user.id || blocked !== other.id);
    deleteRetainedBlock(state, user.id, other.id);
    for (const proposal of proposalsBetween(state, user, other)) closeDenied({ state, now, newId }, proposal);
    other.profile.matchChangedAt = now().toISOString(); // so that For You is built again
    return null;
  },

  listHiddenMembers: (call) => pageOf(hiddenBy(call.state, call.user), listRanks.hidden, call),

  hideMember({ state, user, body, now }) {
    const other = findMember(state, body.profileId);
    throwIfProblem(decideHide(audienceFor(state, user, other)));
    const { id: hidden, profile } = other!; // decideHide refuses nobody
    if (!hasHidden(state, user.id, hidden))
      state.hiddenMembers.push({ member: user.id, hidden, hiddenAt: now().toISOString() });
    return hiddenBy(state, user).find(({ profileId }) => profileId === profile.id)!; // it is there now
  },

  unhideMember({ state, user, params }) {
    const other = findMember(state, params.id);
    if (!other || !findOther(state, user, other.id) || !hasHidden(state, user.id, other.id)) throw profileNotFound();
    state.hiddenMembers = state.hiddenMembers.filter(({ member, hidden }) => member !== user.id || hidden !== other.id);
    state.forYouLists = state.forYouLists.filter(({ viewer }) => viewer !== user.id); // it was made without this member
    return null;
  },

  listSavedProfiles: ({ state, user, now }) =>
    savedBy(state, user).map(({ profile, signedInAt }) => toListedProfile(withPresence(profile, signedInAt, now()))),

  listSavedProfileIds: ({ state, user }) => savedBy(state, user).map(({ profile }) => profile.id),

  saveProfile({ state, user, body, limits, now, headers }) {
    const other = findMember(state, body.profileId);
    const audience = audienceFor(state, user, other);
    throwIfProblem(decideSave({ audience, isSaved: false, saved: 0 }));
    const { id: saved, profile } = other!; // decideSave refuses nobody
    // The list shows the profile, so it counts as seen.
    if (audience === 'listed') recordProfileViews({ state, limits, now, headers }, user, [profile.id]);
    const own = () => state.savedProfiles.filter(({ member }) => member === user.id);
    const isSaved = own().some((one) => one.saved === saved);
    if (!isSaved && own().length >= mostSaved) {
      // Those that are not listed any more make room.
      const visible = new Set(savedBy(state, user).map(({ id }) => id));
      state.savedProfiles = state.savedProfiles.filter((one) => one.member !== user.id || visible.has(one.saved));
    }
    throwIfProblem(decideSave({ audience, isSaved, saved: own().length }));
    if (!isSaved) state.savedProfiles.push({ member: user.id, saved, savedAt: now().toISOString() });
    return { profileId: profile.id, savedAt: own().find((one) => one.saved === saved)!.savedAt }; // it is there now
  },

  unsaveProfile({ state, user, params }) {
    const other = findMember(state, params.id);
    const isOther = ({ member, saved }: State['savedProfiles'][number]) => member !== user.id || saved !== other?.id;
    if (state.savedProfiles.every(isOther) || !other || !findOther(state, user, other.id)) throw profileNotFound();
    state.savedProfiles = state.savedProfiles.filter(isOther);
    return null;
  },
} satisfies Partial<MockHandlers>;

function profileNotFound(): ApiProblem {
  return new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
}

type Page = Pick<HandlerContext, 'request' | 'headers'> & { query: { limit: number; page: number; cursor?: string } };

/** A page of members, by its number or after one of them. */
function pageOf<T extends { profileId: string }>(all: T[], rank: number, { query, ...call }: Page): T[] {
  const { limit, page, cursor } = query;
  throwIfProblem(cursorProblem(cursor, (each) => each === rank));
  const last =
    cursor === undefined ? page * limit - 1 : all.findIndex((one) => one.profileId === fromCursor(cursor).afterId);
  throwIfProblem(cursor !== undefined && last < 0 ? otherListProblem : null);
  const rest = all.slice(last + 1);
  const shown = rest.slice(0, limit);
  const next = rest.length > limit ? { cursor: toCursor({ afterId: shown.at(-1)!.profileId, rank }) } : undefined;
  tellPage(call, next);
  return shown;
}

/** The user's blocks, the newest first. */
function blocksOf(state: State, user: User) {
  return state.blocks
    .filter(({ blocker }) => blocker === user.id)
    .toReversed()
    .toSorted((a, b) => b.blockedAt.localeCompare(a.blockedAt)) // one that came back has its first time
    .flatMap(({ blocked, blockedAt }) =>
      membersOf(state, [blocked]).map((m) => toBlock(named(state, user, m), blockedAt)),
    );
}

/** The members whom the user hid, the newest first, without members on either side of a block. */
function hiddenBy(state: State, user: User) {
  return state.hiddenMembers
    .filter(({ member, hidden }) => member === user.id && !isBlockedBetween(state, member, hidden))
    .toReversed()
    .flatMap(({ hidden, hiddenAt }) =>
      membersOf(state, [hidden]).map((m) => toHiddenMember(named(state, user, m), hiddenAt)),
    );
}

/** Those of the saved profiles that would be in the feed, the newest first. */
function savedBy(state: State, user: Member): Member[] {
  const saved = state.savedProfiles.filter(({ member }) => member === user.id).map((one) => one.saved);
  return membersOf(state, saved.toReversed()).filter((other) => isEligible(state, user, other));
}

/** Those of these users who are there and have a profile. */
function membersOf(state: State, ids: string[]): Member[] {
  return ids.map((id) => findUser(state, id)).filter((user) => user !== undefined && isMember(user));
}

function named(state: State, viewer: User, other: Member) {
  return { profileId: other.profile.id, name: knownName(state, viewer, other) };
}
