import type {
  ContactRole,
  MarriageAnswer,
  NameBeforeAnswer,
  NotificationKind,
  ProposalBetween,
  ProposalStatus,
  ProposalStatusChangeStatus,
} from '../generated/hooks/model/index.ts';
import { usedUpProblem, type Limits } from './limits.ts';
import { invalidValue, type RuleProblem } from './problems.ts';
import type { VisibilityFacts } from './profile-view.ts';

type StatusRule = {
  /** The statuses that may follow, and the sides that may choose them, in the order in which they are offered. */
  next: Partial<Record<ProposalStatusChangeStatus, readonly ContactRole[]>>;
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
  /** What it becomes when its sender takes it back; null when that cannot be done any more. */
  takenBackAs: ProposalStatus | null;
  /** What it becomes when the side that did not fix the marriage says that it is not so; null where nobody is asked. */
  deniedAs: ProposalStatus | null;
  /** The receiver has said yes, so the sender reads their full name whatever they have chosen. */
  hasAccepted: boolean;
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
  takenBackAs: null,
  deniedAs: null,
  hasAccepted: false,
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
    takenBackAs: 'DECLINED',
    deniedAs: null,
    hasAccepted: false,
  },
  ACCEPTED: {
    next: { MARRIAGE_FIXED: either, NOT_COMPATIBLE: either },
    isActive: true,
    isContactShared: true,
    needsBothFree: true,
    fixesMarriage: false,
    closesAs: 'NOT_COMPATIBLE',
    takenBackAs: null,
    deniedAs: null,
    hasAccepted: true,
    notifies: 'PROPOSAL_ACCEPTED',
  },
  DECLINED: { ...ended, notifies: 'PROPOSAL_DECLINED' },
  MARRIAGE_FIXED: {
    next: {},
    isActive: true,
    isContactShared: true,
    needsBothFree: true,
    fixesMarriage: true,
    closesAs: null,
    takenBackAs: null,
    deniedAs: 'NOT_COMPATIBLE',
    hasAccepted: true,
    notifies: 'MARRIAGE_FIXED',
  },
  NOT_COMPATIBLE: { ...ended, hasAccepted: true },
};

// Object.keys forgets the literal type of the keys, which the table's own type holds.
const all = Object.keys(statuses) as ProposalStatus[];

/** The notification for the other side when a proposal gets this status; a denial of the marriage has one of its own. */
export function notificationOfStatus(status: ProposalStatus, answer: MarriageAnswer | null = null): NotificationKind {
  return answer === 'DENIED' ? 'MARRIAGE_DENIED' : statuses[status].notifies;
}

/** The statuses of which a pair of members can have one proposal only. */
export const activeStatuses: readonly ProposalStatus[] = all.filter(isActive);

/** Every allowed change of status, of both roles. */
export const transitions: readonly (readonly [from: ProposalStatus, to: ProposalStatus])[] = all.flatMap((from) =>
  all.filter((to) => partiesOf(from, to).length > 0).map((to) => [from, to] as const),
);

/** The changes that only the denial of a marriage makes. */
export const denials: readonly (readonly [from: ProposalStatus, to: ProposalStatus])[] = all.flatMap((from) => {
  const { deniedAs } = statuses[from];
  return deniedAs ? [[from, deniedAs] as const] : [];
});

/** The statuses that fix the marriage of both members. */
export const marriageStatuses: readonly ProposalStatus[] = all.filter(fixesMarriage);

/** The statuses in which the receiver has said yes, now or before the end. */
export const acceptedStatuses: readonly ProposalStatus[] = all.filter((status) => statuses[status].hasAccepted);

/** Whether this side may change the status so; if not, the code of the problem. */
export function transition(
  from: ProposalStatus,
  to: ProposalStatus,
  role: ContactRole,
): 'allowed' | 'illegal-transition' | 'not-your-move' {
  const roles = partiesOf(from, to);
  if (roles.length === 0) return 'illegal-transition';
  return roles.includes(role) ? 'allowed' : 'not-your-move';
}

/** The sides that may choose this step. */
export function partiesOf(from: ProposalStatus, to: ProposalStatus): readonly ContactRole[] {
  const next: Partial<Record<ProposalStatus, readonly ContactRole[]>> = statuses[from].next; // some follow no step of a member
  return next[to] ?? [];
}

/** The statuses that this side may choose from here, in the order in which they are offered. */
export function transitionsFrom(
  status: ProposalStatus,
  role: ContactRole,
  isUnavailable = false,
): ProposalStatusChangeStatus[] {
  const facts = { isMarriageFixed: isUnavailable, isOtherSuspended: false };
  const next = Object.keys(statuses[status].next) as ProposalStatusChangeStatus[]; // Object.keys forgets their type
  return next.filter((to) => decideStatusChange({ from: status, to, role, ...facts }) === null);
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

/** What it changes that the sender takes a proposal back. The other side sees it no more, so it is no news. */
export function takenBackProposal<T>(from: ProposalStatus, now: T): StoredStatus<T> & { takenBackAt: T } {
  return { status: statuses[from].takenBackAs!, changedAt: now, unseenBy: null, takenBackAt: now }; // decideTakeBack refuses the others
}

/** Whether a proposal may be taken back: the problem, or null when it may. */
export function decideTakeBack({ status, role }: { status: ProposalStatus; role: ContactRole }): RuleProblem | null {
  if (!statuses[status].takenBackAs) return { code: 'illegal-transition', params: { status } };
  return role === 'SENDER' ? null : { code: 'not-your-move', params: { step: 'TAKE_BACK' } };
}

/** Days in which the side that did not fix the marriage may answer whether it is so. */
export const marriageAnswerDays = 14;

/** What a backend stores of a marriage that one side said is fixed; of one from before this was stored nothing. */
export type MarriageFacts = { status: ProposalStatus; fixedBy: ContactRole | null; answer: MarriageAnswer | null };

/** Who called a marriage fixed, and what the other side said. */
export type MarriageWords = Pick<MarriageFacts, 'fixedBy' | 'answer'>;

/** Whether one side called a marriage fixed that the other one says is not so: then neither asks the other again. */
function isDenied({ answer }: Pick<MarriageFacts, 'answer'>): boolean {
  return answer === 'DENIED';
}

/** What it changes that this side chooses a status: who fixed a marriage. */
export function fixedMarriage(to: ProposalStatus, role: ContactRole): { marriageFixedBy?: ContactRole } {
  return statuses[to].fixesMarriage ? { marriageFixedBy: role } : {};
}

/** Until when this side may answer whether a marriage is fixed, or null when it is not asked or not any more. */
export function answerDeadline(
  { status, fixedBy, answer }: MarriageFacts,
  { role, fixedAt, now }: { role: ContactRole; fixedAt: Date; now: Date },
): Date | null {
  if (!statuses[status].deniedAs || fixedBy === null || fixedBy === role || answer !== null) return null;
  const deadline = askedUntil(fixedAt);
  return now <= deadline ? deadline : null;
}

/** Until when the other side is asked about a marriage that was fixed at this time. */
export function askedUntil(fixedAt: Date): Date {
  return new Date(fixedAt.getTime() + marriageAnswerDays * 86_400_000);
}

/** Whether this side may answer whether a marriage is fixed: the problem, or null when it may. */
export function decideMarriageAnswer(
  marriage: MarriageFacts,
  asked: { role: ContactRole; fixedAt: Date; now: Date },
): RuleProblem | null {
  const isOwnWord = statuses[marriage.status].deniedAs !== null && marriage.fixedBy === asked.role;
  if (isOwnWord) return { code: 'not-your-move', params: { step: 'ANSWER_MARRIAGE' } };
  return answerDeadline(marriage, asked) ? null : { code: 'illegal-transition', params: { status: marriage.status } };
}

/**
 * What an answer changes. To the one who fixed the marriage a member who has blocked them has left, and nobody who has left
 * answers: then only the answer is stored, which frees the member alone, and the proposal closes when the block ends.
 */
export function answeredMarriage<T>(
  from: ProposalStatus,
  answer: MarriageAnswer,
  { role, isHidden, now }: { role: ContactRole; isHidden: boolean; now: T },
): { marriageAnswer: MarriageAnswer; marriageAnsweredAt: T } & Partial<StoredStatus<T>> {
  const stored = { marriageAnswer: answer, marriageAnsweredAt: now };
  if (isHidden) return stored;
  const to = answer === 'DENIED' ? statuses[from].deniedAs! : null; // decideMarriageAnswer refuses the others
  return { ...stored, unseenBy: otherRole(role), ...(to && { status: to, changedAt: now }) };
}

/** The status that a marriage gets when the block ends behind which it was denied, or null. */
export function deniedStatus({ status, answer }: Omit<MarriageFacts, 'fixedBy'>): ProposalStatus | null {
  return answer === 'DENIED' ? statuses[status].deniedAs : null;
}

/** Whether this proposal fixes the marriage of this side: not any more once the side has said that it is not so. */
export function fixesMarriageOf({ status, fixedBy, answer }: MarriageFacts, role: ContactRole): boolean {
  return statuses[status].fixesMarriage && !(answer === 'DENIED' && fixedBy !== role);
}

/** The status as this side reads it: who has denied the marriage behind a block reads the one that it gets when the block ends. */
export function statusFor(marriage: MarriageFacts, role: ContactRole): ProposalStatus {
  return fixesMarriageOf(marriage, role) ? marriage.status : (deniedStatus(marriage) ?? marriage.status);
}

/**
 * Whether the full name of a side goes to the other one: of a receiver who has chosen so only once they have accepted. Who takes
 * a proposal back reads what they read before it: else a proposal for a moment would be a way to the full names of many.
 */
export function isFullNameShared(
  role: ContactRole,
  { status, takenBackAt }: { status: ProposalStatus; takenBackAt?: unknown },
  nameBeforeAnswer: NameBeforeAnswer | null | undefined,
): boolean {
  if (role === 'SENDER') return true;
  return !takenBackAt && (nameBeforeAnswer !== 'FIRST_NAME' || statuses[status].hasAccepted);
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
  if (outcome === 'illegal-transition') return { code: outcome, params: { status: from } };
  if (outcome === 'not-your-move') return { code: outcome };
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

/** A proposal between the two as a problem names it. */
type SentProposal = { proposalId: string; status: ProposalStatus };

export type SendProposalFacts = {
  sender: PartyFacts;
  /** Null when there is no such member. */
  receiver: PartyFacts | null;
  /** One of the two has blocked the other. */
  isBlocked: boolean;
  /** The sender has sent this receiver a proposal before, in any status. */
  hasSentBefore: boolean;
  /** That proposal, unless it is known of an earlier account alone. */
  sentProposal: SentProposal | null;
  /** The proposal that the receiver has sent to the sender, with what either said of a marriage, or null. */
  receivedProposal: (SentProposal & MarriageWords) | null;
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
  const isMarriedStranger = receiver?.isMarriageFixed && !facts.hasSentBefore && facts.receivedProposal === null;
  const isClosed = !receiver?.isVerified || receiver.isPaused || receiver.isSuspended || isMarriedStranger;
  const isHidden = isClosed || facts.isBlocked;
  if (isHidden || receiver.gender === sender.gender) return { code: 'not-found', params: { resource: 'PROFILE' } };
  const { sentProposal: sent, receivedProposal: received } = facts;
  if (facts.hasSentBefore) return { code: 'already-proposed', ...(sent && { params: sent }) };
  if (received && isActive(received.status))
    return { code: 'they-proposed-first', params: { proposalId: received.proposalId, status: received.status } };
  if (received && isDenied(received)) return { code: 'member-unavailable' };
  if (sender.isMarriageFixed || receiver.isMarriageFixed) return { code: 'marriage-fixed' };
  return (
    usedUpProblem(limits, 'PROPOSALS_PER_DAY', facts.sentToday, now) ??
    usedUpProblem(limits, 'PROPOSALS_PENDING', facts.pending, now)
  );
}

/**
 * The proposal because of which a member cannot send one: an active one of either side, else the one that they sent, or whose
 * marriage one side called fixed and the other denied.
 * @param proposals the proposals between the two members, with the member's own side in each
 */
export function proposalBetween<T extends Pick<ProposalBetween, 'status' | 'role'> & MarriageWords>(
  proposals: readonly T[],
): T | undefined {
  return (
    proposals.find(({ status }) => isActive(status)) ??
    proposals.find((proposal) => proposal.role === 'SENDER' || isDenied(proposal))
  );
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
  return visibleProposal(proposals)?.snapshot ?? ofMarriage;
}

/**
 * Whether a party of proposals with another member reads the full name: by the same proposal as the version. The snapshot of
 * an end has the name that was read before it.
 */
export function isFullNameVisible(
  proposals: readonly (EndedView<unknown> & Pick<ProposalBetween, 'role'> & { takenBackAt: string | null })[],
  nameBeforeAnswer: NameBeforeAnswer | null | undefined,
): boolean {
  const visible = visibleProposal(proposals);
  if (!visible) return false;
  const isOfEnd = visible.snapshot !== null && !visible.takenBackAt;
  return isOfEnd || isFullNameShared(otherRole(visible.role), visible, nameBeforeAnswer);
}

function visibleProposal<T extends { status: ProposalStatus }>(proposals: readonly T[]): T | undefined {
  return proposals.find(({ status }) => isActive(status)) ?? proposals[0];
}
