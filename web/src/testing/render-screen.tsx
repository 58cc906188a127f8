import { createMockServer } from '@mithaq/mocks/src/node.ts';
import { dismissAll, type LinkProps } from '@mithaq/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import { LanguageProvider } from '../layout/LanguageProvider.tsx';
import { clearDrafts } from '../shared/draft-storage.ts';
import { keepForMember } from '../shared/member-storage.ts';
import { createTestNavigation } from './test-navigation.tsx';

type MockServer = ReturnType<typeof createMockServer>;

/** A new mock backend behind `fetch` for each test of the file. */
export function useMockBackend(options?: Parameters<typeof createMockServer>[0]): { readonly mockBackend: MockServer } {
  const held: { mockBackend: MockServer } = { mockBackend: createMockServer(options) };
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    clearDrafts();
    keepForMember();
    held.mockBackend = createMockServer(options);
    held.mockBackend.listen();
  });
  afterEach(() => {
    act(dismissAll);
    held.mockBackend.close();
  });
  return held;
}

export interface ScreenOptions {
  /** The route of the screen. */
  route?: string;
  /** The path in the address bar. */
  at?: string | { pathname: string; state: unknown };
}

/** Renders a screen with its providers. Every other path is shown as `at /feed`. */
export function renderScreen(element: ReactNode, { route = '/', at = route }: ScreenOptions = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5 * 60_000 } } });
  const { TestNavigation, ...navigation } = createTestNavigation();
  const view = render(
    <QueryClientProvider client={client}>
      <LanguageProvider forceColorScheme="light" linkComponent={RouterLink}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={route} element={element} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
          <TestNavigation />
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return { ...view, ...navigation, client };
}

function RouterLink({ href, ...link }: LinkProps) {
  return <Link to={href} {...link} />;
}

function Elsewhere() {
  return <p>Elsewhere</p>;
}
