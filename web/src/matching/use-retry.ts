import { useEffect, useRef, type RefCallback, type RefObject } from 'react';
import { isFocusLost } from '../motion/focus.ts';
import { useNews } from '../motion/use-news.ts';

export interface Retry {
  /** For what holds the cards. */
  listRef: RefObject<HTMLDivElement | null>;
  /** For the button that asks again; should it fail once more, the focus is there. */
  buttonRef: RefCallback<HTMLElement>;
  /** What the button does, so that it is noticed. */
  noticed: (ask: () => Promise<unknown>) => () => void;
}

/** Brings the focus along when what was asked for again has come and the button has gone: to the first of the new cards. */
export function useRetry(count: number): Retry {
  const listRef = useRef<HTMLDivElement>(null);
  const askedAt = useRef<number>(undefined);
  const [buttonRef, expectNews] = useNews();
  useEffect(() => {
    if (askedAt.current === undefined || count <= askedAt.current) return;
    if (isFocusLost()) listRef.current?.querySelectorAll('a')[askedAt.current]?.focus({ preventScroll: true });
    askedAt.current = undefined;
  }, [count]);
  return {
    listRef,
    buttonRef,
    noticed: (ask) => () => {
      askedAt.current = count;
      expectNews();
      void ask();
    },
  };
}
