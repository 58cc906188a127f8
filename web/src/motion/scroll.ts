/** Scrolls to a height of the page: smoothly, or at once for those who asked for less motion. */
export function scrollTo(top: number): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
}

/** Scrolls an element's upper edge to `offset` px below the window's. */
export function scrollToElement(element: Element, offset = 0): void {
  scrollTo(element.getBoundingClientRect().top + window.scrollY - offset);
}
