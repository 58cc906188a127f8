import {
  getGetFeedInfiniteQueryKey,
  getGetForYouInfiniteQueryKey,
} from '@mithaq/openapi/generated/hooks/matching/matching.ts';
import { getGetProfileQueryKey } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { getListProposalsInfiniteQueryKey } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import type { QueryClient } from '@tanstack/react-query';

/** After a proposal was sent or changed: reloads both lists of proposals, both lists of members and the other's profile. */
export async function refreshAround(client: QueryClient, otherProfileId: string): Promise<void> {
  const old = [
    getListProposalsInfiniteQueryKey('SENT'),
    getListProposalsInfiniteQueryKey('RECEIVED'),
    getGetFeedInfiniteQueryKey(),
    getGetForYouInfiniteQueryKey(),
    getGetProfileQueryKey(otherProfileId),
  ];
  await Promise.all(old.map((queryKey) => client.invalidateQueries({ queryKey })));
}
