import { Trans } from '@lingui/react/macro';
import type { ApiError } from '@mithaq/openapi/http.ts';
import { Button, EmptyState, Loader } from '@mithaq/ui-kit';
import type { InfiniteData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '../layout/LoadError.tsx';
import classes from './Moderation.module.css';

export interface PagedListProps<T> {
  /** The infinite query that has the rows. */
  query: {
    data: InfiniteData<{ data: T[] }> | undefined;
    error: ApiError | null;
    isFetching: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  /** The sentence while there are none. */
  empty: string;
  /** One row, in an `<li>`. */
  children: (row: T) => ReactNode;
}

/** A list that loads more by a button. */
export function PagedList<T>({ query, empty, children }: PagedListProps<T>) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  if (!data && !error) return <Loader />;
  return (
    <>
      {data && rows.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <ul className={classes.list}>{rows.map(children)}</ul>
      )}
      {error ? (
        <LoadError problem={error.problem} isFetching={isFetching} onRetry={data ? fetchNextPage : refetch} />
      ) : hasNextPage ? (
        <div className={classes.more}>
          <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}
