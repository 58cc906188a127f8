import type { Block } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { decideBlock } from '@mithaq/openapi/rules/blocks-and-reports.ts';
import { ApiProblem, throwIfProblem } from './api-problem.ts';
import type { MockHandlers } from './handler-context.ts';
import { audienceFor, nameFor } from './profiles.ts';
import { closeProposals, saveProfileSnapshots } from './proposals.ts';
import { deleteRetainedBlock } from './retained-relations.ts';
import { findMember, findUser, hasBlocked, isMember, proposalsBetween, type State, type User } from './state.ts';

/** Blocked members: the two do not see each other anywhere. */
export const blockHandlers = {
  listBlocks: ({ state, user }) => blocksOf(state, user),

  blockMember({ state, user, body, now }) {
    const other = findMember(state, body.profileId);
    const proposals = other ? proposalsBetween(state, user, other) : [];
    const isBlocked = other !== undefined && hasBlocked(state, user.id, other.id);
    const audience = other ? audienceFor(state, user, other, proposals.length > 0) : 'nobody';
    throwIfProblem(decideBlock({ audience, hasBlocked: isBlocked }));
    if (!isBlocked) {
      for (const proposal of closeProposals(proposals, now)) saveProfileSnapshots(state, proposal);
      state.blocks.push({ blocker: user.id, blocked: other!.id, blockedAt: now().toISOString() }); // decideBlock refuses nobody
    }
    return blocksOf(state, user).find(({ profileId }) => profileId === other!.profile.id)!; // it is there now
  },

  unblockMember({ state, user, params, now }) {
    const other = findMember(state, params.id);
    if (!other || !hasBlocked(state, user.id, other.id))
      throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
    state.blocks = state.blocks.filter(({ blocker, blocked }) => blocker !== user.id || blocked !== other.id);
    deleteRetainedBlock(state, user.id, other.id);
    other.profile.matchChangedAt = now().toISOString(); // so that For You is built again
    return null;
  },
} satisfies Partial<MockHandlers>;

/** The user's blocks, the newest first. */
function blocksOf(state: State, user: User): Block[] {
  return state.blocks
    .filter(({ blocker }) => blocker === user.id)
    .toReversed()
    .toSorted((a, b) => b.blockedAt.localeCompare(a.blockedAt)) // one that came back has its first time
    .flatMap(({ blocked, blockedAt }) => {
      const other = findUser(state, blocked);
      if (!other || !isMember(other)) return [];
      return [{ profileId: other.profile.id, name: nameFor(state, user, other), blockedAt }];
    });
}
