import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { noConnectionProblem } from '@mithaq/openapi/http.ts';
import { Alert, Button, EmptyState, Loader, PageBody, PageHeader, Text, Title } from '@mithaq/ui-kit';
import { useMessages } from '../i18n/use-messages.ts';
import { LoadError } from '../layout/LoadError.tsx';
import { useFocusResult } from '../shared/use-focus-result.ts';
import { groupNotifications } from './notification-groups.ts';
import { NewsItem } from './NewsItem.tsx';
import classes from './NewsPage.module.css';
import { useNotifications } from './use-notifications.ts';
import { useSeen } from './use-seen.ts';

const headings = { today: msg`Today`, week: msg`This week`, earlier: msg`Earlier` };

/** What happened, the newest first. */
export function NewsPage() {
  const { t } = useLingui();
  const messages = useMessages();
  // The bell may have asked up to a minute ago.
  const list = useNotifications({ isFresh: true });
  const notifications = list.data?.pages.flatMap((page) => page.data) ?? [];
  const { listRef, isNew, hasNew, markAll, isMarking, isAllMarked, error } = useSeen(list, notifications);
  const [markedRef, expectMarked] = useFocusResult();
  return (
    <PageBody width="reading">
      <div className={classes.heading}>
        <PageHeader title={t`News`} />
        {hasNew ? (
          <Button
            variant="subtle"
            size="sm"
            loading={isMarking}
            onClick={() => {
              expectMarked();
              markAll();
            }}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        ) : null}
        {/* In place of the button, which had the focus. */}
        {!hasNew && isAllMarked ? (
          <Text ref={markedRef} tabIndex={-1} fz="sm" c="dimmed">
            <Trans>All is read.</Trans>
          </Text>
        ) : null}
      </div>
      {error ? <Alert>{messages.problem(error.problem)}</Alert> : null}
      <div ref={listRef}>
        {groupNotifications(notifications).map(([group, found]) => (
          <section key={group} aria-labelledby={group}>
            <Title order={2} id={group} className={classes.group}>
              {t(headings[group])}
            </Title>
            <ul className={classes.list}>
              {found.map((notification) => (
                <NewsItem key={notification.id} notification={notification} isNew={isNew(notification)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <End list={list} isEmpty={notifications.length === 0} />
    </PageBody>
  );
}

/** Below the list: a button for more, or why there is nothing. */
function End({ list, isEmpty }: { list: ReturnType<typeof useNotifications>; isEmpty: boolean }) {
  const { t } = useLingui();
  const { data, error, fetchStatus, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = list;
  const isOffline = fetchStatus === 'paused';
  if (!data && !error && !isOffline) return <Loader />;
  if (!data || isFetchNextPageError)
    return (
      <LoadError
        problem={error?.problem ?? noConnectionProblem}
        isFetching={isFetching}
        onRetry={data ? fetchNextPage : refetch}
      />
    );
  if (isEmpty)
    return (
      <EmptyState title={t`There is nothing new.`}>
        <Trans>When somebody sends you a proposal, or answers yours, you will read it here.</Trans>
      </EmptyState>
    );
  if (!hasNextPage) return null;
  return (
    <div className={classes.more}>
      <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
        <Trans>Show more</Trans>
      </Button>
    </div>
  );
}
