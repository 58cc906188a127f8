import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pagesBefore, takeOwnStep } from '../shared/step-back.ts';

/** How many pages are before the one that is shown. */
let shown = 0;

/**
 * Back closes what lies over the page, as on the screens of a phone, in place of leaving the page below it: it does what Escape does there.
 * Call it once, before the router listens. The router's own `useBlocker` needs the data router, which is 15 KB more.
 */
export function closeByBack(): void {
  let isReturning = false;
  window.addEventListener('popstate', (event) => {
    const isOwn = takeOwnStep();
    const layer = isReturning || isOwn ? null : document.querySelector('[role="dialog"]');
    if (!isReturning && !layer) return;
    event.stopImmediatePropagation();
    isReturning = !isReturning;
    if (!layer) return;
    window.history.go(shown - pagesBefore(event.state) || 1);
    const target = layer.contains(document.activeElement) ? document.activeElement : layer;
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });
}

/** Keeps which entry of the history is shown. */
export function useShownEntry(): void {
  // Renders with each step in the history.
  useLocation();
  useLayoutEffect(() => {
    shown = pagesBefore();
  });
}
