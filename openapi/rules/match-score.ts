import type { MatchReason, Profile } from '../generated/hooks/model/index.ts';
import { displayAge } from './age.ts';
import type { PreferenceKeys, ProfileKeys } from './match-keys.ts';
import type { StoredPreferences } from './preferences.ts';
import { lengthOf } from './text.ts';

/** What a member prefers in a spouse, without the free text; names in the form in which they are compared (R97). */
export type MatchPreferences = Omit<StoredPreferences, 'otherPreferences'>;

/** One side of a match: what others' preferences ask about, names in the form in which they are compared, and the own preferences. */
export type MatchSide = Pick<Profile, 'id' | 'maritalStatus' | 'profileSchoolOfThought'> &
  ProfileKeys & {
    /** Years, as displayed: current year minus birth year. */
    age: number;
    preferences: MatchPreferences;
  };

/** A side that may be listed, with the other facts that its rank depends on. */
export type MatchCandidate = MatchSide & {
  /** Days since the profile was created or changed. */
  daysOld: number;
  /** Code points of the about-me text. */
  aboutMeLength: number;
  /** How often the profile was listed for anyone in the last 7 days. */
  impressions: number;
};

export type Match = { id: string; matchTier: 0 | 1 | 2; matchReasons: MatchReason[]; score: number };

type SideProfile = Pick<Profile, 'id' | 'dateOfBirth' | 'maritalStatus' | 'profileSchoolOfThought'> & {
  matchKeys: ProfileKeys;
};
/** The stored preferences; their lists of names are taken from the keys. */
export type SidePreferences = Omit<MatchPreferences, keyof PreferenceKeys> & { matchKeys: PreferenceKeys };

/** The side of a member, from the stored profile and preferences. */
export function toMatchSide(profile: SideProfile, preferences: SidePreferences, now: Date): MatchSide {
  const { id, maritalStatus, profileSchoolOfThought, matchKeys } = profile;
  const age = displayAge(profile.dateOfBirth, now);
  return {
    id,
    maritalStatus,
    profileSchoolOfThought,
    ...matchKeys,
    age,
    preferences: { ...preferences, ...preferences.matchKeys },
  };
}

/** The same with the facts of a candidate. */
export function toMatchCandidate(
  profile: Parameters<typeof toMatchSide>[0] & { aboutMe: string },
  preferences: SidePreferences,
  now: Date,
  { daysOld, impressions }: Pick<MatchCandidate, 'daysOld' | 'impressions'>,
): MatchCandidate {
  return {
    ...toMatchSide(profile, preferences, now),
    aboutMeLength: lengthOf(profile.aboutMe),
    daysOld,
    impressions,
  };
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
};
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
};

/** Years by which tiers 1 and 2 widen an age range. */
const widenedYears = 2;

/**
 * Ranks candidates by how well each side fits the preferences of the other (R44, docs/matching.md). Marital status must
 * fit both ways and is never relaxed; age and country decide the tier.
 * @param most the length of the list
 */
export function rankMatches(me: MatchSide, candidates: readonly MatchCandidate[], most: number): Match[] {
  return candidates
    .filter((other) => accepts(me, other, 'MARITAL_STATUS') && accepts(other, me, 'MARITAL_STATUS'))
    .map((other) => ({ other, step: wideningStep(me, other), score: scoreOf(me, other) }))
    .toSorted((a, b) => a.step - b.step || b.score - a.score || (a.other.id < b.other.id ? 1 : -1))
    .slice(0, most)
    .map(({ other, step, score }) => ({
      id: other.id,
      matchTier: tiers[step]!,
      matchReasons: matchReasons(me, other),
      score,
    }));
}

/** The contract's tier for each step of widening. */
const tiers = [0, 1, 2, 2, 2, 2] as const;

/** 0 both fit; 1 they fit mine and I nearly fit theirs; 2 they fit mine; 3 age widened; 4 country widened too; 5 the rest. */
function wideningStep(me: MatchSide, other: MatchSide): number {
  const fitsMine = fitsAgeAndCountry(me, other, 0);
  if (fitsMine && fitsAgeAndCountry(other, me, 0)) return 0;
  if (fitsMine && nearlyFits(other, me)) return 1;
  if (fitsMine) return 2;
  if (fitsAgeAndCountry(me, other, widenedYears)) return 3;
  return yearsOutside(me.preferences, other.age) <= widenedYears ? 4 : 5;
}

function fitsAgeAndCountry(from: MatchSide, to: MatchSide, years: number): boolean {
  return yearsOutside(from.preferences, to.age) <= years && accepts(from, to, 'COUNTRY');
}

/** Either the country fits and the age is at most two years outside, or the age fits and the country does not. */
function nearlyFits(from: MatchSide, to: MatchSide): boolean {
  const years = yearsOutside(from.preferences, to.age);
  return accepts(from, to, 'COUNTRY') ? years <= widenedYears : years === 0;
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
  for (const reason of reasonsSet(from.preferences)) {
    const value =
      reason === 'AGE'
        ? Math.exp(-yearsOutside(from.preferences, to.age) / 2)
        : accepts(from, to, reason)
          ? 1
          : partialFit[reason];
    reached += weights[reason] * value;
    possible += weights[reason];
  }
  return reached / possible;
}

/** The preferences of either side that both sides meet, the highest weight first. */
export function matchReasons(me: MatchSide, other: MatchSide): MatchReason[] {
  const set = new Set([...reasonsSet(me.preferences), ...reasonsSet(other.preferences)]);
  return [...set]
    .filter((reason) => accepts(me, other, reason) && accepts(other, me, reason))
    .toSorted((a, b) => weights[b] - weights[a]);
}

type Criterion = {
  /** `Any`, an empty list or a missing one sets no preference. */
  isSet(preferences: MatchPreferences): boolean;
  isMet(preferences: MatchPreferences, other: MatchSide): boolean;
};

const always = () => true;

const criteria: Record<MatchReason, Criterion> = {
  AGE: { isSet: always, isMet: (preferences, { age }) => yearsOutside(preferences, age) === 0 },
  MARITAL_STATUS: {
    isSet: always,
    isMet: (preferences, { maritalStatus }) => preferences.maritalStatus.includes(maritalStatus),
  },
  COUNTRY: { isSet: always, isMet: ({ countries }, { country }) => includesName(countries, country) },
  STATE: { isSet: ({ states }) => isSet(states), isMet: ({ states }, { state }) => includesName(states, state) },
  CITY: { isSet: ({ cities }) => isSet(cities), isMet: ({ cities }, { city }) => includesName(cities, city) },
  SCHOOL_OF_THOUGHT: {
    isSet: always,
    isMet: ({ preferredSchoolOfThought }, { profileSchoolOfThought }) =>
      preferredSchoolOfThought === profileSchoolOfThought,
  },
  EDUCATION: {
    isSet: ({ education }) => isSet(education),
    isMet: (preferences, { education }) => mentions(preferences.education, education),
  },
  OCCUPATION: {
    isSet: ({ occupation }) => isSet(occupation),
    isMet: (preferences, { occupation }) => mentions(preferences.occupation, occupation),
  },
};

// Object.keys forgets the literal type of the keys, which the table's own type holds.
const allReasons = Object.keys(criteria) as MatchReason[];

function reasonsSet(preferences: MatchPreferences): MatchReason[] {
  return allReasons.filter((reason) => criteria[reason].isSet(preferences));
}

/** Whether the other side meets this preference; everyone meets one that is not set. */
function accepts(from: MatchSide, to: MatchSide, reason: MatchReason): boolean {
  return !criteria[reason].isSet(from.preferences) || criteria[reason].isMet(from.preferences, to);
}

function yearsOutside({ minAge, maxAge }: MatchPreferences, age: number): number {
  return Math.max(0, minAge - age, age - maxAge);
}

function isSet(list: string[]): boolean {
  return list.length > 0 && !list.some((name) => name === 'any');
}

function includesName(list: string[], place: string): boolean {
  return list.includes(place);
}

/** Compares free text by words: 'Doctor' is met by 'Junior doctor', and 'BSc' by 'B.Sc. Physics'. */
function mentions(list: string[], text: string): boolean {
  const words = ` ${text} `;
  const joined = text.replaceAll(' ', '');
  return list.some((name) => words.includes(` ${name} `) || name.replaceAll(' ', '') === joined);
}
