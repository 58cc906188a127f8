import type {
  ContactRole,
  Proposal,
  ProposalNews,
  ProposalStatus,
  ProposalStatusChange,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  acceptanceProblem,
  decideSharedContact,
  sharedContact,
  toContactInfo,
} from '@mithaq/openapi/rules/guardian.ts';
import { today } from '@mithaq/openapi/rules/day.ts';
import {
  cursorProblem,
  fromCursor,
  listRanks,
  otherListProblem,
  type ListPosition,
} from '@mithaq/openapi/rules/list-cursor.ts';
import { rowLimitHeaders } from '@mithaq/openapi/rules/limits.ts';
import { cursorOfProposal, isRankOfProposal } from '@mithaq/openapi/rules/page-link.ts';
import { toVersion, withoutFullName, type ProfileVersion } from '@mithaq/openapi/rules/profile-view.ts';
import { toContactRead, toProposal, toProposalNews, type ProposalSide } from '@mithaq/openapi/rules/proposal-view.ts';
import { decideAnswers, decideNote, sentTexts } from '@mithaq/openapi/rules/proposal-texts.ts';
import {
  changedProposal,
  closedProposal,
  decideContactRead,
  decideSendProposal,
  decideStatusChange,
  decideTakeBack,
  endsProposal,
  fixedMarriage,
  fixesMarriage,
  isFullNameShared,
  otherRole,
  partyFacts,
  sentProposal,
  takenBackProposal,
  type PartyFacts,
  notificationOfStatus,
} from '@mithaq/openapi/rules/proposal.ts';
import { ApiProblem, throwIfProblem } from './api-problem.ts';
import { guardianOf } from './guardian.ts';
import type { HandlerContext, MockHandlers } from './handler-context.ts';
import { notify } from './notify.ts';
import { knownName, visibilityOf } from './visibility.ts';
import { hasSentEarlier } from './retained-relations.ts';
import { endProposalCases, storeProposalTexts } from './held-texts.ts';
import { tellPage } from './tell-page.ts';
import { failOn, sentinels } from './sentinels.ts';
import {
  findMember,
  findOther,
  isMember,
  hasBlocked,
  isBlockedBetween,
  isUnavailable,
  marriageOf,
  otherParty,
  proposalsOf,
  seesProposal,
  type Member,
  type State,
  type StoredProposal,
} from './state.ts';

/** Proposals of marriage, their status, and contact details that both sides agreed to share. */
export const proposalHandlers = {
  sendProposal({ state, user, body, limits, now, newId, moderatorEmails, headers }) {
    const receiver = findMember(state, body.receiverProfileId);
    if (receiver) failOn(sentinels.proposal, receiver.profile);
    const sent = state.proposals.filter(({ sender }) => sender === user.id);
    const isOfToday = ({ createdAt }: StoredProposal) => createdAt.startsWith(today(now()));
    const { phoneNumber: senderNumber } = user.profile;
    const { email: senderEmail } = user;
    const withNumber = state.proposals.filter((p) => p.senderNumber === senderNumber);
    // By an earlier account of the same person as well.
    const withIdentity = state.proposals.filter((p) => p.senderEmail === senderEmail);
    const counts = {
      sentToday: Math.max(...[sent, withNumber, withIdentity].map((some) => some.filter(isOfToday).length)),
      pending: sent.filter(({ status }) => status === 'PENDING').length,
    };
    const sentBefore = sent.find((p) => p.receiver === receiver?.id);
    const received = state.proposals.find((p) => p.sender === receiver?.id && p.receiver === user.id && !p.takenBackAt);
    const problem = decideSendProposal({
      sender: factsOf(state, user),
      receiver: receiver ? factsOf(state, receiver) : null,
      isBlocked: receiver !== undefined && isBlockedBetween(state, user.id, receiver.id),
      hasSentBefore:
        receiver !== undefined && (sentBefore !== undefined || hasSentEarlier(state, user.id, receiver.id)),
      sentProposal: sentBefore ? { proposalId: sentBefore.id, status: sentBefore.status } : null,
      receivedProposal: received ? { proposalId: received.id, ...marriageOf(received) } : null,
      ...counts,
      limits,
      now: now(),
    });
    if (problem || !receiver) throw new ApiProblem(problem?.code ?? 'not-found', problem ?? {});
    const questions = receiver.preferences.questions ?? [];
    throwIfProblem(decideAnswers(body, questions));
    const used = { PROPOSALS_PER_DAY: counts.sentToday + 1, PROPOSALS_PENDING: counts.pending + 1 };
    for (const [name, value] of Object.entries(rowLimitHeaders(limits, used, now()))) headers.set(name, value);
    const parties = { sender: user.id, receiver: receiver.id, senderNumber, senderEmail };
    const proposal: StoredProposal = { id: newId(), ...parties, ...sentProposal(now().toISOString()) };
    state.proposals.push(proposal);
    const written = sentTexts(body, questions);
    const context = { state, now, newId, moderatorEmails };
    storeProposalTexts({ proposal, written, role: 'SENDER', author: user }, context);
    tellOther({ state, user, now, newId }, proposal);
    return toResponse(state, user, proposal, now());
  },

  listProposals({ state, user, params, query, request, headers, now }) {
    const role = params.type === 'SENT' ? 'SENDER' : 'RECEIVER';
    const own = proposalsOf(state, user).filter((proposal) => roleOf(user, proposal) === role);
    const visible = new Set(visibleProposalsOf(state, user));
    const all = own.filter((proposal) => visible.has(proposal)).toSorted(pendingThenNewest);
    const { limit, page, cursor } = query;
    throwIfProblem(cursorProblem(cursor, isRankOfProposal));
    const rest = cursor ? all.filter(isAfter(own, fromCursor(cursor))) : all.slice(page * limit);
    const found = rest.slice(0, limit).map((proposal) => toResponse(state, user, proposal, now()));
    const next = rest.length > limit ? { cursor: cursorOfProposal(found.at(-1)!) } : undefined;
    tellPage({ request, headers }, next);
    return found;
  },

  getProposal: ({ state, user, params, now }) => toResponse(state, user, findOwn(state, user, params.id), now()),

  markProposalsSeen({ state, user, body }) {
    for (const { proposalId, status } of body.proposals) {
      const proposal = unseenBy(state, user).find((p) => p.id === proposalId.toLowerCase() && p.status === status);
      if (proposal) proposal.unseenBy = null;
    }
    return null;
  },

  updateProposalStatus: ({ body, ...call }) => changeStatus(call, body.proposalId, body.status, body),
  acceptProposal: ({ body, ...call }) => changeStatus(call, body.proposalId, 'ACCEPTED', body),
  declineProposal: ({ body, ...call }) => changeStatus(call, body.proposalId, 'DECLINED', body),

  takeBackProposal({ state, user, body, now }) {
    const proposal = findOwn(state, user, body.proposalId);
    throwIfProblem(decideTakeBack({ status: proposal.status, role: roleOf(user, proposal) }));
    Object.assign(proposal, takenBackProposal(proposal.status, now().toISOString()));
    saveProfileSnapshots(state, proposal);
    endProposalCases(state, proposal, now());
    state.notifications = state.notifications.filter(({ subject }) => subject !== proposal.id);
    return toResponse(state, user, proposal, now());
  },

  getContactInfo({ state, user, params, query, now }) {
    const proposal = findOwn(state, user, params.id);
    const role = roleOf(user, proposal);
    // The proposal decides whose details are read, never the query.
    const other = otherParty(state, user, proposal);
    if (!other) throw new ApiProblem('not-found', { params: { resource: 'PROPOSAL' } });
    const facts = factsOfBoth(state, user, [user, other]);
    throwIfProblem(decideContactRead({ status: proposal.status, role, named: query.role, ...facts }));
    countRead(state, { proposalId: proposal.id, reader: user.id, subject: other.id, readAt: now().toISOString() });
    const own = { email: other.email, phoneNumber: other.profile.phoneNumber! }; // who is verified has a number
    const chosen = proposal.shares?.[otherRole(role)] ?? null;
    return toContactInfo({ own, guardian: guardianOf(state, other), chosen });
  },

  chooseSharedContact({ state, user, params, body: { shares } }) {
    const proposal = findOwn(state, user, params.id);
    const { status } = proposal;
    throwIfProblem(decideSharedContact({ shares, status, hasGuardian: guardianOf(state, user) !== null }));
    proposal.shares = { ...proposal.shares, [roleOf(user, proposal)]: shares };
    return { shares };
  },

  listContactReads({ state, user, query: { page, limit }, request, headers }) {
    const reads = state.contactReads.filter(({ subject }) => subject === user.id).toReversed();
    const end = (page + 1) * limit;
    tellPage({ request, headers }, reads.length > end ? { page: page + 1 } : undefined);
    return reads.slice(end - limit, end).map(({ reader, readAt, count }) => {
      const other = findOther(state, user, reader);
      const name = other ? knownName(state, user, other) : null;
      return toContactRead({ readAt, count, name, readerProfileId: other?.profile.id ?? null });
    });
  },
} satisfies Partial<MockHandlers>;

type Change = Pick<HandlerContext, 'state' | 'now' | 'newId' | 'moderatorEmails'> & { user: Member };

/** Tells the other side of the proposal's status. */
export function tellOther(
  { user, ...context }: Omit<Change, 'moderatorEmails'>,
  { id, sender, receiver, status, marriageAnswer }: StoredProposal,
): void {
  const other = sender === user.id ? receiver : sender;
  notify(context, { user: other, kind: notificationOfStatus(status, marriageAnswer), subject: id });
}

function changeStatus(
  { user, ...context }: Change,
  proposalId: string,
  to: ProposalStatus,
  { note, shares }: Pick<ProposalStatusChange, 'note' | 'shares'>,
): Proposal {
  const { state, now, newId } = context;
  throwIfProblem(decideNote(to, note));
  const proposal = findOwn(state, user, proposalId);
  const other = otherParty(state, user, proposal);
  const parties = [user, ...(other ? [other] : [])];
  const role = roleOf(user, proposal);
  throwIfProblem(decideStatusChange({ from: proposal.status, to, role, ...factsOfBoth(state, user, parties) }));
  throwIfProblem(acceptanceProblem(shares, to, guardianOf(state, user) !== null));
  Object.assign(proposal, changedProposal(to, role, now().toISOString()), fixedMarriage(to, role));
  if (shares) proposal.shares = { ...proposal.shares, [role]: shares };
  if (fixesMarriage(to)) for (const party of parties) party.ofMarriage = versionOf(party);
  if (endsProposal(to)) saveProfileSnapshots(state, proposal);
  if (note) storeProposalTexts({ proposal, written: { answerNote: note }, role, author: user }, context);
  if (other) tellOther({ state, user, now, newId }, proposal);
  return toResponse(state, user, proposal, now());
}

/** Closes the active ones among the proposals and returns them, because one side blocks the other or leaves. */
export function closeProposals(proposals: StoredProposal[], now: () => Date): StoredProposal[] {
  return proposals.filter((proposal) => {
    const closed = closedProposal(proposal.status, now().toISOString());
    Object.assign(proposal, closed);
    return closed !== null;
  });
}

/** One for all reads of a day, the last read at the end. */
function countRead(state: State, read: Omit<State['contactReads'][number], 'count'>): void {
  const dayOf = ({ readAt }: { readAt: string }) => readAt.slice(0, 10);
  const before = state.contactReads.find(
    (one) => one.proposalId === read.proposalId && one.reader === read.reader && dayOf(one) === dayOf(read),
  );
  const others = state.contactReads.filter((one) => one !== before);
  state.contactReads = [...others, { ...read, count: (before?.count ?? 0) + 1 }];
}

/** The proposals of which the user has not marked the last change as seen. */
function unseenBy(state: State, user: Member): StoredProposal[] {
  return proposalsOf(state, user).filter((proposal) => proposal.unseenBy === roleOf(user, proposal));
}

/** What happened to the member's proposals and was not marked as seen, the newest first, at most 20. */
export function proposalNewsOf(state: State, user: Member): ProposalNews[] {
  const visible = new Set(visibleProposalsOf(state, user));
  return unseenBy(state, user)
    .filter((proposal) => visible.has(proposal) && otherParty(state, user, proposal))
    .toSorted((a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? '') || b.id.localeCompare(a.id))
    .slice(0, 20)
    .map((proposal) => {
      const { id: proposalId } = proposal;
      const role = roleOf(user, proposal);
      const { profile } = shownVersion(proposal, otherRole(role), otherParty(state, user, proposal)!); // who has left is left out
      return toProposalNews({ proposalId, role, ...marriageOf(proposal), name: profile });
    });
}

/** Whether a received proposal waits for the answer, and both sides are available. A block, a departure and taking it back end a pending one. */
export function hasProposalToAnswer(state: State, user: Member): boolean {
  return state.proposals.some((proposal) => {
    if (proposal.receiver !== user.id || proposal.status !== 'PENDING') return false;
    const sender = otherParty(state, user, proposal);
    return ![user, sender].some((side) => !side || isUnavailable(state, side));
  });
}

/**
 * The other side of a proposal with the name that its card shows; undefined for a proposal of others, and once the other one has
 * left or one of the two has blocked the other.
 */
export function otherSideOf(state: State, user: Member, proposal: StoredProposal) {
  const member = otherParty(state, user, proposal);
  if (!member || !visibleProposalsOf(state, user).includes(proposal)) return undefined;
  return { member, name: shownVersion(proposal, otherRole(roleOf(user, proposal)), member).profile };
}

/** The user's proposals without those with blocked members, and those that their sender has taken back. */
function visibleProposalsOf(state: State, user: Member): StoredProposal[] {
  return proposalsOf(state, user)
    .filter((proposal) => seesProposal(user, proposal))
    .filter(({ sender, receiver }) => !hasBlocked(state, user.id, sender === user.id ? receiver : sender));
}

/**
 * A proposal of which the member is a party.
 * @throws ApiProblem not-found for everyone else
 */
export function findOwn(state: State, user: Member, id: string): StoredProposal {
  const proposal = visibleProposalsOf(state, user).find((p) => p.id === id.toLowerCase());
  if (!proposal) throw proposalNotFound();
  return proposal;
}

export function proposalNotFound(): ApiProblem {
  return new ApiProblem('not-found', { params: { resource: 'PROPOSAL' } });
}

export function roleOf({ id }: Member, { sender }: StoredProposal): ContactRole {
  return sender === id ? 'SENDER' : 'RECEIVER';
}

/** Saves the profiles that both sides show once the proposal has ended. */
export function saveProfileSnapshots(state: State, proposal: StoredProposal): void {
  const shown = (id: string, role: ContactRole) => {
    const party = state.users.filter(isMember).find((user) => user.id === id)!; // nobody has left while it ends
    const seen = party.ofMarriage ?? versionOf(party);
    const isNamed = isFullNameShared(role, proposal, party.profile.nameBeforeAnswer);
    return isNamed ? seen : withoutFullName(seen);
  };
  const { sender, receiver } = proposal;
  proposal.snapshots = { SENDER: shown(sender, 'SENDER'), RECEIVER: shown(receiver, 'RECEIVER') };
}

/** A copy of the profile as it is now, with what the other side may see. */
function versionOf({ profile, preferences }: Member): ProfileVersion {
  return structuredClone(toVersion(profile, preferences));
}

function factsOf(state: State, member: Member): PartyFacts {
  return { id: member.profile.id, ...visibilityOf(state, member) };
}

function factsOfBoth(state: State, user: Member, parties: Member[]) {
  return partyFacts(
    user.profile.id,
    parties.map((party) => factsOf(state, party)),
  );
}

/** Whether a proposal comes after a position in the list. */
function isAfter(own: StoredProposal[], { afterId, rank }: ListPosition): (proposal: StoredProposal) => boolean {
  const last = own.find(({ id }) => id === afterId);
  if (!last) throw new ApiProblem(otherListProblem.code, otherListProblem);
  const status = rank === listRanks.pending ? 'PENDING' : 'DECLINED'; // the status that it had
  return (proposal) => pendingThenNewest({ ...last, status }, proposal) < 0;
}

/** Pending proposals first, then the newest. */
function pendingThenNewest(a: StoredProposal, b: StoredProposal): number {
  const pending = Number(b.status === 'PENDING') - Number(a.status === 'PENDING');
  return pending || b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);
}

/** A side as the other one sees it: as of the end of the proposal, else as of the marriage, else as it is now. */
function shownVersion(
  { snapshots }: StoredProposal,
  role: ContactRole,
  member: Member,
): Pick<Member, 'profile'> | ProfileVersion {
  return snapshots?.[role] ?? member.ofMarriage ?? member;
}

/** The proposal as one of its parties sees it. */
export function toResponse(state: State, viewer: Member, proposal: StoredProposal, now: Date): Proposal {
  const { id: proposalId, status, createdAt, changedAt = createdAt, takenBackAt = null } = proposal;
  const otherId = proposal.sender === viewer.id ? proposal.receiver : proposal.sender;
  // A caller who has blocked the other one reads only the answer about their marriage.
  const other = hasBlocked(state, viewer.id, otherId) ? undefined : otherParty(state, viewer, proposal);
  const side = (role: ContactRole): ProposalSide => {
    const member = role === roleOf(viewer, proposal) ? viewer : other;
    if (!member) return null;
    // A departure keeps nothing of the side that stays, and a block must look like it.
    const { profile } = other ? shownVersion(proposal, role, member) : (member.ofMarriage ?? member);
    const isOfEnd = other !== undefined && proposal.snapshots !== undefined;
    return {
      profile,
      isUnavailable: isUnavailable(state, member),
      nameBeforeAnswer: isOfEnd ? null : member.profile.nameBeforeAnswer,
    };
  };
  const sides = { sender: side('SENDER'), receiver: side('RECEIVER') };
  const guardian = guardianOf(state, viewer);
  const role = roleOf(viewer, proposal);
  const ownShares = guardian && sharedContact(proposal.shares?.[role] ?? null, guardian);
  const marriage = marriageOf(proposal);
  const seen = { takenBackAt, marriage, texts: proposal.texts ?? [], ownShares };
  return toProposal({ proposalId, status, createdAt, changedAt, ...seen, ...sides }, { role, now });
}
