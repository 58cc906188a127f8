import type { FeedFilter, GetFeedParams } from '../generated/hooks/model/index.ts';

/** The filters of the Feed, as they are sent. */
export type FeedFilters = Omit<GetFeedParams, 'limit' | 'page' | 'cursor'>;

/** The parameters of each filter. */
export const filterParameters: Readonly<Record<FeedFilter, readonly (keyof FeedFilters)[]>> = {
  AGE: ['minAge', 'maxAge'],
  COUNTRY: ['country'],
  STATE: ['state'],
  MARITAL_STATUS: ['maritalStatus'],
  SCHOOL_OF_THOUGHT: ['schoolOfThought'],
  EDUCATION: ['education'],
  TAGS: ['tag'],
  HEIGHT: ['minHeight', 'maxHeight'],
  PRAYER: ['prayer'],
  HIJAB: ['hijab'],
  BEARD: ['beard'],
  CHILDREN: ['children'],
};

/** Every filter, in the order in which they are listed. */
// Object.keys forgets the literal type of the keys, which the table's own type holds.
export const filterNames = Object.keys(filterParameters) as FeedFilter[];

/** The filters that are set. */
export function chosenFilters(filters: FeedFilters): FeedFilter[] {
  return filterNames.filter((name) => filterParameters[name].some((parameter) => filters[parameter] !== undefined));
}

/** Without one of the filters. Without the country, its states are left out as well. */
export function withoutFilter(filters: FeedFilters, name: FeedFilter): FeedFilters {
  const gone = new Set<string>([...filterParameters[name], ...(name === 'COUNTRY' ? filterParameters.STATE : [])]);
  return Object.fromEntries(Object.entries(filters).filter(([parameter]) => !gone.has(parameter)));
}
