import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Notification } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { BellLink, VisuallyHidden } from '@mithaq/ui-kit';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLiveNotifications } from '../notifications/use-notifications.ts';

/** The bell of a signed-in user, which leads to the news. */
export function Bell({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { data } = useLiveNotifications(userId);
  const loaded = data?.pages[0]?.data;
  const unread = data?.pages.flatMap((page) => page.data).filter(({ seenAt }) => seenAt === null).length ?? 0;
  const news = useNews(loaded);
  return (
    <>
      <BellLink
        href="/news"
        label={unread === 0 ? t`News` : t`News, ${plural(unread, { one: '# unread', other: '# unread' })}`}
        hasNews={unread > 0}
        isCurrent={pathname === '/news'}
      />
      <VisuallyHidden role="status">
        {news > 0 ? t`${plural(news, { one: '# new item in News', other: '# new items in News' })}` : null}
      </VisuallyHidden>
    </>
  );
}

/** How many unread notifications have come to the open page since one was read last. */
function useNews(loaded: readonly Notification[] | undefined): number {
  const [before, setBefore] = useState(loaded);
  const [news, setNews] = useState(0);
  if (loaded !== before) {
    setBefore(loaded);
    const known = new Set(before?.map(({ id }) => id));
    const fresh = before && loaded ? loaded.filter(({ id, seenAt }) => seenAt === null && !known.has(id)) : [];
    setNews(fresh.length > 0 ? news + fresh.length : 0);
  }
  return news;
}
