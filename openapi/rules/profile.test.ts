import { expect, it } from 'vitest';
import { shownId, shownOccupation, shownPlace } from './profile.ts';

it('shows the last eight characters of an id', () => {
  expect(shownId('0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b')).toBe('NH-9e0f1a2b');
});

it('names a place once, and hides an occupation that is none', () => {
  expect(shownPlace({ city: 'Hyderabad', state: 'Telangana', country: 'India' })).toBe('Hyderabad, Telangana, India');
  expect(shownPlace({ city: 'Singapore', state: 'Singapore', country: 'Singapore' })).toBe('Singapore');
  expect(['Na', 'NA', 'na', 'Nanny'].map(shownOccupation)).toEqual([undefined, undefined, undefined, 'Nanny']);
});
