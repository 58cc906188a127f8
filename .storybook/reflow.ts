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

/** Elements that are wider than the window. */
function tooWide(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > width + 1)
    .map((element) => `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 40)}"`)
    .slice(0, 5);
}
