import { openOtherTab } from './other-tab.ts';

/** A browser without a connection. */
export function offline(): () => void {
  const restore = replace(navigator, 'onLine', false);
  const { fetch } = window;
  // The request that tests the connection has no answer.
  window.fetch = (input, init) =>
    typeof input === 'string' && input.endsWith('/client-config')
      ? Promise.reject(new TypeError('offline'))
      : fetch(input, init);
  window.dispatchEvent(new Event('offline'));
  return () => {
    window.fetch = fetch;
    restore();
    window.dispatchEvent(new Event('online'));
  };
}

/** Instagram's in-app browser. */
export function instagram(): () => void {
  return replace(navigator, 'userAgent', `${navigator.userAgent} Instagram`);
}

/** A tab that signed in without a popup and has returned. */
export function cameInPage(): () => void {
  sessionStorage.setItem('mithaq.sign-in-page', '1');
  return () => sessionStorage.removeItem('mithaq.sign-in-page');
}

/** A popup with an opener, in a browser that does not let it close itself. */
export function cameInPopup(): () => void {
  const restore = replace(window, 'close', () => undefined);
  const opener = openOtherTab();
  opener.onMessage(() => opener.post({ kind: 'heard' }));
  return () => {
    opener.close();
    restore();
  };
}

/** Overrides a property of the browser. */
function replace<T extends object>(owner: T, name: keyof T, value: unknown): () => void {
  Object.defineProperty(owner, name, { configurable: true, value });
  return () => void Reflect.deleteProperty(owner, name);
}
