import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { ApiError } from '@mithaq/openapi/http.ts';
import { filterParameters, type FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { heightChoice } from '@mithaq/openapi/rules/height.ts';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const parameters = Object.values(filterParameters).flat();
const names = new Set<string>(parameters);

/** The filters of the Feed, stored in the address: Back restores the earlier ones, and a link has them. Filters that cannot be chosen are removed. */
export function useFeedFilters(): [FeedFilters, (filters: FeedFilters, replaces?: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(address)), [address]);
  const clean = addressOf(filters);
  // Other parameters stay: a change of the address would undo a press on a link whose page is still on the way.
  const asked = new URLSearchParams([...search].filter(([name]) => names.has(name))).toString();
  useEffect(() => {
    if (clean !== asked) setSearch(clean, { replace: true });
  }, [clean, asked, setSearch]);
  return [filters, (chosen, replaces = false) => setSearch(addressOf(chosen), { replace: replaces })];
}

/** The filters in an address, without values that cannot be chosen. The server checks the places. */
export function readFilters(search: URLSearchParams): FeedFilters {
  const list = (name: string, most: number) => some([...new Set(search.getAll(name))].filter(Boolean).slice(0, most));
  const among = <T extends string>(name: string, options: Record<T, string>, most = Infinity) =>
    some(list(name, most)?.filter((value): value is T => Object.hasOwn(options, value)));
  const number = (name: string, least: number, most: number) => {
    const value = Number(search.get(name) ?? NaN);
    return value >= least && value <= most ? value : undefined;
  };
  const age = (name: string) => {
    const years = number(name, 18, 99);
    return Number.isInteger(years) ? years : undefined;
  };
  // A link may have another number of feet, such as 5.3.
  const height = (name: string) => {
    const feet = number(name, 3, 8);
    return feet === undefined ? undefined : heightChoice(feet);
  };
  const country = list('country', 10);
  const filters = {
    ...ordered('minAge', age('minAge'), 'maxAge', age('maxAge')),
    country,
    state: country?.length === 1 ? list('state', 10) : undefined,
    maritalStatus: among('maritalStatus', labels.MaritalStatus),
    schoolOfThought: among('schoolOfThought', labels.SchoolOfThought),
    education: search.get('education')?.trim().slice(0, 100) || undefined,
    tag: among('tag', labels.Tag, 3),
    ...ordered('minHeight', height('minHeight'), 'maxHeight', height('maxHeight')),
    prayer: among('prayer', labels.Prayer),
    hijab: among('hijab', labels.Hijab),
    beard: among('beard', labels.Beard),
    children: among('children', labels.Children),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** The filters without those that the server refused, such as a country that is in no list; undefined when it refused none. */
export function withoutRefused(filters: FeedFilters, error: ApiError | null): FeedFilters | undefined {
  if (error?.problem.code !== 'validation' || Object.keys(filters).length === 0) return undefined;
  const refused = new Set(error.problem.errors?.map(({ pointer }) => pointer.split('/')[0]!));
  // The states are of the country.
  if (refused.has('country')) refused.add('state');
  const accepted = Object.entries(filters).filter(([name]) => !refused.has(name));
  return accepted.length < Object.keys(filters).length ? Object.fromEntries(accepted) : {};
}

function addressOf(filters: FeedFilters): string {
  const values = parameters.flatMap((name) => [filters[name] ?? []].flat().map((value) => [name, String(value)]));
  return new URLSearchParams(values).toString();
}

/** Both, unless they are in the wrong order. */
function ordered(low: string, least: number | undefined, high: string, most: number | undefined) {
  return least !== undefined && most !== undefined && least > most ? {} : { [low]: least, [high]: most };
}

function some<T>(values: T[] | undefined): T[] | undefined {
  return values?.length ? values : undefined;
}
