import type {
  ContactRead,
  ContactRole,
  NameBeforeAnswer,
  OwnMarriage,
  ProfileAndPreferences,
  Proposal,
  ProposalBetween,
  ProposalMarriage,
  ProposalNews,
  ProposalViewType,
  ProposalStatus,
  SharedContact,
} from '../generated/hooks/model/index.ts';
import { firstNameOf, listedName, type KnownName, type OtherName } from './first-name.ts';
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
import {
  answerDeadline,
  fixesMarriage,
  fixesMarriageOf,
  isAvailable,
  isContactShared,
  isFullNameShared,
  isFullNameVisible,
  proposalBetween,
  type MarriageWords,
  statusFor,
  visibleVersion,
  type MarriageFacts,
} from './proposal.ts';

/** A side as the caller sees it; null once the member has left, or has blocked the other one, to whom that looks the same. */
export type ProposalSide = {
  profile: ShownParty;
  isUnavailable: boolean;
  /** What the member has chosen; null for a snapshot of the end, which has the name that was read before it. */
  nameBeforeAnswer: NameBeforeAnswer | null | undefined;
} | null;

type ProposalFacts = { proposalId: string; status: ProposalStatus; createdAt: string; changedAt: string } & {
  takenBackAt: string | null;
  marriage: Omit<MarriageFacts, 'status'>;
  texts: readonly ProposalText[];
  /** What the caller shares; null without a guardian. */
  ownShares: SharedContact | null;
} & Record<'sender' | 'receiver', ProposalSide>;

/** Who reads a response, in which role, and when. */
type Reader = { role: ContactRole; now: Date };

/** The response of a proposal to one of its parties. */
export function toProposal(facts: ProposalFacts, { role, now }: Reader): Proposal {
  const { sender, receiver, texts, ownShares, ...proposal } = facts;
  const { proposalId, createdAt, changedAt, takenBackAt } = proposal;
  const stored = { ...proposal.marriage, status: proposal.status };
  const status = statusFor(stored, role);
  const party = (side: ProposalSide, of: ContactRole) =>
    side
      ? toParty(side.profile, now, {
          isAvailable: isAvailable(status, side.isUnavailable),
          isFullNameShared: isFullNameShared(of, { status, takenBackAt }, side.nameBeforeAnswer),
        })
      : toDepartedParty(proposalId);
  const isOtherThere = (role === 'SENDER' ? receiver : sender) !== null;
  const marriage = toMarriage({ ...stored, status }, { role, fixedAt: new Date(changedAt), now }, isOtherThere);
  return {
    proposalId,
    status,
    senderProfile: party(sender, 'SENDER'),
    receiverProfile: party(receiver, 'RECEIVER'),
    createdAt,
    changedAt,
    ...toShownTexts(texts, role, isOtherThere),
    ...(ownShares && isContactShared(status) && sender && receiver && { shares: ownShares }),
    ...(takenBackAt && { takenBackAt }),
    ...(marriage && { marriage }),
  };
}

type MarriageReader = Reader & { fixedAt: Date };

/** What one of its parties sees of a marriage that was said to be fixed, or null when none was. */
function toMarriage(facts: MarriageFacts, reader: MarriageReader, isOtherThere: boolean): ProposalMarriage | null {
  const { status, fixedBy } = facts;
  if (fixedBy === null) return null;
  return { fixedBy, ...answerOf(facts, reader, isOtherThere || !fixesMarriage(status)) };
}

/** A member who seems to have left answers no more, so what they answer behind a block is not shown. */
function answerOf(facts: MarriageFacts, reader: MarriageReader, isAnswerShown: boolean) {
  const { answer } = facts;
  const answerBy = answerDeadline(facts, reader)?.toISOString();
  return { ...(isAnswerShown && answer && { answer }), ...(answerBy && { answerBy }) };
}

/** The list in which the member with this role finds the proposal. */
const listOf = (role: ContactRole): ProposalViewType => (role === 'SENDER' ? 'SENT' : 'RECEIVED');

type OwnMarriageFacts = {
  proposalId: string;
  role: ContactRole;
  fixedAt: string;
  marriage: MarriageFacts;
  /** Null once the other one has left, or when one of the two has blocked the other. */
  other: { profileId: string; name: OtherName } | null;
};

/** The fixed marriage of the caller; null when the caller has said that it is not so. */
export function toOwnMarriage({ proposalId, role, ...facts }: OwnMarriageFacts, now: Date): OwnMarriage | null {
  const { fixedAt, marriage, other } = facts;
  if (!fixesMarriageOf(marriage, role)) return null;
  return {
    proposalId,
    type: listOf(role),
    fixedAt,
    ...(other && { profileId: other.profileId, firstName: firstNameOf(other.name), createdBy: other.name.createdBy }),
    ...(marriage.fixedBy === role && { isOwnWord: true }),
    ...answerOf(marriage, { role, fixedAt: new Date(fixedAt), now }, other !== null),
  };
}

type NewsFacts = Pick<MarriageFacts, 'status' | 'answer'> & { proposalId: string; role: ContactRole; name: OtherName };

/** What happened to a proposal, with the member's own role in it and the name of the other side. */
export function toProposalNews({ proposalId, role, status, answer, name }: NewsFacts): ProposalNews {
  return {
    proposalId,
    type: listOf(role),
    status,
    firstName: firstNameOf(name),
    createdBy: name.createdBy,
    ...(answer === 'DENIED' && { isMarriageDenied: true }),
  };
}

type ReadFacts = { readAt: string; count: number; name: KnownName | null; readerProfileId: string | null };

/** A read of the member's contact details; a reader who has left, or has blocked the member, has no name any more. */
export function toContactRead({ readAt, count, name, readerProfileId }: ReadFacts): ContactRead {
  return { readAt, count, ...(name && readerProfileId && { readerName: listedName(name), readerProfileId }) };
}

/** A proposal between the caller and another member, with the version of the other's profile that was saved at its end. */
export type EndedBetween = Pick<ProposalBetween, 'proposalId' | 'status' | 'role'> &
  MarriageWords & {
    takenBackAt: string | null;
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
  const nameBeforeAnswer = present.profile.nameBeforeAnswer ?? 'FULL_NAME';
  const between = proposalBetween(proposals);
  return {
    profile:
      audience === 'known'
        ? toKnownProfile(profile, isFullNameVisible(proposals, nameBeforeAnswer))
        : toStrangersProfile(profile),
    preferences: toPreferences(preferences.id, preferences),
    viewer: audience === 'known' ? 'PARTY' : 'STRANGER',
    ...(between ? { proposal: toBetween(between) } : { nameBeforeAnswer }),
  };
}

function toBetween({ proposalId, status, role, takenBackAt, fixedBy, answer, texts }: EndedBetween): ProposalBetween {
  return {
    proposalId,
    status,
    role,
    ...(takenBackAt && { takenBackAt }),
    ...(fixedBy && answer === 'DENIED' && { marriage: { fixedBy, answer } }),
    ...toShownTexts(texts, role, true),
  };
}
