import { hasSessionCookie } from '../auth/session-cookie.ts';
import { listen, publishSignIn } from '../auth/sign-in-channel.ts';
import {
  continueAfterPopup,
  isAwaitingPopup,
  isInstagram,
  isModifiedClick,
  startSignIn,
  takeTurn,
} from '../auth/sign-in.ts';

/** How long "Copied!" is shown, in ms. */
const copiedMs = 2000;

/** How long an error is shown, in ms, as long as the application's notifications. */
const errorMs = 5000;

/** Makes each Sign In link open the popup, or the Open in Browser dialog in Instagram's browser; and follows the sign-in. */
export function enableSignIn(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#open-in-browser');
  const copy = dialog?.querySelector<HTMLButtonElement>('[data-copy]');
  copy?.addEventListener('click', () => void copyLink(copy));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-sign-in]')) {
    link.addEventListener('click', (event) => {
      if (isModifiedClick(event)) return;
      event.preventDefault();
      if (isInstagram()) dialog?.showModal();
      else startSignIn();
    });
  }

  listen((message) => {
    if ((message.kind === 'signed-in' || message.kind === 'refused') && isAwaitingPopup()) {
      publishSignIn({ kind: 'heard' });
      if (message.kind === 'refused' && takeTurn()) showError(message.error);
    }
    if (message.kind === 'signed-in') continueIfSignedIn();
  });

  // The popup may have closed before its message arrived, and the browser may show this page from its cache.
  window.addEventListener('focus', continueIfSignedIn);
  window.addEventListener('pageshow', continueIfSignedIn);
}

/** With a session the server responds with the application. The tab that opened the popup goes on, others stay. */
function continueIfSignedIn(): void {
  if (!hasSessionCookie()) return;
  if (takeTurn()) continueAfterPopup();
  else window.location.reload();
}

async function copyLink(button: HTMLButtonElement): Promise<void> {
  const { copied = '', byHand = '' } = button.dataset;
  const label = button.querySelector('.mantine-Button-label') ?? button;
  const before = label.textContent;
  if (before === copied) return;
  try {
    await navigator.clipboard.writeText(window.location.href);
    label.textContent = copied;
    setTimeout(() => {
      label.textContent = before;
    }, copiedMs);
  } catch {
    window.prompt(byHand, window.location.href);
  }
}

let hideTimer: ReturnType<typeof setTimeout> | undefined;

function showError(error: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-refused="${error}"]`);
  const region = document.getElementById(template?.dataset['region'] ?? '');
  if (!template || !region) return;
  const hide = () => region.replaceChildren();
  clearTimeout(hideTimer);
  region.replaceChildren(template.content.cloneNode(true));
  region.querySelector('[data-dismiss]')?.addEventListener('click', hide);
  hideTimer = setTimeout(hide, errorMs);
}
