import type { UiProviderProps } from '@mithaq/ui-kit';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { LanguageProvider } from '../languages/LanguageProvider.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { RouterLink } from './RouterLink.tsx';

export interface AppProps {
  client: QueryClient;
  /** `test` switches transitions off. */
  env?: UiProviderProps['env'];
}

/** The application within everything it needs but a router. */
export function App({ client, env }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider env={env} linkComponent={RouterLink}>
        <AppRoutes />
      </LanguageProvider>
    </QueryClientProvider>
  );
}
