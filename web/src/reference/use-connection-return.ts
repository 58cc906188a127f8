import { getClientConfig } from '@mithaq/openapi/generated/hooks/reference/reference.ts';
import { ApiError } from '@mithaq/openapi/http.ts';
import { useEffect, useRef } from 'react';

/** Milliseconds between two requests that test the connection. */
export const returnDelay = 3000;

/**
 * While the connection is gone, asks the server for something small, and calls `onReturn` as soon as there is an answer. The
 * `online` event is not enough: browsers fire it before the connection works, or never.
 */
export function useConnectionReturn(isGone: boolean, onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    if (!isGone) return undefined;
    const stop = new AbortController();
    const ask = () => {
      getClientConfig({ signal: stop.signal }).then(
        () => latest.current(),
        (error: unknown) => {
          if (stop.signal.aborted) return;
          if (error instanceof ApiError && error.status > 0) latest.current();
          else timer = setTimeout(ask, returnDelay);
        },
      );
    };
    let timer = setTimeout(ask, returnDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isGone]);
}
