import type { HiddenMember } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { decideHide } from '@mithaq/openapi/rules/hidden-members.ts';
import { ApiProblem, throwIfProblem } from './api-problem.ts';
import type { MockHandlers } from './handler-context.ts';
import { audienceFor, nameFor } from './profiles.ts';
import {
  findMember,
  findOther,
  findUser,
  hasHidden,
  isBlockedBetween,
  isMember,
  proposalsBetween,
  type State,
  type User,
} from './state.ts';

/** Members who are hidden from a member's own lists. */
export const hiddenMemberHandlers = {
  listHiddenMembers: ({ state, user }) => hiddenBy(state, user),

  hideMember({ state, user, body, now }) {
    const other = findMember(state, body.profileId);
    const hasProposal = other !== undefined && proposalsBetween(state, user, other).length > 0;
    throwIfProblem(decideHide(other ? audienceFor(state, user, other, hasProposal) : 'nobody'));
    const hidden = other!.id; // decideHide refuses nobody
    if (!hasHidden(state, user.id, hidden))
      state.hiddenMembers.push({ member: user.id, hidden, hiddenAt: now().toISOString() });
    return hiddenBy(state, user).find(({ profileId }) => profileId === other!.profile.id)!; // it is there now
  },

  unhideMember({ state, user, params }) {
    const other = findMember(state, params.id);
    if (!other || !findOther(state, user, other.id) || !hasHidden(state, user.id, other.id))
      throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
    state.hiddenMembers = state.hiddenMembers.filter(({ member, hidden }) => member !== user.id || hidden !== other.id);
    state.forYouLists = state.forYouLists.filter(({ viewer }) => viewer !== user.id); // it was made without this member
    return null;
  },
} satisfies Partial<MockHandlers>;

/** The members whom the user hid, the newest first, without members on either side of a block. */
function hiddenBy(state: State, user: User): HiddenMember[] {
  return state.hiddenMembers
    .filter(({ member, hidden }) => member === user.id && !isBlockedBetween(state, member, hidden))
    .toReversed()
    .flatMap(({ hidden, hiddenAt }) => {
      const other = findUser(state, hidden);
      if (!other || !isMember(other)) return [];
      return [{ profileId: other.profile.id, name: nameFor(state, user, other), hiddenAt }];
    });
}
