import { useCallback, useRef, type RefCallback } from 'react';
import { isFocusLost } from './focus.ts';

/**
 * Keeps the focus from being lost when a button goes with what it did: it moves to what came of it: to
 * the first link there, or to words that are focusable by script. They take the ref, and are new elements when they change.
 */
export function useNews(): readonly [ref: RefCallback<HTMLElement>, expect: () => void] {
  const isExpected = useRef(false);
  const ref = useCallback((words: HTMLElement | null) => {
    // Whoever has gone on to something else meanwhile stays there.
    if (isExpected.current && isFocusLost()) (words?.querySelector('a') ?? words)?.focus({ preventScroll: true });
  }, []);
  const expect = useCallback(() => {
    isExpected.current = true;
  }, []);
  return [ref, expect];
}
