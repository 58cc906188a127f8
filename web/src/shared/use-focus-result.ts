import { useCallback, useRef, type RefCallback } from 'react';

/**
 * Moves the focus to the result of an action when its button disappears: to the first link in the result, or to the
 * result itself. The result takes the ref, and is a new element when it changes.
 */
export function useFocusResult(): readonly [ref: RefCallback<HTMLElement>, expect: () => void] {
  const isExpected = useRef(false);
  const ref = useCallback((words: HTMLElement | null) => {
    // The user may have moved the focus in the meantime.
    if (isExpected.current && isFocusLost()) (words?.querySelector('a') ?? words)?.focus({ preventScroll: true });
  }, []);
  const expect = useCallback(() => {
    isExpected.current = true;
  }, []);
  return [ref, expect];
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
