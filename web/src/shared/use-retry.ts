import { useEffect, useRef, type RefCallback, type RefObject } from 'react';
import { isFocusLost, useFocusResult } from './use-focus-result.ts';

export interface Retry {
  /** For the element around the cards. */
  listRef: RefObject<HTMLDivElement | null>;
  /** For the retry button, which gets the focus if the request fails again. */
  buttonRef: RefCallback<HTMLElement>;
  /** Wraps the request of the button, so that the focus follows its result. */
  withFocus: (ask: () => Promise<unknown>) => () => void;
}

/** Moves the focus to the first new card when a retry succeeds and its button disappears. */
export function useRetry(count: number): Retry {
  const listRef = useRef<HTMLDivElement>(null);
  const askedAt = useRef<number>(undefined);
  const [buttonRef, expectNews] = useFocusResult();
  useEffect(() => {
    if (askedAt.current === undefined || count <= askedAt.current) return;
    const card = listRef.current?.querySelectorAll('article')[askedAt.current];
    if (isFocusLost()) card?.querySelector('a')?.focus({ preventScroll: true });
    askedAt.current = undefined;
  }, [count]);
  return {
    listRef,
    buttonRef,
    withFocus: (ask) => () => {
      askedAt.current = count;
      expectNews();
      void ask();
    },
  };
}
