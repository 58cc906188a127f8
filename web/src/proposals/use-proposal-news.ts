import type { ProposalNews, ProposalViewType } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { getListProposalsInfiniteQueryKey } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isSameNews, useProposalsSeen } from '../notifications/use-proposals-seen.ts';

const none: ProposalNews[] = [];

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
  const fresh = latest.filter((each) => !shown.some(isSameNews(each)));
  if (fresh.length > 0) setShown([...fresh, ...shown]);

  const mark = useProposalsSeen();
  const markSeen = useEffectEvent((seen: ProposalNews[]) => {
    // A list that was loaded before does not have it yet.
    const queryKey = getListProposalsInfiniteQueryKey(open);
    void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    mark(seen);
  });
  useEffect(() => {
    const seen = latest.filter(({ type }) => type === open);
    if (seen.length > 0) markSeen(seen);
  }, [latest, open]);

  return { news: shown, unseen: latest.map(({ type }) => type) };
}
