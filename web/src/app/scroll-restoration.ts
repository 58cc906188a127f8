import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

const storage = 'mithaq.scroll';

/** The key of history entries that a fragment (`#main`) made. They share it. */
const sharedKey = 'default';

/** The scroll position of each history entry, kept in sessionStorage over a reload. */
let heights: Record<string, number> = {};

/** The current history entry, and whether its page is shown and its position is recorded. */
let arrived: Location | undefined;
let isKept = false;

/** Set while a list grows back to the restored position. Any input aborts it. */
let way: AbortController | undefined;

/** Starts to record scroll positions. Call it once, before the router reads the history. */
export function rememberScroll(): void {
  // The browser would restore the position before the page is shown.
  window.history.scrollRestoration = 'manual';
  // Every page opened by a full load would have the key `default`.
  const state = window.history.state as { key?: string } | null; // as the router writes it
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  heights = read();
  window.addEventListener('scroll', keep, { passive: true });
  // A phone may discard a hidden page without another event.
  document.addEventListener('visibilitychange', write);
  window.addEventListener('pagehide', write);
}

/** Sets the scroll position of a new page before it is painted: the recorded one after Back and reload, else that of the fragment, else the top. */
export function useScrollRestoration(): void {
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
  // The page was only hidden by a Suspense boundary.
  if (location === arrived) return;
  arrived = location;
  way?.abort();
  const height = isBack ? heights[location.key] : undefined;
  const place = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (height !== undefined) goBackTo(height);
  else if (place) place.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Scrolls as far as the page is long, and further as it grows: a list is fetched again page by page. */
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
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(input, () => controller.abort(), { signal: controller.signal, passive: true });
}

function keep(): void {
  const isOnTheWay = way !== undefined && !way.signal.aborted;
  if (arrived && isKept && !isOnTheWay && arrived.key !== sharedKey) heights[arrived.key] = window.scrollY;
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
