import { UiProvider, type LinkProps } from '@mithaq/ui-kit';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';

export interface AppProps {
  client: QueryClient;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The application within everything it needs. */
export function App({ client, router }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <UiProvider linkComponent={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>
  );
}

function RouterLink({ href, ...link }: LinkProps) {
  return <Link to={href} {...link} />;
}
