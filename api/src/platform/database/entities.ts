import { Moderator } from '../../auth/moderator.entity.ts';
import { Session } from '../../auth/session.entity.ts';
import { Block } from '../../blocks/block.entity.ts';
import { HiddenMember } from '../../hidden-members/hidden-member.entity.ts';
import { KeptSuspension } from '../../kept-suspensions/kept-suspension.entity.ts';
import { MatchSideRow } from '../../matching/match-side.entity.ts';
import { ForYouList, PagePosition } from '../../matching/matching.entities.ts';
import { ModerationAudit, ModerationCase } from '../../moderation/moderation.entities.ts';
import { PhoneUser } from '../../phone/phone-user.entity.ts';
import { UsedProof } from '../../phone/used-proof.entity.ts';
import { Preferences } from '../../preferences/preferences.entity.ts';
import { Consent } from '../../profiles/consent.entity.ts';
import { ProfileCreation } from '../../profiles/profile-creation.entity.ts';
import { Profile } from '../../profiles/profile.entity.ts';
import { ContactRead } from '../../proposals/contact-read.entity.ts';
import { ProfileSnapshot } from '../../proposals/profile-snapshot.entity.ts';
import { Proposal } from '../../proposals/proposal.entity.ts';
import { NumberProof, NumberUse } from '../../number-quota/number-quota.entities.ts';
import { Impression, ViewedProfiles } from '../../profile-view-quota/profile-view-quota.entities.ts';
import { RetainedRelation } from '../../retained-relations/retained-relation.entity.ts';
import { SavedProfile } from '../../saved-profiles/saved-profile.entity.ts';
import { Erasure } from '../../users/erasure.entity.ts';
import { User } from '../../users/user.entity.ts';

/** All tables. */
export const entities = [
  User,
  Session,
  Profile,
  Preferences,
  ProfileSnapshot,
  Proposal,
  ContactRead,
  PhoneUser,
  UsedProof,
  NumberProof,
  NumberUse,
  PagePosition,
  ViewedProfiles,
  Impression,
  ForYouList,
  MatchSideRow,
  Consent,
  Block,
  HiddenMember,
  SavedProfile,
  ModerationCase,
  ModerationAudit,
  Moderator,
  KeptSuspension,
  RetainedRelation,
  ProfileCreation,
  Erasure,
];
