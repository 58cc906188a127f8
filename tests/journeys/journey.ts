import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import { member, type Member, type Reached } from './members.ts';
import type { Wishes } from './people.ts';

export { expect } from '@playwright/test';

type Refusal = { status: number; path: RegExp };

type Journey = {
  /** A window of someone else: a browser of their own, with nothing in it. */
  someoneElse: (options?: BrowserContextOptions) => Promise<Page>;
  /** Someone with a window of their own, who has come this far over HTTP: sign-in, profile and phone as in life. */
  someone: (stage: Reached, wishes?: Wishes) => Promise<Member & { page: Page }>;
  /** Names a request that the journey provokes to be refused; the browser writes each into its console. */
  provokes: (status: number, path: RegExp) => void;
};

/** A journey: no errors in the console, no broken Content-Security-Policy, and nothing that leaves this computer. */
export const test = base.extend<Journey>({
  provokes: [
    async ({ browser }, use) => {
      const refusals: Refusal[] = [];
      const noise: string[] = [];
      const listen = (context: BrowserContext) => {
        // A broken Content-Security-Policy is an error of the console too.
        context.on('console', (message) => {
          if (message.type() === 'error' && !refusals.some((refusal) => isRefused(message, refusal)))
            noise.push(`${message.text()} (${message.location().url})`);
        });
        context.on('weberror', (failure) => noise.push(`Uncaught: ${failure.error().message}`));
        context.on('request', (request) => {
          if (!isHere(request.url())) noise.push(`Left this computer: ${request.url()}`);
        });
      };
      browser.on('context', listen);
      await use((status, path) => refusals.push({ status, path }));
      browser.off('context', listen);
      if (noise.length > 0) throw new Error(`The pages were not quiet:\n${noise.join('\n')}`);
    },
    { auto: true },
  ],

  someoneElse: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },

  someone: async ({ someoneElse }, use) => {
    await use(async (stage, wishes) => {
      const page = await someoneElse();
      return { ...(await member(page.request, stage, wishes)), page };
    });
  },
});

function isRefused(message: ConsoleMessage, { status, path }: Refusal): boolean {
  return (
    message.text().includes(`the server responded with a status of ${status}`) &&
    path.test(new URL(message.location().url).pathname)
  );
}

function isHere(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return ['data:', 'blob:', 'about:'].includes(protocol) || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
