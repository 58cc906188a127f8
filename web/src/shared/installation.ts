import { useSyncExternalStore } from 'react';

/** The browser's offer to put the page on the home screen; Chromium alone has it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

/** Keeps the browser's offer until the member asks for it: the browser would show it at first sight. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event as InstallOffer); // what this event is
  });
  window.addEventListener('appinstalled', () => set(undefined));
}

function set(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Shows the browser's own question. Its answer counts once, so the offer is over. */
export function install(): void {
  void offer?.prompt();
  set(undefined);
}

/** Whether this is the app on the home screen, which has no buttons of a browser. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean }; // Safari's own name
  return standalone === true || window.matchMedia('(display-mode: standalone)').matches;
}

/** An iPhone or iPad. An iPad calls itself a Mac, but a Mac has no touch screen. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** How this browser puts the page on the home screen: by its own question, by hand as on iOS, or not (any more). */
export function useInstallation(): 'ASK' | 'BY_HAND' | null {
  return useSyncExternalStore(subscribe, () => {
    if (isInstalled()) return null;
    if (offer) return 'ASK';
    return isIos() ? 'BY_HAND' : null;
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
