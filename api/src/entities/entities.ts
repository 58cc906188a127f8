import { Moderator } from './moderator.entity.ts';
import { Session } from './session.entity.ts';
import { Block } from './block.entity.ts';
import { HiddenMember } from './hidden-member.entity.ts';
import { KeptSuspension } from './retained-suspension.entity.ts';
import { MatchSideRow } from './match-side.entity.ts';
import { ForYouList, PagePosition } from './matching.entities.ts';
import { ModerationAudit, ModerationCase } from './moderation.entities.ts';
import { PhoneUser } from './phone-user.entity.ts';
import { UsedProof } from './used-proof.entity.ts';
import { Preferences } from './preferences.entity.ts';
import { Consent } from './consent.entity.ts';
import { ProfileCreation } from './profile-creation.entity.ts';
import { Profile } from './profile.entity.ts';
import { ContactRead } from './contact-read.entity.ts';
import { ProfileSnapshot } from './profile-snapshot.entity.ts';
import { Proposal } from './proposal.entity.ts';
import { NumberProof, NumberUse } from './number-quota.entities.ts';
import { Impression, ViewedProfiles } from './profile-view-quota.entities.ts';
import { RetainedRelation } from './retained-relation.entity.ts';
import { SavedProfile } from './saved-profile.entity.ts';
import { Erasure } from './erasure.entity.ts';
import { User } from './user.entity.ts';

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
