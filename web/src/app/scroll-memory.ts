import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

const storage = 'mithaq.scroll';

/** The history entry that a place in the page itself made (`#main`) has no key of its own. */
const unnamed = 'default';

/** How far each history entry was scrolled; in the tab's own storage, so that it outlives a reload. */
let heights: Record<string, number> = {};

/** The entry last arrived at, and whether its page is on the screen and its height to be remembered. */
let arrived: Location | undefined;
let isKept = false;

/** Still on the way to the height one came back to; stopped by whatever the member does. */
let way: AbortController | undefined;

/** Begins to remember. Called once, before the router reads the history. */
export function rememberScroll(): void {
  // The browser would go to its height at once, when the page is not there yet.
  window.history.scrollRestoration = 'manual';
  // A page that was opened by a full load would share the name `default` with every other such page.
  const state = window.history.state as { key?: string } | null; // as the router writes it
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  heights = read();
  window.addEventListener('scroll', keep, { passive: true });
  // A phone may end a page that is hidden without another word.
  document.addEventListener('visibilitychange', write);
  window.addEventListener('pagehide', write);
}

/** Goes to where a page is to be seen from, before it is painted: after Back and reload to the same height, else to the place its address names, else to its top. */
export function useScrollMemory(): void {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    arrive(location, isBack);
    return () => {
      isKept = false;
    };
  }, [location, isBack]);
}

function arrive(location: Location, isBack: boolean): void {
  isKept = true;
  // The page was only hidden in between.
  if (location === arrived) return;
  arrived = location;
  way?.abort();
  const height = isBack ? heights[location.key] : undefined;
  const place = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (height !== undefined) goBackTo(height);
  else if (place) place.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Goes as far as the page is long, and further as it grows: a list that is fetched anew comes page by page. */
function goBackTo(height: number): void {
  const isThere = () => {
    window.scrollTo(0, height);
    return document.documentElement.scrollHeight - window.innerHeight >= height - 1;
  };
  if (isThere()) return;
  const controller = new AbortController();
  way = controller;
  const growth = new ResizeObserver(() => {
    if (isThere()) controller.abort();
  });
  growth.observe(document.body);
  controller.signal.addEventListener('abort', () => growth.disconnect());
  for (const deed of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(deed, () => controller.abort(), { signal: controller.signal, passive: true });
}

function keep(): void {
  const isOnTheWay = way !== undefined && !way.signal.aborted;
  if (arrived && isKept && !isOnTheWay && arrived.key !== unnamed) heights[arrived.key] = window.scrollY;
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storage) ?? '{}') as Record<string, number>; // only we write it
  } catch {
    return {};
  }
}

function write(): void {
  try {
    sessionStorage.setItem(storage, JSON.stringify(heights));
  } catch {
    // Without storage, Back works until the next load.
  }
}
