import type { DoubtedField } from '../generated/hooks/model/index.ts';
import { isPlainWord } from './contact-details/plain-word.ts';
import { firstNameOf, type MemberName } from './first-name.ts';
import { preferenceKeys, profileKeys } from './match-keys.ts';
import type { StoredPreferences } from './preferences.ts';

/**
 * The texts of a member that are held back, by field. They are stored apart, and the profile has empty ones in their place, so
 * that no view of others has them. `firstName` is the one that was chosen from a held full name.
 */
export type HeldTexts = Partial<
  Record<'fullName' | 'education' | 'occupation' | 'city' | 'aboutMe' | 'preferredOtherPreferences', string> &
    Record<'preferredEducation' | 'preferredOccupation' | 'preferredCities', string[]>
> & { firstName?: string | null };

type ProfileTexts = MemberName & Record<'education' | 'occupation' | 'country' | 'state' | 'city' | 'aboutMe', string>;
type PreferenceTexts = Pick<
  StoredPreferences,
  'education' | 'occupation' | 'countries' | 'states' | 'cities' | 'otherPreferences'
>;
type Texts<P = ProfileTexts, W = PreferenceTexts> = { profile: P; preferences: W };

/** The text that others see in place of a name that cannot be shown. */
const heldName = 'Member';

const fieldsInOrder: readonly DoubtedField[] = [
  'fullName',
  'education',
  'occupation',
  'city',
  'aboutMe',
  'preferredEducation',
  'preferredOccupation',
  'preferredCities',
  'preferredOtherPreferences',
];

/** The fields of a member that are held back, in the order of the form. */
export function heldFields(heldTexts: HeldTexts = {}): DoubtedField[] {
  return fieldsInOrder.filter((field) => heldTexts[field] !== undefined);
}

/** A profile and preferences with these fields held back: what is stored of them. */
export function holdBack({ profile, preferences }: Texts, fields: readonly DoubtedField[]) {
  const isHeld = new Set(fields);
  const heldTexts: HeldTexts = {};
  if (isHeld.has('fullName')) {
    heldTexts.fullName = profile.fullName;
    if (profile.firstName) heldTexts.firstName = profile.firstName;
  }
  const text = (field: 'education' | 'occupation' | 'city' | 'aboutMe') => {
    if (!isHeld.has(field)) return profile[field];
    heldTexts[field] = profile[field];
    return '';
  };
  const list = (field: 'preferredEducation' | 'preferredOccupation' | 'preferredCities', names: string[]) => {
    if (!isHeld.has(field)) return names;
    heldTexts[field] = names;
    return [];
  };
  const other = preferences.otherPreferences ?? null;
  const isOtherHeld = isHeld.has('preferredOtherPreferences') && other !== null;
  if (isOtherHeld) heldTexts.preferredOtherPreferences = other;
  const shownProfile = {
    fullName: isHeld.has('fullName') ? shownName(profile) : profile.fullName,
    firstName: isHeld.has('fullName') ? null : (profile.firstName ?? null),
    education: text('education'),
    occupation: text('occupation'),
    city: text('city'),
    aboutMe: text('aboutMe'),
  };
  const shownPreferences = {
    education: list('preferredEducation', preferences.education),
    occupation: list('preferredOccupation', preferences.occupation),
    cities: list('preferredCities', preferences.cities),
    otherPreferences: isOtherHeld ? null : other,
  };
  return {
    profile: { ...shownProfile, heldTexts, matchKeys: profileKeys({ ...profile, ...shownProfile }) },
    preferences: { ...shownPreferences, matchKeys: preferenceKeys({ ...preferences, ...shownPreferences }) },
  };
}

/** The first name while the full name is held back, if it is a name and nothing else: the name of an account is in small letters. */
function shownName(name: Pick<ProfileTexts, 'fullName' | 'firstName'>): string {
  const first = firstNameOf(name);
  const isName =
    first.length > 1 && first.split(' ').every((word) => /^[\p{Lu}\p{Lo}]/u.test(word) && isPlainWord(word));
  return isName ? first : heldName;
}

/** A stored profile and its preferences with the texts that are held back: what their owner and moderators see. */
export function withHeldTexts<P extends ProfileTexts & { heldTexts?: HeldTexts }, W extends PreferenceTexts>(
  profile: P,
  preferences: W,
): Texts<P, W> {
  return { profile: withHeldProfile(profile), preferences: withHeldPreferences(preferences, profile.heldTexts) };
}

/** A stored profile with its texts that are held back. */
export function withHeldProfile<P extends ProfileTexts & { heldTexts?: HeldTexts }>(profile: P): P {
  const { fullName, firstName = null, education, occupation, city, aboutMe } = profile.heldTexts ?? {};
  const own = { ...profile };
  if (fullName !== undefined && profile.fullName === shownName({ fullName, firstName }))
    Object.assign(own, { fullName, firstName });
  for (const [field, text] of Object.entries({ education, occupation, city, aboutMe }))
    if (text !== undefined && isEmpty(profile[field as 'city'])) Object.assign(own, { [field]: text });
  return own;
}

function withHeldPreferences<W extends PreferenceTexts>(preferences: W, heldTexts: HeldTexts = {}): W {
  const own = { ...preferences };
  const { preferredEducation, preferredOccupation, preferredCities, preferredOtherPreferences } = heldTexts;
  const texts = {
    education: preferredEducation,
    occupation: preferredOccupation,
    cities: preferredCities,
    otherPreferences: preferredOtherPreferences,
  };
  for (const [field, text] of Object.entries(texts))
    if (text !== undefined && isEmpty(preferences[field as keyof typeof texts])) Object.assign(own, { [field]: text });
  return own;
}

/** Whether a text is empty, as it is stored while it is held back; a process of an earlier version may have written another one. */
const isEmpty = (text: string | string[] | null | undefined) => !text || text.length === 0;
