import { whenLoaded } from './verse-font.ts';

/** Lets the browser keep the page that says there is no connection, in the language of this one. */
export function keepOfflinePage(): void {
  // Absent on plain http, other than on one's own machine.
  if (!('serviceWorker' in navigator)) return;
  const worker = `/offline-worker.js?lang=${document.documentElement.lang}`;
  whenLoaded(() => void navigator.serviceWorker.register(worker).catch(() => undefined)); // a browser that keeps nothing goes without
}
