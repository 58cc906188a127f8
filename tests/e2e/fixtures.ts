import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import type { ProfileOverrides } from '@mithaq/openapi/examples/factories.ts';
import { member, type Member, type SignedInStage } from './members.ts';

export { expect } from '@playwright/test';

type ApiProblem = { status: number; path: RegExp };

type Journey = {
  /** A window of another person: a separate browser context without data. */
  newWindow: (options?: BrowserContextOptions) => Promise<Page>;
  /** A new person of this stage, with a separate window. */
  newMember: (stage: SignedInStage, overrides?: ProfileOverrides) => Promise<Member & { page: Page }>;
  /** Names a request that the test expects to be refused; the browser writes each into its console. */
  expectProblem: (status: number, path: RegExp) => void;
};

/** A test of the whole product: no errors in the console, no broken Content-Security-Policy, and nothing that leaves this computer. */
export const test = base.extend<Journey>({
  expectProblem: [
    async ({ browser }, use) => {
      // Several tests open an address without a page.
      const refusals: ApiProblem[] = [{ status: 404, path: /^\/no\/such\/page$/ }];
      const noise: string[] = [];
      const listen = (context: BrowserContext) => {
        // A broken Content-Security-Policy is an error of the console too.
        context.on('console', (message) => {
          if (message.type() !== 'error' || isBrowserNoise(message)) return;
          if (!refusals.some((refusal) => isExpected(message, refusal)))
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

  newWindow: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },

  newMember: async ({ newWindow }, use) => {
    await use(async (stage, overrides) => {
      const page = await newWindow();
      return { ...(await member(page.request, stage, overrides)), page };
    });
  },
});

function isExpected(message: ConsoleMessage, { status, path }: ApiProblem): boolean {
  return (
    message.text().includes(`the server responded with a status of ${status}`) &&
    path.test(new URL(message.location().url).pathname)
  );
}

/** Icons that only some browsers fetch, and requests that fail because the test itself took the connection away. */
function isBrowserNoise(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return message.text().includes('net::ERR_INTERNET_DISCONNECTED') || /\/(favicon|icon-|apple-touch-icon)/.test(url);
}

function isHere(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return ['data:', 'blob:', 'about:'].includes(protocol) || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
