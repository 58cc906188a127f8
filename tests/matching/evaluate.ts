import type { Gender } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { rankMatches } from '@mithaq/openapi/rules/match-score.ts';
import { meets } from '@mithaq/openapi/rules/wishes.ts';
import { randomFrom } from '../faults/random.ts';
import { hasWidestPreferences, type Person } from './population.ts';

/** The places of a list that a member looks at. */
export const places = 9;

/** How people are chosen for a member, the best first. */
export type Ranking = (me: Person, others: Person[]) => Ranked[] | Promise<Ranked[]>;
type Ranked = { id: string };

/** The result when every member looks once at the first nine places. */
export type Evaluation = {
  /** The share of the shown who fit the wishes for age, marital status and country, both ways. */
  mutualFit: number;
  /** The same for members with the widest preferences. */
  mutualFitOfWidest: number;
  /** The share of the members who were shown to nobody. */
  neverShown: number;
  /** How unevenly the members of each gender were shown: 0 is all equally often, 1 is one member only. */
  gini: Record<Gender, number>;
  /** Places given to oneself, the own gender, or someone whose marital status does not fit, either way. */
  violations: number;
  /** How often each member was shown, by gender, the least first. */
  shown: Record<Gender, number[]>;
};

/** For You as the product ranks it. */
export const reciprocal: Ranking = (me, others) => rankMatches(me, others, places);

/** The way of other services: a filter by the own preferences, the newest first. */
export const oneWay: Ranking = (me, others) =>
  others.filter((other) => meetsHardWishes(me, other)).toSorted((a, b) => a.daysOld - b.daysOld);

/** Lets every member look once, in an order that the seed gives; members who were shown often get lower places. */
export async function evaluate(population: readonly Person[], ranking: Ranking, seed: number): Promise<Evaluation> {
  const people = new Map(population.map((person) => [person.id, { ...person }]));
  const all = [...people.values()];
  const others = Map.groupBy(all, ({ gender }) => (gender === 'MALE' ? 'FEMALE' : 'MALE'));
  const fits = { widest: new Array<boolean>(), others: new Array<boolean>() };
  let violations = 0;
  for (const me of shuffled(all, seed)) {
    const ranked = await ranking(me, others.get(me.gender) ?? []);
    for (const { id } of ranked.slice(0, places)) {
      const other = people.get(id)!; // a ranking returns some of those it was given
      other.impressions += 1;
      fits[hasWidestPreferences(me) ? 'widest' : 'others'].push(
        meetsHardWishes(me, other) && meetsHardWishes(other, me),
      );
      if (!isEligible(me, other)) violations += 1;
    }
  }
  const timesOf = (gender: Gender) =>
    all
      .filter((person) => person.gender === gender)
      .map(({ impressions }) => impressions)
      .toSorted((a, b) => a - b);
  const times = { MALE: timesOf('MALE'), FEMALE: timesOf('FEMALE') };
  return {
    mutualFit: shareOf([...fits.widest, ...fits.others]),
    mutualFitOfWidest: shareOf(fits.widest),
    neverShown: all.filter(({ impressions }) => impressions === 0).length / all.length,
    gini: { MALE: giniOf(times.MALE), FEMALE: giniOf(times.FEMALE) },
    violations,
    shown: times,
  };
}

function shareOf(facts: readonly boolean[]): number {
  return facts.filter(Boolean).length / facts.length;
}

function meetsHardWishes({ preferences }: Person, other: Person): boolean {
  return (['AGE', 'MARITAL_STATUS', 'COUNTRY'] as const).every((on) => meets(preferences, other, on));
}

function isEligible(me: Person, other: Person): boolean {
  const fits = (from: Person, to: Person) => meets(from.preferences, to, 'MARITAL_STATUS');
  return me.id !== other.id && me.gender !== other.gender && fits(me, other) && fits(other, me);
}

/** The Gini coefficient of numbers in ascending order. */
function giniOf(numbers: readonly number[]): number {
  const sum = numbers.reduce((all, one) => all + one, 0);
  const weighted = numbers.reduce((all, one, index) => all + (index + 1) * one, 0);
  return sum === 0 ? 0 : (2 * weighted) / (numbers.length * sum) - (numbers.length + 1) / numbers.length;
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = randomFrom(seed);
  const result = [...list];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}
