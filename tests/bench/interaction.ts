import type { Browser, Page } from '@playwright/test';
import { choose, field } from '../journeys/profile-form.ts';
import type { States } from './people.ts';

/** How much slower the processor is made: a mid-range phone. */
const slowDown = 4;

export interface Interaction {
  /** Milliseconds until the next frame, in steps of eight. */
  duration: number;
  /** Which it was, and where its time went, for whoever mends it. */
  what: string;
}

declare global {
  /** The longest event of each interaction, by its id. */
  var benchInteractions: Map<number, Interaction>;
}

/** What a member does on each of the three screens that must feel quick. */
export const flows: Record<string, { path: string; act: (page: Page) => Promise<void> }> = {
  feed: {
    path: '/feed',
    async act(page) {
      const cards = page.getByRole('article').getByRole('link');
      await cards.nth(8).waitFor();
      await page.mouse.wheel(0, 2500);
      await cards.nth(9).waitFor();
      for (const nth of [9, 3]) {
        await cards.nth(nth).click();
        await page.getByRole('button', { name: 'Send Proposal' }).waitFor();
        await page.goBack();
        await cards.nth(9).waitFor();
      }
      await page.getByRole('navigation').getByRole('link', { name: 'For You' }).click();
      await page.getByRole('heading', { name: 'For You' }).waitFor();
    },
  },
  form: {
    path: '/edit-profile',
    async act(page) {
      await field(page, 'About me').pressSequentially(' I like long walks after Fajr.');
      await choose(page, 'Country', 'Pakistan');
      for (const tag of ['Religious', 'Traveler']) await page.getByRole('checkbox', { name: tag }).click();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('State is required').waitFor();
      await choose(page, 'State', 'Punjab');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Previous' }).click();
    },
  },
  proposals: {
    path: '/proposals',
    async act(page) {
      await page.getByRole('button', { name: 'Accept' }).waitFor();
      await page.getByRole('tab', { name: 'Sent' }).click();
      await page.getByText('No proposals sent yet.').waitFor();
      await page.getByRole('tab', { name: 'Received' }).click();
      await page.getByRole('button', { name: 'Accept' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'View Contact Details' }).click();
      await page.getByRole('link', { name: /@/ }).waitFor();
    },
  },
};

/** The slowest interaction of one walk through it; what is quicker than 16 ms the browser does not tell. */
export async function walk(
  browser: Browser,
  url: string,
  { path, act }: (typeof flows)[string],
  states: States,
): Promise<Interaction> {
  const context = await browser.newContext({ storageState: states.verified, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await act(page);
  const all = await page.evaluate(async () => {
    // An interaction is told of after the frame that shows its outcome.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return [...globalThis.benchInteractions.values()];
  });
  await context.close();
  return all.toSorted((a, b) => b.duration - a.duration)[0] ?? { duration: 0, what: 'nothing' };
}

/** Runs in the page. */
function watchInteractions(): void {
  globalThis.benchInteractions = new Map();
  // TypeScript does not know the threshold yet (w3c.github.io/event-timing).
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration, name, target, startTime, processingStart, processingEnd } =
        entry as PerformanceEventTiming; // of type 'event' they all are
      if (!interactionId || duration <= (globalThis.benchInteractions.get(interactionId)?.duration ?? 0)) continue;
      const words =
        target instanceof HTMLElement
          ? `${target.localName} "${(target.ariaLabel ?? target.innerText).slice(0, 30)}"`
          : 'something gone';
      const parts = [
        processingStart - startTime,
        processingEnd - processingStart,
        startTime + duration - processingEnd,
      ].map((part) => Math.round(part));
      globalThis.benchInteractions.set(interactionId, {
        duration,
        what: `${name} on ${words}: waits ${parts[0]}, runs ${parts[1]}, paints ${parts[2]} ms`,
      });
    }
  }).observe(events);
}
