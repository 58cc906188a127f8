import { Link as KitLink, type LinkProps } from '@mithaq/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Decorator } from '@storybook/react-vite';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { LanguageProvider } from '../languages/LanguageProvider.tsx';

/** Puts a story's screen at an address, with a query client of its own; links lead to a line that names where they lead. */
export function atAddress(route: string, at = route): Decorator {
  return function Screen(Story, { globals }) {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5 * 60_000 } } });
    return (
      <QueryClientProvider client={client}>
        <LanguageProvider {...(globals.dir === 'rtl' ? { dir: 'rtl' } : {})} forceColorScheme={globals.scheme === 'dark' ? 'dark' : 'light'} linkComponent={RouterLink}>
          <MemoryRouter initialEntries={[at]}>
            <Routes>
              <Route path={route} element={<Story />} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </MemoryRouter>
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
