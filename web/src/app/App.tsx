import type { UiProviderProps } from '@mithaq/ui-kit';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { LanguageProvider } from '../languages/LanguageProvider.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { RouterLink } from './RouterLink.tsx';

export interface AppProps extends Pick<UiProviderProps, 'forceColorScheme'> {
  client: QueryClient;
}

/** The application within everything it needs but a router. */
export function App({ client, ...ui }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider {...ui} linkComponent={RouterLink}>
        <AppRoutes />
      </LanguageProvider>
    </QueryClientProvider>
  );
}
