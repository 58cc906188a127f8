import type { Browser, Page } from '@playwright/test';
import type { Stage } from '@mithaq/openapi/rules/onboarding.ts';
import type { States } from './people.ts';

export interface Route {
  path: string;
  as: Stage;
  /** Grows when its end comes near. */
  isList?: true;
}

export interface Loaded {
  /** Cumulative layout shift (web.dev/articles/cls). */
  cls: number;
  /** What moved most, for whoever mends it. */
  moved: string[];
  /** Bytes of script as they were sent. */
  script: number;
}

/** Every route of SPEC section 2. */
export const routesWith = (profileId: string): Route[] => [
  { path: '/', as: 'visitor' },
  { path: '/privacy-policy', as: 'visitor' },
  { path: '/terms-of-service', as: 'visitor' },
  { path: '/profile-creation-guide', as: 'visitor' },
  { path: '/login/oauth2/callback?error=failed', as: 'visitor' },
  { path: '/nowhere', as: 'visitor' },
  { path: '/profile/create', as: 'incomplete' },
  { path: '/verify-phone', as: 'unverified' },
  { path: '/for-you', as: 'verified', isList: true },
  { path: '/feed', as: 'verified', isList: true },
  { path: '/community', as: 'verified' },
  { path: '/proposals', as: 'verified' },
  { path: `/profile/${profileId}`, as: 'verified' },
  { path: '/my-profile', as: 'verified' },
  { path: '/edit-profile', as: 'verified' },
];

/** A poor connection: fonts and scripts come one after another, as on a phone on the road. */
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: (1600 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

interface Shift {
  value: number;
  at: number;
  moved: string[];
}

declare global {
  var benchShifts: Shift[];
}

/** Loads a route from cold, lets a list grow, and adds up what moved. */
export async function load(
  browser: Browser,
  url: string,
  { path, as, isList }: Route,
  width: number,
  states: States,
): Promise<Loaded> {
  const isPhone = width < 600;
  const context = await browser.newContext({
    storageState: states[as],
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let script = 0;
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => void (scripts.has(requestId) && (script += encodedDataLength)),
  );
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', connection);
  await page.addInitScript(watchShifts);
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  await settled(page);
  const scriptAtRest = script;
  if (isList) await reachTheEnd(page);
  const shifts = await page.evaluate(() => globalThis.benchShifts);
  await context.close();
  const worst = shifts.toSorted((a, b) => b.value - a.value).slice(0, 3);
  return {
    cls: clsOf(shifts),
    moved: worst.flatMap(({ value, moved }) => moved.map((what) => `${value.toFixed(4)} ${what}`)),
    script: scriptAtRest,
  };
}

/** Three pages further down, and back up. */
async function reachTheEnd(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    await settled(page);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await settled(page);
}

/** Nothing is busy any more, fonts are there, and two frames have been painted. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy=true], [role=status][aria-label=Loading]') === null &&
      document.fonts.status === 'loaded',
  );
  await page.evaluate(
    async () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Runs in the page. */
function watchShifts(): void {
  globalThis.benchShifts = [];
  const nameOf = (node: Node | null) =>
    node instanceof Element
      ? `${node.localName}.${node.getAttribute('class') ?? ''} "${(node.textContent ?? '').slice(0, 30)}"`
      : (node?.nodeName ?? 'gone');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // As the specification has it (wicg.github.io/layout-instability); TypeScript does not know it.
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${nameOf(node)} ${from.x},${from.y} ${from.width}x${from.height} -> ${to.x},${to.y} ${to.width}x${to.height}`,
      );
      globalThis.benchShifts.push({ value, at: entry.startTime, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The worst window of shifts that follow each other within a second, five seconds at most. */
function clsOf(shifts: Shift[]): number {
  let [worst, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { value, at } of shifts) {
    const goesOn = at - last < 1000 && at - first < 5000;
    [sum, first, last] = goesOn ? [sum + value, first, at] : [value, at, at];
    worst = Math.max(worst, sum);
  }
  return worst;
}
