import { msg } from '@lingui/core/macro';
import { LanguageProvider } from '../layout/LanguageProvider.tsx';
import { screen } from '../testing/screen.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import { OfflineLayout } from './PrerenderedLayout.tsx';

/** What the browser shows when there is no connection and no page of its own. */
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
