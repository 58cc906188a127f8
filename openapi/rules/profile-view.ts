import { responseFields } from '../generated/fields.ts';
import type { Gender, ListedProfile, Party, Profile, ProfileAndPreferences } from '../generated/hooks/model/index.ts';
import { toPreferences, type StoredPreferences } from './preferences.ts';
import { displayAge } from './age.ts';
import { firstNameOf, withFirstNameOnly, type MemberName } from './first-name.ts';
import { heightCmOf } from './height.ts';
import { heldFields, withHeldProfile, withHeldTexts, type HeldTexts } from './held-texts.ts';
import { pick } from './pick.ts';

/** A profile as a backend stores it: the contract's fields, with null for an optional one that is not set. `firstName` is the one that the member chose. */
export type StoredProfile = WithNull<Omit<Profile, 'firstName' | 'fullName' | 'heldBack' | 'heightCm'>> &
  MemberName & { heldTexts?: HeldTexts; heightCm?: number | null };

type WithNull<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] };

/** How much of a profile a member sees: everything, with the full name, without it, or nothing. */
export type Audience = 'owner' | 'known' | 'listed' | 'nobody';

/** What decides whether strangers may see a profile. */
export type VisibilityFacts = {
  gender: Gender;
  isVerified: boolean;
  isMarriageFixed: boolean;
  /** The member has paused the profile. */
  isPaused: boolean;
  /** A moderator has suspended the member. */
  isSuspended: boolean;
};

export type AudienceFacts = {
  isOwner: boolean;
  /** A proposal exists between the two, in any status. */
  hasProposal: boolean;
  /** One of the two has blocked the other. */
  isBlocked: boolean;
  viewerGender: Gender;
  profile: VisibilityFacts;
};

/** How much of a profile this member sees. */
export function audienceOf({ isOwner, hasProposal, isBlocked, viewerGender, profile }: AudienceFacts): Audience {
  if (isOwner) return 'owner';
  if (isBlocked) return 'nobody';
  if (hasProposal) return 'known';
  return isListed(profile) && profile.gender !== viewerGender ? 'listed' : 'nobody';
}

/** Whether a profile is in the lists of the opposite gender and open to strangers. */
export function isListed({ isVerified, isMarriageFixed, isPaused, isSuspended }: VisibilityFacts): boolean {
  return isVerified && !isMarriageFixed && !isPaused && !isSuspended;
}

/** Days after which a session ends in any case: a member who is here has signed in since. */
const monthDays = 30;

/** The profile with the only sign of activity that others get: that the account has signed in lately. No time goes out. */
export function withPresence(stored: StoredProfile, signedInAt: string, now: Date): StoredProfile {
  const isHere = now.getTime() - Date.parse(signedInAt) < monthDays * 86_400_000;
  return { ...stored, isHereThisMonth: isHere || null };
}

/** What any other member sees on a card: the fields of the contract's ListedProfile, with the first name and the birth year only. */
export function toListedProfile(stored: StoredProfile): ListedProfile {
  return pick(responseFields.ListedProfile, withoutExactDate(stored)) as ListedProfile;
}

/** The card of a profile as far as the caller sees it. */
export function toCard({ profile }: ProfileAndPreferences): ListedProfile {
  const { dateOfBirth } = profile;
  return pick(responseFields.ListedProfile, { ...profile, dateOfBirth: firstOfYear(dateOfBirth) }) as ListedProfile;
}

/** What a stranger sees on the page of a profile: the fields of a card, and the optional facts. */
export function toStrangersProfile(stored: StoredProfile): Profile {
  return { ...toListedProfile(stored), ...(stored.facts && { facts: stored.facts }) };
}

/** What the other party of a proposal sees: the fields of the contract's Profile that are not the owner's alone. */
export function toKnownProfile(stored: StoredProfile, isFullNameShared: boolean): Profile {
  const known = withoutExactDate(stored);
  return pick(responseFields.Profile, isFullNameShared ? known : { ...known, fullName: undefined }) as Profile;
}

/**
 * What the owner sees: every field, and which of them are held back from others. Before the first proof, `phoneNumber` is
 * the number that waits for it.
 */
export function toOwnProfile(stored: StoredProfile): Profile {
  const own = withHeldProfile(stored);
  const held = heldFields(stored.heldTexts);
  return pick([...responseFields.Profile, ...responseFields.ownerOnly], {
    ...own,
    heightCm: heightCmOf(stored),
    // While the full name is held back, the name that others see.
    firstName: firstNameOf(held.includes('fullName') ? stored : own),
    nameBeforeAnswer: stored.nameBeforeAnswer ?? 'FULL_NAME',
    phoneNumber: stored.phoneNumber ?? stored.pendingPhoneNumber,
    heldBack: held.length > 0 ? held : null,
  }) as Profile;
}

/** The response of a profile to its owner. */
export function toOwnResponse(profile: StoredProfile, preferences: KeptPreferences): ProfileAndPreferences {
  const own = withHeldTexts(profile, preferences);
  return {
    profile: toOwnProfile(profile),
    preferences: toPreferences(preferences.id, own.preferences),
    viewer: 'OWNER',
  };
}

/** What the other side of a proposal sees on its card: the fields of the contract's Party. */
export function toParty(
  stored: ShownParty,
  now: Date,
  shown: { isAvailable: boolean; isFullNameShared: boolean },
): Party {
  const party = shown.isFullNameShared ? stored : withFirstNameOnly(stored);
  const age = displayAge(stored.dateOfBirth, now);
  return pick(responseFields.Party, { ...party, age, isAvailable: shown.isAvailable ? null : false }) as Party;
}

/** What the card of a proposal shows of a profile. */
export type ShownParty = Pick<
  StoredProfile,
  Exclude<keyof Party, 'isAvailable' | 'hasLeft' | 'age'> | 'dateOfBirth' | 'firstName'
>;

/** A profile with its preferences at a moment, as much of them as the other side of a proposal may see. */
export type ProfileVersion = { profile: StoredProfile; preferences: KeptPreferences };

type KeptPreferences = StoredPreferences & { id: string };

/** A version for someone who has not read the full name, which it then does not hold. */
export function withoutFullName({ profile, preferences }: ProfileVersion): ProfileVersion {
  return { profile: withFirstNameOnly(profile), preferences };
}

/** The copy of a profile for the other side of a proposal: nothing that only the owner sees, and no exact date. */
export function toVersion(stored: StoredProfile, preferences: KeptPreferences): ProfileVersion {
  const { preferencesId: id, ...fields } = toPreferences(preferences.id, preferences);
  return {
    // The fields that are left out are optional in a stored profile.
    profile: pick(responseFields.Profile, {
      ...withoutExactDate(stored),
      firstName: stored.firstName,
    }) as StoredProfile,
    preferences: { id, ...fields },
  };
}

/** The name of a member whose account was deleted. The client shows it in the language in use. */
const departedName = 'This member has left';

/**
 * What the other side of a proposal sees of a member whose account was deleted. Nothing of the member is left, so
 * the id is the proposal's: it names no profile.
 */
export function toDepartedParty(proposalId: string): Party {
  const nowhere = { city: '', state: '', country: '' };
  return { id: proposalId, fullName: departedName, isVerified: false, ...nowhere, hasLeft: true };
}

function withoutExactDate(stored: StoredProfile): Record<string, unknown> {
  return {
    ...stored,
    heightCm: heightCmOf(stored),
    firstName: firstNameOf(stored),
    dateOfBirth: firstOfYear(stored.dateOfBirth),
  };
}

function firstOfYear(date: string): string {
  return `${date.slice(0, 4)}-01-01`;
}
