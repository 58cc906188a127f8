import type { MatchReason, Preferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { today, yearsOn } from '@mithaq/openapi/rules/age.ts';
import type { Member } from './state.ts';

export type Match = { matchTier: 0 | 1 | 2; matchReasons: MatchReason[] };

type Wish = {
  reason: MatchReason;
  has: (wishes: Preferences) => boolean;
  meets: (wishes: Preferences, other: Member, day: string) => boolean;
};

const isNoWish = (words: string[]) => words.length === 0 || words.some((word) => plain(word) === 'any');
const holds = (words: string[], word: string) =>
  isNoWish(words) || words.some((wished) => plain(wished) === plain(word));

/** A tiny cousin of the server's score: every wish counts the same, and nobody's turn is kept (DIFFERENCES.md). */
const wishes: Wish[] = [
  {
    reason: 'AGE',
    has: () => true,
    meets: ({ minAge, maxAge }, { profile }, day) => {
      const age = yearsOn(profile.dateOfBirth, day);
      return minAge <= age && age <= maxAge;
    },
  },
  {
    reason: 'MARITAL_STATUS',
    has: () => true,
    meets: ({ maritalStatus }, { profile }) => maritalStatus.includes(profile.maritalStatus),
  },
  { reason: 'COUNTRY', has: () => true, meets: ({ countries }, { profile }) => holds(countries, profile.country) },
  {
    reason: 'STATE',
    has: ({ states }) => !isNoWish(states),
    meets: ({ states }, { profile }) => holds(states, profile.state),
  },
  {
    reason: 'CITY',
    has: ({ cities }) => !isNoWish(cities),
    meets: ({ cities }, { profile }) => holds(cities, profile.city),
  },
  {
    reason: 'SCHOOL_OF_THOUGHT',
    has: () => true,
    meets: (wish, { profile }) => wish.preferredSchoolOfThought === profile.profileSchoolOfThought,
  },
  {
    reason: 'EDUCATION',
    has: ({ education }) => !isNoWish(education),
    meets: ({ education }, { profile }) => holds(education, profile.education),
  },
  {
    reason: 'OCCUPATION',
    has: ({ occupation }) => !isNoWish(occupation),
    meets: ({ occupation }, { profile }) => holds(occupation, profile.occupation),
  },
];

const hard: MatchReason[] = ['AGE', 'MARITAL_STATUS', 'COUNTRY'];

/** How well two members fit each other's wishes, or null: marital status is never relaxed (LISTS.md). */
export function matchOf(member: Member, other: Member, now: Date): Match | null {
  const day = today(now);
  const met = (from: Member, to: Member) =>
    new Set(wishes.filter((wish) => wish.meets(from.preferences, to, day)).map((wish) => wish.reason));
  const mine = met(member, other);
  const theirs = met(other, member);
  if (!mine.has('MARITAL_STATUS') || !theirs.has('MARITAL_STATUS')) return null;
  const fits = (reasons: Set<MatchReason>) => hard.every((reason) => reasons.has(reason));
  const isWished = (wish: Wish) => wish.has(member.preferences) || wish.has(other.preferences);
  return {
    matchTier: !fits(mine) ? 2 : fits(theirs) ? 0 : 1,
    matchReasons: wishes
      .filter((wish) => isWished(wish) && mine.has(wish.reason) && theirs.has(wish.reason))
      .map((wish) => wish.reason),
  };
}

function plain(word: string): string {
  return word.trim().toLowerCase();
}
