/** Scrolls to a position of the page, smoothly unless the user prefers reduced motion. */
export function scrollTo(top: number): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
}

/** Scrolls until the upper edge of an element is `offset` px below that of the window. */
export function scrollToElement(element: Element, offset = 0): void {
  scrollTo(element.getBoundingClientRect().top + window.scrollY - offset);
}

let isTopNext = false;

/** The next page begins at its top, also after Back: what one would come back to there is gone, and the focus goes to its heading. */
export function beginNextPageAtTop(): void {
  isTopNext = true;
}

/** Whether the page that is shown now was to begin at its top; asked once. */
export function takeTop(): boolean {
  const begins = isTopNext;
  isTopNext = false;
  return begins;
}
