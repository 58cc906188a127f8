import type {
  ListedProfile,
  Party,
  Profile,
  ProfileAndPreferences,
  User,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { isMember, type Account, type Member } from './state.ts';

/** What the account itself is told. */
export function toUser(account: Account): User {
  const { id, email, name, isPhoneVerified } = account;
  return { id, email, name, isProfileComplete: isMember(account), isPhoneVerified };
}

/** Everything of one's own. */
export function ownProfile({ profile, preferences, phoneNumber, isPhoneVerified }: Member): ProfileAndPreferences {
  const { annualIncome, ...open } = profile;
  return {
    profile: {
      ...open,
      firstName: firstWord(profile.fullName),
      isVerified: isPhoneVerified,
      ...(phoneNumber !== null && { phoneNumber }),
      ...(annualIncome !== null && { annualIncome }),
    },
    preferences,
  };
}

/** What another member may see; the full name only where a proposal stands between the two (DESIGN section 3). */
export function othersProfile(member: Member, isNamed: boolean): ProfileAndPreferences {
  const profile: Profile = listedProfile(member);
  return {
    profile: isNamed ? { ...profile, fullName: member.profile.fullName } : profile,
    preferences: member.preferences,
  };
}

/** A profile on a card. */
export function listedProfile({ profile, isPhoneVerified }: Member): ListedProfile {
  const { fullName, annualIncome: _private, dateOfBirth, ...open } = profile;
  return {
    ...open,
    firstName: firstWord(fullName),
    dateOfBirth: `${dateOfBirth.slice(0, 4)}-01-01`,
    isVerified: isPhoneVerified,
  };
}

/** A side of a proposal. */
export function toParty({ profile, isPhoneVerified }: Member): Party {
  const { id, fullName, city, state, country } = profile;
  return { id, fullName, isVerified: isPhoneVerified, city, state, country };
}

function firstWord(fullName: string): string {
  return fullName.split(/\s+/u)[0]!; // split gives at least one part
}
