import type { Browser, Page } from '@playwright/test';
import { choose, field } from '../e2e/profile-form.ts';
import type { Members } from './members.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

/** How many times slower the processor is made, as slow as a mid-range phone. */
const slowDown = 4;

export interface Interaction {
  /** Milliseconds until the next frame, in steps of eight. */
  duration: number;
  /** The event, its target, and the parts of its duration. */
  description: string;
}

declare global {
  /** The longest event of each interaction, by its id. */
  var benchInteractions: Map<number, Interaction>;
}

/** What a member does on the three screens with the most interactions. */
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
      await field(page, 'About me').pressSequentially(' I like gardens and old books.');
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

/** Follows a flow once and returns its slowest interaction. The browser does not report those below 16 ms. */
export async function slowestInteraction(
  browser: Browser,
  url: string,
  { path, act }: (typeof flows)[string],
  { states }: Members,
): Promise<Interaction> {
  const context = await browser.newContext({ storageState: states.verified, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.goto(`${url}${path}`);
  await waitUntilIdle(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await act(page);
  const all = await page.evaluate(async () => {
    // The browser reports an interaction after the frame that shows its result.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return [...globalThis.benchInteractions.values()];
  });
  await context.close();
  return all.toSorted((a, b) => b.duration - a.duration)[0] ?? { duration: 0, description: 'none above 16 ms' };
}

/** The interaction that 75 % of the visits stay within (nearest rank). */
export function percentile75(sorted: Interaction[]): Interaction {
  return sorted[Math.ceil(sorted.length * 0.75) - 1]!; // of at least one visit
}

/** Runs in the page. */
function watchInteractions(): void {
  globalThis.benchInteractions = new Map();
  // TypeScript does not have the threshold of w3c.github.io/event-timing.
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration, name, target, startTime, processingStart, processingEnd } =
        entry as PerformanceEventTiming; // every entry of type 'event' is one
      if (!interactionId || duration <= (globalThis.benchInteractions.get(interactionId)?.duration ?? 0)) continue;
      const words =
        target instanceof HTMLElement
          ? `${target.localName} "${(target.ariaLabel ?? target.innerText).slice(0, 30)}"`
          : 'a removed element';
      const parts = [
        processingStart - startTime,
        processingEnd - processingStart,
        startTime + duration - processingEnd,
      ].map((part) => Math.round(part));
      globalThis.benchInteractions.set(interactionId, {
        duration,
        description: `${name} on ${words}: waits ${parts[0]}, runs ${parts[1]}, paints ${parts[2]} ms`,
      });
    }
  }).observe(events);
}
