/**
 * Expects that nothing of the screen that is shown is cut at 320 px, also with text twice as large (WCAG 1.4.4, 1.4.10).
 *
 * @throws Error naming the elements
 */
export async function expectNothingCut(resizeWindow: (width: number, height: number) => Promise<void>): Promise<void> {
  const { style } = document.documentElement;
  await resizeWindow(320, 640);
  try {
    for (const size of ['100%', '200%']) {
      style.fontSize = size;
      const cut = tooWide();
      if (cut.length > 0) throw new Error(`At 320 px with text of ${size}, too wide: ${cut.join(', ')}`);
    }
  } finally {
    style.fontSize = '';
  }
}

/** Elements with a text of their own that reach beyond the window sideways: the page clips them, so it does not scroll. */
function tooWide(): string[] {
  const width = document.documentElement.clientWidth;
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().right > width + 1 &&
        !isInScroller(element),
    )
    .map((element) => `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 40)}"`)
    .slice(0, 5);
}

/** Whether a reader can scroll to an element, or it ends in an ellipsis. */
function isInScroller(element: Element | null): boolean {
  if (!element) return false;
  const { overflowX, textOverflow } = getComputedStyle(element);
  return /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || isInScroller(element.parentElement);
}
