import type { MatchReason, MaritalStatus, SchoolOfThought } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** What a member wishes of a spouse; the columns of their preferences. */
export type Wishes = {
  minAge: number;
  maxAge: number;
  maritalStatus: MaritalStatus[];
  countries: string[];
  states: string[];
  cities: string[];
  education: string[];
  occupation: string[];
  schoolOfThought: SchoolOfThought;
};

/** One side of a match: what they are, and what they wish. */
export type Side = {
  id: string;
  /** years, as shown: current year minus birth year */
  age: number;
  maritalStatus: MaritalStatus;
  country: string;
  state: string;
  city: string;
  education: string;
  occupation: string;
  schoolOfThought: SchoolOfThought;
  wishes: Wishes;
};

/** A side that may be shown, with what else its place in the list depends on. */
export type Candidate = Side & {
  /** days since the profile was made or changed */
  daysOld: number;
  /** code points of the about-me text */
  words: number;
  /** how often it was shown to anyone in the last 7 days */
  impressions: number;
};

export type Match = { id: string; tier: 0 | 1 | 2; reasons: MatchReason[]; score: number };

/** What each wish weighs in a directional fit, and what is added to the score. LISTS.md, points 2 to 4. */
const weights: Record<MatchReason, number> = {
  AGE: 3,
  MARITAL_STATUS: 3,
  COUNTRY: 2.5,
  SCHOOL_OF_THOUGHT: 2,
  STATE: 1,
  CITY: 1,
  EDUCATION: 1,
  OCCUPATION: 0.5,
};
const freshness = { weight: 0.04, halfLifeDays: 21 };
const completeness = { weight: 0.02, words: 400 };
/** Damping of exposure, per doubling of the impressions of a week. */
const damping = 0.035;

/** How well a value that misses a soft wish still fits. */
const missed: Record<MatchReason, number> = {
  AGE: 0,
  MARITAL_STATUS: 0,
  COUNTRY: 0,
  SCHOOL_OF_THOUGHT: 0.15,
  STATE: 0.5,
  CITY: 0.5,
  EDUCATION: 0.3,
  OCCUPATION: 0.3,
};

/** Years by which tier 2 widens an age range. */
const widenedYears = 2;

/**
 * Ranks candidates for a member by how well each side fits the other's wishes (LISTS.md, For You). Marital status gates
 * both ways and is never relaxed; age and country gate tier 0 and are widened step by step behind it.
 */
export function rank(me: Side, candidates: readonly Candidate[], most: number): Match[] {
  return candidates
    .filter((they) => wants(me, they, 'MARITAL_STATUS') && wants(they, me, 'MARITAL_STATUS'))
    .map((they) => ({ they, step: stepOf(me, they), score: scoreOf(me, they) }))
    .toSorted((a, b) => a.step - b.step || b.score - a.score || (a.they.id < b.they.id ? 1 : -1))
    .slice(0, most)
    .map(({ they, step, score }) => ({ id: they.id, tier: tiers[step]!, reasons: reasonsFor(me, they), score }));
}

/** The tier that the contract tells, for each step of widening. */
const tiers = [0, 1, 2, 2, 2, 2] as const;

/** 0 both fit; 1 they fit mine, I nearly fit theirs; 2 they fit mine; 3 age widened by two years; 4 country widened too; 5 the rest. */
function stepOf(me: Side, they: Side): number {
  const fitsMine = fitsHard(me, they, 0);
  if (fitsMine && fitsHard(they, me, 0)) return 0;
  if (fitsMine && nearlyFits(they, me)) return 1;
  if (fitsMine) return 2;
  if (fitsHard(me, they, widenedYears)) return 3;
  return yearsOff(me.wishes, they.age) <= widenedYears ? 4 : 5;
}

function fitsHard(from: Side, to: Side, years: number): boolean {
  return yearsOff(from.wishes, to.age) <= years && wants(from, to, 'COUNTRY');
}

/** One hard wish missed, and an age by two years at the most. */
function nearlyFits(from: Side, to: Side): boolean {
  const off = yearsOff(from.wishes, to.age);
  return wants(from, to, 'COUNTRY') ? off <= widenedYears : off === 0;
}

function scoreOf(me: Side, they: Candidate): number {
  const [mine, theirs] = [fit(me, they), fit(they, me)];
  const harmonic = mine + theirs === 0 ? 0 : (2 * mine * theirs) / (mine + theirs);
  return (
    harmonic +
    freshness.weight * 0.5 ** (they.daysOld / freshness.halfLifeDays) +
    completeness.weight * Math.min(1, they.words / completeness.words) -
    damping * Math.log2(1 + they.impressions)
  );
}

/** How well the other fits these wishes, 0 to 1, by weight; a wish that was not made does not count. */
export function fit(from: Side, to: Side): number {
  let got = 0;
  let of = 0;
  for (const reason of wishesMade(from.wishes)) {
    const value =
      reason === 'AGE' ? Math.exp(-yearsOff(from.wishes, to.age) / 2) : wants(from, to, reason) ? 1 : missed[reason];
    got += weights[reason] * value;
    of += weights[reason];
  }
  return got / of;
}

/** The wishes of either side that are met both ways, the weightiest first. */
export function reasonsFor(me: Side, they: Side): MatchReason[] {
  const made = new Set([...wishesMade(me.wishes), ...wishesMade(they.wishes)]);
  return [...made]
    .filter((reason) => wants(me, they, reason) && wants(they, me, reason))
    .toSorted((a, b) => weights[b] - weights[a]);
}

type Test = { isMade(wishes: Wishes): boolean; isMet(wishes: Wishes, other: Side): boolean };

const always = () => true;

/** Each wish: whether it was made at all ('Any', empty or missing is none), and whether the other meets it. */
const tests: Record<MatchReason, Test> = {
  AGE: { isMade: always, isMet: (wishes, { age }) => yearsOff(wishes, age) === 0 },
  MARITAL_STATUS: {
    isMade: always,
    isMet: (wishes, { maritalStatus }) => wishes.maritalStatus.includes(maritalStatus),
  },
  COUNTRY: { isMade: always, isMet: (wishes, { country }) => names(wishes.countries, country) },
  STATE: { isMade: ({ states }) => isWish(states), isMet: (wishes, { state }) => names(wishes.states, state) },
  CITY: { isMade: ({ cities }) => isWish(cities), isMet: (wishes, { city }) => names(wishes.cities, city) },
  SCHOOL_OF_THOUGHT: {
    isMade: always,
    isMet: (wishes, { schoolOfThought }) => wishes.schoolOfThought === schoolOfThought,
  },
  EDUCATION: {
    isMade: ({ education }) => isWish(education),
    isMet: (wishes, { education }) => mentions(wishes.education, education),
  },
  OCCUPATION: {
    isMade: ({ occupation }) => isWish(occupation),
    isMet: (wishes, { occupation }) => mentions(wishes.occupation, occupation),
  },
};

// Object.keys forgets the literal type of the keys, which the table's own type holds.
const allWishes = Object.keys(tests) as MatchReason[];

function wishesMade(wishes: Wishes): MatchReason[] {
  return allWishes.filter((reason) => tests[reason].isMade(wishes));
}

/** Whether the other meets this wish; one that was not made is met by everyone. */
function wants(from: Side, to: Side, reason: MatchReason): boolean {
  return !tests[reason].isMade(from.wishes) || tests[reason].isMet(from.wishes, to);
}

function yearsOff({ minAge, maxAge }: Wishes, age: number): number {
  return Math.max(0, minAge - age, age - maxAge);
}

function isWish(list: string[]): boolean {
  return list.length > 0 && !list.some((word) => normal(word) === 'any');
}

function names(list: string[], place: string): boolean {
  return list.some((one) => normal(one) === normal(place));
}

/** Free text, so by words: 'Doctor' is met by 'Junior doctor', and 'BSc' by 'B.Sc. Physics'. */
function mentions(list: string[], text: string): boolean {
  const words = ` ${normal(text)} `;
  return list.some(
    (one) => words.includes(` ${normal(one)} `) || words.replaceAll(' ', '') === normal(one).replaceAll(' ', ''),
  );
}

function normal(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
