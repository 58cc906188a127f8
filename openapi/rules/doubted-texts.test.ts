import { expect, test } from 'vitest';
import { newPreferences, newProfile } from '../examples/factories.ts';
import { doubtedTexts, textsForCases } from './doubted-texts.ts';
import { toStoredPreferences } from './preferences.ts';

const text = 'Look for amina.writes';
const preferences = toStoredPreferences(newPreferences());

test.each(['fullName', 'education', 'occupation', 'city', 'aboutMe'] as const)('a doubted text as %s', (field) => {
  expect(doubtedTexts(newProfile({ [field]: text }), preferences)).toEqual([{ field, text }]);
});

test.each([
  ['education', 'preferredEducation'],
  ['occupation', 'preferredOccupation'],
  ['cities', 'preferredCities'],
] as const)('a doubted text among the preferred %s', (list, field) => {
  const lists = { ...preferences, [list]: ['Pune', text] };
  expect(doubtedTexts(newProfile(), lists)).toEqual([{ field, text: `Pune, ${text}` }]);
});

test('a doubted text in the other preferences', () => {
  const field = 'preferredOtherPreferences';
  expect(doubtedTexts(newProfile(), { ...preferences, otherPreferences: text })).toEqual([{ field, text }]);
});

test('a list is cut to the longest text that a case can hold', () => {
  const cities = Array.from({ length: 50 }, (_, i) => `${text}${'a'.repeat(70)}${i}`);
  expect(doubtedTexts(newProfile(), { ...preferences, cities })[0]!.text).toHaveLength(1500);
});

test('a text has one case, open or closed, and another text of the field or the text in another field has its own', () => {
  const one = { field: 'aboutMe', text } as const;
  for (const isOpen of [true, false]) expect(textsForCases([one], [{ ...one, isOpen }])).toEqual([]);
  const others = [
    { field: 'city', text },
    { field: 'aboutMe', text: `${text}.` },
  ] as const;
  expect(textsForCases(others, [{ ...one, isOpen: true }])).toEqual(others);
});

test('a member has ten open cases of texts at most', () => {
  const known = (open: number) =>
    Array.from({ length: 12 }, (_, i) => ({ field: 'city', text: `${i}`, isOpen: i < open }));
  const two = [
    { field: 'city', text },
    { field: 'aboutMe', text },
  ] as const;
  expect(textsForCases(two, known(8))).toHaveLength(2);
  expect(textsForCases(two, known(9))).toHaveLength(1);
  expect(textsForCases(two, known(10))).toEqual([]);
});
