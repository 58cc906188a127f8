import type { NotificationKind, ProposalBetween } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useMarkNotificationsSeen } from '@mithaq/openapi/generated/hooks/notifications/notifications.ts';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { notificationOfStatus } from '@mithaq/openapi/rules/proposal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { notificationsKey, useNotifications } from './use-notifications.ts';
import { isSameNews, useProposalsSeen } from './use-proposals-seen.ts';

type ReadProposal = Pick<ProposalBetween, 'proposalId' | 'status' | 'marriage'>;

/** Whether a page that shows this proposal tells this news. */
function isNewsOf({ status, marriage }: ReadProposal, kind: NotificationKind): boolean {
  return (
    kind === notificationOfStatus(status, marriage?.answer) || (kind === 'PROPOSAL_WAITING' && status === 'PENDING')
  );
}

/** Marks the news as seen that an open page tells by itself, so that neither the bell nor the tab announces it any more. */
export function useNewsRead(proposal: ReadProposal | undefined): void {
  const client = useQueryClient();
  const { data } = useNotifications();
  const { mutate } = useMarkNotificationsSeen({
    mutation: { onSuccess: () => client.invalidateQueries({ queryKey: notificationsKey }) },
  });
  const isRead = ({
    kind,
    seenAt,
    proposalId,
  }: {
    kind: NotificationKind;
    seenAt: string | null;
    proposalId?: string;
  }) => seenAt === null && proposal?.proposalId === proposalId && proposal !== undefined && isNewsOf(proposal, kind);
  const unseen = data?.pages.flatMap((page) => page.data.filter(isRead).map(({ id }) => id)).join() ?? '';

  const markSeen = useEffectEvent((ids: string[]) => mutate({ data: { ids } }));
  useEffect(() => {
    if (unseen !== '') markSeen(unseen.split(','));
  }, [unseen]);

  const { data: user } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  const ofProposal = proposal && user?.proposalNews?.find(isSameNews(proposal));
  const markProposalSeen = useEffectEvent(useProposalsSeen());
  useEffect(() => {
    if (ofProposal) markProposalSeen([ofProposal]);
  }, [ofProposal]);
}
