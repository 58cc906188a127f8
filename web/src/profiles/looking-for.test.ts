import type { Preferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { lookingFor } from './looking-for.ts';

const wishes: Preferences = {
  preferencesId: 'id',
  minAge: 28,
  maxAge: 36,
  maritalStatus: ['UNMARRIED', 'WIDOWED'],
  countries: ['India', 'United Arab Emirates'],
  states: [],
  cities: [],
  education: ['Any'],
  occupation: [],
  preferredSchoolOfThought: 'HANAFI',
};

it('says wishes in plain sentences, and nothing where there is no wish', () => {
  expect(lookingFor('FEMALE', wishes, i18n)).toEqual([
    'A man of 28 to 36, unmarried or widowed, living in India or the United Arab Emirates.',
    'School of thought: Sunni - Hanafi (Ahle Sunnat ul jamaat).',
  ]);
});

it('names places, education and occupation where they are wished for', () => {
  const all = {
    ...wishes,
    minAge: 30,
    maxAge: 30,
    states: ['Telangana'],
    cities: ['Hyderabad'],
    education: ['B.Tech', 'B.Ed.'],
    occupation: ['Teacher'],
  };
  expect(lookingFor('MALE', { ...all, maritalStatus: ['UNMARRIED', 'MARRIED', 'DIVORCED', 'WIDOWED'] }, i18n)).toEqual([
    'A woman of 30, living in India or the United Arab Emirates.',
    'Preferably in Hyderabad or Telangana.',
    'School of thought: Sunni - Hanafi (Ahle Sunnat ul jamaat).',
    'Education: B.Tech or B.Ed.',
    'Occupation: Teacher.',
  ]);
});

it.each([
  ['FEMALE', 'A man of 28 to 36, not married at present, living in India.'],
  ['MALE', 'A woman of 28 to 36, living in India.'],
] as const)('lists no wish that leaves nobody out, of a %s profile', (gender, sentence) => {
  const open: Preferences = {
    ...wishes,
    maritalStatus: ['DIVORCED', 'UNMARRIED', 'WIDOWED'],
    countries: ['India'],
    facts: { children: ['NONE', 'AT_HOME', 'ELSEWHERE'] },
  };
  expect(lookingFor(gender, open, i18n)).toEqual([
    sentence,
    'School of thought: Sunni - Hanafi (Ahle Sunnat ul jamaat).',
  ]);
});
