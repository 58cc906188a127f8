import {
  getGetFeedInfiniteQueryKey,
  getGetForYouInfiniteQueryKey,
} from '@mithaq/openapi/generated/hooks/matching/matching.ts';
import { getListProposalsInfiniteQueryKey } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import {
  getListSavedProfileIdsQueryKey,
  getListSavedProfilesQueryKey,
} from '@mithaq/openapi/generated/hooks/members/members.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Reloads the lists of members and of proposals, after somebody was blocked or unblocked. */
export async function refreshMembers(client: QueryClient): Promise<void> {
  const old = [
    getListProposalsInfiniteQueryKey('SENT'),
    getListProposalsInfiniteQueryKey('RECEIVED'),
    getGetFeedInfiniteQueryKey(),
    getGetForYouInfiniteQueryKey(),
    getListSavedProfilesQueryKey(),
    getListSavedProfileIdsQueryKey(),
  ];
  await Promise.all(old.map((queryKey) => client.invalidateQueries({ queryKey })));
}
