import { i18n } from '@lingui/core';
import { members } from '@mithaq/openapi/examples/members.ts';
import type { MatchReason, Preferences, Profile } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { createdProfile } from '@mithaq/openapi/rules/profile-input.ts';
import { toOwnProfile } from '@mithaq/openapi/rules/profile-view.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { activateLanguage } from '../i18n/i18n.ts';
import { wishSentence, type Whom } from './wish-sentence.ts';

const year = new Date().getUTCFullYear();
const amina = members.find(({ key }) => key === 'amina-siddiqui')!;
const profile: Profile = {
  ...toOwnProfile({ ...createdProfile(amina.profile), id: amina.profileId, isVerified: true }),
  firstName: 'Amina',
  dateOfBirth: `${year - 24}-01-01`,
  maritalStatus: 'UNMARRIED',
  country: 'India',
  state: 'Telangana',
  city: 'Hyderabad',
  education: 'MBBS',
  occupation: 'Na',
  profileSchoolOfThought: 'HANAFI',
  isVerified: true,
  facts: { smoking: 'NO' },
};
const wishes: Preferences = {
  preferencesId: amina.preferencesId,
  minAge: 21,
  maxAge: 27,
  maritalStatus: ['UNMARRIED', 'WIDOWED'],
  countries: ['India', 'Oman'],
  states: ['Kerala'],
  cities: ['Kochi'],
  education: ['B.Tech', 'MBBS'],
  occupation: ['Teacher'],
  preferredSchoolOfThought: 'SHAFII',
};
const say = (on: MatchReason, whom: Whom, differing: Partial<Preferences> = {}) =>
  wishSentence(on, { ...wishes, ...differing }, { profile }, whom, i18n, String);

describe('wishSentence', () => {
  it.each<[MatchReason, Whom, string, Partial<Preferences>?]>([
    ['AGE', 'self', 'Someone aged 21 to 27; you are 24'],
    ['AGE', 'FEMALE', 'Someone aged 25; she is 24', { minAge: 25, maxAge: 25 }],
    ['MARITAL_STATUS', 'self', 'Someone who has not been married or is widowed; you are unmarried'],
    [
      'MARITAL_STATUS',
      'FEMALE',
      'Someone of any marital status; she is unmarried',
      { maritalStatus: ['UNMARRIED', 'MARRIED', 'DIVORCED', 'WIDOWED'] },
    ],
    [
      'MARITAL_STATUS',
      'sister',
      'Someone who is not married at present; your sister is unmarried',
      { maritalStatus: ['UNMARRIED', 'DIVORCED', 'WIDOWED'] },
    ],
    [
      'COUNTRY',
      'son',
      'Someone who lives in the United Kingdom; your son lives in India',
      { countries: ['United Kingdom'] },
    ],
    ['STATE', 'MALE', 'Someone who lives in Kerala; he lives in Telangana'],
    ['CITY', 'FEMALE', 'Someone who lives in Kochi; she lives in Hyderabad'],
    ['SCHOOL_OF_THOUGHT', 'FEMALE', "Someone whose school of thought is Shafi'i; hers is Hanafi"],
    ['EDUCATION', 'self', 'Someone whose education is B.Tech or MBBS; yours is MBBS'],
    ['OCCUPATION', 'MALE', 'Someone whose occupation is Teacher; his is not given'],
    [
      'CHILDREN',
      'self',
      'Someone with no children or children who live at home; you have no children',
      { facts: { children: ['NONE', 'AT_HOME'] } },
    ],
    ['SMOKING', 'self', 'Someone who does not smoke; you do not smoke', { facts: { smoking: ['NO'] } }],
    ['SMOKING', 'daughter', 'Someone who does not smoke; your daughter does not smoke', { facts: { smoking: ['NO'] } }],
  ])('%s of %s: %s', (on, whom, sentence, differing) => {
    expect(say(on, whom, differing)).toBe(sentence);
  });

  afterEach(() => activateLanguage('en'));

  it.each([
    ['ar', 'شخص عمره من 21 إلى 27، وعمرك 24', 'من لم يسبق لها الزواج أو هي أرملة، وأنت عزباء'],
    [
      'ur',
      '21 سے 27 سال کی عمر مطلوب ہے؛ آپ کی عمر 24 سال ہے',
      'ایسے فرد کا رشتہ مطلوب ہے جس کی شادی نہ ہوئی ہو یا جو بیوہ ہو؛ آپ غیر شادی شدہ ہیں',
    ],
  ] as const)('says it in %s, in the form for her', async (language, age, status) => {
    await activateLanguage(language, 'app', 'fit');
    expect([say('AGE', 'self'), say('MARITAL_STATUS', 'self')]).toEqual([age, status]);
  });

  it.each([
    ['ur', /بی ٹیک یا ایم بی بی ایس/, /ٹیچر/],
    ['ar', /بكالوريوس تقنية أو بكالوريوس الطب والجراحة/, /معلّمة/],
  ] as const)('names known words in %s', async (language, education, occupation) => {
    await activateLanguage(language, 'app', 'profiles', 'fit');
    expect(say('EDUCATION', 'self')).toMatch(education);
    expect(say('EDUCATION', 'self')).not.toContain('MBBS');
    expect(say('OCCUPATION', 'self')).toMatch(occupation);
  });

  it('says in Urdu of a widower what his loss is', async () => {
    await activateLanguage('ur', 'app', 'fit');
    const widower = { ...profile, gender: 'MALE', maritalStatus: 'WIDOWED' } as const;
    expect(wishSentence('MARITAL_STATUS', wishes, { profile: widower }, 'brother', i18n, String)).toMatch(
      /؛ آپ کے بھائی کی اہلیہ کا انتقال ہو چکا ہے$/,
    );
  });
});
