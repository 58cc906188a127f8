import '@mithaq/ui-kit/styles.css';
import './app/app.css';
import { homeOf } from '@mithaq/openapi/rules/onboarding.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { closeByBack } from './app/close-by-back.ts';
import { mayReload, reloadOnce } from './app/chunk-failure.ts';
import { createQueryClient } from './app/query-client.ts';
import { prefetchPage, routeAt } from './app/routes.tsx';
import { recordScroll } from './app/scroll-restoration.ts';
import { currentSession, lookAgain } from './auth/session.ts';
import { prefetchAccount } from './auth/use-account.ts';
import { preferredLanguage, activateLanguage } from './i18n/i18n.ts';
import { keepPopoverButtonInSight } from './layout/popover-button.ts';
import { prefetchPlaceNames } from './reference/place-names.ts';
import { keepOfflinePage } from './prerendered/offline.ts';
import { keepInstallOffer } from './shared/installation.ts';
import { fontsOf, waitForFonts } from './shared/wait-for-fonts.ts';

// No top-level await: the bundler could not share this chunk, and would split it into many.
void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');

  if (import.meta.env.MODE === 'mocks') {
    prefetchPage(window.location.pathname); // its modules come while the mocks start
    const { startMocks } = await import('@mithaq/mocks/src/dev/browser.ts');
    await startMocks();
  }

  keepInstallOffer();
  keepPopoverButtonInSight();
  lookAgain();
  recordScroll();
  closeByBack();
  const client = createQueryClient();
  const isSignedIn = currentSession().state === 'open';
  prefetchAccount(client);
  // Loads the first page and its catalog together with the account, not after it. A signed-in user is redirected from `/`.
  const { pathname } = window.location;
  const first = routeAt(pathname === '/' && isSignedIn ? homeOf.verified : pathname);
  void first?.load().catch(() => undefined); // the page itself shows the error
  const language = preferredLanguage();
  const placeNames = isSignedIn ? prefetchPlaceNames(client, language) : undefined;
  // Profiles have Latin names in every language.
  const fonts = waitForFonts({ ...fontsOf.en, ...fontsOf[language] });
  try {
    await activateLanguage(language, 'app', ...(first?.catalog ? [first.catalog] : []));
  } catch (error) {
    // A new release may have removed the catalogs. Otherwise the message of index.html stays.
    if (navigator.onLine && mayReload()) reloadOnce();
    console.error(error);
    return;
  }

  await Promise.all([fonts, placeNames]);
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App client={client} />
      </BrowserRouter>
    </StrictMode>,
  );

  // The mocks have a service worker of their own, and a development server has no offline page.
  if (import.meta.env.PROD && import.meta.env.MODE !== 'mocks') keepOfflinePage();
}
