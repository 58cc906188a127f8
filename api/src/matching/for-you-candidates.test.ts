import type { MaritalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { MatchSide } from '@mithaq/openapi/rules/wishes.ts';
import { expect, it } from 'vitest';
import type { MemberSession } from '../http/operation.ts';
import type { Database } from '../database/database.ts';
import { findMatches } from './for-you-candidates.ts';

const all: MaritalStatus[] = ['UNMARRIED', 'DIVORCED', 'WIDOWED', 'MARRIED'];
const names = (count: number) => Array.from({ length: count }, (_, i) => `place ${i}`);

/** The looks into an index, and the candidates at most, for a wish of this size. */
async function costOf(wish: { years: number; countries: number; states: number; statuses: number }) {
  let given: unknown[] = [];
  const query = async (_statement: unknown, values: unknown[]) => {
    given = values;
    return [];
  };
  const preferences = {
    minAge: 18,
    maxAge: 17 + wish.years,
    countries: names(wish.countries),
    states: names(wish.states),
    maritalStatus: all.slice(0, wish.statuses),
  };
  const me = { age: 30, country: 'place 0', maritalStatus: 'UNMARRIED', preferences } as unknown as MatchSide; // all that is asked
  await findMatches({ query } as unknown as Database, { gender: 'MALE' } as MemberSession, me, new Date());
  const [groups, ofGroup, states, ofState, ofAll] = [6, 9, 10, 11, 12].map((i) => given[i]) as [
    unknown[],
    number,
    unknown[],
    number,
    number,
  ];
  const ofStates = states.length * wish.statuses;
  return {
    looks: groups.length + ofStates + wish.statuses,
    candidates: groups.length * ofGroup + ofStates * ofState + wish.statuses * ofAll,
  };
}

it('a list costs about as much whatever its member wishes', async () => {
  for (const years of [1, 7, 30, 82])
    for (const countries of [1, 3, 12, 50])
      for (const states of [0, 1, 7, 50])
        for (const statuses of [1, 2, 4]) {
          const { looks, candidates } = await costOf({ years, countries, states, statuses });
          expect(looks).toBeLessThanOrEqual(404);
          expect(candidates).toBeLessThanOrEqual(1200);
        }
});

it('a usual wish has the newest 400 of its groups, 100 of its state and 400 of all', async () => {
  const { candidates } = await costOf({ years: 16, countries: 1, states: 1, statuses: 1 });
  expect(candidates).toBe(20 * 20 + 100 + 400);
});
