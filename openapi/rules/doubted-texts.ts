import type { DoubtedField } from '../generated/hooks/model/index.ts';
import { isDoubtful, isDoubtfulTogether } from './contact-details/doubt.ts';

type ProfileTexts = Record<'fullName' | 'education' | 'occupation' | 'city' | 'aboutMe', string>;
type PreferenceTexts = Record<'education' | 'occupation' | 'cities', readonly string[]> & {
  otherPreferences?: string | null;
};

/** A text that passed the screening and is worth a moderator's look. */
export type DoubtedText = { field: DoubtedField; text: string };

/** So that nobody fills the moderators' queue with one text after the other: they look at the member anyway. */
const mostOpenCases = 10;

/** A list is kept as its members see it, up to the length of the longest text. */
const longestText = 1500;

/** The texts of a profile that the screening doubts (R117). Countries and states are names of the list of places. */
export function doubtedTexts(profile: ProfileTexts, preferences: PreferenceTexts): DoubtedText[] {
  const { fullName, education, occupation, city, aboutMe } = profile;
  const lists: [DoubtedField, readonly string[]][] = [
    ['fullName', [fullName]],
    ['education', [education]],
    ['occupation', [occupation]],
    ['city', [city]],
    ['aboutMe', [aboutMe]],
    ['preferredEducation', preferences.education],
    ['preferredOccupation', preferences.occupation],
    ['preferredCities', preferences.cities],
    ['preferredOtherPreferences', [preferences.otherPreferences ?? '']],
  ];
  return lists
    .filter(([, texts]) => texts.some(isDoubtful) || isDoubtfulTogether(texts))
    .map(([field, texts]) => ({ field, text: cut(texts.join(', ')) }));
}

/** The doubted texts that get a case: each one once, as long as a case of it is kept, open or closed. */
export function textsForCases(
  doubted: readonly DoubtedText[],
  known: readonly { field?: string | null; text?: string | null; isOpen: boolean }[],
): DoubtedText[] {
  const open = known.filter(({ isOpen }) => isOpen).length;
  return doubted
    .filter(({ field, text }) => !known.some((one) => one.field === field && one.text === text))
    .slice(0, Math.max(0, mostOpenCases - open));
}

/** By code points, as the contract counts (R24). */
const cut = (text: string) => (text.length > longestText ? Array.from(text).slice(0, longestText).join('') : text);
