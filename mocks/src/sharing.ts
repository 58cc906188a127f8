import { today } from '@mithaq/openapi/rules/day.ts';
import {
  decideShare,
  isLinkExpired,
  isShareable,
  linkEnd,
  mostLinks,
  noLink,
  toSharedLink,
  toSharedProfilePage,
  type SharingFacts,
} from '@mithaq/openapi/rules/sharing.ts';
import { ApiProblem, throwIfProblem } from './api-problem.ts';
import { countRequest } from './count-request.ts';
import type { MockHandlers } from './handler-context.ts';
import { recordProfileViews } from './profile-views.ts';
import { knownName, visibilityOf } from './visibility.ts';
import {
  findMember,
  findUser,
  isBlockedBetween,
  isMember,
  proposalsBetween,
  seesProposal,
  type Member,
  type State,
  type StoredLink,
  type User,
} from './state.ts';

/** Links by which a member shows a profile to their family. */
export const sharingHandlers = {
  getFamilySharing: ({ user }) => ({ isAllowed: user.allowsFamilySharing }),

  allowFamilySharing({ state, user, body: { isAllowed }, requireUnchanged }) {
    requireUnchanged({ isAllowed: user.allowsFamilySharing });
    user.allowsFamilySharing = isAllowed;
    if (!isAllowed) endLinksTo(state, user);
    return { isAllowed };
  },

  listSharedLinks({ state, user, now }) {
    return liveLinksOf(state, user, now()).map(({ link, owner }) => {
      const { id: linkId, createdAt, timesOpened, lastOpenedOn } = link;
      const name = knownName(state, user, owner);
      const shown = { linkId, profileId: owner.profile.id, name, timesOpened, lastOpenedOn };
      return toSharedLink({ ...shown, createdAt: new Date(createdAt) });
    });
  },

  createSharedLink({ state, user, body, limits, now, newId, headers }) {
    const owner = findMember(state, body.profileId);
    const facts = owner ? (owner.id === user.id ? 'own' : sharingFacts(state, user, owner)) : null;
    throwIfProblem(decideShare(facts, 0));
    const { id, profile } = owner!; // decideShare refuses nobody
    // The family sees the profile for the member, so it counts as seen; of a proposal it was seen before.
    if (facts !== 'own' && facts?.statuses.length === 0)
      recordProfileViews({ state, limits, now, headers }, user, [profile.id]);
    const live = liveLinksOf(state, user, now()).map(({ link }) => link);
    throwIfProblem(decideShare(facts, live.length));
    // Those that lead nowhere make room.
    if (state.sharedLinks.filter(({ sharer }) => sharer === user.id).length >= mostLinks)
      state.sharedLinks = state.sharedLinks.filter((link) => link.sharer !== user.id || live.includes(link));
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const createdAt = now();
    const linkId = newId();
    const made = { id: linkId, token, sharer: user.id, owner: id, createdAt: createdAt.toISOString() };
    state.sharedLinks.push({ ...made, timesOpened: 0, lastOpenedOn: null });
    return { linkId, token, expiresAt: linkEnd(createdAt).toISOString() };
  },

  endSharedLink({ state, user, params }) {
    const isOther = ({ id, sharer }: StoredLink) => sharer !== user.id || id !== params.id.toLowerCase();
    if (state.sharedLinks.every(isOther)) throw linkNotFound();
    state.sharedLinks = state.sharedLinks.filter(isOther);
    return null;
  },

  openSharedLink({ body: { token }, ...context }) {
    const { state, now } = context;
    // The server counts by address; here everybody has the same one.
    countRequest({ ...context, user: { id: 'address' } }, 'LINKS_OPENED_PER_MIN');
    const link = state.sharedLinks.find((each) => each.token === token);
    const owner = link && ownerOfLive(state, link, now());
    if (!owner) throw linkNotFound();
    link.timesOpened += 1;
    link.lastOpenedOn = today(now());
    return toSharedProfilePage(owner, new Date(link.createdAt));
  },
} satisfies Partial<MockHandlers>;

function linkNotFound(): ApiProblem {
  return new ApiProblem(noLink.code, noLink);
}

/** What decides whether a member may show another's profile. */
export function sharingFacts(state: State, sharer: Member, owner: Member): SharingFacts {
  return {
    sharer: visibilityOf(state, sharer),
    owner: { ...visibilityOf(state, owner), allowsFamilySharing: owner.allowsFamilySharing },
    isBlocked: isBlockedBetween(state, sharer.id, owner.id),
    statuses: proposalsBetween(state, sharer, owner)
      .filter((proposal) => seesProposal(sharer, proposal))
      .map(({ status }) => status),
  };
}

/** Ends the links to the profile of a member. */
export function endLinksTo(state: State, { id }: User): void {
  state.sharedLinks = state.sharedLinks.filter(({ owner }) => owner !== id);
}

/** Ends the links between two members, in both directions. */
export function endLinksBetween(state: State, one: string, other: string): void {
  const isBetween = ({ sharer, owner }: StoredLink) =>
    (sharer === one && owner === other) || (sharer === other && owner === one);
  state.sharedLinks = state.sharedLinks.filter((link) => !isBetween(link));
}

/** The member to whose profile a link leads at the moment, if any. */
function ownerOfLive(state: State, link: StoredLink, now: Date): Member | null {
  const [sharer, owner] = [findUser(state, link.sharer), findUser(state, link.owner)];
  if (!sharer || !owner || !isMember(sharer) || !isMember(owner) || isLinkExpired(new Date(link.createdAt), now))
    return null;
  return isShareable(sharingFacts(state, sharer, owner)) ? owner : null;
}

/** The links of a member that lead to a profile, the newest first. */
function liveLinksOf(state: State, { id }: Member, now: Date): { link: StoredLink; owner: Member }[] {
  return state.sharedLinks
    .filter(({ sharer }) => sharer === id)
    .toReversed()
    .flatMap((link) => {
      const owner = ownerOfLive(state, link, now);
      return owner ? [{ link, owner }] : [];
    });
}
