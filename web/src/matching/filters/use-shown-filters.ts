import type { FeedFilter } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { filterNames, type FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';

/** The filters that can be chosen: states are of one country, and hijab and beard are asked of those whom the reader sees. */
export function useShownFilters(filters: FeedFilters): FeedFilter[] {
  const { data: own } = useGetCurrentUserProfile();
  const gender = own?.profile.gender;
  return filterNames.filter((filter) => {
    if (filter === 'STATE') return filters.country?.length === 1;
    if (filter === 'HIJAB') return gender === 'MALE';
    return filter !== 'BEARD' || gender === 'FEMALE';
  });
}
