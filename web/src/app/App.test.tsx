import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useApp } from '../testing/render-app.tsx';
import { routes } from './routes.tsx';

const app = useApp();
afterEach(() => vi.restoreAllMocks());

// The first of the file: later ones have a page before them.
test('a page whose predecessor was left while it loaded has the focus at its heading', async () => {
  loadOf('/saved').mockReturnValue(new Promise(() => undefined));
  app.open('/saved', 'verified');
  await userEvent.click(await screen.findByRole('link', { name: 'Community' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Nikah Insights' });
  await waitFor(() => expect(heading).toHaveFocus());
});

const loadOf = (path: string) =>
  vi.spyOn(
    routes.find((route) => route.path === path)!,
    'load',
  ); // it is in the table

test.each([
  ['/verify-phone', 'unverified', 'Verify Your Phone', '/feed'],
  ['/profile/create', 'incomplete', 'Complete Your Profile', '/verify-phone'],
] as const)(
  'the code of the page to which the form of %s leads comes while it is filled in',
  async (path, stage, title, next) => {
    const load = loadOf(next);
    app.open(path, stage);
    await screen.findByRole('heading', { level: 1, name: title });
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  },
);

test('no other page fetches what may never be wanted', async () => {
  const others = routes.filter(({ path }) => path !== '/community').map(({ path }) => loadOf(path));
  app.open('/community', 'verified');
  await screen.findByRole('heading', { level: 1, name: 'Nikah Insights' });
  for (const load of others) expect(load).not.toHaveBeenCalled();
});
