import { expect, test } from 'vitest';
import { newPreferences, newProfile } from '../examples/factories.ts';
import { flaggedTexts, textCaseChanges, textsToHold, type TextCase } from './flagged-texts.ts';
import { toStoredPreferences } from './preferences.ts';

const text = 'Look for amina.writes';
const preferences = toStoredPreferences(newPreferences());
const texts = (profile: object = {}, changed: object = {}) => ({
  profile: { ...newProfile(), ...profile },
  preferences: { ...preferences, ...changed },
});

test.each(['fullName', 'education', 'occupation', 'city', 'aboutMe'] as const)('a flagged text as %s', (field) => {
  expect(flaggedTexts(texts({ [field]: text }))).toEqual([{ field, text }]);
});

test.each([
  ['education', 'preferredEducation'],
  ['occupation', 'preferredOccupation'],
  ['cities', 'preferredCities'],
] as const)('a flagged text among the preferred %s', (list, field) => {
  expect(flaggedTexts(texts({}, { [list]: ['Pune', text] }))).toEqual([{ field, text: `Pune, ${text}` }]);
});

test('a flagged text in the other preferences', () => {
  const field = 'preferredOtherPreferences';
  expect(flaggedTexts(texts({}, { otherPreferences: text }))).toEqual([{ field, text }]);
});

const one = { field: 'aboutMe', text } as const;
const caseOf = (facts: Partial<TextCase> = {}): TextCase => ({ ...one, closedAt: '2026-06-15', ...facts });
const openCase = caseOf({ closedAt: null });
const changesOf = (aboutMe: string | undefined, cases: TextCase[], isVerified = true) =>
  textCaseChanges({ heldTexts: aboutMe === undefined ? {} : { aboutMe }, isVerified }, cases);
const none = { open: [], ask: [], end: [] };

test('a flagged text is held back', () => {
  expect(textsToHold(texts({ aboutMe: text }), [])).toEqual([one]);
  expect(textsToHold(texts(), [])).toEqual([]);
});

test('a text that a moderator released is shown, and one without a decision or with KEPT_HELD is held back', () => {
  const holds = (outcome?: TextCase['outcome']) =>
    textsToHold(texts({ aboutMe: text }), [caseOf(outcome ? { outcome } : {})]).length > 0;
  expect(holds('RELEASED')).toBe(false);
  for (const outcome of ['KEPT_HELD', 'CHANGED', undefined] as const) expect(holds(outcome)).toBe(true);
  const other = texts({ aboutMe: `${text}.` });
  expect(textsToHold(other, [caseOf({ outcome: 'RELEASED' })])).toHaveLength(1);
  expect(textsToHold(texts({ city: text }), [caseOf({ outcome: 'RELEASED' })])).toHaveLength(1);
});

test('a flagged text that others have seen before the change stays as it is, and one that they have not is held back', () => {
  const before = texts({ aboutMe: text });
  expect(textsToHold(texts({ aboutMe: text }), [], before)).toEqual([]);
  const held = { ...before, profile: { ...before.profile, heldTexts: { aboutMe: text } } };
  expect(textsToHold(texts({ aboutMe: text }), [], held)).toEqual([one]);
  expect(textsToHold(texts({ aboutMe: text, city: text }), [], before)).toEqual([{ field: 'city', text }]);
});

test('a text of a member with a proved number has one case, and of one without none', () => {
  expect(changesOf(text, [])).toEqual({ ...none, open: [one] });
  expect(changesOf(text, [], false)).toEqual(none);
});

test('the open case of a field has its next text', () => {
  const next = `${text}.`;
  for (const isVerified of [true, false]) {
    expect(changesOf(next, [openCase], isVerified)).toEqual({ ...none, ask: [{ found: openCase, text: next }] });
    expect(changesOf(text, [openCase], isVerified)).toEqual(none);
  }
});

test('the case of a text that is not held any more ends, and opens again with the next one', () => {
  expect(changesOf(undefined, [openCase])).toEqual({ ...none, end: [openCase] });
  const changed = caseOf({ outcome: 'CHANGED' });
  expect(changesOf(text, [changed])).toEqual({ ...none, ask: [{ found: changed, text }] });
  expect(changesOf(text, [changed], false)).toEqual(none);
  expect(changesOf(undefined, [changed])).toEqual(none);
});

test('a text that a moderator keeps held has no second case, and another text of the field has', () => {
  const keptHeld = caseOf({ outcome: 'KEPT_HELD' });
  expect(changesOf(text, [keptHeld])).toEqual(none);
  const next = { ...one, text: `${text}.` };
  expect(changesOf(next.text, [keptHeld])).toEqual({ ...none, open: [next] });
});

test('of several open cases of a field, from an earlier version, one stays', () => {
  const second = caseOf({ closedAt: null });
  const { ask, end } = changesOf(text, [openCase, second]);
  expect([ask, end[0] === second, end.length]).toEqual([[], true, 1]);
});
