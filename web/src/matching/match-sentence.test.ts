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
      "Both of you fit each other's wishes: age, city and marital status.",
    ],
    [
      'a near age',
      { matchTier: 2, matchReasons: without('AGE') },
      wishing({ maxAge: 26 }),
      'Fits on country, marital status and school of thought. Age is a little outside your wishes.',
    ],
    [
      'a far age',
      { matchTier: 2, matchReasons: without('AGE') },
      wishing({ maxAge: 25 }),
      'Fits on country, marital status and school of thought. Outside your wishes: age.',
    ],
    [
      'several own wishes',
      { matchTier: 2, matchReasons: ['MARITAL_STATUS'] },
      wishing({ maxAge: 26, countries: ['Egypt'], preferredSchoolOfThought: 'MALIKI' }),
      'Fits on marital status. Outside your wishes: age and country.',
    ],
    [
      'her wishes, nearly',
      { matchTier: 1, matchReasons: without('AGE') },
      own,
      'Fits on country, marital status and school of thought. Your age is a little outside her wishes.',
    ],
    [
      'his wishes',
      { gender: 'MALE', matchTier: 2, matchReasons: ['MARITAL_STATUS', 'SCHOOL_OF_THOUGHT'] },
      own,
      'Fits on marital status and school of thought. Outside his wishes: your age and country.',
    ],
    [
      'a school in tier 0',
      { matchTier: 0, matchReasons: without('SCHOOL_OF_THOUGHT') },
      wishing({ preferredSchoolOfThought: 'MALIKI' }),
      'Fits on age, country and marital status. Outside your wishes: school of thought.',
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
    ['ar', 'موافقة في الدولة والحالة الاجتماعية والمذهب. العمر خارج رغباتك قليلًا.'],
    ['ur', 'ملک، ازدواجی حیثیت، اور مسلک آپ کی خواہش کے مطابق۔ عمر آپ کی خواہش سے کچھ باہر ہے۔'],
  ] as const)('says it in %s', async (language, sentence) => {
    await activateLanguage(language, 'matching');
    const nearAge: Partial<ListedProfile> = { matchTier: 2, matchReasons: without('AGE') };
    expect(matchSentence({ ...maryam, ...nearAge }, wishing({ maxAge: 26 }), i18n)).toBe(sentence);
  });
});
