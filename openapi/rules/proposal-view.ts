import type {
  ContactRead,
  ContactRole,
  ProfileAndPreferences,
  Proposal,
  ProposalBetween,
  ProposalNews,
  ProposalStatus,
  SharedContact,
} from '../generated/hooks/model/index.ts';
import { firstNameOf, listedName, type KnownName, type MemberName } from './first-name.ts';
import { toPreferences } from './preferences.ts';
import {
  toDepartedParty,
  toKnownProfile,
  toStrangersProfile,
  toParty,
  type ProfileVersion,
  type ShownParty,
} from './profile-view.ts';
import { toShownTexts, type ProposalText } from './proposal-texts.ts';
import { isAvailable, isContactShared, proposalBetween, visibleVersion } from './proposal.ts';

/** A side as the caller sees it; null once the member has left, or has blocked the other one, to whom that looks the same. */
export type ProposalSide = { profile: ShownParty; isUnavailable: boolean } | null;

type ProposalFacts = Pick<Proposal, 'proposalId' | 'status' | 'createdAt' | 'changedAt'> &
  Record<'sender' | 'receiver', ProposalSide> & {
    /** The side of the caller. */
    role: ContactRole;
    texts: readonly ProposalText[];
    /** What the caller shares; null without a guardian. */
    ownShares: SharedContact | null;
  };

/** The response of a proposal to one of its parties. */
export function toProposal(facts: ProposalFacts, now: Date): Proposal {
  const { sender, receiver, role, texts, ownShares, ...proposal } = facts;
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
    ...toShownTexts(texts, role, (role === 'SENDER' ? receiver : sender) !== null),
    ...(ownShares && isContactShared(status) && sender && receiver && { shares: ownShares }),
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

/** A proposal between the caller and another member, with the version of the other's profile that was saved at its end. */
export type EndedBetween = Pick<ProposalBetween, 'proposalId' | 'status' | 'role'> & {
  snapshot: ProfileVersion | null;
  texts: readonly ProposalText[];
};

/**
 * The response of another member's profile, as much of it as the caller may see.
 * @param proposals those between the two, the newest first
 * @param ofMarriage the version of the moment in which the other one's marriage was fixed
 */
export function toOthersProfile(
  audience: 'known' | 'listed',
  present: ProfileVersion,
  proposals: readonly EndedBetween[],
  ofMarriage: ProfileVersion | null,
): ProfileAndPreferences {
  const { profile, preferences } = visibleVersion(proposals, ofMarriage) ?? present;
  const between = proposals.map(({ proposalId, status, role, texts }) => ({
    proposalId,
    status,
    role,
    ...toShownTexts(texts, role, true),
  }));
  const proposal = proposalBetween(between);
  return {
    profile: audience === 'known' ? toKnownProfile(profile) : toStrangersProfile(profile),
    preferences: toPreferences(preferences.id, preferences),
    viewer: audience === 'known' ? 'PARTY' : 'STRANGER',
    ...(proposal && { proposal }),
  };
}
