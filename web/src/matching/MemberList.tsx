import type { ApiError } from '@mithaq/openapi/http.ts';
import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CardGrid, EmptyScene, ErrorScene, ProfileCardSkeleton } from '@mithaq/ui-kit';
import type { InfiniteData } from '@tanstack/react-query';
import { useServerWords } from '../languages/use-contract-words.ts';
import { MemberCard } from './MemberCard.tsx';
import { useEndVisible } from './use-end-visible.ts';
import { useRetry, type Retry } from './use-retry.ts';
import classes from './MemberList.module.css';

/** Profiles asked for at once (SPEC section 9). */
export const pageSize = 9;

/** Skeletons while loading (SPEC section 9). */
const skeletons = 6;

/** What an infinite query of either list knows. */
interface Walk {
  data: InfiniteData<ProfilePage> | undefined;
  error: ApiError | null;
  isPending: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

export interface MemberListProps {
  list: Walk;
  /** For You tells the error's message too (SPEC section 8). */
  tellsError?: boolean;
  /** For You says on each card why. */
  hasReasons?: boolean;
}

/** Cards that go on as one scrolls; and what is shown while there are none. */
export function MemberList({ list, tellsError = false, hasReasons = false }: MemberListProps) {
  const end = useEndVisible(
    () => void list.fetchNextPage(),
    list.hasNextPage && !list.isFetching && !list.isFetchNextPageError,
  );
  const members = [
    ...new Map(list.data?.pages.flatMap(({ data }) => data).map((member) => [member.id, member])).values(),
  ];
  const { listRef, buttonRef, noticed } = useRetry(members.length);

  if (list.isPending) {
    return (
      <CardGrid isBusy>
        <Skeletons hasReasons={hasReasons} />
      </CardGrid>
    );
  }
  if (!list.data)
    return <ListError list={list} tellsError={tellsError} buttonRef={buttonRef} onRetry={noticed(list.refetch)} />;
  if (members.length === 0) {
    return (
      <EmptyScene
        action={
          <Button loading={list.isFetching} onClick={noticed(list.refetch)}>
            <Trans>Refresh Page</Trans>
          </Button>
        }
      >
        <Trans>
          Taking a moment to find your perfect match. Check back soon as our community grows with blessed individuals.
        </Trans>
      </EmptyScene>
    );
  }
  return (
    <div ref={listRef}>
      <CardGrid isBusy={list.isFetchingNextPage}>
        {members.map((member) => (
          <MemberCard key={member.id} member={member} />
        ))}
        {list.isFetchingNextPage ? <Skeletons hasReasons={hasReasons} /> : null}
      </CardGrid>
      {list.isFetchNextPageError ? (
        <ListError list={list} tellsError={tellsError} buttonRef={buttonRef} onRetry={noticed(list.fetchNextPage)} />
      ) : null}
      <div ref={end} className={classes.end} />
    </div>
  );
}

function Skeletons({ hasReasons }: { hasReasons: boolean }) {
  return Array.from({ length: skeletons }, (_, i) => <ProfileCardSkeleton key={i} hasReason={hasReasons} />);
}

interface ListErrorProps extends Pick<Retry, 'buttonRef'> {
  list: Walk;
  tellsError: boolean;
  onRetry: () => void;
}

function ListError({ list, tellsError, buttonRef, onRetry }: ListErrorProps) {
  const { t } = useLingui();
  const serverWords = useServerWords();
  return (
    <ErrorScene
      title={t`Something went wrong`}
      action={
        <Button ref={buttonRef} loading={list.isFetching} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {tellsError && list.error ? serverWords(list.error.problem) : undefined}
    </ErrorScene>
  );
}
