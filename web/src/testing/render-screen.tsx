import { createServerWorld } from '@mithaq/mocks/src/node.ts';
import { dismissAll, type LinkProps } from '@mithaq/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import { LanguageProvider } from '../languages/LanguageProvider.tsx';
import { createTraveller } from './traveller.tsx';

type ServerWorld = ReturnType<typeof createServerWorld>;

/** A fresh mock world behind fetch for each test of the file. */
export function useWorld(options?: Parameters<typeof createServerWorld>[0]): { readonly world: ServerWorld } {
  const held: { world: ServerWorld } = { world: createServerWorld(options) };
  beforeEach(() => {
    localStorage.clear();
    held.world = createServerWorld(options);
    held.world.listen();
  });
  afterEach(() => {
    act(dismissAll);
    held.world.close();
  });
  return held;
}

export interface ScreenOptions {
  /** The screen's own route. */
  route?: string;
  /** Where the visitor is. */
  at?: string | { pathname: string; state: unknown };
}

/** A screen within everything it needs; every other address shows itself as `at /feed`. */
export function renderScreen(element: ReactNode, { route = '/', at = route }: ScreenOptions = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5 * 60_000 } } });
  const { Traveller, ...traveller } = createTraveller();
  const view = render(
    <QueryClientProvider client={client}>
      <LanguageProvider forceColorScheme="light" linkComponent={RouterLink}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={route} element={element} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
          <Traveller />
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return { ...view, ...traveller, client };
}

function RouterLink({ href, ...link }: LinkProps) {
  return <Link to={href} {...link} />;
}

function Elsewhere() {
  return <p>Elsewhere</p>;
}
