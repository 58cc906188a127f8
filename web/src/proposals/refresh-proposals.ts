import type { Proposal, ProposalViewType } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getListProposalsInfiniteQueryKey,
  type ListProposalsInfiniteQueryResult,
} from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** Reloads both lists of proposals, after it changed what the member shares with them. */
export async function refreshProposals(client: QueryClient): Promise<void> {
  const lists = (['SENT', 'RECEIVED'] as const).map((type) => getListProposalsInfiniteQueryKey(type));
  await Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Puts a proposal into the loaded list as the server changed it, before the list itself is loaded again. */
export function replaceProposal(client: QueryClient, type: ProposalViewType, changed: Proposal): void {
  const queryKey = getListProposalsInfiniteQueryKey(type);
  client.setQueriesData<InfiniteData<ListProposalsInfiniteQueryResult>>(
    { queryKey },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          data: page.data.map((each) => (each.proposalId === changed.proposalId ? changed : each)),
        })),
      },
  );
}
