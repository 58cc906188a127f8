import type { ApiError } from '@mithaq/openapi/http.ts';
import type { ListedProfile, ProfileAndPreferences, ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { Trans } from '@lingui/react/macro';
import { Button, CardGrid, EmptyState, ProfileCardSkeleton } from '@mithaq/ui-kit';
import type { InfiniteData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '../layout/LoadError.tsx';
import { MemberCard } from './MemberCard.tsx';
import { useReadProfiles } from '../members/read-profiles.ts';
import { useEndVisible } from '../shared/use-end-visible.ts';
import { useRetry } from '../shared/use-focus-result.ts';
import classes from './MemberList.module.css';

/** Skeletons while loading. */
const skeletons = 6;

/** The parts of an infinite query that the list uses. */
interface ProfileList {
  data: InfiniteData<ProfilePage> | undefined;
  error: ApiError | null;
  isPending: boolean;
  isFetching: boolean;
  /** Earlier cards stand there until those that were asked for come. */
  isPlaceholderData?: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

export interface MemberListProps {
  list: ProfileList;
  /** For You also shows the message of the error; Feed a sentence of its own, unless there is no connection. */
  showsErrorMessage?: boolean;
  /** For You says on each card why the member is suggested. */
  hasReasons?: boolean;
  /** The reader's own profile, for these sentences. */
  own?: ProfileAndPreferences;
  /** Shown when there is nobody in the list; else a sentence of Feed and For You. */
  empty?: ReactNode;
  /** Feed and For You say where the list ends. */
  saysEnd?: boolean;
}

/** A grid of cards that loads more while scrolling, with skeletons, an empty state and an error. */
export function MemberList({
  list,
  showsErrorMessage = false,
  hasReasons = false,
  own,
  empty,
  saysEnd = false,
}: MemberListProps) {
  const end = useEndVisible(
    () => void list.fetchNextPage(),
    list.hasNextPage && !list.isFetching && !list.isFetchNextPageError,
  );
  const members = [
    ...new Map(list.data?.pages.flatMap(({ data }) => data).map((member) => [member.id, member])).values(),
  ];
  const read = useReadProfiles();
  const { listRef, buttonRef, withFocus } = useRetry(members.length);
  const problem = showsErrorMessage || list.error?.status === 0 ? list.error?.problem : undefined;
  const failure = {
    problem,
    children: <Trans>The members could not be loaded. Please try again in a moment.</Trans>,
    isFetching: list.isFetching,
    buttonRef,
  };

  // A page of a filtered Feed may be empty while the search continues.
  const isSearching = members.length === 0 && list.hasNextPage && !list.isFetchNextPageError;
  if (list.isPending || isSearching) {
    return (
      <>
        <CardGrid isBusy>
          <Skeletons hasReasons={hasReasons} />
        </CardGrid>
        <div ref={end} className={classes.end} />
      </>
    );
  }
  if (!list.data) return <LoadError {...failure} onRetry={withFocus(list.refetch)} />;
  if (members.length === 0 && empty && !list.isFetchNextPageError) return empty;
  if (members.length === 0 && !list.isFetchNextPageError) {
    return (
      <EmptyState
        action={
          <Button loading={list.isFetching} onClick={withFocus(list.refetch)}>
            <Trans>Refresh Page</Trans>
          </Button>
        }
      >
        <Trans>
          Taking a moment to find your perfect match. Check back soon as our community grows with blessed individuals.
        </Trans>
      </EmptyState>
    );
  }
  const isBusy = list.isFetchingNextPage || list.isPlaceholderData === true;
  const firstBeyond = members.findIndex(({ matchTier = 0 }) => matchTier > 0);
  const fitting = firstBeyond === -1 ? members : members.slice(0, firstBeyond);
  const beyond = members.slice(fitting.length);
  const cardOf = (member: ListedProfile) => (
    <MemberCard key={member.id} member={member} own={own} isRead={read.has(member.id)} />
  );
  const more = list.isFetchingNextPage ? <Skeletons hasReasons={hasReasons} /> : null;
  return (
    <div ref={listRef} className={list.isPlaceholderData ? classes.earlier : undefined}>
      <CardGrid isBusy={isBusy}>
        {fitting.map(cardOf)}
        {beyond.length === 0 ? more : null}
      </CardGrid>
      {beyond.length > 0 ? (
        <>
          <p className={classes.beyond}>
            <Trans>From here on, age or country does not meet every wish.</Trans>
          </p>
          <CardGrid isBusy={isBusy}>
            {beyond.map(cardOf)}
            {more}
          </CardGrid>
        </>
      ) : null}
      {saysEnd && !list.hasNextPage && !isBusy ? (
        <p className={classes.whole}>
          <Trans>That is everybody for now.</Trans>
        </p>
      ) : null}
      {list.isFetchNextPageError ? <LoadError {...failure} onRetry={withFocus(list.fetchNextPage)} /> : null}
      <div ref={end} className={classes.end} />
    </div>
  );
}

function Skeletons({ hasReasons }: { hasReasons: boolean }) {
  return Array.from({ length: skeletons }, (_, i) => <ProfileCardSkeleton key={i} hasReason={hasReasons} />);
}
