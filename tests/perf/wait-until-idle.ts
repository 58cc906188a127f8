import type { Page } from '@playwright/test';

/** Waits until the page is complete: nothing is busy, no file has come for half a second, and two frames are painted. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]; // of that type they all are
    const lastFile = Math.max(0, ...files.map(({ responseEnd, startTime }) => responseEnd || startTime));
    return (
      document.readyState === 'complete' &&
      document.querySelector('h1') !== null &&
      document.querySelector('[aria-busy=true], [role=status][aria-label=Loading]') === null &&
      document.fonts.status === 'loaded' &&
      performance.now() - lastFile > 500
    );
  });
  await page.evaluate(
    async () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
