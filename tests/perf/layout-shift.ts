import type { Browser, Page } from '@playwright/test';
import { languageCookie } from '@mithaq/openapi/rules/cookies.ts';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import type { MeasuredStage, Members } from './members.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

export interface Route {
  path: string;
  as: MeasuredStage;
  /** The page loads more when its end is near. */
  isList?: true;
}

export interface RouteLoad {
  /** Cumulative layout shift (web.dev/articles/cls). */
  cls: number;
  /** The elements of the three largest shifts. */
  shifts: string[];
}

/** Every route of the client. */
export function routesOf({ profileId }: Members): Route[] {
  return [
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
}

/** A slow connection, on which fonts and scripts arrive one after another. */
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: (1600 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

interface Shift {
  value: number;
  at: number;
  elements: string[];
}

declare global {
  var benchShifts: Shift[];
}

/** Loads a route without a cache, scrolls a list to its end three times, and adds up the layout shifts. */
export async function loadRoute(
  browser: Browser,
  url: string,
  { path, as, isList }: Route,
  { width, language }: { width: number; language: Language },
  { states }: Members,
): Promise<RouteLoad> {
  const isPhone = width < 600;
  const context = await browser.newContext({
    storageState: states[as],
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  await context.addCookies([{ name: languageCookie, value: language, url }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', connection);
  await page.addInitScript(watchShifts);
  await page.goto(`${url}${path}`);
  await waitUntilIdle(page);
  if (isList) await scrollToEnd(page);
  const shifts = await page.evaluate(() => globalThis.benchShifts);
  await context.close();
  const largest = shifts.toSorted((a, b) => b.value - a.value).slice(0, 3);
  return {
    cls: clsOf(shifts),
    shifts: largest.flatMap(({ value, elements }) =>
      elements.map((element) => `${language} ${width} px: ${value.toFixed(4)} ${element}`),
    ),
  };
}

/** Scrolls to the end three times, and back to the top. */
async function scrollToEnd(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await waitUntilIdle(page);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await waitUntilIdle(page);
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
      // The type of wicg.github.io/layout-instability, which TypeScript does not have.
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      if (hadRecentInput) continue;
      const elements = sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${nameOf(node)} ${from.x},${from.y} ${from.width}x${from.height} -> ${to.x},${to.y} ${to.width}x${to.height}`,
      );
      globalThis.benchShifts.push({ value, at: entry.startTime, elements });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The largest sum of shifts less than a second apart, within five seconds at most (web.dev/articles/cls). */
function clsOf(shifts: Shift[]): number {
  let [worst, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { value, at } of shifts) {
    const goesOn = at - last < 1000 && at - first < 5000;
    [sum, first, last] = goesOn ? [sum + value, first, at] : [value, at, at];
    worst = Math.max(worst, sum);
  }
  return worst;
}
