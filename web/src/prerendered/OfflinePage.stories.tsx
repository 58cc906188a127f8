import { msg } from '@lingui/core/macro';
import { LanguageProvider } from '../layout/LanguageProvider.tsx';
import { screen } from '../testing/screen.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import { OfflineLayout } from './PrerenderedLayout.tsx';

/** The page that the browser shows without a connection. */
export default { title: 'Screens/Without a connection', tags: ['screen'] };

export const Offline = screen('/feed', {
  as: 'visitor',
  shows: msg`You are offline`,
  render: ({ forceColorScheme }) => (
    <LanguageProvider {...(forceColorScheme ? { forceColorScheme } : {})}>
      <OfflineLayout>
        <OfflinePage />
      </OfflineLayout>
    </LanguageProvider>
  ),
});
