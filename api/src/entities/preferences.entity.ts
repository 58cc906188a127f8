import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { MaritalStatus, PreferredFacts, SchoolOfThought } from '@mithaq/openapi/generated/operations.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { KeyedPreferences } from '@mithaq/openapi/rules/preferences.ts';
import { Profile } from './profile.entity.ts';
import { upsertMatchSide } from './match-side.ts';
import { oneOf } from './checks.ts';
import type { Differing, Matching } from './matching.ts';
import type { MemberData } from './member-data.ts';

/** Preferences, under the names of openapi/rules/preferences.ts. */
export const Preferences = defineEntity({
  name: 'Preferences',
  checks: [
    oneOf('preferred_school_of_thought', labels.SchoolOfThought),
    { name: 'preferences_ages', expression: 'min_age >= 18 and min_age <= max_age and max_age <= 99' },
    { name: 'preferences_some_country', expression: 'cardinality(countries) > 0' },
    { name: 'preferences_some_marital_status', expression: 'cardinality(marital_status) > 0' },
  ],
  triggers: [
    {
      name: 'preferences_match_side',
      timing: 'after',
      events: ['insert', 'update'],
      forEach: 'row',
      body: upsertMatchSide('new.profile_id'),
    },
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
    preferredSchoolOfThought: p.string().length(20).$type<SchoolOfThought>(),
    otherPreferences: p.text().nullable(),
    // What the member asks of those who send a proposal.
    questions: p.array().$type<string[]>().nullable(),
    // Wishes about optional facts.
    facts: p.json().$type<PreferredFacts>().nullable(),
    // The lists as they are compared, made when they are stored.
    matchKeys: p.json().$type<KeyedPreferences['matchKeys']>(),
  },
});
/** An error here names the fields of the contract that have no column, or one of another type. */
export type IPreferences = Matching<Columns, Differing<Columns, KeyedPreferences>>;
type Columns = InferEntity<typeof Preferences>;

/** What the table holds about a member. */
export const preferencesData: MemberData = {
  exported: { part: 'preferences' },
  notExported: { match_keys: 'It repeats exported fields as they are compared.' },
  members: { profile_id: 'deletes the row' },
};
