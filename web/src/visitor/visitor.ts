import { followColourScheme } from './colour-scheme.ts';
import { rememberLanguagesFollowed } from './language-links.ts';
import { keepOfflinePage } from './offline.ts';
import { bringVerseFont } from './verse-font.ts';
import { enableSignIn } from './way-in.ts';

// The whole script of the pages for visitors: everything on them works without it, and better with it.
enableSignIn();
followColourScheme();
rememberLanguagesFollowed();
bringVerseFont();
keepOfflinePage();

// A link answers to Enter alone; what is called a button has to answer to both.
document.addEventListener('keydown', (event) => {
  if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement) || event.target.role !== 'button') return;
  event.preventDefault();
  event.target.click();
});
