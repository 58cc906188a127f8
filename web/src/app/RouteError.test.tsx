import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../layout/LanguageProvider.tsx';
import { createTestNavigation } from '../testing/test-navigation.tsx';
import { useWatchedLocation } from '../testing/watch-location.ts';
import { RouteErrorBoundary } from './RouteError.tsx';

const { reload } = useWatchedLocation();
const missing = new TypeError('Failed to fetch dynamically imported module: /assets/FeedPage-1.js');

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

function open(error: Error) {
  const Failing = () => {
    throw error;
  };
  const { TestNavigation, ...navigation } = createTestNavigation();
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider>
        <MemoryRouter>
          <RouteErrorBoundary>
            <Routes>
              <Route path="/" element={<Failing />} />
              <Route path="/sound" element={<p>A sound page</p>} />
            </Routes>
          </RouteErrorBoundary>
          <TestNavigation />
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return { ...view, ...navigation };
}

test('a page that throws says so, with a way on', async () => {
  open(new Error('a fault'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Something went wrong · Mithaq');
  expect(reload).not.toHaveBeenCalled();
});

test('the fault stays with its page', async () => {
  const { go } = open(new Error('a fault'));
  await go('/sound');
  expect(await screen.findByText('A sound page')).toBeVisible();
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  await go(-1);
  expect(await screen.findByText('Something went wrong')).toBeVisible();
});

test('a page whose file does not exist any more is reloaded once', async () => {
  const { unmount } = open(missing);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  unmount();
  open(missing);
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that was never loaded says that one is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(missing);
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});
