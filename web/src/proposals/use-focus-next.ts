import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../shared/use-focus-result.ts';

export interface FocusNextOptions {
  /** Around the cards, of which those that wait are the first. */
  listRef: RefObject<HTMLElement | null>;
  /** The ids of the proposals that wait. */
  waiting: string[];
  /** Theirs, and the ids of those that were accepted. */
  open: string[];
  /** The profile that is open beside the list. */
  openProfile: string | undefined;
}

/**
 * Moves the focus when the card that had it, or whose profile beside the list had it, leaves those that wait: to the card in its place,
 * or to the one before it where it was the last; without any to the first heading.
 */
export function useFocusNext({ listRef, waiting, open, openProfile }: FocusNextOptions): void {
  const before = useRef({ waiting, openProfile });
  /** The place of the card that left while its profile was open: it closes a moment later. */
  const left = useRef(-1);
  useEffect(() => {
    const last = before.current;
    before.current = { waiting, openProfile };
    const hasClosed = last.openProfile !== undefined && openProfile === undefined;
    const now = last.waiting.findIndex((id) => !open.includes(id));
    const place = now === -1 && hasClosed ? left.current : now;
    left.current = openProfile ? Math.max(now, left.current) : -1;
    if (place === -1 || !isFocusLost()) return;
    left.current = -1;
    const cards = listRef.current?.querySelectorAll('article');
    const link = cards?.[Math.min(place, waiting.length - 1)]?.querySelector<HTMLElement>('h3 a');
    const next = link ?? listRef.current?.querySelector('h2') ?? document.querySelector<HTMLElement>('main h1');
    if (!next) return;
    if (!link) next.tabIndex = -1;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
  });
}
