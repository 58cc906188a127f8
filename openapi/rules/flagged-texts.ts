import type { DoubtedField, ModerationCase } from '../generated/hooks/model/index.ts';
import { suspiciousFields } from './contact-details/suspicious-fields.ts';
import { heldFields, type HeldTexts } from './held-texts.ts';

type ProfileTexts = Record<'fullName' | 'education' | 'occupation' | 'city' | 'aboutMe', string>;
type PreferenceTexts = Record<'education' | 'occupation' | 'cities', readonly string[]> & {
  otherPreferences?: string | null;
};
type Texts = { profile: ProfileTexts; preferences: PreferenceTexts };

/** A text that passed the screening and is worth a moderator's look; of a list its names with commas. */
export type FlaggedText = { field: DoubtedField; text: string };

/** The case of a text, as it is stored. */
export type TextCase = Pick<ModerationCase, 'outcome'> & {
  id: string;
  field?: string | null;
  text?: string | null;
  isOpen: boolean;
};

/** Why a case is closed whose text the member has changed. */
export const changedDecision = 'The member has changed the text.';

/** The texts of a profile that the screening flags, alone or together. Countries and states are names of the list of places. */
export function flaggedTexts({ profile, preferences }: Texts): FlaggedText[] {
  const { fullName, education, occupation, city, aboutMe } = profile;
  const texts: Record<DoubtedField, readonly string[]> = {
    fullName: [fullName],
    education: [education],
    occupation: [occupation],
    city: [city],
    aboutMe: [aboutMe],
    preferredEducation: preferences.education,
    preferredOccupation: preferences.occupation,
    preferredCities: preferences.cities,
    preferredOtherPreferences: preferences.otherPreferences ? [preferences.otherPreferences] : [],
  };
  return suspiciousFields(texts).map((field) => ({ field, text: texts[field].join(', ') }));
}

/**
 * The texts of a profile that are held back from others: those that are flagged, without those that a moderator has released
 * and those that others have seen before this change.
 * @param before the profile as it was, and what of it was held back
 */
export function textsToHold(
  now: Texts,
  cases: readonly TextCase[],
  before?: Texts & { profile: { heldTexts?: HeldTexts } },
): FlaggedText[] {
  const flagged = flaggedTexts(now);
  if (flagged.length === 0) return [];
  const wereHeld = heldFields(before?.profile.heldTexts);
  const wereShown = before ? flaggedTexts(before).filter(({ field }) => !wereHeld.includes(field)) : [];
  const released = cases.filter(({ outcome }) => outcome === 'RELEASED');
  return flagged.filter((one) => ![...wereShown, ...released].some((other) => isSame(one, other)));
}

/** The texts that are held back, as moderators read them. */
export function heldTextsForCases(heldTexts: HeldTexts): FlaggedText[] {
  return heldFields(heldTexts).map((field) => ({ field, text: [heldTexts[field]!].flat().join(', ') }));
}

/**
 * What becomes of the cases of a member whose texts `held` are held back: at most one of a field is open. A case that ended
 * because the text was changed opens again with the next text, so that changing back and forth makes no more cases.
 */
export function textCaseChanges(held: readonly FlaggedText[], cases: readonly TextCase[], isVerified: boolean) {
  const changes = {
    /** New cases. */
    open: [] as FlaggedText[],
    /** Cases that are open from now on, with this text. */
    ask: [] as { id: string; text: string }[],
    /** Cases whose text is not held back any more, or was decided before. */
    end: [] as string[],
  };
  const asked = new Set<string>();
  for (const one of held) {
    if (cases.some((other) => other.outcome === 'KEPT_HELD' && isSame(one, other))) continue;
    const ofField = cases.filter(({ field }) => field === one.field);
    const found = ofField.find(({ isOpen }) => isOpen) ?? ofField.find(({ outcome }) => outcome === 'CHANGED');
    if (found) asked.add(found.id);
    if (found?.isOpen || (found && isVerified)) changes.ask.push({ id: found.id, text: one.text });
    else if (!found && isVerified) changes.open.push(one);
  }
  changes.end.push(...cases.filter(({ id, isOpen }) => isOpen && !asked.has(id)).map(({ id }) => id));
  return changes;
}

const isSame = (one: FlaggedText, other: Pick<TextCase, 'field' | 'text'>) =>
  one.field === other.field && one.text === other.text;
