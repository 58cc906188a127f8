/** Scrolls to a position of the page, smoothly unless the user prefers reduced motion. */
export function scrollTo(top: number): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
}

/** Scrolls until the upper edge of an element is `offset` px below that of the window. */
export function scrollToElement(element: Element, offset = 0): void {
  scrollTo(element.getBoundingClientRect().top + window.scrollY - offset);
}
