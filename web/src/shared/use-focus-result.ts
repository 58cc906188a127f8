import { useCallback, useEffect, useRef, type RefCallback, type RefObject } from 'react';

/**
 * Moves the focus to the result of an action when its button disappears: to the first link in the result, or to the
 * result itself. The result takes the ref, and is a new element when it changes.
 */
export function useFocusResult(): readonly [ref: RefCallback<HTMLElement>, expect: () => void] {
  const isExpected = useRef(false);
  const ref = useCallback((words: HTMLElement | null) => {
    if (isExpected.current) focusResult(words);
  }, []);
  const expect = useCallback(() => {
    isExpected.current = true;
  }, []);
  return [ref, expect];
}

/**
 * Moves the focus to a result when it appears, unless the user has moved it in the meantime. The page moves only where the result
 * is out of sight, and no further than needed.
 */
export function focusResult(words: HTMLElement | null): void {
  const result = words?.querySelector('a') ?? words;
  if (!result || !isFocusLost()) return;
  result.focus({ preventScroll: true });
  result.scrollIntoView({ block: 'nearest' });
}

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

/** Whether the focus is nowhere, on the page as a whole, or in a dialog that is closing. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.id === 'main' ||
    activeElement.closest('[role="dialog"], dialog') !== null
  );
}
