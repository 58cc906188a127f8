import { Trans } from '@lingui/react/macro';
import type { ApiError } from '@mithaq/openapi/http.ts';
import { Alert, Button, Loader } from '@mithaq/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { isFocusLost } from '../shared/use-focus-result.ts';
import classes from './Settings.module.css';
import { SettingsError } from './SettingsError.tsx';

export interface SettingsListProps<T> {
  /** The query that has the rows. */
  query: {
    data?: T[] | undefined;
    error: ApiError | null;
    isFetching: boolean;
    refetch: () => unknown;
    /** Of a list that comes in pages. */
    hasNextPage?: boolean;
    fetchNextPage?: () => unknown;
  };
  /** The sentence while there are none. */
  empty: ReactNode;
  /** One row, in an `<li>`. */
  children: (row: T) => ReactNode;
}

/** A list of the settings: its rows with a button for more, or its loading, empty or error state. */
export function SettingsList<T>({ query, empty, children }: SettingsListProps<T>) {
  const messages = useMessages();
  const { data, error, isFetching, hasNextPage, fetchNextPage } = query;
  const { listRef, noneRef } = useFocusNextRow(data);
  if (!data) return error ? <SettingsError query={query} /> : <Loader mih="3rem" isSilent />;
  if (data.length === 0)
    return (
      <p ref={noneRef} tabIndex={-1} className={classes.none}>
        {empty}
      </p>
    );
  return (
    <>
      <ul ref={listRef} className={classes.list}>
        {data.map(children)}
      </ul>
      {error ? <Alert>{messages.problem(error.problem)}</Alert> : null}
      {hasNextPage ? (
        <div className={classes.buttons}>
          <Button size="sm" variant="default" loading={isFetching} onClick={() => void fetchNextPage?.()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** When the row that had the focus is gone, moves it to the button of the next one, or to what is said without rows. */
function useFocusNextRow(data: unknown[] | undefined) {
  const listRef = useRef<HTMLUListElement>(null);
  const noneRef = useRef<HTMLParagraphElement>(null);
  const before = useRef(data);
  useEffect(() => {
    const last = before.current;
    before.current = data;
    if (!last || !data || data.length >= last.length || !isFocusLost()) return;
    const gone = last.findIndex((row, i) => row !== data[i]);
    const row = listRef.current?.children[Math.min(gone, data.length - 1)];
    (row?.querySelector('button') ?? noneRef.current)?.focus();
  }, [data]);
  return { listRef, noneRef };
}
