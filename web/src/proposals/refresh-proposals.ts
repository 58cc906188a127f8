import { getListProposalsInfiniteQueryKey } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Reloads both lists of proposals, after it changed what the member shares with them. */
export async function refreshProposals(client: QueryClient): Promise<void> {
  const lists = (['SENT', 'RECEIVED'] as const).map((type) => getListProposalsInfiniteQueryKey(type));
  await Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey })));
}
