import type { AccountExport, ContactRole, ExportedProposal, OwnReport } from '../generated/hooks/model/index.ts';
import { withHeldTexts } from './held-texts.ts';
import { present } from './pick.ts';
import { toPreferences, type StoredPreferences } from './preferences.ts';
import { toOwnProfile, type StoredProfile } from './profile-view.ts';
import { fixesMarriage, otherRole, statusFor } from './proposal.ts';

type Facts = Pick<AccountExport, 'exportedAt' | 'googleSubject' | 'createdAt' | 'signedInAt' | 'user' | 'isPaused'> & {
  /** The profile and its preferences, once they were made. */
  own: {
    createdAt: string;
    allowsFamilySharing: boolean;
    profile: StoredProfile;
    preferences: StoredPreferences & { id: string };
  } | null;
};

/** The export of an account without its lists. */
export function toExport({ own, ...facts }: Facts) {
  if (!own) return facts;
  const { createdAt: profileCreatedAt, allowsFamilySharing, profile, preferences } = own;
  return {
    ...facts,
    profileCreatedAt,
    allowsFamilySharing,
    profile: toOwnProfile(profile),
    preferences: toPreferences(preferences.id, withHeldTexts(profile, preferences).preferences),
  };
}

/** A fact about another member is null once that one has left or has blocked the account: both look the same. */
type ProposalRow = Omit<ExportedProposal, 'otherProfileId' | 'isUnseen' | keyof Ending> &
  Found<Ending> & {
    otherProfileId?: string | null;
    unseenBy?: ContactRole | null;
  };
type Ending = Pick<ExportedProposal, 'takenBackAt' | 'marriageFixedBy' | 'marriageAnswer' | 'marriageAnsweredAt'>;
type Found<T> = { [Field in keyof T]?: T[Field] | null | undefined };
type ReportRow = Omit<OwnReport, 'profileId' | 'note'> & { profileId?: string | null; note?: string | null };

/** The rows of those lists that are not exported as they are stored. */
export const exportRows = {
  proposals({ unseenBy, marriageAnswer, marriageAnsweredAt, ...row }: ProposalRow): ExportedProposal {
    const isOwnAnswer = row.marriageFixedBy === otherRole(row.role);
    // A member who seems to have left answers no more, so what they answer behind a block is not exported.
    const isAnswerShown = isOwnAnswer || Boolean(row.otherProfileId) || !fixesMarriage(row.status);
    const answer = isAnswerShown ? { marriageAnswer, marriageAnsweredAt } : {};
    const marriage = { status: row.status, fixedBy: row.marriageFixedBy ?? null, answer: marriageAnswer ?? null };
    const status = statusFor(marriage, row.role);
    return present({ ...row, status, ...answer, isUnseen: Boolean(row.otherProfileId) && unseenBy === row.role });
  },
  reports: ({ profileId, note, ...row }: ReportRow): OwnReport =>
    profileId ? { ...row, profileId, ...(note && { note }) } : row,
};
