import { keepInstallOffer } from '../shared/installation.ts';
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

/** A browser that may ask whether it shows notifications. */
export function mayNotify(): () => void {
  return replace(Notification, 'permission', 'default');
}

/** A browser in which the member has blocked notifications. */
export function blocksNotifications(): () => void {
  return replace(Notification, 'permission', 'denied');
}

/** Safari on an iPhone, outside the app on the home screen: it has no push. */
export function iphone(): () => void {
  const { PushManager } = window;
  Reflect.deleteProperty(window, 'PushManager');
  const restore = replace(navigator, 'userAgent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)');
  return () => {
    replace(window, 'PushManager', PushManager);
    restore();
  };
}

/** A browser that shows notifications already, and offers to put the page on the home screen. */
export function installable(): () => void {
  keepInstallOffer();
  window.dispatchEvent(new Event('beforeinstallprompt'));
  const restore = mayNotify();
  return () => {
    window.dispatchEvent(new Event('appinstalled'));
    restore();
  };
}

/** Overrides a property of the browser. */
function replace<T extends object>(owner: T, name: keyof T, value: unknown): () => void {
  Object.defineProperty(owner, name, { configurable: true, value });
  return () => void Reflect.deleteProperty(owner, name);
}
