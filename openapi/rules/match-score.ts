import type { MatchReason } from '../generated/hooks/model/index.ts';
import {
  allReasons,
  isUnanswered,
  isWish,
  meets,
  nearYears,
  toMatchSide,
  yearsOutside,
  type MatchSide,
  type SidePreferences,
} from './wishes.ts';

/** The length of a For You list. */
export const listLength = 300;

/** A side that may be listed, with the other facts that its rank depends on. */
export type MatchCandidate = MatchSide & {
  /** Days since the profile was created or changed. */
  daysOld: number;
  /** Code points of the about-me text. */
  aboutMeLength: number;
  /** How often the profile was listed for anyone in the last 7 days. */
  impressions: number;
};

/** `step` is the step of widening, from which the tier follows. */
export type Match = { id: string; step: number; matchTier: 0 | 1 | 2; matchReasons: MatchReason[]; score: number };

/** The stored fields of a match, in the order of rank. */
export type RankedMatch = Pick<Match, 'id' | 'step' | 'score' | 'matchReasons'>;

/** What the score compares of a member, as it is stored. */
export type StoredSide = Parameters<typeof toMatchSide>[0] & { aboutMeLength: number; preferences: SidePreferences };

/** The side of a candidate, from the stored profile and preferences. */
export function toMatchCandidate(
  side: StoredSide,
  now: Date,
  { daysOld, impressions }: Pick<MatchCandidate, 'daysOld' | 'impressions'>,
): MatchCandidate {
  const { aboutMeLength } = side;
  return { ...toMatchSide(side, side.preferences, now), aboutMeLength, daysOld, impressions };
}

/** The weight of each preference in the fit of one direction. */
const weights: Record<MatchReason, number> = {
  AGE: 3,
  MARITAL_STATUS: 3,
  COUNTRY: 2.5,
  SCHOOL_OF_THOUGHT: 2,
  STATE: 1,
  CITY: 1,
  EDUCATION: 1,
  OCCUPATION: 0.5,
  PRAYER: 1,
  HIJAB: 0.75,
  BEARD: 0.75,
  CHILDREN: 1,
  WISH_FOR_CHILDREN: 1,
  RELOCATION: 0.75,
  LANGUAGES: 0.75,
  FAMILY: 0.5,
  DIET: 0.25,
  SMOKING: 0.5,
  MARRY_WHEN: 0.5,
  WORK_AFTER_MARRIAGE: 0.5,
};
const byWeight = allReasons.toSorted((a, b) => weights[b] - weights[a]);
const freshness = { weight: 0.04, halfLifeDays: 21 };
const completeness = { weight: 0.02, length: 400 };
/** Subtracted for each doubling of a week's impressions, so that a few profiles do not fill everyone's list. */
const exposurePenalty = 0.035;

/** How well a value that misses a preference still fits, 0 to 1. */
const partialFit: Record<MatchReason, number> = {
  AGE: 0,
  MARITAL_STATUS: 0,
  COUNTRY: 0,
  SCHOOL_OF_THOUGHT: 0.15,
  STATE: 0.5,
  CITY: 0.5,
  EDUCATION: 0.3,
  OCCUPATION: 0.3,
  PRAYER: 0.3,
  HIJAB: 0.3,
  BEARD: 0.3,
  CHILDREN: 0.3,
  WISH_FOR_CHILDREN: 0.2,
  RELOCATION: 0.4,
  LANGUAGES: 0.3,
  FAMILY: 0.5,
  DIET: 0.5,
  SMOKING: 0.4,
  MARRY_WHEN: 0.5,
  WORK_AFTER_MARRIAGE: 0.5,
};
/** How well an optional fact that is not answered fits a preference for it: better than one that misses it. */
const unansweredFit = 0.6;

/**
 * Ranks candidates by how well each side fits the preferences of the other (docs/matching.md). Marital status must
 * fit both ways and is never relaxed; age and country decide the tier.
 * @param most the length of the list
 */
export function rankMatches(me: MatchSide, candidates: readonly MatchCandidate[], most: number): Match[] {
  return candidates
    .filter((other) => accepts(me, other, 'MARITAL_STATUS') && accepts(other, me, 'MARITAL_STATUS'))
    .map((other) => ({ id: other.id, other, step: wideningStep(me, other), score: scoreOf(me, other) }))
    .toSorted(byRank)
    .slice(0, most)
    .map(({ id, other, step, score }) => ({
      id,
      step,
      matchTier: tierOf(step),
      matchReasons: matchReasons(me, other),
      score,
    }));
}

/** The order of a list: the step of widening, the score, and the newest profile. */
function byRank(a: Omit<RankedMatch, 'matchReasons'>, b: Omit<RankedMatch, 'matchReasons'>): number {
  return a.step - b.step || b.score - a.score || (a.id < b.id ? 1 : -1);
}

/**
 * The list with new and changed members in their places; the others stay in theirs.
 * @param changed the ids of the changed members; a member who does not match any more has no place
 * @param matches those of them who match
 */
export function mergeMatches<M extends RankedMatch>(
  list: M[],
  changed: Iterable<string>,
  matches: M[],
  most: number,
): M[] {
  const left = new Set(changed);
  return [...list.filter(({ id }) => !left.has(id)), ...matches].toSorted(byRank).slice(0, most);
}

/** The contract's tier for a step of widening. */
export function tierOf(step: number): 0 | 1 | 2 {
  return step === 0 ? 0 : step === 1 ? 1 : 2;
}

/** 0 both fit; 1 they fit mine and I nearly fit theirs; 2 they fit mine; 3 age widened; 4 country widened too; 5 the rest. */
function wideningStep(me: MatchSide, other: MatchSide): number {
  const fitsMine = fitsAgeAndCountry(me, other, 0);
  if (fitsMine && fitsAgeAndCountry(other, me, 0)) return 0;
  if (fitsMine && nearlyFits(other, me)) return 1;
  if (fitsMine) return 2;
  if (fitsAgeAndCountry(me, other, nearYears)) return 3;
  return yearsOutside(me.preferences, other.age) <= nearYears ? 4 : 5;
}

function fitsAgeAndCountry(from: MatchSide, to: MatchSide, years: number): boolean {
  return yearsOutside(from.preferences, to.age) <= years && accepts(from, to, 'COUNTRY');
}

/** Either the country fits and the age is at most two years outside, or the age fits and the country does not. */
function nearlyFits(from: MatchSide, to: MatchSide): boolean {
  const years = yearsOutside(from.preferences, to.age);
  return accepts(from, to, 'COUNTRY') ? years <= nearYears : years === 0;
}

function scoreOf(me: MatchSide, other: MatchCandidate): number {
  const [mine, theirs] = [fit(me, other), fit(other, me)];
  const harmonicMean = mine + theirs === 0 ? 0 : (2 * mine * theirs) / (mine + theirs);
  return (
    harmonicMean +
    freshness.weight * 0.5 ** (other.daysOld / freshness.halfLifeDays) +
    completeness.weight * Math.min(1, other.aboutMeLength / completeness.length) -
    exposurePenalty * Math.log2(1 + other.impressions)
  );
}

/** How well the other side fits these preferences, 0 to 1, by weight. A preference that is not set does not count. */
export function fit(from: MatchSide, to: MatchSide): number {
  let reached = 0;
  let possible = 0;
  for (const on of allReasons) {
    if (!isWish(from.preferences, on)) continue;
    reached += weights[on] * reachedBy(from, to, on);
    possible += weights[on];
  }
  return reached / possible;
}

function reachedBy(from: MatchSide, to: MatchSide, on: MatchReason): number {
  if (on === 'AGE') return Math.exp(-yearsOutside(from.preferences, to.age) / 2);
  if (accepts(from, to, on)) return 1;
  return isUnanswered(to, on) ? unansweredFit : partialFit[on];
}

/** The preferences of either side that both sides meet, the highest weight first. */
export function matchReasons(me: MatchSide, other: MatchSide): MatchReason[] {
  return byWeight.filter(
    (on) =>
      (isWish(me.preferences, on) || isWish(other.preferences, on)) && accepts(me, other, on) && accepts(other, me, on),
  );
}

function accepts(from: MatchSide, to: MatchSide, on: MatchReason): boolean {
  return meets(from.preferences, to, on);
}
