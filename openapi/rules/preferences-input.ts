import type { Preferences, PreferencesInput } from '../generated/hooks/model/index.ts';

/**
 * Preferences that were read, as a request has them. The client package gets this function as it is written here, so it uses nothing
 * from outside.
 */
export function preferencesInputOf(preferences: Preferences): PreferencesInput {
  const { preferencesId, preferredSchoolOfThought, countries, states, cities, facts } = preferences;
  return {
    preferencesId,
    preferredMinAge: preferences.minAge,
    preferredMaxAge: preferences.maxAge,
    preferredMaritalStatus: preferences.maritalStatus,
    preferredLocation: { countries, states, cities },
    preferredEducation: preferences.education,
    preferredOccupation: preferences.occupation,
    preferredSchoolOfThought,
    preferredOtherPreferences: preferences.otherPreferences ?? null,
    preferredQuestions: preferences.questions ?? [],
    ...(facts && { preferredFacts: facts }),
  };
}
