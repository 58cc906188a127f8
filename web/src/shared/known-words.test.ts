import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { activateLanguage } from '../i18n/i18n.ts';
import { educations, occupations, shownWord, storedWord } from './known-words.ts';

afterEach(() => activateLanguage('en'));

it('leaves every word in English as it was typed', () => {
  expect(shownWord('m.a', i18n)).toBe('m.a');
  expect(storedWord('teacher', occupations, i18n)).toBe('teacher');
});

describe.each(['ar', 'ur'] as const)('in %s', (language) => {
  beforeEach(() => activateLanguage(language, 'profiles'));

  it.each([
    ['educations', educations],
    ['occupations', occupations],
  ])('every one of the %s has a name of its own, and is stored by each name that is shown', (_, list) => {
    expect(new Set(list.map(({ value }) => shownWord(value, i18n))).size).toBe(list.length);
    for (const { value } of list)
      for (const gender of [undefined, 'MALE', 'FEMALE'] as const) {
        const name = shownWord(value, i18n, gender);
        expect(name).toMatch(/^\p{Script=Arabic}[^،]+$/u);
        expect(storedWord(name, list, i18n)).toBe(value);
      }
  });
});

it.each([
  ['ur', 'Teacher', undefined, 'ٹیچر'],
  ['ur', 'ma', undefined, 'ایم اے'],
  ['ur', 'STUDENT', 'FEMALE', 'طالبہ'],
  ['ur', 'Student', 'MALE', 'طالب علم'],
  ['ur', 'Student', undefined, 'طالب علم / طالبہ'],
  ['ur', 'Alim / Alimah course', 'FEMALE', 'درسِ نظامی (عالم / عالمہ)'],
  ['ur', 'Paediatrician', 'FEMALE', 'Paediatrician'],
  ['ar', 'civil engineer', 'MALE', 'مهندس مدني'],
  ['ar', 'Civil engineer', 'FEMALE', 'مهندسة مدنية'],
] as const)('in %s shows %s of %s as %s', async (language, word, gender, shown) => {
  await activateLanguage(language, 'profiles');
  expect(shownWord(word, i18n, gender)).toBe(shown);
});

it.each([
  ['ur', 'استاد', 'Teacher'],
  ['ur', 'استانی', 'Teacher'],
  ['ur', 'معلمہ', 'Teacher'],
  ['ur', 'بینکار', 'Banker'],
  ['ur', 'ٹیچر، استاد / استانی، معلم / معلمہ', 'Teacher'],
  // The keyboard of another language has other letters, and a name may lack its marks.
  ['ur', 'طالب علم', 'Student'],
  ['ur', 'سرکاري ملازم ', 'Civil servant'],
  ['ur', 'ٹیکسی ڈرائیور', 'Taxi driver'],
  ['ur', 'دکاندار', 'Shopkeeper'],
  ['ur', 'استاد صاحب', 'استاد صاحب'],
  ['ur', '…', '…'],
  ['ar', 'معلمة', 'Teacher'],
] as const)('in %s stores %s as %s', async (language, typed, stored) => {
  await activateLanguage(language, 'profiles');
  expect(storedWord(typed, occupations, i18n)).toBe(stored);
});

it.each([
  ['ماسٹرز', "Master's degree"],
  ['بیچلرز ڈگری', "Bachelor's degree"],
  ['ایف ایس سی', 'Intermediate'],
  ['میٹرک', 'High school'],
  ['حافظہ', 'Hifz'],
])('stores the education %s as %s', async (typed, stored) => {
  await activateLanguage('ur', 'profiles');
  expect(storedWord(typed, educations, i18n)).toBe(stored);
});

it.each(['', ' ', '!'])('stores "%s" as it is, though a name has an empty part', async (typed) => {
  await activateLanguage('ur', 'profiles');
  expect(storedWord(typed, educations, i18n)).toBe(typed);
});
