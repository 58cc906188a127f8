import type { FeedFilter, ListedProfile, ProfileFacts } from '../generated/hooks/model/index.ts';
import { displayAge } from './age.ts';
import { educationsAt } from './degrees.ts';
import { answersOf, type WishedFact } from './facts.ts';
import { chosenFilters, filterNames, filterParameters, type FeedFilters } from './filter-names.ts';
import { centimetersBetween, heightCmOf } from './height.ts';
import { filterMarks, fromCursor } from './list-cursor.ts';
import { profileKeys } from './match-keys.ts';
import { invalidValue, type RuleProblem } from './problems.ts';
import { mentions } from './wishes.ts';

/** The fields for filters: those that a card shows, and the optional facts. */
export type FilteredProfile = Pick<
  ListedProfile,
  'dateOfBirth' | 'country' | 'state' | 'maritalStatus' | 'profileSchoolOfThought' | 'education' | 'tags' | 'height'
> & { heightCm?: number | null; facts?: ProfileFacts | null };

type Passes = (filters: FeedFilters, profile: FilteredProfile, now: Date) => boolean;

/** Whether a profile passes a filter; an absent parameter lets everyone pass. */
const passes: Record<FeedFilter, Passes> = {
  AGE: ({ minAge, maxAge }, { dateOfBirth }, now) => isWithin(displayAge(dateOfBirth, now), minAge, maxAge),
  COUNTRY: ({ country }, profile) => isOneOf(profile.country, country),
  // A state of another country fails by its country.
  STATE: ({ country, state }, profile) => !isOneOf(profile.country, country) || isOneOf(profile.state, state),
  MARITAL_STATUS: ({ maritalStatus }, profile) => isOneOf(profile.maritalStatus, maritalStatus),
  SCHOOL_OF_THOUGHT: ({ schoolOfThought }, { profileSchoolOfThought }) =>
    isOneOf(profileSchoolOfThought, schoolOfThought),
  EDUCATION: ({ education }, profile) =>
    education === undefined || mentions(educationsAt(educationKey(education)), educationKey(profile.education)),
  TAGS: ({ tag = [] }, { tags }) => tag.every((each) => tags.includes(each)),
  HEIGHT: ({ minHeight, maxHeight }, profile) =>
    isWithin(heightCmOf(profile), ...centimetersBetween(minHeight, maxHeight)),
  PRAYER: ({ prayer }, profile) => isAnsweredBy(profile, 'prayer', prayer),
  HIJAB: ({ hijab }, profile) => isAnsweredBy(profile, 'hijab', hijab),
  BEARD: ({ beard }, profile) => isAnsweredBy(profile, 'beard', beard),
  CHILDREN: ({ children }, profile) => isAnsweredBy(profile, 'children', children),
};

/** Whether a profile passes all filters. */
export function passesFilters(filters: FeedFilters, profile: FilteredProfile, now: Date): boolean {
  return failed(filters, profile, now).length === 0;
}

/** The number of people that decides which filter to loosen; more people add nothing. */
export const enoughPeople = 20;

/** The filter that alone excludes most people; the first in the list of equal ones. */
export function filterToLoosen(excludedBy: ReadonlyMap<FeedFilter, number>): FeedFilter | undefined {
  const people = (name: FeedFilter) => Math.min(excludedBy.get(name) ?? 0, enoughPeople);
  const [best] = filterNames.toSorted((one, other) => people(other) - people(one));
  return best && people(best) > 0 ? best : undefined;
}

/** How many of these profiles each filter alone excludes. */
export function excludedByFilters(
  filters: FeedFilters,
  profiles: readonly FilteredProfile[],
  now: Date,
): Map<FeedFilter, number> {
  const excludedBy = new Map<FeedFilter, number>();
  for (const profile of profiles) {
    const [name, another] = failed(filters, profile, now);
    if (name && !another) excludedBy.set(name, (excludedBy.get(name) ?? 0) + 1);
  }
  return excludedBy;
}

function failed(filters: FeedFilters, profile: FilteredProfile, now: Date): FeedFilter[] {
  return chosenFilters(filters).filter((name) => !passes[name](filters, profile, now));
}

/** A number that identifies a choice of filters; 0 without filters. A cursor has it as its rank. */
export function filterMark(filters: FeedFilters): number {
  const names = chosenFilters(filters).flatMap((name) => filterParameters[name]);
  if (names.length === 0) return 0;
  const text = JSON.stringify(names.map((name) => [name, [filters[name] ?? []].flat().map(String).toSorted()]));
  let hash = 0x811c9dc5; // FNV-1a
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return filterMarks.first + (hash % filterMarks.count);
}

/** What the contract's schemas cannot say of a request for the Feed, or null. */
export function feedQueryProblem({ cursor, ...filters }: FeedFilters & { cursor?: string }): RuleProblem | null {
  const { minAge = 0, maxAge = Infinity, minHeight = 0, maxHeight = Infinity, state, country, education } = filters;
  const errors = [
    minAge > maxAge &&
      invalidValue('minAge', 'Minimum age cannot be above maximum age', 'out-of-order', { field: 'maxAge' }),
    minHeight > maxHeight &&
      invalidValue('minHeight', 'Minimum height cannot be above maximum height', 'out-of-order', {
        field: 'maxHeight',
      }),
    state &&
      country?.length !== 1 &&
      invalidValue('state', 'Please choose the one country of these states', 'contradiction', { field: 'country' }),
    education !== undefined &&
      educationKey(education) === '' &&
      invalidValue('education', 'Please write a word with letters', 'wrong-format'),
    cursor !== undefined &&
      fromCursor(cursor).rank !== filterMark(filters) &&
      invalidValue('cursor', 'This cursor belongs to other filters. Begin without a cursor.', 'outdated'),
  ].flatMap((problem) => (problem ? (problem.errors ?? []) : []));
  return errors.length > 0 ? { code: 'validation', errors } : null;
}

/** An education as it is compared. */
export function educationKey(education: string): string {
  return profileKeys({ country: '', state: '', city: '', education, occupation: '' }).education;
}

function isOneOf<T>(value: T, chosen: readonly T[] | undefined): boolean {
  return chosen === undefined || chosen.includes(value);
}

/** A fact that is not answered passes no filter for it. */
function isAnsweredBy(profile: FilteredProfile, fact: WishedFact, chosen: readonly string[] | undefined): boolean {
  return chosen === undefined || answersOf(profile, fact).some((answer) => chosen.includes(answer));
}

function isWithin(value: number, least = -Infinity, most = Infinity): boolean {
  return value >= least && value <= most;
}
