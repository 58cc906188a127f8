import { defineEntity, p } from '@mikro-orm/core';
import type { Gender, MaritalStatus } from '@mithaq/openapi/generated/operations.ts';
import { Profile } from './profile.entity.ts';
import type { MemberData } from './member-data.ts';

// With the height in feet for processes of the release before, which search by it.
const filtered = '"birth_year", "height", "height_cm", "traits", "education"';

/** An index that a search reads alone, since it includes what the search looks at (docs/matching.md). */
const indexOf = (name: string, key: string, included: string) => ({
  name,
  expression: `create index "${name}" on "match_side" ("gender", ${key}"profile_id" desc) include (${included}) where "is_listed"`,
});

/**
 * Both sides of a match in one narrow row, from which For You lists are made and in which filters search (docs/matching.md). The triggers of the profile
 * and the preferences write it, in the transaction that changes them; nothing else does.
 */
export const MatchSideRow = defineEntity({
  name: 'MatchSideRow',
  tableName: 'match_side',
  indexes: [
    // Candidates of one country, year of birth and marital status, of one state, and of all; the newest first.
    indexOf('match_side_wishes', '"country", "birth_year", "marital_status", ', '"sought_marital_status"'),
    indexOf('match_side_states', '"state", "marital_status", ', '"sought_marital_status"'),
    indexOf('match_side_newest', '"marital_status", ', '"sought_marital_status"'),
    // What filters search, the newest first: all, those of a country, and those of a state.
    indexOf('match_side_filters', '', filtered),
    indexOf('match_side_filters_countries', '"country", ', filtered),
    indexOf('match_side_filters_states', '"state", ', `"country", ${filtered}`),
    // Who was added or changed since a list was built.
    {
      name: 'match_side_changed',
      expression: `create index "match_side_changed" on "match_side" ("gender", "changed_at" desc) where "is_listed"`,
    },
  ],
  properties: {
    profile: () => p.oneToOne(Profile).owner().ref().deleteRule('cascade').primary(),
    gender: p.string().length(10).$type<Gender>(),
    /** Verified, marriage not fixed, not paused, not suspended. */
    isListed: p.boolean(),
    // Names as they are compared.
    country: p.text(),
    state: p.text(),
    birthYear: p.smallint(),
    /** In tenths of a foot. Only the release before reads it. */
    height: p.smallint(),
    /** As it was meant: heightCmOf of openapi/rules/height.ts. */
    heightCm: p.smallint().default(0),
    /** Tags, marital status, school of thought and some optional facts as bits: api/src/entities/traits.ts. */
    traits: p.integer(),
    education: p.text(),
    maritalStatus: p.string().length(20).$type<MaritalStatus>(),
    soughtMaritalStatus: p.array().$type<MaritalStatus[]>(),
    changedAt: p.datetime(),
    /** What the score compares: StoredSide of openapi/rules/match-score.ts. */
    side: p.json().columnType('json'),
  },
});

/** What the table holds about a member. */
export const matchSideData: MemberData = {
  exported: { not: 'It repeats what the exported profile and preferences say.' },
  members: { profile_id: 'deletes the row' },
};
