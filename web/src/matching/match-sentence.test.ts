import type { ListedProfile } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import { activateLanguage } from '../i18n/i18n.ts';
import { matchSentence } from './match-sentence.ts';

const maryam: ListedProfile = {
  id: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
  firstName: 'Maryam',
  dateOfBirth: '1997-01-01',
  gender: 'FEMALE',
  height: 5.4,
  maritalStatus: 'UNMARRIED',
  education: 'MBBS',
  occupation: 'Paediatrician',
  country: 'India',
  state: 'Telangana',
  city: 'Hyderabad',
  aboutMe: 'Words.',
  tags: ['RELIGIOUS', 'CREATIVE', 'TRAVELER'],
  profileSchoolOfThought: 'HANAFI',
  createdBy: 'SELF',
  isVerified: true,
};

describe('matchSentence', () => {
  it.each<[Partial<ListedProfile>, string | undefined]>([
    [{}, undefined],
    [
      { matchTier: 0, matchReasons: ['SCHOOL_OF_THOUGHT', 'COUNTRY', 'CITY', 'AGE', 'STATE'] },
      "Both of you fit each other's wishes: age, Hyderabad, Hanafi",
    ],
    [{ matchTier: 0, matchReasons: [] }, "Both of you fit each other's wishes"],
    [{ matchTier: 1, matchReasons: ['COUNTRY'] }, 'She fits your wishes, and you nearly fit hers: India'],
    [{ matchTier: 1, gender: 'MALE' }, 'He fits your wishes, and you nearly fit his'],
    [
      { matchTier: 2, matchReasons: ['MARITAL_STATUS', 'STATE'] },
      'A little beyond your wishes, and still close: Telangana, marital status',
    ],
    [
      { matchTier: 0, matchReasons: ['AGE', 'MARITAL_STATUS', 'CITY', 'SCHOOL_OF_THOUGHT', 'EDUCATION', 'OCCUPATION'] },
      "Both of you fit each other's wishes: age, Hyderabad, Hanafi",
    ],
  ])('%j: %s', (match, sentence) => {
    expect(matchSentence({ ...maryam, ...match }, i18n)).toBe(sentence);
  });

  afterEach(() => activateLanguage('en'));

  it('has the commas of Arabic, and closes off a name that runs from the left', async () => {
    await activateLanguage('ar', 'matching');
    const sentence = matchSentence(
      { ...maryam, matchTier: 1, matchReasons: ['AGE', 'CITY', 'SCHOOL_OF_THOUGHT'] },
      i18n,
    );
    expect(sentence).toBe(
      'هي توافق رغباتك، وملفّك قريب من رغباتها: \u2067العمر، \u2068Hyderabad\u2069، المذهب الحنفي\u2069',
    );
  });

  it('names the country as the language does', () => {
    expect(matchSentence({ ...maryam, matchTier: 0, matchReasons: ['COUNTRY'] }, i18n, () => 'Hind')).toBe(
      "Both of you fit each other's wishes: Hind",
    );
  });
});
