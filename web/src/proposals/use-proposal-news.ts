import type { ProposalNews, ProposalViewType, User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getListProposalsInfiniteQueryKey,
  useMarkProposalsSeen,
} from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { getGetCurrentUserQueryKey, useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

const none: ProposalNews[] = [];

const isSame = (one: ProposalNews) => (other: ProposalNews) =>
  one.proposalId === other.proposalId && one.status === other.status;

/**
 * What happened to the member's proposals. The account is requested again when the page opens. News of the open
 * list is marked as seen; the page shows it until the member leaves.
 * @returns what to show, and the lists that have something that was not seen
 */
export function useProposalNews(open: ProposalViewType): { news: ProposalNews[]; unseen: ProposalViewType[] } {
  const client = useQueryClient();
  const { data } = useGetCurrentUser({ query: { refetchOnMount: 'always' } });
  const latest = data?.proposalNews ?? none;
  const [shown, setShown] = useState(none);
  const fresh = latest.filter((each) => !shown.some(isSame(each)));
  if (fresh.length > 0) setShown([...fresh, ...shown]);

  const { mutate } = useMarkProposalsSeen({
    mutation: {
      onSuccess: (_, { data: { proposals } }) =>
        client.setQueryData<User>(getGetCurrentUserQueryKey(), (user) => user && without(user, proposals)),
    },
  });
  const markSeen = useEffectEvent((seen: ProposalNews[]) => {
    // A list that was loaded before does not have it yet.
    const queryKey = getListProposalsInfiniteQueryKey(open);
    void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    mutate({ data: { proposals: seen.map(({ proposalId, status }) => ({ proposalId, status })) } });
  });
  useEffect(() => {
    const seen = latest.filter(({ type }) => type === open);
    if (seen.length > 0) markSeen(seen);
  }, [latest, open]);

  return { news: shown, unseen: latest.map(({ type }) => type) };
}

/** The account without the news that was seen; without any, the member is absent. */
function without({ proposalNews = [], ...user }: User, seen: Pick<ProposalNews, 'proposalId' | 'status'>[]): User {
  const left = proposalNews.filter(
    (each) => !seen.some(({ proposalId, status }) => each.proposalId === proposalId && each.status === status),
  );
  return { ...user, ...(left.length > 0 && { proposalNews: left }) };
}
