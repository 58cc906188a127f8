import type {
  ContactRead,
  ContactRole,
  Proposal,
  ProposalNews,
  ProposalStatus,
} from '../generated/hooks/model/index.ts';
import { firstNameOf, listedName, type KnownName, type MemberName } from './first-name.ts';
import { toDepartedParty, toParty, type ShownParty } from './profile-view.ts';
import { isAvailable } from './proposal.ts';

/** A side as the caller sees it; null once the member has left, or has blocked the other one, to whom that looks the same. */
export type ProposalSide = { profile: ShownParty; isUnavailable: boolean } | null;

type ProposalFacts = Pick<Proposal, 'proposalId' | 'status' | 'createdAt' | 'changedAt'> &
  Record<'sender' | 'receiver', ProposalSide>;

/** The response of a proposal to one of its parties. */
export function toProposal({ sender, receiver, ...proposal }: ProposalFacts, now: Date): Proposal {
  const { proposalId, status, createdAt, changedAt } = proposal;
  const party = (side: ProposalSide) =>
    side ? toParty(side.profile, now, isAvailable(status, side.isUnavailable)) : toDepartedParty(proposalId);
  return {
    proposalId,
    status,
    senderProfile: party(sender),
    receiverProfile: party(receiver),
    createdAt,
    changedAt,
  };
}

type NewsFacts = { proposalId: string; role: ContactRole; status: ProposalStatus; name: MemberName };

/** What happened to a proposal, with the member's own role in it and the name of the other side. */
export function toProposalNews({ proposalId, role, status, name }: NewsFacts): ProposalNews {
  return { proposalId, type: role === 'SENDER' ? 'SENT' : 'RECEIVED', status, firstName: firstNameOf(name) };
}

type ReadFacts = { readAt: string; count: number; name: KnownName | null; readerProfileId: string | null };

/** A read of the member's contact details; a reader who has left, or has blocked the member, has no name any more. */
export function toContactRead({ readAt, count, name, readerProfileId }: ReadFacts): ContactRead {
  return { readAt, count, ...(name && readerProfileId && { readerName: listedName(name), readerProfileId }) };
}
