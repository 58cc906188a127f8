import { Link as KitLink, type LinkProps } from '@mithaq/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Decorator } from '@storybook/react-vite';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { LanguageProvider } from '../languages/LanguageProvider.tsx';

/** Puts a story's screen at an address, with a query client of its own; links lead to a line that names where they lead. */
export function atAddress(route: string, at = route): Decorator {
  return function Screen(Story, { globals }) {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5 * 60_000 } } });
    const router = createMemoryRouter(
      [
        { path: route, element: <Story /> },
        { path: '*', element: <Elsewhere /> },
      ],
      { initialEntries: [at] },
    );
    return (
      <QueryClientProvider client={client}>
        <LanguageProvider {...(globals.dir === 'rtl' ? { dir: 'rtl' } : {})} forceColorScheme={globals.scheme === 'dark' ? 'dark' : 'light'} linkComponent={RouterLink}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </QueryClientProvider>
    );
  };
}

function RouterLink({ href, ...link }: LinkProps) {
  return <Link to={href} {...link} />;
}

function Elsewhere() {
  return (
    <p>
      This leads out of the story. <KitLink href="/">Back</KitLink>
    </p>
  );
}
