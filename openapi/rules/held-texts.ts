import { FlaggedField } from '../generated/hooks/model/index.ts';
import type { ProfileCreationInput } from '../generated/hooks/model/index.ts';
import { isPlainWord } from './contact-details/plain-word.ts';
import { heldName, namesIn, usualFirstName, type MemberName } from './first-name.ts';
import { preferenceKeys, profileKeys } from './match-keys.ts';
import type { StoredPreferences } from './preferences.ts';

/**
 * The texts of a member that are held back, by field. They are stored apart, and the profile has empty ones in their place, so
 * that no view of others has them. `firstName` is the one that was chosen from a held full name.
 */
export type HeldTexts = {
  [Field in FlaggedField]?: Field extends PreferredField ? NonNullable<StoredPreferences[Preferred<Field>]> : string;
} & { firstName?: string | null };

type PreferredField = Extract<FlaggedField, `preferred${string}`>;
type Preferred<Field> = Field extends `preferred${infer Name}`
  ? Extract<Uncapitalize<Name>, keyof StoredPreferences>
  : never;

type ProfileTexts = MemberName &
  Pick<ProfileCreationInput, Exclude<FlaggedField, PreferredField> | 'country' | 'state'>;
type PreferenceTexts = Pick<StoredPreferences, Preferred<FlaggedField> | 'countries' | 'states'>;
/** The texts that a member has written. */
export type Texts<P = ProfileTexts, W = PreferenceTexts> = { profile: P; preferences: W };

type Part = Record<string, string | string[] | null | undefined>;

/** The fields whose texts a moderator may read, in the order of the form. */
export const flaggedFields = Object.values(FlaggedField);

/** The fields of a member that are held back, in the order of the form. */
export function heldFields(heldTexts: HeldTexts = {}): FlaggedField[] {
  return flaggedFields.filter((field) => heldTexts[field] !== undefined);
}

/** Where the text of a field is stored: that of preferredCities as the cities of the preferences. */
function placeOf(field: FlaggedField): { part: keyof Texts; name: string } {
  const name = field.replace(/^preferred/, '');
  if (name === field) return { part: 'profile', name };
  return { part: 'preferences', name: name.charAt(0).toLowerCase() + name.slice(1) };
}

/** What a member has written in a field. */
export function textOf(texts: Texts, field: FlaggedField): string | string[] | null | undefined {
  const { part, name } = placeOf(field);
  return (texts[part] as Part)[name];
}

/** A profile and preferences with these fields held back: what is stored of them. */
export function holdBack(texts: Texts, fields: readonly FlaggedField[]) {
  const heldTexts: Record<string, unknown> = {};
  const shown: Record<keyof Texts, Part> = { profile: { firstName: texts.profile.firstName ?? null }, preferences: {} };
  for (const field of flaggedFields) {
    const { part, name } = placeOf(field);
    const text = textOf(texts, field) ?? null;
    const isHeld = fields.includes(field) && text !== null;
    const empty = part === 'profile' ? '' : null;
    shown[part][name] = !isHeld ? text : Array.isArray(text) ? [] : empty;
    if (isHeld) heldTexts[field] = text;
  }
  if (heldTexts['fullName'] !== undefined) {
    if (texts.profile.firstName) heldTexts['firstName'] = texts.profile.firstName;
    Object.assign(shown.profile, { fullName: shownName(texts.profile.fullName), firstName: null });
  }
  // The loop has stored each text of the two types.
  const profile = shown['profile'] as Omit<ProfileTexts, 'country' | 'state' | 'firstName'> & {
    firstName: string | null;
  };
  const preferences = shown['preferences'] as Pick<StoredPreferences, Preferred<FlaggedField>>;
  return {
    profile: {
      ...profile,
      heldTexts: heldTexts as HeldTexts,
      matchKeys: profileKeys({ ...texts.profile, ...profile }),
    },
    preferences: { ...preferences, matchKeys: preferenceKeys({ ...texts.preferences, ...preferences }) },
  };
}

/** What is stored when this field is shown to others; null when it is not held back. */
export function releaseText(
  profile: ProfileTexts & { heldTexts?: HeldTexts },
  preferences: PreferenceTexts,
  field: string | null | undefined,
): ReturnType<typeof holdBack> | null {
  const held = heldFields(profile.heldTexts);
  const others = held.filter((each) => each !== field);
  return others.length < held.length ? holdBack(withHeldTexts(profile, preferences), others) : null;
}

/**
 * The first name while the full name is held back, if it is a name and nothing else: the name of an account is in small letters. It
 * is never the one that the member chose: of "Maryam Insta Noorjahan" that is the name of the account.
 */
function shownName(fullName: string): string {
  const first = usualFirstName(fullName);
  const isName =
    first.length > 1 && first.split(' ').every((word) => /^[\p{Lu}\p{Lo}]/u.test(word) && isPlainWord(word));
  return isName ? first : heldName;
}

/** A stored profile and its preferences with the texts that are held back: what their owner and moderators see. */
export function withHeldTexts<P extends ProfileTexts & { heldTexts?: HeldTexts }, W extends PreferenceTexts>(
  profile: P,
  preferences: W,
): Texts<P, W> {
  return { profile: withHeldProfile(profile), preferences: withHeld('preferences', preferences, profile.heldTexts) };
}

/** A stored profile with its texts that are held back. */
export function withHeldProfile<P extends ProfileTexts & { heldTexts?: HeldTexts }>(profile: P): P {
  const { fullName = '', firstName = null } = profile.heldTexts ?? {};
  const own = withHeld('profile', profile, profile.heldTexts);
  // Any of its names: an earlier version may have shown another one.
  const isName = fullName !== '' && [heldName, ...namesIn(fullName)].includes(profile.fullName);
  return isName ? { ...own, fullName, firstName } : own;
}

/** A text is empty where it is held back; a process of an earlier version may have written another one. */
function withHeld<T extends object>(part: keyof Texts, stored: T, heldTexts: HeldTexts = {}): T {
  const own = { ...stored };
  for (const field of heldFields(heldTexts)) {
    const place = placeOf(field);
    const text = (stored as Part)[place.name];
    if (place.part === part && (!text || text.length === 0)) Object.assign(own, { [place.name]: heldTexts[field] });
  }
  return own;
}
