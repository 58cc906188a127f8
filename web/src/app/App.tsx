import type { LinkProps, UiProviderProps } from '@mithaq/ui-kit';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Link, RouterProvider } from 'react-router-dom';
import { LanguageProvider } from '../languages/LanguageProvider.tsx';

export interface AppProps {
  client: QueryClient;
  router: ComponentProps<typeof RouterProvider>['router'];
  /** `test` switches transitions off. */
  env?: UiProviderProps['env'];
}

/** The application within everything it needs. */
export function App({ client, router, env }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider env={env} linkComponent={RouterLink}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </QueryClientProvider>
  );
}

function RouterLink({ href, ...link }: LinkProps) {
  return <Link to={href} {...link} />;
}
