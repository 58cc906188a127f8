import { ModeratorMessage, moderatorMessageData } from './moderator-message.entity.ts';
import { Moderator, moderatorData } from './moderator.entity.ts';
import { Session, sessionData } from './session.entity.ts';
import { Block, blockData } from './block.entity.ts';
import { HiddenMember, hiddenMemberData } from './hidden-member.entity.ts';
import { RetainedSuspension, retainedSuspensionData } from './retained-suspension.entity.ts';
import { MatchSideRow, matchSideData } from './match-side.entity.ts';
import { ForYouList, forYouListData, PagePosition, pagePositionData } from './matching.entities.ts';
import { ModerationAudit, moderationAuditData, ModerationCase, moderationCaseData } from './moderation.entities.ts';
import { PhoneUser, phoneUserData } from './phone-user.entity.ts';
import { UsedProof, usedProofData } from './used-proof.entity.ts';
import { Preferences, preferencesData } from './preferences.entity.ts';
import { Consent, consentData } from './consent.entity.ts';
import { ProfileCreation, profileCreationData } from './profile-creation.entity.ts';
import { Guardian, guardianData } from './guardian.entity.ts';
import { Profile, profileData } from './profile.entity.ts';
import { ContactRead, contactReadData } from './contact-read.entity.ts';
import { ProfileSnapshot, profileSnapshotData } from './profile-snapshot.entity.ts';
import { Proposal, proposalData } from './proposal.entity.ts';
import { ProposalText, proposalTextData } from './proposal-text.entity.ts';
import { NumberProof, numberProofData, NumberUse, numberUseData } from './number-quota.entities.ts';
import { Impression, impressionData, ViewedProfiles, viewedProfilesData } from './profile-view-quota.entities.ts';
import { RememberedAnswer, rememberedAnswerData } from './remembered-answer.entity.ts';
import { RetainedRelation, retainedRelationData } from './retained-relation.entity.ts';
import { SavedProfile, savedProfileData } from './saved-profile.entity.ts';
import { SharedLink, sharedLinkData } from './shared-link.entity.ts';
import { Erasure, erasureData } from './erasure.entity.ts';
import {
  Notification,
  notificationData,
  NotificationSettings,
  notificationSettingsData,
} from './notification.entities.ts';
import { Delivery, deliveryData, MailConsent, mailConsentData } from './delivery.entities.ts';
import { PushSubscription, pushSubscriptionData } from './push-subscription.entity.ts';
import { MaintenanceRun, maintenanceRunData } from './maintenance-run.entity.ts';
import { User, userData } from './user.entity.ts';

/** All tables, with what each holds about a member. */
export const tables = [
  { entity: User, data: userData },
  { entity: Session, data: sessionData },
  { entity: Profile, data: profileData },
  { entity: Preferences, data: preferencesData },
  { entity: Guardian, data: guardianData },
  { entity: ProfileSnapshot, data: profileSnapshotData },
  { entity: Proposal, data: proposalData },
  { entity: ProposalText, data: proposalTextData },
  { entity: ContactRead, data: contactReadData },
  { entity: PhoneUser, data: phoneUserData },
  { entity: UsedProof, data: usedProofData },
  { entity: NumberProof, data: numberProofData },
  { entity: NumberUse, data: numberUseData },
  { entity: PagePosition, data: pagePositionData },
  { entity: ViewedProfiles, data: viewedProfilesData },
  { entity: Impression, data: impressionData },
  { entity: ForYouList, data: forYouListData },
  { entity: MatchSideRow, data: matchSideData },
  { entity: Consent, data: consentData },
  { entity: Block, data: blockData },
  { entity: HiddenMember, data: hiddenMemberData },
  { entity: SavedProfile, data: savedProfileData },
  { entity: SharedLink, data: sharedLinkData },
  { entity: ModerationCase, data: moderationCaseData },
  { entity: ModerationAudit, data: moderationAuditData },
  { entity: Moderator, data: moderatorData },
  { entity: ModeratorMessage, data: moderatorMessageData },
  { entity: RetainedSuspension, data: retainedSuspensionData },
  { entity: RetainedRelation, data: retainedRelationData },
  { entity: Notification, data: notificationData },
  { entity: NotificationSettings, data: notificationSettingsData },
  { entity: MailConsent, data: mailConsentData },
  { entity: Delivery, data: deliveryData },
  { entity: PushSubscription, data: pushSubscriptionData },
  { entity: RememberedAnswer, data: rememberedAnswerData },
  { entity: ProfileCreation, data: profileCreationData },
  { entity: Erasure, data: erasureData },
  { entity: MaintenanceRun, data: maintenanceRunData },
];

export const entities = tables.map(({ entity }) => entity);

/** The name of a table in the database. */
export function tableName({ meta }: (typeof entities)[number]): string {
  return meta.tableName ?? meta.className.replaceAll(/(?<!^)([A-Z])/g, '_$1').toLowerCase();
}
