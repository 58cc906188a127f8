import { Session } from '../auth/session.entity.ts';
import { ForYouList, ListPosition } from '../matching/matching.entities.ts';
import { UsedProof } from '../phone/used-proof.entity.ts';
import { Preferences } from '../preferences/preferences.entity.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { ContactRead } from '../proposals/contact-read.entity.ts';
import { Proposal } from '../proposals/proposal.entity.ts';
import { Impression, SeenCount, SeenProfile } from '../seen-profiles.entities.ts';
import { User } from '../users/user.entity.ts';

/** Every table. */
export const entities = [
  User,
  Session,
  Profile,
  Preferences,
  Proposal,
  ContactRead,
  UsedProof,
  ListPosition,
  SeenProfile,
  SeenCount,
  Impression,
  ForYouList,
];
