import { describe, expect, it } from 'vitest';
import { newPreferences, newProfile } from '../examples/factories.ts';
import { longestKey, preferenceKeys, profileKeys } from './match-keys.ts';
import { toStoredPreferences } from './preferences.ts';
import { createdProfile } from './profile-input.ts';
import { lengthOf } from './text.ts';

const names = { country: 'India', state: 'Telangana', city: 'Hyderabad', education: 'MBBS', occupation: 'Na' };
const key = (city: string) => profileKeys({ ...names, city }).city;

describe('a name as it is compared', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ['B.Sc. (Physics)', 'bsc physics'],
    ['  New   Delhi ', 'new delhi'],
    ['ＤＥＬＨＩ', 'delhi'],
    ['서울', '서울'],
    ['مَكَّة', 'مكه'.slice(0, 2) + 'ة'],
    ['İstanbul', 'istanbul'],
    ['', ''],
  ])('%j is %j', (city, expected) => {
    expect(key(city)).toBe(expected);
  });

  it('is cut after a hundred code points, also when one character becomes several', () => {
    const worst = [
      '\uFDFA'.repeat(100),
      '\u3316'.repeat(100),
      '각'.repeat(100),
      'İ'.repeat(100),
      '\u{1F19A}'.repeat(100),
    ];
    for (const text of worst) expect(lengthOf(key(text))).toBeLessThanOrEqual(longestKey);
    expect(lengthOf(key('\uFDFA'.repeat(100)))).toBeGreaterThan(longestKey / 2);
    const lists = { countries: worst, states: worst, cities: worst, education: worst, occupation: worst };
    for (const list of Object.values(preferenceKeys(lists)))
      for (const each of list) expect(lengthOf(each)).toBeLessThanOrEqual(longestKey);
  });
});

it('what is stored of a request has the names as they are compared', () => {
  expect(createdProfile(newProfile({ city: 'São Paulo' })).matchKeys).toMatchObject({ city: 'sao paulo' });
  const preferredLocation = { countries: ['BRAZIL'], states: [], cities: ['São Paulo'] };
  expect(toStoredPreferences(newPreferences({ preferredLocation })).matchKeys).toMatchObject({
    countries: ['brazil'],
    cities: ['sao paulo'],
    education: ['any'],
  });
});
