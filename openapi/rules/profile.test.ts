import { expect, it } from 'vitest';
import { displayId, displayOccupation, placeNames, shortPlaceNames } from './profile.ts';

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
  expect(shortPlaceNames({ city: 'Hyderabad', country: 'India' })).toEqual(['Hyderabad', 'India']);
  expect(['Na', 'NA', 'na', 'Nanny'].map(displayOccupation)).toEqual([undefined, undefined, undefined, 'Nanny']);
});

it('placeNames translates the country, also of a city state', () => {
  const inUrdu = (country: string) => ({ India: 'بھارت', Singapore: 'سنگاپور' })[country] ?? country;
  expect(placeNames({ city: 'Hyderabad', state: 'Telangana', country: 'India' }, inUrdu)).toEqual([
    'Hyderabad',
    'Telangana',
    'بھارت',
  ]);
  expect(shortPlaceNames({ city: 'Singapore', country: 'Singapore' }, inUrdu)).toEqual(['سنگاپور']);
});
