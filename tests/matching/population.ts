import type { Gender, MaritalStatus, SchoolOfThought } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { MatchCandidate } from '@mithaq/openapi/rules/match-score.ts';
import { randomFrom, type Random } from '../faults/random.ts';

/** A made-up member of the evaluation. */
export type Person = MatchCandidate & { gender: Gender };

/** Values with how often each of them occurs. */
type Shares<T extends string> = Record<T, number>;

const countries: Shares<string> = {
  india: 60,
  pakistan: 10,
  bangladesh: 10,
  'united kingdom': 8,
  'united states': 7,
  emirates: 5,
};
const schools: Shares<SchoolOfThought> = { HANAFI: 60, SHAFII: 15, TRADITIONAL_SUNNI: 18, MALIKI: 3, HANBALI: 4 };
const education: Shares<string> = { school: 15, bsc: 45, msc: 28, phd: 4, alim: 8 };
const statuses: Record<Gender, Shares<MaritalStatus>> = {
  MALE: { UNMARRIED: 80, DIVORCED: 12, WIDOWED: 4, MARRIED: 4 },
  FEMALE: { UNMARRIED: 80, DIVORCED: 14, WIDOWED: 6, MARRIED: 0 },
};
const states = Array.from({ length: 12 }, (_, number) => `state ${number}`);

/** Made-up members, about 62 % of them men; one seed gives one population. */
export function createPopulation(size: number, seed: number): Person[] {
  const random = randomFrom(seed);
  return Array.from({ length: size }, (_, number) => createPerson(String(number).padStart(6, '0'), random));
}

function createPerson(id: string, random: Random): Person {
  const gender = random.below(100) < 62 ? 'MALE' : 'FEMALE';
  const isMan = gender === 'MALE';
  const age = between(18, 60, (isMan ? 28 : 25) + spread(random, 5));
  const facts = {
    country: pick(random, countries),
    state: random.pick(states),
    city: 'any',
    education: pick(random, education),
    occupation: 'any',
    profileSchoolOfThought: pick(random, schools),
    maritalStatus: pick(random, statuses[gender]),
  };
  const minAge = Math.max(18, age - (isMan ? 8 : 1) + spread(random, 2));
  return {
    id,
    gender,
    age,
    ...facts,
    daysOld: random.below(300),
    aboutMeLength: 50 + random.below(600),
    impressions: 0,
    preferences: {
      minAge: random.chance(0.25) ? 18 : minAge,
      maxAge: Math.max(minAge + 2, isMan ? age + 1 : age + 8 + spread(random, 2)),
      maritalStatus: soughtStatuses(random),
      countries: soughtCountries(facts.country, random),
      states: random.chance(0.35) ? [facts.state] : [],
      cities: [],
      education: random.chance(0.5) ? [] : [facts.education, pick(random, education)],
      occupation: [],
      preferredSchoolOfThought: random.chance(0.9) ? facts.profileSchoolOfThought : pick(random, schools),
    },
  };
}

/** The widest preferences of the contract: all ages, every marital status, and 50 countries. */
const widestPreferences = {
  minAge: 18,
  maxAge: 99,
  maritalStatus: ['UNMARRIED', 'DIVORCED', 'WIDOWED', 'MARRIED'] satisfies MaritalStatus[],
  countries: [...Object.keys(countries), ...Array.from({ length: 44 }, (_, number) => `country ${number}`)],
  states: [],
};

export function hasWidestPreferences({ preferences }: Person): boolean {
  return preferences.countries.length === widestPreferences.countries.length;
}

/** The same people, of whom this percentage has the widest preferences. */
export function withWidestPreferences(population: readonly Person[], percent: number, seed: number): Person[] {
  const random = randomFrom(seed);
  return population.map((person) =>
    random.below(100) < percent ? { ...person, preferences: { ...person.preferences, ...widestPreferences } } : person,
  );
}

function soughtStatuses(random: Random): MaritalStatus[] {
  if (random.chance(0.7)) return ['UNMARRIED'];
  return random.chance(0.6) ? ['UNMARRIED', 'DIVORCED'] : ['UNMARRIED', 'DIVORCED', 'WIDOWED', 'MARRIED'];
}

function soughtCountries(own: string, random: Random): string[] {
  if (random.chance(0.75)) return [own];
  return random.chance(0.5) ? [own, pick(random, countries)] : Object.keys(countries);
}

function pick<T extends string>(random: Random, shares: Shares<T>): T {
  const values = Object.keys(shares) as T[]; // Object.keys forgets the literal type
  let left = random.below(values.reduce((sum, value) => sum + shares[value], 0));
  return values.find((value) => (left -= shares[value]) < 0)!; // less than the sum
}

/** A whole number around 0, nearly normal: the sum of twelve equal ones has the variance 1 (the central limit theorem). */
function spread(random: Random, deviation: number): number {
  const sum = Array.from({ length: 12 }, () => random.below(1000) / 1000).reduce((all, one) => all + one, 0);
  return Math.round((sum - 6) * deviation);
}

function between(least: number, most: number, value: number): number {
  return Math.max(least, Math.min(most, value));
}
