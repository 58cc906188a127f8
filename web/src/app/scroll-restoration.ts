import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { openProfileOf } from '../proposals/open-profile.ts';
import { takeTop } from '../shared/scroll.ts';

const storage = 'mithaq.scroll';

/** The key of history entries that a fragment (`#main`) made. They share it. */
const sharedKey = 'default';

/** The scroll position of each history entry, in sessionStorage over a reload. */
let positions: Record<string, number> = {};

/** The current history entry, and whether its page is shown and its position is recorded. */
let shown: Location | undefined;
let isRecording = false;

/** Set while a list grows back to the restored position. Any input aborts it. */
let restoring: AbortController | undefined;

/**
 * Starts to record scroll positions. Call it once, before the router reads the history. The router's own ScrollRestoration
 * scrolls once, when a page is shown, so it stops short in a list that is fetched again page by page; and it needs the
 * data router, which is 15 KB more.
 */
export function recordScroll(): void {
  // The browser would restore the position before the page is shown.
  window.history.scrollRestoration = 'manual';
  // Every page opened by a full load would have the key `default`.
  const state = window.history.state as { key?: string } | null; // as the router writes it
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  positions = read();
  window.addEventListener('scroll', record, { passive: true });
  // A phone may discard a hidden page without another event.
  document.addEventListener('visibilitychange', write);
  window.addEventListener('pagehide', write);
}

/** Sets the scroll position of a new page before it is painted: the recorded one after Back and reload, else that of the fragment, else the top. */
export function useScrollRestoration(): void {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    scrollFor(location, isBack);
    return () => {
      isRecording = false;
    };
  }, [location, isBack]);
}

function scrollFor(location: Location, isBack: boolean): void {
  isRecording = true;
  // The page was only hidden by a Suspense boundary.
  if (location === shown) return;
  const before = shown;
  shown = location;
  restoring?.abort();
  if (before && isBesideTheSame(before, location)) {
    positions[location.key] = window.scrollY;
    return;
  }
  const isTop = takeTop();
  const restoreTarget = isBack && !isTop ? positions[location.key] : undefined;
  const fragment = location.hash && document.getElementById(location.hash.slice(1));
  if (restoreTarget !== undefined) restoreScroll(restoreTarget);
  else if (fragment) fragment.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Whether between the two a profile opened or closed beside a list, which keeps its place. */
function isBesideTheSame(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && [one, other].some(({ search }) => openProfileOf(search) !== undefined);
}

/** Scrolls as far as the page is long, and further as it grows: a list is fetched again page by page. */
function restoreScroll(target: number): void {
  const isReached = () => {
    window.scrollTo(0, target);
    return document.documentElement.scrollHeight - window.innerHeight >= target - 1;
  };
  if (isReached()) return;
  const controller = new AbortController();
  restoring = controller;
  const growth = new ResizeObserver(() => {
    if (isReached()) controller.abort();
  });
  growth.observe(document.body);
  controller.signal.addEventListener('abort', () => growth.disconnect());
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(input, () => controller.abort(), { signal: controller.signal, passive: true });
}

function record(): void {
  const isRestoring = restoring !== undefined && !restoring.signal.aborted;
  if (shown && isRecording && !isRestoring && shown.key !== sharedKey) positions[shown.key] = window.scrollY;
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
    sessionStorage.setItem(storage, JSON.stringify(positions));
  } catch {
    // Without storage, Back works until the next load.
  }
}
