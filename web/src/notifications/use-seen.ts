import type { Notification, ProposalNews } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useMarkNotificationsSeen } from '@mithaq/openapi/generated/hooks/notifications/notifications.ts';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { notificationOfStatus } from '@mithaq/openapi/rules/proposal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useProposalsSeen } from './use-proposals-seen.ts';
import { notificationsKey, pageSize, type useNotifications } from './use-notifications.ts';

/** The attribute of a row that was not seen yet; its value is the id. */
export const unseenAttribute = 'data-unseen';

const isUnseen = ({ seenAt }: Notification) => seenAt === null;
const idOf = ({ id }: Notification) => id;

/** Whether both are about the same change of a proposal. */
function tells({ kind, proposalId }: Notification, news: ProposalNews): boolean {
  const answer = news.isMarriageDenied ? 'DENIED' : undefined;
  return proposalId === news.proposalId && kind === notificationOfStatus(news.status, answer);
}

/**
 * Marks notifications as seen once they were in the window.
 * @returns `isNew` says which were unseen when this page opened, or came since: they stay marked until the member
 *   leaves the page or marks all as read
 */
export function useSeen(list: ReturnType<typeof useNotifications>, notifications: readonly Notification[]) {
  const client = useQueryClient();
  const listRef: RefObject<HTMLDivElement | null> = useRef(null);
  const unseen = notifications.filter(isUnseen).map(idOf);
  const [shownAsNew, setShownAsNew] = useState<readonly string[]>([]);
  const added = unseen.filter((id) => !shownAsNew.includes(id));
  if (added.length > 0) setShownAsNew([...shownAsNew, ...added]);

  const refresh = () => client.invalidateQueries({ queryKey: notificationsKey });
  const { mutate } = useMarkNotificationsSeen({ mutation: { onSuccess: refresh } });
  const all = useMarkNotificationsSeen();

  const markSeen = useEffectEvent((ids: string[]) => mutate({ data: { ids } }));
  const unseenIds = unseen.join();
  useEffect(() => {
    if (unseenIds === '') return undefined;
    const observer = new IntersectionObserver((entries) => {
      const ids = entries
        .filter(({ isIntersecting }) => isIntersecting)
        .flatMap(({ target }) => target.getAttribute(unseenAttribute) ?? []);
      if (ids.length > 0) markSeen(ids);
    });
    listRef.current?.querySelectorAll(`[${unseenAttribute}]`).forEach((row) => observer.observe(row));
    return () => observer.disconnect();
  }, [unseenIds]);

  /** Also those that are not shown yet. */
  async function markAll() {
    let { data, hasNextPage } = list;
    while (hasNextPage) {
      const next = await list.fetchNextPage();
      if (next.isFetchNextPageError) break;
      ({ data, hasNextPage } = next);
    }
    const ids = data?.pages.flatMap((page) => page.data.filter(isUnseen).map(idOf)) ?? [];
    for (let start = 0; start < ids.length; start += pageSize)
      await all.mutateAsync({ data: { ids: ids.slice(start, start + pageSize) } });
    await refresh();
    setShownAsNew([]);
  }

  // Nor does the tab announce what was read here.
  const { data: user } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  const read = user?.proposalNews?.filter((each) => notifications.some((one) => !isUnseen(one) && tells(one, each)));
  const markProposalsSeen = useEffectEvent(useProposalsSeen());
  const readIds = read?.map(({ proposalId }) => proposalId).join() ?? '';
  useEffect(() => {
    if (read && readIds !== '') markProposalsSeen(read);
    // `read` is another one each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [readIds]);

  return {
    listRef,
    isNew: ({ id }: Notification) => shownAsNew.includes(id),
    hasNew: shownAsNew.length > 0,
    /** Failures are in `error`. */
    markAll: () => void markAll().catch(() => undefined),
    isMarking: all.isPending,
    isAllMarked: all.isSuccess,
    error: all.error,
  };
}
