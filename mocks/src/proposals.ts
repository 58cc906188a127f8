import type { ContactRole, Proposal, ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { today } from '@mithaq/openapi/rules/day.ts';
import { toParty, toVersion, type ProfileVersion } from '@mithaq/openapi/rules/profile-view.ts';
import {
  decideContactRead,
  decideSendProposal,
  decideStatusChange,
  endsProposal,
  fixesMarriage,
  isAvailable,
  otherRole,
  type PartyFacts,
} from '@mithaq/openapi/rules/proposal.ts';
import { ApiProblem, throwIfProblem } from './api-problem.ts';
import type { MockHandlers } from './handler-context.ts';
import { failOn, sentinels } from './sentinels.ts';
import {
  findMember,
  isMarriageFixed,
  isMember,
  proposalsOf,
  type Member,
  type State,
  type StoredProposal,
} from './state.ts';

/** Proposals of marriage, their status, and contact details that both sides agreed to share. */
export const proposalHandlers = {
  sendProposal({ state, user, body, limits, now, newId }) {
    const receiver = findMember(state, body.receiverProfileId);
    if (receiver) failOn(sentinels.proposal, receiver.profile);
    const sent = state.proposals.filter(({ sender }) => sender === user.id);
    const problem = decideSendProposal({
      sender: factsOf(state, user),
      receiver: receiver ? factsOf(state, receiver) : null,
      hasSentBefore: sent.some((p) => p.receiver === receiver?.id),
      receivedStatus: state.proposals.find((p) => p.sender === receiver?.id && p.receiver === user.id)?.status ?? null,
      sentToday: sent.filter(({ createdAt }) => createdAt.startsWith(today(now()))).length,
      pending: sent.filter(({ status }) => status === 'PENDING').length,
      limits,
      now: now(),
    });
    if (problem || !receiver) throw new ApiProblem(problem?.code ?? 'not-found', problem ?? {});
    const parties = { sender: user.id, receiver: receiver.id };
    const proposal: StoredProposal = { id: newId(), ...parties, status: 'PENDING', createdAt: now().toISOString() };
    state.proposals.push(proposal);
    return toResponse(state, proposal);
  },

  listProposals({ state, user, params, query, headers }) {
    const role = params.type === 'SENT' ? 'SENDER' : 'RECEIVER';
    const all = proposalsOf(state, user)
      .filter((proposal) => roleOf(user, proposal) === role)
      .toSorted(pendingThenNewest);
    const end = (query.page + 1) * query.limit;
    headers.set('has-next-page', String(all.length > end));
    return all.slice(end - query.limit, end).map((proposal) => toResponse(state, proposal));
  },

  updateProposalStatus: ({ state, user, body }) => changeStatus(state, user, body.proposalId, body.status),
  acceptProposal: ({ state, user, body }) => changeStatus(state, user, body.proposalId, 'ACCEPTED'),
  declineProposal: ({ state, user, body }) => changeStatus(state, user, body.proposalId, 'DECLINED'),

  getContactInfo({ state, user, params, query, now }) {
    const proposal = findOwn(state, user, params.id);
    const role = roleOf(user, proposal);
    // The proposal decides whose details are read, never the query.
    const other = partyOf(state, proposal, otherRole(role));
    const facts = {
      status: proposal.status,
      role,
      named: query.role,
      isOtherVerified: other.profile.isVerified,
      isMarriageFixed: [user, other].some((party) => isMarriageFixed(state, party)),
    };
    throwIfProblem(decideContactRead(facts));
    const readAt = now().toISOString();
    state.contactReads.push({ proposalId: proposal.id, reader: user.id, subject: other.id, readAt });
    return { email: other.email, phoneNumber: other.profile.phoneNumber! }; // who is verified has a number
  },
} satisfies Partial<MockHandlers>;

function changeStatus(state: State, user: Member, proposalId: string, to: ProposalStatus): Proposal {
  const proposal = findOwn(state, user, proposalId);
  const parties = [partyOf(state, proposal, 'SENDER'), partyOf(state, proposal, 'RECEIVER')];
  const isFixed = parties.some((party) => isMarriageFixed(state, party));
  const change = { from: proposal.status, to, role: roleOf(user, proposal), isMarriageFixed: isFixed };
  throwIfProblem(decideStatusChange(change));
  proposal.status = to;
  if (fixesMarriage(to)) for (const party of parties) party.ofMarriage = versionOf(party);
  if (endsProposal(to)) {
    const [sender, receiver] = parties.map((party) => party.ofMarriage ?? versionOf(party));
    proposal.snapshots = { SENDER: sender!, RECEIVER: receiver! };
  }
  return toResponse(state, proposal);
}

/**
 * A proposal of which the member is a party.
 * @throws ApiProblem not-found for everyone else (R34)
 */
function findOwn(state: State, user: Member, id: string): StoredProposal {
  const proposal = proposalsOf(state, user).find((p) => p.id === id.toLowerCase());
  if (!proposal) throw new ApiProblem('not-found', { params: { resource: 'PROPOSAL' } });
  return proposal;
}

function roleOf({ id }: Member, { sender }: StoredProposal): ContactRole {
  return sender === id ? 'SENDER' : 'RECEIVER';
}

function partyOf({ users }: State, { sender, receiver }: StoredProposal, role: ContactRole): Member {
  const id = role === 'SENDER' ? sender : receiver;
  return users.filter(isMember).find((user) => user.id === id)!; // only members send and receive proposals
}

/** The profile as it stands, as much of it as the other side may see; a copy, which no later change reaches. */
function versionOf({ profile, preferences }: Member): ProfileVersion {
  return structuredClone(toVersion(profile, preferences));
}

function factsOf(state: State, member: Member): PartyFacts {
  const { id, gender, isVerified } = member.profile;
  return { id, gender, isVerified, isMarriageFixed: isMarriageFixed(state, member) };
}

/** Pending proposals first, then the newest (R36). */
function pendingThenNewest(a: StoredProposal, b: StoredProposal): number {
  const pending = Number(b.status === 'PENDING') - Number(a.status === 'PENDING');
  return pending || b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);
}

function toResponse(state: State, proposal: StoredProposal): Proposal {
  const { id: proposalId, status, snapshots } = proposal;
  const party = (role: ContactRole) => {
    const { profile, ofMarriage } = partyOf(state, proposal, role);
    const shown = snapshots?.[role] ?? ofMarriage;
    return toParty(
      shown?.profile ?? profile,
      isAvailable(status, isMarriageFixed(state, partyOf(state, proposal, role))),
    );
  };
  return { proposalId, status, senderProfile: party('SENDER'), receiverProfile: party('RECEIVER') };
}
