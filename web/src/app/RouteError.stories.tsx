import { msg } from '@lingui/core/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { LanguageProvider } from '../layout/LanguageProvider.tsx';
import { offline } from '../testing/browsers.ts';
import { screen } from '../testing/screen.tsx';
import type { AppProps } from './App.tsx';
import { AppLayout } from './AppLayout.tsx';
import { RouterLink } from './RouterLink.tsx';

/** Where a page cannot be shown; header and tabs stay. */
export default { title: 'Screens/Page not shown', tags: ['screen'] };

export const Broken = screen('/feed', {
  shows: msg`Something went wrong`,
  render: (props) => <WithPage {...props} error={new Error('A story breaks this page.')} />,
});
export const NotLoaded = screen('/feed', {
  browser: offline,
  shows: msg`This page has not been loaded yet. It will be here once you have a connection.`,
  render: (props) => <WithPage {...props} error={new TypeError('Failed to fetch dynamically imported module')} />,
});

function WithPage({ client, error, ...ui }: AppProps & { error: Error }) {
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider {...ui} linkComponent={RouterLink}>
        <Routes>
          <Route element={<AppLayout />}>
            <Route path="*" element={<Breaks error={error} />} />
          </Route>
        </Routes>
      </LanguageProvider>
    </QueryClientProvider>
  );
}

function Breaks({ error }: { error: Error }): never {
  throw error;
}
