import type { FlaggedField, ModerationCase } from '../generated/hooks/model/index.ts';
import { suspiciousFields } from './contact-details/suspicious-fields.ts';
import { flaggedFields, heldFields, holdBack, textOf, type HeldTexts, type Texts } from './held-texts.ts';

/** A text that passed the screening and is worth a moderator's look; of a list its names with commas. */
export type FlaggedText = { field: FlaggedField; text: string };

/** The case of a text, as it is stored. An open one has no time at which it was closed. */
export type TextCase = Pick<{ [Field in keyof ModerationCase]: ModerationCase[Field] | null }, 'outcome' | 'text'> & {
  field?: string | null;
  closedAt?: string | Date | null;
};

/** What it changes in an open case that its member ends it: others will not read this text. */
export function endedCase<T>(by: 'CHANGING_TEXT' | 'TAKING_BACK', now: T) {
  return { closedAt: now, decision: memberDecisions[by], outcome: 'CHANGED' as const };
}

const memberDecisions = {
  CHANGING_TEXT: 'The member has changed the text.',
  TAKING_BACK: 'The member has taken the proposal back.',
};

/** The texts of a profile that the screening flags, alone or together. Countries and states are names of the list of places. */
export function flaggedTexts(texts: Texts): FlaggedText[] {
  const written = Object.fromEntries(flaggedFields.map((field) => [field, [textOf(texts, field) || []].flat()]));
  return suspiciousFields(written).map((field) => ({ field: field as FlaggedField, text: written[field]!.join(', ') }));
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

/** What is stored of the texts of a profile: those that are held back are apart from those that others see. */
export function screenTexts(...args: Parameters<typeof textsToHold>): ReturnType<typeof holdBack> {
  return holdBack(
    args[0],
    textsToHold(...args).map(({ field }) => field),
  );
}

/** The texts that are held back, as moderators read them. */
function heldTextsForCases(heldTexts: HeldTexts): FlaggedText[] {
  return heldFields(heldTexts).map((field) => ({ field, text: [heldTexts[field]!].flat().join(', ') }));
}

/**
 * What becomes of the cases of a member whose texts are held back: at most one of a field is open. A case that ended because
 * the text was changed opens again with the next text, so that changing back and forth makes no more cases.
 */
export function textCaseChanges<Case extends TextCase>(
  { heldTexts = {}, isVerified }: { heldTexts?: HeldTexts; isVerified: boolean },
  cases: readonly Case[],
) {
  const changes = {
    /** New cases. */
    open: [] as FlaggedText[],
    /** Cases that are open from now on, with another text than before. */
    ask: [] as { found: Case; text: string }[],
    /** Cases whose text is not held back any more, or was decided before. */
    end: [] as Case[],
  };
  const asked = new Set<Case>();
  for (const one of heldTextsForCases(heldTexts)) {
    if (cases.some((other) => other.outcome === 'KEPT_HELD' && isSame(one, other))) continue;
    const ofField = cases.filter(({ field }) => field === one.field);
    const found = ofField.find(isOpen) ?? ofField.find(({ outcome }) => outcome === 'CHANGED');
    if (found) asked.add(found);
    if (!found) changes.open.push(...(isVerified ? [one] : []));
    else if (isOpen(found) ? !isSame(one, found) : isVerified) changes.ask.push({ found, text: one.text });
  }
  changes.end.push(...cases.filter((one) => isOpen(one) && !asked.has(one)));
  return changes;
}

const isOpen = ({ closedAt }: TextCase) => !closedAt;
const isSame = (one: FlaggedText, other: TextCase) => one.field === other.field && one.text === other.text;
