import type { FeedFilter } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { chosenFilters, filterNames, type FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';

/**
 * The filters that can be chosen: states are of one country, and hijab and beard are asked of those whom the reader sees. One that a
 * link has set is among them in any case, so that it can be taken away.
 */
export function useShownFilters(filters: FeedFilters): FeedFilter[] {
  const { data: own } = useGetCurrentUserProfile();
  const gender = own?.profile.gender;
  const chosen = chosenFilters(filters);
  return filterNames.filter((filter) => {
    if (chosen.includes(filter)) return true;
    if (filter === 'STATE') return filters.country?.length === 1;
    if (filter === 'HIJAB') return gender === 'MALE';
    return filter !== 'BEARD' || gender === 'FEMALE';
  });
}
