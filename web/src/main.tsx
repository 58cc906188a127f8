import '@mithaq/ui-kit/styles.css';
import './app/app.css';
import { homeOf } from '@mithaq/openapi/rules/onboarding.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { mayReload, reloadOnce } from './app/chunk-failure.ts';
import { pageAt } from './app/pages.ts';
import { createQueryClient } from './app/query-client.ts';
import { rememberScroll } from './app/scroll-memory.ts';
import { currentSession, lookAgain } from './auth/session.ts';
import { prefetchAccount } from './auth/use-account.ts';
import { preferredLanguage, speak } from './languages/speak.ts';
import { keepOfflinePage } from './visitor/offline.ts';

// No await at the top: a chunk that waits can't be shared, and everything would fall apart into small ones.
void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');

  if (import.meta.env.MODE === 'mocks') {
    const { startMocks } = await import('@mithaq/mocks/src/browser.ts');
    await startMocks();
  }

  lookAgain();
  rememberScroll();
  const client = createQueryClient();
  prefetchAccount(client);
  // The first page's code and words come along with the account, not after it. Whoever is signed in does not stay at `/`.
  const { pathname } = window.location;
  const first = pageAt(pathname === '/' && currentSession().state === 'open' ? homeOf.verified : pathname);
  void first?.load().catch(() => undefined); // the page itself says what failed
  try {
    await speak(preferredLanguage(), 'app', ...(first?.words ? [first.words] : []));
  } catch (error) {
    // A new release may have taken the words' files away. Otherwise what index.html says of a late page stays.
    if (navigator.onLine && mayReload()) reloadOnce();
    console.error(error);
    return;
  }

  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App client={client} />
      </BrowserRouter>
    </StrictMode>,
  );

  // The mocks have a worker of their own, and a server in development no page to keep.
  if (import.meta.env.PROD && import.meta.env.MODE !== 'mocks') keepOfflinePage();
}
