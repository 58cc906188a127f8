import type { Preferences, PreferencesInput } from '../generated/hooks/model/index.ts';
import { preferenceKeys, type PreferenceKeys } from './match-keys.ts';

/** Preferences as a backend stores them, under the names of the contract's response. */
export type StoredPreferences = Omit<Preferences, 'preferencesId' | 'otherPreferences'> & {
  otherPreferences?: string | null;
};

/** The same with the lists as they are compared (R97). */
export type KeyedPreferences = StoredPreferences & { matchKeys: PreferenceKeys };

/** What is stored of a request; lists without duplicates, and `Any` for an empty education or occupation (R22). */
export function toStoredPreferences(input: PreferencesInput): KeyedPreferences {
  const { countries, states, cities } = input.preferredLocation;
  const lists = {
    countries: distinct(countries),
    states: distinct(states),
    cities: distinct(cities),
    education: orAny(input.preferredEducation),
    occupation: orAny(input.preferredOccupation),
  };
  return {
    ...lists,
    matchKeys: preferenceKeys(lists),
    minAge: input.preferredMinAge,
    maxAge: input.preferredMaxAge,
    maritalStatus: input.preferredMaritalStatus,
    preferredSchoolOfThought: input.preferredSchoolOfThought,
    otherPreferences: input.preferredOtherPreferences || null,
  };
}

/** The contract's response for stored preferences. */
export function toPreferences(preferencesId: string, stored: StoredPreferences): Preferences {
  const { minAge, maxAge, maritalStatus, countries, states, cities, education, occupation } = stored;
  const { preferredSchoolOfThought, otherPreferences } = stored;
  return {
    preferencesId,
    minAge,
    maxAge,
    maritalStatus,
    countries,
    states,
    cities,
    education,
    occupation,
    preferredSchoolOfThought,
    ...(otherPreferences && { otherPreferences }),
  };
}

function orAny(given: string[] | undefined): string[] {
  const names = distinct(given);
  return names.length > 0 ? names : ['Any'];
}

function distinct(given: string[] | undefined): string[] {
  return [...new Set(given)];
}
