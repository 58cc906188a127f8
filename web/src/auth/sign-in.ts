import { getStartGoogleSignInUrl } from '@mithaq/openapi/generated/hooks/auth/auth.ts';
import { keepForMember } from '../shared/member-storage.ts';

/** Large enough for Google's form. */
const popup = { name: 'mithaq-sign-in', width: 500, height: 600 };

/** After this many milliseconds an open popup counts as abandoned. */
const popupTimeoutMs = 10 * 60 * 1000;

/** Notes in the tab's own storage that the sign-in continues in the page, so that the callback asks for no opener. */
const pageMark = 'mithaq.sign-in-page';

let openedAt: number | undefined;
let goesOn = false;

/** Starts signing in. Must be called within the click, or the browser blocks the popup. */
export function startSignIn(): void {
  if (isPhone() || !openPopup()) goInPage();
}

/** Whether a click asks the browser for another tab or window. */
export function isModifiedClick(event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Whether this tab has opened a popup. */
export function isAwaitingPopup(): boolean {
  return openedAt !== undefined && Date.now() - openedAt < popupTimeoutMs;
}

/** True once for each popup: the tab that opened it continues. */
export function takeTurn(): boolean {
  const turn = goesOn;
  goesOn = false;
  return turn;
}

/** Whether this tab itself went to sign in. */
export function wentInPage(): boolean {
  return withStorage(() => sessionStorage.getItem(pageMark) !== null) ?? false;
}

/** Opens the page after Google in this tab, once a popup has signed in: it knows where the member goes on. */
export function continueAfterPopup(): void {
  withStorage(() => sessionStorage.setItem(pageMark, '1'));
  window.location.assign('/login/oauth2/callback');
}

/** An in-app browser of Instagram, in which Google refuses to sign anyone in. */
export function isInstagram(): boolean {
  return navigator.userAgent.includes('Instagram');
}

function openPopup(): boolean {
  // A popup begins with a copy of this tab's storage.
  withStorage(() => sessionStorage.removeItem(pageMark));
  const left = Math.round(window.screenX + Math.max(0, (window.outerWidth - popup.width) / 2));
  const top = Math.round(window.screenY + Math.max(0, (window.outerHeight - popup.height) / 2));
  const features = `popup,width=${popup.width},height=${popup.height},left=${left},top=${top}`;
  const opened = window.open(getStartGoogleSignInUrl({ display: 'popup' }), popup.name, features);
  if (!opened || opened.closed) return false;
  opened.focus();
  openedAt = Date.now();
  goesOn = true;
  return true;
}

function goInPage(): void {
  // The text that was typed when the session ended stays for the same account; another account does not find it.
  keepForMember();
  withStorage(() => sessionStorage.setItem(pageMark, '1'));
  window.location.assign(getStartGoogleSignInUrl({ display: 'page' }));
}

/** A finger is the main pointer: a second window would be lost there. */
function isPhone(): boolean {
  return window.matchMedia('(hover: none) and (pointer: coarse)').matches;
}

/** Storage may be unavailable; the callback then finds out by asking. */
function withStorage<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
