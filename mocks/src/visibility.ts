import type { KnownName } from '@mithaq/openapi/rules/first-name.ts';
import { audienceOf, type Audience, type VisibilityFacts } from '@mithaq/openapi/rules/profile-view.ts';
import { isFullNameVisible, otherRole, visibleVersion } from '@mithaq/openapi/rules/proposal.ts';
import type { EndedBetween } from '@mithaq/openapi/rules/proposal-view.ts';
import {
  isBlockedBetween,
  isMarriageFixed,
  proposalsBetween,
  seesProposal,
  marriageOf,
  type Member,
  type State,
  type User,
} from './state.ts';

/** The proposals between two members that the viewer sees, the newest first, with the viewer's role and what each saved of the other one. */
export function endedBetween(state: State, viewer: User, other: User): EndedBetween[] {
  return proposalsBetween(state, viewer, other)
    .filter((proposal) => seesProposal(viewer, proposal))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((proposal) => {
      const { id, sender, snapshots, takenBackAt = null, texts = [] } = proposal;
      const role = sender === viewer.id ? 'SENDER' : 'RECEIVER';
      const snapshot = snapshots?.[otherRole(role)] ?? null;
      return { proposalId: id, ...marriageOf(proposal), role, takenBackAt, snapshot, texts };
    });
}

/** The name under which the viewer knows another member: the one that the page of the profile shows. */
export function knownName(state: State, viewer: User, other: Member): KnownName {
  const proposals = endedBetween(state, viewer, other);
  const hasProposal = proposals.length > 0;
  const version = hasProposal ? visibleVersion(proposals, other.ofMarriage ?? null) : null;
  const isFullNameShared = isFullNameVisible(proposals, other.profile.nameBeforeAnswer);
  return { hasProposal, isFullNameShared, ...(version ?? other).profile };
}

/** Whether the member may see the other profile, and how much of it. */
export function audienceFor(state: State, viewer: Member, other: Member | undefined): Audience {
  if (!other) return 'nobody';
  return audienceOf({
    isOwner: other.id === viewer.id,
    hasProposal: proposalsBetween(state, viewer, other).some((proposal) => seesProposal(viewer, proposal)),
    isBlocked: isBlockedBetween(state, viewer.id, other.id),
    viewerGender: viewer.profile.gender,
    profile: visibilityOf(state, other),
  });
}

/** What decides whether strangers may see a member's profile. */
export function visibilityOf(state: State, member: Member): VisibilityFacts {
  const { gender, isVerified } = member.profile;
  const { isPaused, suspension } = member;
  return {
    gender,
    isVerified,
    isMarriageFixed: isMarriageFixed(state, member),
    isPaused,
    isSuspended: suspension !== null,
  };
}
