import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { endSession } from '../auth/session.ts';
import { useApp } from '../testing/render-app.tsx';
import { routes } from './routes.tsx';

const app = useApp();

test.each([
  ['/', 'verified', '/feed'],
  ['/', 'visitor', '/'],
  ['/profile/create', 'verified', '/edit-profile'],
  ['/profile/0', 'verified', '/profile/0'],
  ['/verify-phone', 'incomplete', '/profile/create'],
  ['/settings', 'suspended', '/settings'],
  ['/privacy-policy', 'suspended', '/privacy-policy'],
  ['/nowhere', 'unverified', '/nowhere'],
] as const)('%s brings a %s user to %s', async (address, stage, end) => {
  const { path } = app.open(address, stage);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(path()).toBe(end));
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
});

test('a user redirected to /verify-phone returns to the former page once the phone is verified', async () => {
  const { path, client } = app.open('/proposals?tab=sent', 'unverified');
  await screen.findByRole('heading', { name: 'Verify Your Phone' });
  app.mockBackend.signInAs('amina-siddiqui');
  await client.refetchQueries();
  await waitFor(() => expect(path()).toBe('/proposals'));
});

test.each(['https://elsewhere.example', '//elsewhere.example', 7])(
  'a history state that names %s is not followed',
  async (from) => {
    const { path } = app.open({ pathname: '/verify-phone', state: { from } }, 'verified');
    await waitFor(() => expect(path()).toBe('/feed'));
  },
);

test('a member who is signed out on a page stays there until they open another page', async () => {
  const { path, go } = app.open('/community', 'verified');
  await screen.findByRole('heading', { name: 'Nikah Insights' });
  endSession();
  const dialog = await screen.findByRole('dialog', { name: 'You have been signed out' });
  expect(path()).toBe('/community');
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await go('/feed');
  await waitFor(() => expect(path()).toBe('/'));
  expect(await screen.findAllByRole('link', { name: 'Sign In' })).not.toHaveLength(0);
});

test.each(['visitor', 'verified', 'suspended'] as const)(
  'a %s finds the page of an unknown address at /moderation, and its code is not fetched',
  async (stage) => {
    const load = vi.spyOn(
      routes.find(({ path }) => path === '/moderation')!,
      'load',
    ); // it is in the table
    const { path } = app.open('/moderation', stage);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    expect(path()).toBe('/moderation');
    expect(document.title).toBe('Page not found · Mithaq');
    expect(load).not.toHaveBeenCalled();
  },
);

test('a failed request for the account counts as signed out', async () => {
  app.mockBackend.fail('getCurrentUser', { code: 'internal' });
  const { path } = app.open('/feed', 'verified');
  await waitFor(() => expect(path()).toBe('/'));
  expect(await screen.findByRole('button', { name: 'Learn More' })).toBeInTheDocument();
});
