import type {
  ListedProfile,
  MatchReason,
  Preferences,
  ProfileAndPreferences,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import { activateLanguage } from '../i18n/i18n.ts';
import { matchSentence } from './match-sentence.ts';

const year = new Date().getUTCFullYear();

const maryam: ListedProfile = {
  id: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
  firstName: 'Maryam',
  dateOfBirth: `${year - 28}-01-01`,
  gender: 'FEMALE',
  height: 5.4,
  heightCm: 165,
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

/** She fits all of these wishes. */
const own: ProfileAndPreferences = {
  viewer: 'OWNER',
  profile: {
    ...maryam,
    id: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c',
    firstName: 'Yusuf',
    gender: 'MALE',
    fullName: 'Yusuf Khan',
    dateOfBirth: `${year - 30}-05-17`,
  },
  preferences: {
    preferencesId: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2d',
    minAge: 24,
    maxAge: 29,
    maritalStatus: ['UNMARRIED'],
    countries: ['India'],
    states: [],
    cities: [],
    education: ['Any'],
    occupation: ['Any'],
    preferredSchoolOfThought: 'HANAFI',
  },
};
const wishing = (preferences: Partial<Preferences>) => ({
  ...own,
  preferences: { ...own.preferences, ...preferences },
});
const all: MatchReason[] = ['AGE', 'MARITAL_STATUS', 'COUNTRY', 'SCHOOL_OF_THOUGHT'];
const without = (...missed: MatchReason[]) => all.filter((reason) => !missed.includes(reason));

describe('matchSentence', () => {
  it.each<[string, Partial<ListedProfile>, ProfileAndPreferences | undefined, string | undefined]>([
    ['no suggestion', {}, own, undefined],
    [
      'all fits',
      { matchTier: 0, matchReasons: [...all, 'CITY', 'STATE'] },
      own,
      "Both of you fit each other's wishes: age, Hyderabad and Hanafi.",
    ],
    [
      'all fits the son of a mother, in another city',
      { matchTier: 0, matchReasons: [...all, 'CITY', 'STATE'] },
      { ...own, profile: { ...own.profile, createdBy: 'MOTHER', gender: 'MALE', city: 'Pune' } },
      "She and your son fit each other's wishes: age, where your son lives and Hanafi.",
    ],
    [
      'all fits, with a city that was asked for',
      { matchTier: 0, matchReasons: [...all, 'CITY', 'STATE'] },
      wishing({ cities: ['hyderabad'] }),
      "Both of you fit each other's wishes: age, Hyderabad and Hanafi.",
    ],
    [
      'all fits, in a country and with an education that was asked for',
      { matchTier: 0, matchReasons: [...all, 'EDUCATION'] },
      wishing({ education: ['MBBS'] }),
      "Both of you fit each other's wishes: age, India and Hanafi.",
    ],
    [
      'all fits but the school, which is not said by the list',
      { matchTier: 0, matchReasons: ['AGE', 'MARITAL_STATUS'] },
      undefined,
      "Both of you fit each other's wishes: age and marital status.",
    ],
    [
      'a near age',
      { matchTier: 2, matchReasons: without('AGE') },
      wishing({ maxAge: 26 }),
      'Fits on country, school of thought and marital status. Age is a little outside your wishes.',
    ],
    [
      'a far age',
      { matchTier: 2, matchReasons: without('AGE') },
      wishing({ maxAge: 25 }),
      'Fits on country, school of thought and marital status. Differs from your wishes: age.',
    ],
    [
      'several own wishes',
      { matchTier: 2, matchReasons: ['MARITAL_STATUS'] },
      wishing({ maxAge: 26, countries: ['Egypt'], preferredSchoolOfThought: 'MALIKI' }),
      'Fits on marital status. Differs from your wishes: age and country.',
    ],
    [
      'another state',
      { matchTier: 0, matchReasons: ['AGE', 'COUNTRY', 'MARITAL_STATUS'] },
      wishing({ states: ['Kerala'] }),
      'Fits on age, country and marital status. Differs from your wishes: region.',
    ],
    [
      'another state, and her wishes that decide more',
      { matchTier: 2, matchReasons: ['MARITAL_STATUS'] },
      wishing({ states: ['Kerala'] }),
      'Fits on marital status. Differs from her wishes: your age and country.',
    ],
    [
      'her wishes, nearly',
      { matchTier: 1, matchReasons: without('AGE') },
      own,
      'Fits on country, school of thought and marital status. Your age is a little outside her wishes.',
    ],
    [
      'his wishes',
      { gender: 'MALE', matchTier: 2, matchReasons: ['MARITAL_STATUS', 'SCHOOL_OF_THOUGHT'] },
      own,
      'Fits on school of thought and marital status. Differs from his wishes: your age and country.',
    ],
    [
      'a school in tier 0',
      { matchTier: 0, matchReasons: without('SCHOOL_OF_THOUGHT') },
      wishing({ preferredSchoolOfThought: 'MALIKI' }),
      'Fits on age, country and marital status. Differs from your wishes: school of thought.',
    ],
    [
      'the own profile not there',
      { matchTier: 2, matchReasons: ['MARITAL_STATUS'] },
      undefined,
      'Fits on marital status.',
    ],
  ])('%s', (_, match, reader, sentence) => {
    expect(matchSentence({ ...maryam, ...match }, reader, i18n)).toBe(sentence);
  });

  afterEach(() => activateLanguage('en'));

  it.each([
    ['ar', 'يوجد توافق في الدولة والمذهب والحالة الاجتماعية. العمر يختلف قليلًا عن رغباتك.'],
    ['ur', 'ملک، مسلک اور ازدواجی حیثیت کے لحاظ سے یہ رشتہ آپ کے لیے موزوں ہے۔ ان کی عمر آپ کی خواہش سے کچھ مختلف ہے۔'],
  ] as const)('says it in %s', async (language, sentence) => {
    await activateLanguage(language, 'matching');
    const nearAge: Partial<ListedProfile> = { matchTier: 2, matchReasons: without('AGE') };
    expect(matchSentence({ ...maryam, ...nearAge }, wishing({ maxAge: 26 }), i18n)).toBe(sentence);
  });

  it.each<[string, Partial<ListedProfile>, string]>([
    [
      'of his wishes',
      { matchTier: 2, matchReasons: ['MARITAL_STATUS', 'SCHOOL_OF_THOUGHT'] },
      'مسلک اور ازدواجی حیثیت کے لحاظ سے یہ رشتہ آپ کی بہن کے لیے موزوں ہے۔ ان کی خواہش کچھ اور ہے: عمر اور ملک۔',
    ],
    [
      'of her own',
      { matchTier: 2, matchReasons: without('COUNTRY'), country: 'Egypt' },
      'عمر، مسلک اور ازدواجی حیثیت کے لحاظ سے یہ رشتہ آپ کی بہن کے لیے موزوں ہے۔ آپ کی بہن کی خواہش کچھ اور ہے: ملک۔',
    ],
    [
      'of children',
      { matchTier: 0, matchReasons: [...without('COUNTRY'), 'CHILDREN'], country: 'Egypt' },
      'عمر، اولاد اور مسلک کے لحاظ سے یہ رشتہ آپ کی بہن کے لیے موزوں ہے۔ آپ کی بہن کی خواہش کچھ اور ہے: ملک۔',
    ],
  ])('tells a brother in Urdu %s', async (_, match, sentence) => {
    await activateLanguage('ur', 'matching');
    const ofSister = { ...own, profile: { ...own.profile, createdBy: 'BROTHER', gender: 'FEMALE' } } as const;
    expect(matchSentence({ ...maryam, gender: 'MALE', ...match }, ofSister, i18n)).toBe(sentence);
  });
});
