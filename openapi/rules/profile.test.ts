import { expect, it } from 'vitest';
import { displayId, displayOccupation, toDisplayedId, placeNames, profileSearch, shortPlaceNames } from './profile.ts';

it('displayId has the last eight characters of the id', () => {
  expect(displayId('0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b')).toBe('NH-9e0f1a2b');
});

it('placeNames has each name once, and displayOccupation hides Na', () => {
  expect(placeNames({ city: 'Hyderabad', state: 'Telangana', country: 'India' })).toEqual([
    'Hyderabad',
    'Telangana',
    'India',
  ]);
  expect(placeNames({ city: 'Singapore', state: 'Singapore', country: 'Singapore' })).toEqual(['Singapore']);
  expect(placeNames({ city: 'Bristol', state: 'Bristol, City of', country: 'United Kingdom' })).toEqual([
    'Bristol',
    'United Kingdom',
  ]);
  expect(placeNames({ city: 'birmingham', state: 'Birmingham', country: 'United Kingdom' })).toEqual([
    'Birmingham',
    'United Kingdom',
  ]);
  expect(shortPlaceNames({ city: 'Hyderabad', country: 'India' })).toEqual(['Hyderabad', 'India']);
  expect(['Na', 'NA', 'na', 'Nanny'].map(displayOccupation)).toEqual([undefined, undefined, undefined, 'Nanny']);
});

it('placeNames translates each name, also of a city state', () => {
  const words: Record<string, string> = { Hyderabad: 'حیدرآباد', India: 'بھارت', Singapore: 'سنگاپور' };
  const inUrdu = (name: string) => words[name] ?? name;
  expect(placeNames({ city: 'Hyderabad', state: 'Telangana', country: 'India' }, inUrdu)).toEqual([
    'حیدرآباد',
    'Telangana',
    'بھارت',
  ]);
  expect(shortPlaceNames({ city: 'Singapore', country: 'Singapore' }, inUrdu)).toEqual(['سنگاپور']);
});

it.each([
  ['NH-9E0F1A2B', 'displayedId', '9e0f1a2b'],
  ['nh-9e0f1a2b', 'displayedId', '9e0f1a2b'],
  ['9e0f1a2b', 'displayedId', '9e0f1a2b'],
  ['0199A1B2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', 'profileId', '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b'],
])('the search for %s is by %s', (text, by, value) => {
  expect(profileSearch(text)).toEqual({ by, value });
});

it.each([
  'NH-10ab2c3d',
  ' nh 10ab 2c3d ',
  'N.H. 10ab 2c3d',
  'NH – 10ab2c3d',
  'NH—10AB—2C3D',
  'nh‑10ab2c3d',
  'nh:10ab2c3d.',
  '10ab2c3d',
  'NH-1Oab2c3d',
  'nh-lOab2c3d',
  'NH-۱۰ab۲c۳d',
  '\u2066NH-10ab2c3d\u2069',
])('toDisplayedId of %j is the id', (text) => {
  expect(toDisplayedId(text).toLowerCase()).toBe('nh-10ab2c3d');
});

it.each(['0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', 'Maryam', 'NH-10ab2c3', 'NH-10ab2c3d4', ''])(
  'toDisplayedId leaves %j as it is',
  (text) => {
    expect(toDisplayedId(text)).toBe(text);
  },
);
