import type { ListedProfile, MatchReason, Preferences, Profile, ProfileFacts } from '../generated/hooks/model/index.ts';
import { displayAge } from './age.ts';
import { educationsWished } from './degrees.ts';
import { answersOf, factReasons, wishedFacts, type FactReason, type WishedFact } from './facts.ts';
import { preferenceKeys, profileKeys, type PreferenceKeys, type ProfileKeys } from './match-keys.ts';
import type { StoredPreferences } from './preferences.ts';

/** What a member prefers in a spouse, without the free text; names in the form in which they are compared. */
export type MatchPreferences = Omit<StoredPreferences, 'otherPreferences'>;

/** What others' preferences ask about; names in the form in which they are compared. */
export type MatchFacts = Pick<Profile, 'maritalStatus' | 'profileSchoolOfThought'> &
  OptionalFacts &
  ProfileKeys & {
    /** Years, as displayed: current year minus birth year. */
    age: number;
  };

/** One side of a match: the facts, and the own preferences. */
export type MatchSide = MatchFacts & { id: string; preferences: MatchPreferences };

/** A preference that is set, and whether the other side meets it. */
export type Wish = {
  on: MatchReason;
  isMet: boolean;
  /** The age misses the wish by at most two years. */
  isNear: boolean;
};

/** What two members ask of each other. */
export type MutualWishes = { own: Wish[]; theirs: Wish[] };

/** A wish that the other side of a suggestion misses: one of the own, or one of theirs that oneself misses. */
export type Miss = Wish & { whose: keyof MutualWishes };

type OptionalFacts = { facts?: ProfileFacts | null };
type FactsProfile = Pick<Profile, 'dateOfBirth' | 'maritalStatus' | 'profileSchoolOfThought'> & OptionalFacts;
/** The stored preferences; their lists of names are taken from the keys. */
export type SidePreferences = Omit<MatchPreferences, keyof PreferenceKeys> & { matchKeys: PreferenceKeys };

/** The side of a member, from the stored profile and preferences. */
export function toMatchSide(
  profile: FactsProfile & { id: string; matchKeys: ProfileKeys },
  preferences: SidePreferences,
  now: Date,
): MatchSide {
  return { id: profile.id, ...toFacts(profile, profile.matchKeys, now), preferences: toKeyed(preferences) };
}

function toFacts(profile: FactsProfile, keys: ProfileKeys, now: Date): MatchFacts {
  const { maritalStatus, profileSchoolOfThought, dateOfBirth, facts } = profile;
  return { maritalStatus, profileSchoolOfThought, facts, ...keys, age: displayAge(dateOfBirth, now) };
}

function toKeyed(preferences: SidePreferences): MatchPreferences {
  return { ...preferences, ...preferences.matchKeys };
}

type Shown = { profile: FactsProfile & ProfileKeys; preferences: Preferences };

/** What two members ask of each other, from the answers that the contract gives to one of them. */
export function mutualWishes(own: Shown, other: Shown, now: Date = new Date()): MutualWishes {
  return {
    own: wishesOf(shownPreferences(own), toFacts(other.profile, profileKeys(other.profile), now)),
    theirs: wishesOf(shownPreferences(other), toFacts(own.profile, profileKeys(own.profile), now)),
  };
}

/**
 * The wishes that a suggestion of For You misses, the own ones first. The list does not hold the other side's
 * preferences. But a wish that is met for me and is no match reason is one of theirs that I miss; of wishes that need not be
 * set, only those that I have set are known.
 */
export function missesOf(own: Shown, listed: ListedProfile, now: Date = new Date()): Miss[] {
  const fits = new Set(listed.matchReasons);
  const wishes = wishesOf(shownPreferences(own), toFacts(listed, profileKeys(listed), now));
  const unsure = wishes.filter(({ on }) => !fits.has(on));
  return [
    ...unsure.filter(({ isMet }) => !isMet).map((wish) => ({ ...wish, whose: 'own' as const })),
    ...unsure
      .filter(({ isMet }) => isMet)
      // Tier 1 widens the age of the other side, and no more than that.
      .map(({ on }) => ({
        on,
        isMet: false,
        isNear: on === 'AGE' && listed.matchTier === 1,
        whose: 'theirs' as const,
      })),
  ];
}

/** Whether a member asked for this and a suggestion of For You meets it. */
export function isWished(own: Shown, listed: ListedProfile, on: MatchReason, now: Date = new Date()): boolean {
  const wishes = wishesOf(shownPreferences(own), toFacts(listed, profileKeys(listed), now));
  return wishes.some((wish) => wish.on === on && wish.isMet);
}

function shownPreferences({ preferences }: Shown): MatchPreferences {
  return toKeyed({ ...preferences, matchKeys: preferenceKeys(preferences) });
}

/** Facts that are empty while their text is held back: nothing can be said of a wish for them. */
const heldFacts = { CITY: 'city', EDUCATION: 'education', OCCUPATION: 'occupation' } as const;
const isHeld = (facts: MatchFacts, on: MatchReason) => on in heldFacts && facts[heldFacts[on as 'CITY']] === '';

const factOf = new Map<MatchReason, WishedFact>(wishedFacts.map((fact) => [factReasons[fact], fact]));

/** The optional fact that a wish is about, if it is about one. */
export function wishedFact(on: MatchReason): WishedFact | undefined {
  return factOf.get(on);
}

/** Whether a member has not answered the optional fact that a wish is about. */
export function isUnanswered(facts: MatchFacts, on: MatchReason): boolean {
  const fact = wishedFact(on);
  return fact !== undefined && answersOf(facts, fact).length === 0;
}

/** The preferences that are set and of which something is known, in order of importance, and whether these facts meet them. `Any`, an empty list or a missing one sets none. */
function wishesOf(preferences: MatchPreferences, facts: MatchFacts): Wish[] {
  const years = yearsOutside(preferences, facts.age);
  return allReasons
    .filter((on) => criteria[on].isSet(preferences) && !isHeld(facts, on) && !isUnanswered(facts, on))
    .map((on) => {
      const isMet = criteria[on].isMet(preferences, facts);
      return { on, isMet, isNear: on === 'AGE' && !isMet && years <= nearYears };
    });
}

/** Whether a preference is set. */
export function isWish(preferences: MatchPreferences, on: MatchReason): boolean {
  return criteria[on].isSet(preferences);
}

/** Whether these facts meet a preference; everyone meets one that is not set. */
export function meets(preferences: MatchPreferences, facts: MatchFacts, on: MatchReason): boolean {
  return !criteria[on].isSet(preferences) || criteria[on].isMet(preferences, facts);
}

/** Years by which an age may miss a wish and still be near; tiers 1 and 2 widen the range by as much. */
export const nearYears = 2;

/** Years by which an age is outside the preferred range. */
export function yearsOutside({ minAge, maxAge }: MatchPreferences, age: number): number {
  return Math.max(0, minAge - age, age - maxAge);
}

type Criterion = {
  /** `Any`, an empty list or a missing one sets no preference. */
  isSet(preferences: MatchPreferences): boolean;
  isMet(preferences: MatchPreferences, other: MatchFacts): boolean;
};

const always = () => true;

/** A wish about an optional fact: any of its values. */
const factCriteria = Object.fromEntries(
  wishedFacts.map((fact): [FactReason, Criterion] => [
    factReasons[fact],
    {
      isSet: ({ facts }) => (facts?.[fact]?.length ?? 0) > 0,
      isMet: ({ facts }, other) => {
        const wished: string[] = facts?.[fact] ?? [];
        return answersOf(other, fact).some((answer) => wished.includes(answer));
      },
    },
  ]),
) as Record<FactReason, Criterion>; // one for each fact

const criteria: Record<MatchReason, Criterion> = {
  AGE: { isSet: always, isMet: (preferences, { age }) => yearsOutside(preferences, age) === 0 },
  MARITAL_STATUS: {
    isSet: always,
    isMet: (preferences, { maritalStatus }) => preferences.maritalStatus.includes(maritalStatus),
  },
  COUNTRY: { isSet: always, isMet: ({ countries }, { country }) => countries.includes(country) },
  STATE: { isSet: ({ states }) => isSet(states), isMet: ({ states }, { state }) => states.includes(state) },
  CITY: { isSet: ({ cities }) => isSet(cities), isMet: ({ cities }, { city }) => cities.includes(city) },
  SCHOOL_OF_THOUGHT: {
    isSet: always,
    isMet: ({ preferredSchoolOfThought }, { profileSchoolOfThought }) =>
      preferredSchoolOfThought === profileSchoolOfThought,
  },
  EDUCATION: {
    isSet: ({ education }) => isSet(education),
    isMet: (preferences, { education }) => mentions(preferences.education.flatMap(educationsWished), education),
  },
  OCCUPATION: {
    isSet: ({ occupation }) => isSet(occupation),
    isMet: (preferences, { occupation }) => mentions(preferences.occupation, occupation),
  },
  ...factCriteria,
};

/** What a wish can be about, in order of importance. */
// Object.keys forgets the literal type of the keys, which the table's own type holds.
export const allReasons = Object.keys(criteria) as MatchReason[];

function isSet(list: string[]): boolean {
  return list.length > 0 && !list.some((name) => name === 'any');
}

/** Compares free text by words: 'Doctor' is met by 'Junior doctor', and 'B Sc' by 'B.Sc. Physics'. */
export function mentions(list: string[], text: string): boolean {
  const words = ` ${text} ${joined(text)} `;
  return list.some(
    (name) => words.includes(` ${name} `) || (name.includes(' ') && words.includes(` ${joined(name)} `)),
  );
}

/** Names as they are, and in one word, as "bsc" for "b sc". */
export function spellings(names: string[]): string[] {
  return [...new Set([...names, ...names.map(joined)])];
}

function joined(name: string): string {
  return name.replaceAll(' ', '');
}
