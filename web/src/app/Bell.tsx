import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BellLink } from '@mithaq/ui-kit';
import { useLocation } from 'react-router-dom';
import { useLiveNotifications } from '../notifications/use-notifications.ts';

/** The bell of a signed-in user, which leads to the news. */
export function Bell({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { data } = useLiveNotifications(userId);
  const unread = data?.pages.flatMap((page) => page.data).filter(({ seenAt }) => seenAt === null).length ?? 0;
  return (
    <BellLink
      href="/news"
      label={unread === 0 ? t`News` : t`News, ${plural(unread, { one: '# unread', other: '# unread' })}`}
      hasNews={unread > 0}
      isCurrent={pathname === '/news'}
    />
  );
}
