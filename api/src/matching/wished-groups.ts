import type { MaritalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { nearYears, type MatchSide } from '@mithaq/openapi/rules/wishes.ts';

/** Members of one country, age and marital status. One index has them in the order of time. */
export type Group = { country: string; age: number; status: MaritalStatus };

/** Groups in which candidates are searched; each costs a look into the index. A usual wish has 20 to 100. */
export const maxGroups = 200;

/**
 * The groups that a member wishes, with two years around the ages. Of more than are searched, those nearest to the own age, where
 * most of those are who wish this member too, and of one age the own country first.
 */
export function wishedGroups(me: MatchSide): { groups: Group[]; areAll: boolean } {
  const { minAge, maxAge, countries, maritalStatus } = me.preferences;
  const ages = Array.from({ length: maxAge - minAge + 1 + 2 * nearYears }, (_, i) => minAge - nearYears + i);
  const groups = groupsOf(
    ages.toSorted((a, b) => Math.abs(a - me.age) - Math.abs(b - me.age)),
    countries.toSorted((a, b) => Number(b === me.country) - Number(a === me.country)),
    maritalStatus,
  );
  return {
    groups: [...groups.take(maxGroups)],
    areAll: ages.length * countries.length * maritalStatus.length <= maxGroups,
  };
}

function* groupsOf(ages: number[], countries: string[], statuses: MaritalStatus[]): Generator<Group> {
  for (const age of ages) {
    for (const country of countries) {
      for (const status of statuses) yield { country, age, status };
    }
  }
}
