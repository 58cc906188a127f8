import { hasSessionCookie } from '../auth/session-cookie.ts';
import { forgetMembers } from '../shared/member-storage.ts';
import { keepPopoverButtonInSight } from '../layout/popover-button.ts';
import { followColorScheme } from './color-scheme.ts';
import { showSignOutMessage } from './sign-out-message.ts';
import { rememberLanguagesFollowed } from './language-links.ts';
import { keepOfflinePage } from './offline.ts';
import { loadVerseFontWhenNear } from './verse-font.ts';
import { enableSignIn } from './static-sign-in.ts';

// The only script of the prerendered pages. They work without it.
if (!hasSessionCookie()) forgetMembers();
enableSignIn();
followColorScheme();
rememberLanguagesFollowed();
loadVerseFontWhenNear();
keepOfflinePage();
keepPopoverButtonInSight();
showSignOutMessage();
// The app offers the home screen after the first proposal, not to visitors at first sight.
window.addEventListener('beforeinstallprompt', (event) => event.preventDefault());

// Enter follows a link; a link with the role of a button must react to Space as well (ARIA, button).
document.addEventListener('keydown', (event) => {
  if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement) || event.target.role !== 'button') return;
  event.preventDefault();
  event.target.click();
});
