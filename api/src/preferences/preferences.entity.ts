import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { MaritalStatus, SchoolOfThought } from '@mithaq/openapi/generated/operations.ts';
import type { PreferencesInput } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { oneOf } from '../database/checks.ts';

export const Preferences = defineEntity({
  name: 'Preferences',
  checks: [
    oneOf('school_of_thought', labels.SchoolOfThought),
    { name: 'preferences_ages', expression: 'min_age >= 18 and min_age <= max_age and max_age <= 99' },
    { name: 'preferences_some_country', expression: 'cardinality(countries) > 0' },
    { name: 'preferences_some_marital_status', expression: 'cardinality(marital_status) > 0' },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    profile: () => p.oneToOne(Profile).owner().ref().deleteRule('cascade'),
    minAge: p.smallint(),
    maxAge: p.smallint(),
    maritalStatus: p.array().$type<MaritalStatus[]>(),
    countries: p.array().$type<string[]>(),
    states: p.array().$type<string[]>(),
    cities: p.array().$type<string[]>(),
    education: p.array().$type<string[]>(),
    occupation: p.array().$type<string[]>(),
    schoolOfThought: p.string().length(20).$type<SchoolOfThought>(),
    otherPreferences: p.text().nullable(),
  },
});
export type IPreferences = InferEntity<typeof Preferences>;

/** The columns for what was sent; where nothing is wished, 'Any' stands, as SPEC section 5 has it. */
export function preferencesFrom(input: PreferencesInput) {
  const { preferredLocation: places } = input;
  return {
    minAge: input.preferredMinAge,
    maxAge: input.preferredMaxAge,
    maritalStatus: input.preferredMaritalStatus,
    countries: distinct(places.countries),
    states: distinct(places.states),
    cities: distinct(places.cities),
    education: wishes(input.preferredEducation),
    occupation: wishes(input.preferredOccupation),
    schoolOfThought: input.preferredSchoolOfThought,
    otherPreferences: input.preferredOtherPreferences || null,
  };
}

function wishes(given: string[] | undefined): string[] {
  const words = distinct(given);
  return words.length > 0 ? words : ['Any'];
}

function distinct(given: string[] | undefined): string[] {
  return [...new Set(given)];
}
