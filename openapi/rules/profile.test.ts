import { expect, it } from 'vitest';
import { shownId, shownOccupation, shownPlace, shownPlaceBriefly } from './profile.ts';

it('shows the last eight characters of an id', () => {
  expect(shownId('0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b')).toBe('NH-9e0f1a2b');
});

it('names a place once, and hides an occupation that is none', () => {
  expect(shownPlace({ city: 'Hyderabad', state: 'Telangana', country: 'India' })).toEqual([
    'Hyderabad',
    'Telangana',
    'India',
  ]);
  expect(shownPlace({ city: 'Singapore', state: 'Singapore', country: 'Singapore' })).toEqual(['Singapore']);
  expect(shownPlaceBriefly({ city: 'Hyderabad', country: 'India' })).toEqual(['Hyderabad', 'India']);
  expect(['Na', 'NA', 'na', 'Nanny'].map(shownOccupation)).toEqual([undefined, undefined, undefined, 'Nanny']);
});

it('names the country as a language does, a city state too', () => {
  const inUrdu = (country: string) => ({ India: 'بھارت', Singapore: 'سنگاپور' })[country] ?? country;
  expect(shownPlace({ city: 'Hyderabad', state: 'Telangana', country: 'India' }, inUrdu)).toEqual([
    'Hyderabad',
    'Telangana',
    'بھارت',
  ]);
  expect(shownPlaceBriefly({ city: 'Singapore', country: 'Singapore' }, inUrdu)).toEqual(['سنگاپور']);
});
