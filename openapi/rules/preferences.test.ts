import { expect, it } from 'vitest';
import type { PreferencesInput } from '../generated/hooks/model/index.ts';
import { toPreferences, toStoredPreferences } from './preferences.ts';

const input: PreferencesInput = {
  preferredMinAge: 20,
  preferredMaxAge: 30,
  preferredMaritalStatus: ['UNMARRIED'],
  preferredLocation: { countries: ['India', 'India'] },
  preferredSchoolOfThought: 'HANAFI',
};

it('an absent or empty education or occupation is stored as Any, and absent places as none', () => {
  const stored = toStoredPreferences({ ...input, preferredEducation: [] });
  expect(stored).toMatchObject({ education: ['Any'], occupation: ['Any'], states: [], cities: [] });
});

it('a list is stored without duplicates', () => {
  expect(toStoredPreferences(input).countries).toEqual(['India']);
});

it('empty other preferences are stored as null and left out of the response', () => {
  const stored = toStoredPreferences({ ...input, preferredOtherPreferences: '' });
  expect(stored.otherPreferences).toBeNull();
  expect(toPreferences('id', stored)).not.toHaveProperty('otherPreferences');
  expect(toPreferences('id', { ...stored, otherPreferences: 'Kind.' }).otherPreferences).toBe('Kind.');
});
