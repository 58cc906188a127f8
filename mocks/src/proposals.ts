import type { Proposal, ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getAcceptProposalMockHandler,
  getDeclineProposalMockHandler,
  getGetContactInfoMockHandler,
  getListProposalsMockHandler,
  getSendProposalMockHandler,
  getUpdateProposalStatusMockHandler,
} from '@mithaq/openapi/generated/msw/proposals/proposals.msw.ts';
import { limitReached } from '@mithaq/openapi/rules/limits.ts';
import { today } from '@mithaq/openapi/rules/age.ts';
import { canFollow, isContactShared, mayMove, otherRole } from '@mithaq/openapi/rules/proposal.ts';
import type { Mock } from './mock.ts';
import { Refusal } from './refusal.ts';
import { secondsToMidnight } from './seen-profiles.ts';
import { failOnProposalTo } from './sentinels.ts';
import {
  isMarriageFixed,
  liveProposalBetween,
  memberById,
  memberByProfile,
  proposalsBetween,
  proposalsOf,
  type Member,
  type State,
  type StoredProposal,
} from './state.ts';
import { toParty } from './views.ts';

/** Proposals of marriage, from sending to their end, and contact details shared by consent. */
export function proposalHandlers(mock: Mock) {
  const { answering, state, now } = mock;
  return [
    getSendProposalMockHandler(
      answering('sendProposal', ({ member, body }) => toProposal(state, send(mock, member, body.receiverProfileId))),
    ),
    getListProposalsMockHandler(
      answering('listProposals', ({ member, params }) => {
        const mine = proposalsOf(state, member).filter(
          (p) => roleOf(member, p) === (params.type === 'SENT' ? 'SENDER' : 'RECEIVER'),
        );
        return mine.sort(pendingThenNewest).map((p) => toProposal(state, p));
      }),
    ),
    getUpdateProposalStatusMockHandler(
      answering('updateProposalStatus', ({ member, body }) =>
        toProposal(state, move(state, member, body.proposalId, body.status)),
      ),
    ),
    getAcceptProposalMockHandler(
      answering('acceptProposal', ({ member, body }) =>
        toProposal(state, move(state, member, body.proposalId, 'ACCEPTED')),
      ),
    ),
    getDeclineProposalMockHandler(
      answering('declineProposal', ({ member, body }) =>
        toProposal(state, move(state, member, body.proposalId, 'DECLINED')),
      ),
    ),
    getGetContactInfoMockHandler(
      answering('getContactInfo', ({ member, params, query }) => {
        const proposal = findOwn(state, member, params.id);
        const role = otherRole(roleOf(member, proposal));
        // The role never selects the person: the other party is taken from the proposal.
        const other = memberById(state, role === 'SENDER' ? proposal.sender : proposal.receiver);
        if (query.role !== role) throw badRequest('role', 'Please name the role of the other party');
        if (!isContactShared(proposal.status)) throw new Refusal('contact-not-shared');
        if (other.phoneNumber === null)
          throw new Error(`${other.id} is party to a proposal without ever having proved a number.`);
        state.contactReads.push({
          proposalId: proposal.id,
          readBy: member.id,
          readOf: other.id,
          at: now().toISOString(),
        });
        return { email: other.email, phoneNumber: other.phoneNumber };
      }),
    ),
  ];
}

function send({ state, limits, now, newId }: Mock, sender: Member, receiverProfileId: string): StoredProposal {
  const receiver = memberByProfile(state, receiverProfileId);
  if (receiver === sender) throw badRequest('/receiverProfileId', 'You cannot send a proposal to yourself.');
  if (!receiver || receiver.profile.gender === sender.profile.gender || !receiver.isPhoneVerified) {
    throw new Refusal('not-found', { detail: 'Profile not found' });
  }
  failOnProposalTo(receiver);
  if (proposalsBetween(state, sender, receiver).some((p) => p.sender === sender.id))
    throw new Refusal('already-proposed');
  if (liveProposalBetween(state, sender, receiver)) throw new Refusal('they-proposed-first');
  if (isMarriageFixed(state, sender) || isMarriageFixed(state, receiver)) throw new Refusal('marriage-fixed');
  mustBeWithinLimits(state, limits, sender, now());
  const proposal: StoredProposal = {
    id: newId(),
    sender: sender.id,
    receiver: receiver.id,
    status: 'PENDING',
    createdAt: now().toISOString(),
  };
  state.proposals.set(proposal.id, proposal);
  return proposal;
}

function mustBeWithinLimits(state: State, limits: Mock['limits'], sender: Member, now: Date): void {
  const sent = proposalsOf(state, sender).filter((p) => p.sender === sender.id);
  const day = today(now);
  const retryAfter = secondsToMidnight(now);
  if (limits.proposalsPerDay > 0 && sent.filter((p) => p.createdAt.startsWith(day)).length >= limits.proposalsPerDay) {
    throw new Refusal('rate-limited', { detail: limitReached('proposalsPerDay', limits.proposalsPerDay), retryAfter });
  }
  if (limits.proposalsPending > 0 && sent.filter((p) => p.status === 'PENDING').length >= limits.proposalsPending) {
    throw new Refusal('rate-limited', {
      detail: limitReached('proposalsPending', limits.proposalsPending),
      retryAfter,
    });
  }
}

function move(state: State, member: Member, proposalId: string, status: ProposalStatus): StoredProposal {
  const proposal = findOwn(state, member, proposalId);
  if (!canFollow(proposal.status, status)) throw new Refusal('illegal-transition');
  if (!mayMove(proposal.status, status, roleOf(member, proposal))) throw new Refusal('not-your-move');
  const parties = [memberById(state, proposal.sender), memberById(state, proposal.receiver)];
  const bindsThem = status === 'ACCEPTED' || status === 'MARRIAGE_FIXED';
  if (bindsThem && parties.some((party) => isMarriageFixed(state, party, proposal)))
    throw new Refusal('marriage-fixed');
  proposal.status = status;
  return proposal;
}

function findOwn(state: State, member: Member, proposalId: string): StoredProposal {
  const proposal = state.proposals.get(proposalId.toLowerCase());
  if (!proposal || (proposal.sender !== member.id && proposal.receiver !== member.id))
    throw new Refusal('not-found', { detail: 'Proposal not found' });
  return proposal;
}

function roleOf(member: Member, proposal: StoredProposal) {
  return proposal.sender === member.id ? 'SENDER' : 'RECEIVER';
}

function pendingThenNewest(one: StoredProposal, other: StoredProposal): number {
  const pending = Number(other.status === 'PENDING') - Number(one.status === 'PENDING');
  return pending || (one.id < other.id ? 1 : -1);
}

function toProposal(state: State, { id, status, sender, receiver }: StoredProposal): Proposal {
  return {
    proposalId: id,
    status,
    senderProfile: toParty(memberById(state, sender)),
    receiverProfile: toParty(memberById(state, receiver)),
  };
}

function badRequest(pointer: string, detail: string): Refusal {
  return new Refusal('validation', { detail, errors: [{ pointer, detail }] });
}
