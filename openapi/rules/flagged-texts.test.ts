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
const caseOf = (facts: Partial<TextCase> = {}): TextCase => ({ id: 'case', ...one, isOpen: false, ...facts });

test('a flagged text is held back', () => {
  expect(textsToHold(texts({ aboutMe: text }), [])).toEqual([one]);
  expect(textsToHold(texts(), [])).toEqual([]);
});

test('a text that a moderator released is shown, and one without a decision or with KEPT_HELD is held back', () => {
  const holds = (outcome?: TextCase['outcome']) =>
    textsToHold(texts({ aboutMe: text }), [caseOf(outcome && { outcome })]).length > 0;
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
  expect(textCaseChanges([one], [], true)).toEqual({ open: [one], ask: [], end: [] });
  expect(textCaseChanges([one], [], false)).toEqual({ open: [], ask: [], end: [] });
});

test('the open case of a field has its next text', () => {
  const next = { ...one, text: `${text}.` };
  const changes = { open: [], ask: [{ id: 'case', text: next.text }], end: [] };
  for (const isVerified of [true, false])
    expect(textCaseChanges([next], [caseOf({ isOpen: true })], isVerified)).toEqual(changes);
});

test('the case of a text that is not held any more ends, and opens again with the next one', () => {
  expect(textCaseChanges([], [caseOf({ isOpen: true })], true)).toEqual({ open: [], ask: [], end: ['case'] });
  const changed = caseOf({ outcome: 'CHANGED' });
  expect(textCaseChanges([one], [changed], true)).toEqual({ open: [], ask: [{ id: 'case', text }], end: [] });
  expect(textCaseChanges([one], [changed], false)).toEqual({ open: [], ask: [], end: [] });
  expect(textCaseChanges([], [changed], true)).toEqual({ open: [], ask: [], end: [] });
});

test('a text that a moderator keeps held has no second case, and another text of the field has', () => {
  const keptHeld = caseOf({ outcome: 'KEPT_HELD' });
  expect(textCaseChanges([one], [keptHeld], true)).toEqual({ open: [], ask: [], end: [] });
  const next = { ...one, text: `${text}.` };
  expect(textCaseChanges([next], [keptHeld], true)).toEqual({ open: [next], ask: [], end: [] });
});

test('of several open cases of a field, from an earlier version, one stays', () => {
  const cases = ['first', 'second'].map((id) => caseOf({ id, isOpen: true }));
  expect(textCaseChanges([one], cases, true)).toEqual({ open: [], ask: [{ id: 'first', text }], end: ['second'] });
});
