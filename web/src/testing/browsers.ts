import { openOtherTab } from './other-tab.ts';

/** The connection is lost. */
export function offline(): () => void {
  const restore = replace(navigator, 'onLine', false);
  window.dispatchEvent(new Event('offline'));
  return () => {
    restore();
    window.dispatchEvent(new Event('online'));
  };
}

/** The browser within Instagram. */
export function instagram(): () => void {
  return replace(navigator, 'userAgent', `${navigator.userAgent} Instagram`);
}

/** A tab that went to sign in by itself, and has come back. */
export function cameInPage(): () => void {
  sessionStorage.setItem('mithaq.sign-in-page', '1');
  return () => sessionStorage.removeItem('mithaq.sign-in-page');
}

/** A popup whose opener hears it, in a browser that does not let it close itself. */
export function cameInPopup(): () => void {
  const restore = replace(window, 'close', () => undefined);
  const opener = openOtherTab();
  opener.onTold(() => opener.say({ kind: 'heard' }));
  return () => {
    opener.close();
    restore();
  };
}

/** Puts a value before the one that the browser has. */
function replace<T extends object>(owner: T, name: keyof T, value: unknown): () => void {
  Object.defineProperty(owner, name, { configurable: true, value });
  return () => void Reflect.deleteProperty(owner, name);
}
