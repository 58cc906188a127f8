import type { ContactRole, NotificationKind, ProposalBetween, ProposalStatus } from '../generated/hooks/model/index.ts';
import { usedUpProblem, type Limits } from './limits.ts';
import { invalidValue, type RuleProblem } from './problems.ts';
import type { VisibilityFacts } from './profile-view.ts';

type StatusRule = {
  /** The statuses that may follow, and the sides that may choose them, in the order in which they are offered. */
  next: Partial<Record<ProposalStatus, readonly ContactRole[]>>;
  /** Blocks another proposal between the same two members. */
  isActive: boolean;
  /** The two may see each other's contact details. */
  isContactShared: boolean;
  /** Cannot be chosen once one of the two has fixed a marriage. */
  needsBothFree: boolean;
  /** Choosing it fixes the marriage of both. */
  fixesMarriage: boolean;
  /** What it becomes when one side blocks the other or leaves; null when it stays. */
  closesAs: ProposalStatus | null;
  /** The notification of the other side. */
  notifies: NotificationKind;
};

const either: readonly ContactRole[] = ['SENDER', 'RECEIVER'];

const ended: StatusRule = {
  next: {},
  isActive: false,
  isContactShared: false,
  needsBothFree: false,
  fixesMarriage: false,
  closesAs: null,
  notifies: 'PROPOSAL_CLOSED',
};

/** What each status means and what may follow it. The database's trigger and index are generated from this table. */
const statuses: Record<ProposalStatus, StatusRule> = {
  PENDING: {
    next: { ACCEPTED: ['RECEIVER'], DECLINED: ['RECEIVER'] },
    isActive: true,
    isContactShared: false,
    needsBothFree: true,
    fixesMarriage: false,
    closesAs: 'DECLINED',
    notifies: 'PROPOSAL_RECEIVED',
  },
  ACCEPTED: {
    next: { MARRIAGE_FIXED: either, NOT_COMPATIBLE: either },
    isActive: true,
    isContactShared: true,
    needsBothFree: true,
    fixesMarriage: false,
    closesAs: 'NOT_COMPATIBLE',
    notifies: 'PROPOSAL_ACCEPTED',
  },
  DECLINED: { ...ended, notifies: 'PROPOSAL_DECLINED' },
  MARRIAGE_FIXED: {
    ...ended,
    isActive: true,
    isContactShared: true,
    needsBothFree: true,
    fixesMarriage: true,
    notifies: 'MARRIAGE_FIXED',
  },
  NOT_COMPATIBLE: ended,
};

// Object.keys forgets the literal type of the keys, which the table's own type holds.
const all = Object.keys(statuses) as ProposalStatus[];

/** The notification for the other side when a proposal gets this status. */
export function notificationOfStatus(status: ProposalStatus): NotificationKind {
  return statuses[status].notifies;
}

/** The statuses of which a pair of members can have one proposal only. */
export const activeStatuses: readonly ProposalStatus[] = all.filter(isActive);

/** Every allowed change of status, of both roles. */
export const transitions: readonly (readonly [from: ProposalStatus, to: ProposalStatus])[] = all.flatMap((from) =>
  all.filter((to) => statuses[from].next[to]).map((to) => [from, to] as const),
);

/** Whether this side may change the status so; if not, the code of the problem. */
export function transition(
  from: ProposalStatus,
  to: ProposalStatus,
  role: ContactRole,
): 'allowed' | 'illegal-transition' | 'not-your-move' {
  const roles = statuses[from].next[to];
  if (!roles) return 'illegal-transition';
  return roles.includes(role) ? 'allowed' : 'not-your-move';
}

/** The sides that may choose this step. */
export function partiesOf(from: ProposalStatus, to: ProposalStatus): readonly ContactRole[] {
  return statuses[from].next[to] ?? [];
}

/** The statuses that this side may choose from here, in the order in which they are offered. */
export function transitionsFrom(status: ProposalStatus, role: ContactRole, isUnavailable = false): ProposalStatus[] {
  const facts = { isMarriageFixed: isUnavailable, isOtherSuspended: false };
  return all.filter((to) => decideStatusChange({ from: status, to, role, ...facts }) === null);
}

/** Whether contact details are shared in this status. */
export function isContactShared(status: ProposalStatus): boolean {
  return statuses[status].isContactShared;
}

/** The statuses that a proposal gets by a change, never when it is sent. */
export const laterStatuses: readonly ProposalStatus[] = all.filter((to) => transitions.some(([, next]) => next === to));

/** The statuses that neither of two members can reach once one of them has fixed a marriage. */
export const statusesOfFreeMembers: readonly ProposalStatus[] = all.filter((status) => statuses[status].needsBothFree);

/** Whether a proposal of this status blocks another one between the same two members. */
export function isActive(status: ProposalStatus): boolean {
  return statuses[status].isActive;
}

/** Whether a proposal of this status has ended without a marriage; both sides then see each other as of the end. */
export function endsProposal(status: ProposalStatus): boolean {
  return !isActive(status);
}

/**
 * Whether a member is still available in a proposal of this status. Not in one that could go on, once the member has
 * fixed a marriage with someone else, or is suspended.
 */
export function isAvailable(status: ProposalStatus, isUnavailable: boolean): boolean {
  return !isUnavailable || Object.keys(statuses[status].next).length === 0;
}

/** Whether this status fixes the marriage of both members. */
export function fixesMarriage(status: ProposalStatus): boolean {
  return statuses[status].fixesMarriage;
}

/** What a proposal of this status becomes when one side blocks the other or leaves, or null when it stays. */
export function closedStatus(status: ProposalStatus): ProposalStatus | null {
  return statuses[status].closesAs;
}

/** The other side. */
export function otherRole(role: ContactRole): ContactRole {
  return role === 'SENDER' ? 'RECEIVER' : 'SENDER';
}

/** What a backend stores of a status; `T` is how it stores times. */
type StoredStatus<T> = { status: ProposalStatus; changedAt: T; unseenBy: ContactRole | null };

/** A proposal as it begins: news for its receiver. */
export function sentProposal<T>(now: T): StoredStatus<T> & { createdAt: T } {
  return { status: 'PENDING', createdAt: now, changedAt: now, unseenBy: 'RECEIVER' };
}

/** What it changes that this side chooses a status: news for the other one. */
export function changedProposal<T>(to: ProposalStatus, role: ContactRole, now: T): StoredStatus<T> {
  return { status: to, changedAt: now, unseenBy: otherRole(role) };
}

/** What a block or a departure changes, or null when it changes nothing. Nobody learns of either, so it is no news. */
export function closedProposal<T>(from: ProposalStatus, now: T): StoredStatus<T> | null {
  const status = closedStatus(from);
  return status && { status, changedAt: now, unseenBy: null };
}

/** What the decisions below need to know of the two parties; who has left is not among them. */
export function partyFacts(ownId: string, parties: readonly PartyFacts[]) {
  const other = parties.find(({ id }) => id !== ownId);
  return {
    isMarriageFixed: parties.some(({ isMarriageFixed }) => isMarriageFixed),
    isOtherSuspended: other?.isSuspended ?? false,
    isOtherVerified: other?.isVerified ?? false,
  };
}

export type StatusChange = {
  from: ProposalStatus;
  to: ProposalStatus;
  role: ContactRole;
  /** One of the two has fixed a marriage. */
  isMarriageFixed: boolean;
  /** The other party is suspended. */
  isOtherSuspended: boolean;
};

/** Whether a status may be changed: the problem, or null when it may. */
export function decideStatusChange(change: StatusChange): RuleProblem | null {
  const { from, to, role, isMarriageFixed, isOtherSuspended } = change;
  const outcome = transition(from, to, role);
  if (outcome !== 'allowed') return { code: outcome };
  if (isOtherSuspended && statuses[to].needsBothFree) return { code: 'member-unavailable' };
  return isMarriageFixed && statuses[to].needsBothFree ? { code: 'marriage-fixed' } : null;
}

export type ContactReadFacts = {
  status: ProposalStatus;
  /** The reader's own role. */
  role: ContactRole;
  /** The role that the request names; it must be the other party's and never selects the person. */
  named: ContactRole;
  /** The other party's number is proved. */
  isOtherVerified: boolean;
  /** One of the two has fixed a marriage. */
  isMarriageFixed: boolean;
  /** The other party is suspended. */
  isOtherSuspended: boolean;
};

/** Whether a member may read the contact details of the other party: the problem, or null when they may. */
export function decideContactRead(facts: ContactReadFacts): RuleProblem | null {
  const { status, role, named, isOtherVerified, isMarriageFixed, isOtherSuspended } = facts;
  if (named === role) return invalidValue('role', 'Please name the role of the other party');
  if (!isContactShared(status) || isOtherSuspended) return { code: 'contact-not-shared' };
  if (!isAvailable(status, isMarriageFixed))
    return { code: 'contact-not-shared', params: { reason: 'MARRIAGE_FIXED' } };
  return isOtherVerified ? null : { code: 'contact-not-shared', params: { reason: 'CONFIRMING_NUMBER' } };
}

/** What the decision needs to know of either member. */
export type PartyFacts = VisibilityFacts & { id: string };

export type SendProposalFacts = {
  sender: PartyFacts;
  /** Null when there is no such member. */
  receiver: PartyFacts | null;
  /** One of the two has blocked the other. */
  isBlocked: boolean;
  /** The sender has sent this receiver a proposal before, in any status. */
  hasSentBefore: boolean;
  /** The status of the proposal that the receiver has sent to the sender, or null. */
  receivedStatus: ProposalStatus | null;
  /** Proposals sent today (UTC) by the sender, or with the sender's number by any account, whichever are more. */
  sentToday: number;
  /** Proposals of the sender that wait for an answer. */
  pending: number;
  limits: Limits;
  now: Date;
};

/** Whether a proposal may be sent: the problem, or null when it may. */
export function decideSendProposal(facts: SendProposalFacts): RuleProblem | null {
  const { sender, receiver, limits, now } = facts;
  if (receiver?.id === sender.id) return invalidValue('/receiverProfileId', 'You cannot send a proposal to yourself.');
  if (!sender.isVerified) return { code: 'phone-unverified' };
  // To a stranger a marriage looks like a pause: who has no proposal with a member does not learn why they cannot be seen.
  const isMarriedStranger = receiver?.isMarriageFixed && !facts.hasSentBefore && facts.receivedStatus === null;
  const isClosed = !receiver?.isVerified || receiver.isPaused || receiver.isSuspended || isMarriedStranger;
  const isHidden = isClosed || facts.isBlocked;
  if (isHidden || receiver.gender === sender.gender) return { code: 'not-found', params: { resource: 'PROFILE' } };
  if (facts.hasSentBefore) return { code: 'already-proposed' };
  if (facts.receivedStatus && isActive(facts.receivedStatus)) return { code: 'they-proposed-first' };
  if (sender.isMarriageFixed || receiver.isMarriageFixed) return { code: 'marriage-fixed' };
  return (
    usedUpProblem(limits, 'PROPOSALS_PER_DAY', facts.sentToday, now) ??
    usedUpProblem(limits, 'PROPOSALS_PENDING', facts.pending, now)
  );
}

/**
 * The proposal because of which a member cannot send one: an active one of either side, else the one that they sent.
 * @param proposals the proposals between the two members, with the member's own side in each
 */
export function proposalBetween(proposals: readonly ProposalBetween[]): ProposalBetween | undefined {
  return proposals.find(({ status }) => isActive(status)) ?? proposals.find(({ role }) => role === 'SENDER');
}

/** A proposal between two members, with the snapshot of the other one's profile from when it ended. */
type EndedView<T> = { status: ProposalStatus; snapshot: T | null };

/**
 * The version of another member's profile that a party of proposals with them sees; null is the present one. While a
 * proposal between the two is active it is the present one, or that of the marriage; else the one of the last end.
 * @param proposals the proposals between the two, the newest first
 * @param ofMarriage the version of the moment in which the other one's marriage was fixed
 */
export function visibleVersion<T>(proposals: readonly EndedView<T>[], ofMarriage: T | null): T | null {
  const last = proposals.find(({ status }) => isActive(status)) ?? proposals[0];
  return last?.snapshot ?? ofMarriage;
}
