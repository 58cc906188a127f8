import { preferencesFields } from '../generated/fields.ts';
import type { Preferences, PreferencesInput, PreferredFacts } from '../generated/hooks/model/index.ts';
import { setWishes } from './facts.ts';
import { preferenceKeys, type PreferenceKeys } from './match-keys.ts';
import { pick } from './pick.ts';

/** Preferences as a backend stores them, under the names of the contract's response. */
export type StoredPreferences = Omit<Preferences, 'preferencesId' | 'otherPreferences' | 'questions' | 'facts'> & {
  otherPreferences?: string | null;
  questions?: string[] | null;
  facts?: PreferredFacts | null;
};

/** The same with the lists as they are compared. */
export type KeyedPreferences = StoredPreferences & { matchKeys: PreferenceKeys };

/** Every field is required here, also the optional ones, so that none is forgotten; but the facts, which an older client does not know. */
type EveryField = { [K in Exclude<keyof KeyedPreferences, 'facts'>]-?: KeyedPreferences[K] } & {
  facts?: PreferredFacts | null;
};

/** What is stored of a request. Absent facts are left out, so that they keep their values; lists without duplicates, and `Any` for an empty education or occupation. */
export function toStoredPreferences(input: PreferencesInput): EveryField {
  const {
    preferencesId: _made,
    preferredLocation,
    preferredMinAge: minAge,
    preferredMaxAge: maxAge,
    preferredMaritalStatus: maritalStatus,
    preferredSchoolOfThought,
    preferredEducation,
    preferredOccupation,
    preferredOtherPreferences,
    preferredQuestions,
    preferredFacts,
    ...forgotten
  } = input;
  const { countries, states, cities, ...forgottenPlaces } = preferredLocation;
  // The compiler names a field that the contract has and this function does not store.
  ({ ...forgotten, ...forgottenPlaces }) satisfies Record<string, never>;
  const lists = {
    countries: distinct(countries),
    states: distinct(states),
    cities: distinct(cities),
    education: orAny(preferredEducation),
    occupation: orAny(preferredOccupation),
  };
  return {
    ...lists,
    matchKeys: preferenceKeys(lists),
    minAge,
    maxAge,
    maritalStatus,
    preferredSchoolOfThought,
    otherPreferences: preferredOtherPreferences || null,
    questions: preferredQuestions?.length ? preferredQuestions : null,
    ...(preferredFacts && { facts: setWishes(preferredFacts) }),
  };
}

/** The contract's response for stored preferences: the fields of its schema alone. */
export function toPreferences(preferencesId: string, stored: StoredPreferences): Preferences {
  return pick(preferencesFields, { ...stored, preferencesId }) as Preferences;
}

function orAny(given: string[] | undefined): string[] {
  const names = distinct(given);
  return names.length > 0 ? names : ['Any'];
}

function distinct(given: string[] | undefined): string[] {
  return [...new Set(given)];
}
