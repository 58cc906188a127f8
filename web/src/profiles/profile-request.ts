import type { ProfileAndPreferences, ProfileAndPreferencesInput } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  preferencesInputRules,
  preferredLocationRules,
  profileCreationInputRules,
} from '@mithaq/openapi/generated/forms.ts';
import { tidy } from '@mithaq/openapi/rules/text.ts';
import * as z from 'zod/mini';
import type { ProfileField, ProfileFormValues } from './form-values.ts';
import { codeOf, nameOf, type Places } from './places.ts';
import { withoutAny } from './without-any.ts';

// A phone number is proved on its own screen, and what is absent is kept.
const { phoneNumber: _, ...profileRules } = profileCreationInputRules;
const profileInput = z.object(profileRules);
const preferencesInput = z.object(preferencesInputRules);
const locationInput = z.object(preferredLocationRules);

/** Each field as it is sent, right or wrong: places by name, numbers as numbers, lists split and trimmed. */
export function sentValues(values: ProfileFormValues, places: Places): Record<ProfileField, unknown> {
  return {
    fullName: tidy(values.fullName),
    dateOfBirth: values.dateOfBirth,
    gender: values.gender,
    height: toNumber(values.height),
    maritalStatus: values.maritalStatus,
    education: tidy(values.education),
    occupation: tidy(values.occupation),
    country: nameOf(places.countries, values.country),
    state: nameOf(places.states, values.state),
    city: tidy(values.city),
    profileSchoolOfThought: values.profileSchoolOfThought,
    createdBy: values.createdBy,
    aboutMe: tidy(values.aboutMe),
    tags: values.tags,
    preferredMinAge: toNumber(values.preferredMinAge),
    preferredMaxAge: toNumber(values.preferredMaxAge),
    preferredCountries: values.preferredCountries,
    preferredStates: values.preferredStates,
    preferredCities: toList(values.preferredCities),
    preferredEducation: orAny(toList(values.preferredEducation)),
    preferredOccupation: orAny(toList(values.preferredOccupation)),
    preferredSchoolOfThought: values.preferredSchoolOfThought,
    preferredMaritalStatus: values.preferredMaritalStatus,
    preferredOtherPreferences: tidy(values.preferredOtherPreferences),
  };
}

/** The request for a form without errors. `stored` is what is being edited. */
export function toRequest(
  values: ProfileFormValues,
  places: Places,
  stored?: ProfileAndPreferences,
): ProfileAndPreferencesInput {
  const sent = sentValues(values, places);
  const preferences = preferencesInput.parse(sent);
  return {
    isEditing: stored !== undefined,
    profileCreationInput: { ...(stored && { profileId: stored.profile.id }), ...profileInput.parse(sent) },
    preferencesInput: {
      ...(stored && { preferencesId: stored.preferences.preferencesId }),
      ...preferences,
      preferredOtherPreferences: preferences.preferredOtherPreferences || null,
      preferredLocation: locationInput.parse({
        countries: sent.preferredCountries,
        states: sent.preferredStates,
        cities: sent.preferredCities,
      }),
    },
  };
}

/** The form filled in with what is stored. */
export function toFormValues({ profile, preferences }: ProfileAndPreferences, places: Places): ProfileFormValues {
  return {
    fullName: profile.fullName ?? profile.firstName,
    dateOfBirth: profile.dateOfBirth,
    gender: profile.gender,
    height: String(profile.height),
    maritalStatus: profile.maritalStatus,
    education: profile.education,
    occupation: profile.occupation,
    country: codeOf(places.countries, profile.country),
    state: codeOf(places.states, profile.state),
    city: profile.city,
    profileSchoolOfThought: profile.profileSchoolOfThought,
    createdBy: profile.createdBy,
    aboutMe: profile.aboutMe,
    tags: profile.tags,
    preferredMinAge: String(preferences.minAge),
    preferredMaxAge: String(preferences.maxAge),
    preferredCountries: preferences.countries,
    preferredStates: preferences.states,
    preferredCities: preferences.cities.join(', '),
    preferredEducation: withoutAny(preferences.education).join(', '),
    preferredOccupation: withoutAny(preferences.occupation).join(', '),
    preferredSchoolOfThought: preferences.preferredSchoolOfThought,
    preferredMaritalStatus: preferences.maritalStatus,
    preferredOtherPreferences: preferences.otherPreferences ?? '',
  };
}

function toNumber(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'));
}

function toList(typed: string): string[] {
  return [
    ...new Set(
      typed
        .split(/[,،]/)
        .map(tidy)
        .filter((word) => word !== ''),
    ),
  ];
}

function orAny(words: string[]): string[] {
  return words.length === 0 ? ['Any'] : words;
}
