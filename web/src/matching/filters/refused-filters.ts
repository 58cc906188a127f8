import type { ApiError } from '@mithaq/openapi/http.ts';
import type { FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';

/** The filters without those that the server refused, such as a country that is in no list; undefined when it refused none. */
export function withoutRefused(filters: FeedFilters, error: ApiError | null): FeedFilters | undefined {
  if (error?.problem.code !== 'validation' || Object.keys(filters).length === 0) return undefined;
  const refused = new Set(error.problem.errors?.map(({ pointer }) => pointer.split('/')[0]!));
  // The states are of the country.
  if (refused.has('country')) refused.add('state');
  const accepted = Object.entries(filters).filter(([name]) => !refused.has(name));
  return accepted.length < Object.keys(filters).length ? Object.fromEntries(accepted) : {};
}
