import { UiProvider } from '@mithaq/ui-kit';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useWatchedLocation } from '../testing/watch-location.ts';
import { RouteError } from './RouteError.tsx';

const { reload } = useWatchedLocation();
const missing = new TypeError('Failed to fetch dynamically imported module: /assets/FeedPage-1.js');

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function open(error: Error) {
  const fail = () => {
    throw error;
  };
  const router = createMemoryRouter([{ path: '/', errorElement: <RouteError />, loader: fail, element: null, hydrateFallbackElement: <p>Waiting</p> }]);
  return render(
    <UiProvider env="test">
      <RouterProvider router={router} />
    </UiProvider>,
  );
}

test('a page that throws says so, with a way on', async () => {
  open(new Error('a fault'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(reload).not.toHaveBeenCalled();
});

test('a page whose file is gone is reloaded once', async () => {
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
