import '@mithaq/ui-kit/styles.css';
import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { lookAgain } from './auth/session.ts';
import { prefetchAccount } from './auth/use-account.ts';
import { preferredLanguage, speak } from './languages/speak.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

if (import.meta.env.MODE === 'mocks') {
  const { startMocks } = await import('@mithaq/mocks/src/browser.ts');
  await startMocks();
}

lookAgain();
const client = createQueryClient();
prefetchAccount(client);
await speak(preferredLanguage(), 'app');

createRoot(root).render(
  <StrictMode>
    <App client={client} router={createAppRouter()} />
  </StrictMode>,
);
