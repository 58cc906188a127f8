import { hasSessionCookie } from '../auth/session-cookie.ts';
import { listen, tell } from '../auth/sign-in-channel.ts';
import { isAwaitingPopup, isInstagram, startSignIn, takeTurn } from '../auth/sign-in.ts';

/** SPEC section 9. */
const copiedFor = 2000;
const toldFor = 5000;

/** Sign In as the application has it (auth/SignIn.tsx), on a page without the application. */
export function enableSignIn(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#open-in-browser');
  const copy = dialog?.querySelector<HTMLButtonElement>('[data-copy]');
  copy?.addEventListener('click', () => void copyLink(copy));
  for (const form of document.querySelectorAll('form[data-sign-in]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (isInstagram()) dialog?.showModal();
      else startSignIn();
    });
  }

  listen((message) => {
    if ((message.kind === 'signed-in' || message.kind === 'refused') && isAwaitingPopup()) {
      tell({ kind: 'heard' });
      if (message.kind === 'refused' && takeTurn()) say(message.error);
    }
    if (message.kind === 'signed-in') goOnIfSignedIn();
  });

  // A popup may have been closed before its message came, and the browser may show this page again as it was.
  window.addEventListener('focus', goOnIfSignedIn);
  window.addEventListener('pageshow', goOnIfSignedIn);
}

/** With a session the server answers with the application: whoever began here goes on by its gate, other tabs stay where they are. */
function goOnIfSignedIn(): void {
  if (!hasSessionCookie()) return;
  if (takeTurn()) window.location.assign('/');
  else window.location.reload();
}

async function copyLink(button: HTMLButtonElement): Promise<void> {
  const { copied = '', byHand = '' } = button.dataset;
  const words = button.querySelector('[data-button-words]') ?? button;
  const before = words.textContent;
  if (before === copied) return;
  try {
    await navigator.clipboard.writeText(window.location.href);
    words.textContent = copied;
    setTimeout(() => {
      words.textContent = before;
    }, copiedFor);
  } catch {
    window.prompt(byHand, window.location.href);
  }
}

let leaving: ReturnType<typeof setTimeout> | undefined;

function say(error: string): void {
  const words = document.querySelector<HTMLTemplateElement>(`template[data-refused="${error}"]`);
  const region = document.getElementById(words?.dataset['region'] ?? '');
  if (!words || !region) return;
  const clear = () => region.replaceChildren();
  clearTimeout(leaving);
  region.replaceChildren(words.content.cloneNode(true));
  region.querySelector('[data-dismiss]')?.addEventListener('click', clear);
  leaving = setTimeout(clear, toldFor);
}
