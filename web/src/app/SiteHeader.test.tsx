import type { User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '../layout/LanguageProvider.tsx';
import { useApp } from '../testing/render-app.tsx';
import { useWatchedLocation } from '../testing/watch-location.ts';
import { takeSignOutMessage } from '../shared/sign-out-message.ts';
import { displayId } from '@mithaq/openapi/rules/profile.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { createQueryClient } from './query-client.ts';

const app = useApp();
const { assign } = useWatchedLocation();

const entries = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  await screen.findByRole('menuitem', { name: 'Logout' });
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
};

const choicesOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('menuitemradio')
    .map((item) => item.textContent);

const forEveryone = ['Settings', 'Help', 'Privacy', 'Terms', 'Logout'];

test.each([
  ['verified', ['View Profile', 'Edit Profile', 'Saved profiles', ...forEveryone]],
  ['unverified', forEveryone],
  ['incomplete', forEveryone],
] as const)('the menu of an %s account', async (stage, expected) => {
  app.open('/privacy-policy', stage);
  expect(await entries()).toEqual(expected);
  expect(choicesOf('Appearance')).toEqual(['Light', 'Dark', 'As my device']);
  expect(choicesOf('Language')).toEqual(['English', 'العربية', 'اردو']);
});

/** The guards redirect signed-in users from /, so the menu is rendered alone. */
function showOnLandingPage(account: Pick<User, 'isPhoneVerified' | 'isModerator'>) {
  const user = {
    id: '0198c0de-0000-7000-8000-000000000001',
    email: 'a@example.test',
    name: 'A',
    isProfileComplete: true,
    profileUrl: 'https://lh3.googleusercontent.com/a',
    ...account,
  };
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <LanguageProvider>
        <MemoryRouter initialEntries={['/']}>
          <AccountMenu user={user} />
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  );
}

test('My Feed is offered on / only, and only to verified members', async () => {
  const { unmount } = showOnLandingPage({ isPhoneVerified: true });
  expect(await entries()).toEqual(['View Profile', 'Edit Profile', 'Saved profiles', 'My Feed', ...forEveryone]);
  unmount();
  showOnLandingPage({ isPhoneVerified: false });
  expect(await entries()).toEqual(forEveryone);
});

test('Moderation is offered to moderators', async () => {
  showOnLandingPage({ isPhoneVerified: false, isModerator: true });
  expect(await entries()).toEqual([...forEveryone.slice(0, -1), 'Moderation', 'Logout']);
  expect(screen.getByRole('menuitem', { name: 'Moderation' })).toHaveAttribute('href', '/moderation');
});

test('the menu of a suspended account requests no profile', async () => {
  const asked = vi.spyOn(window, 'fetch');
  app.open('/settings', 'suspended');
  expect(await entries()).toEqual(forEveryone);
  expect(asked.mock.calls.map(([url]) => url)).not.toContain('/api/v1/profiles/current-user-profile');
});

test('the head of the menu names the profile, which is asked for when the menu opens', async () => {
  app.signIn('verified');
  const own = app.mockBackend.state.users.find(({ id }) => id === app.mockBackend.signedInUserId());
  if (!own?.profile) throw new Error('The member has no profile.');
  const asked = vi.spyOn(window, 'fetch');
  showOnLandingPage({ isPhoneVerified: true });
  expect(asked).not.toHaveBeenCalled();
  await entries();
  expect(await screen.findByText(own.profile.fullName)).toBeVisible();
  expect(screen.getByText(displayId(own.profile.id))).toBeVisible();
  expect(screen.getByText(/Phone verified/)).toBeVisible();
});

test('the head of the menu names the account that has no profile', async () => {
  app.open('/privacy-policy', 'incomplete');
  await entries();
  const { name, email } = app.mockBackend.state.users.at(-1) ?? {};
  expect(screen.getByText(name ?? '')).toBeVisible();
  expect(screen.getByText(email ?? '')).toBeVisible();
});

test('the logo leads to / for visitors and to For You for signed-in users', async () => {
  const { unmount } = app.open('/privacy-policy');
  expect((await screen.findAllByRole('link', { name: 'Mithaq' }))[0]).toHaveAttribute('href', '/');
  unmount();
  app.open('/privacy-policy', 'verified');
  await screen.findByRole('button', { name: 'Account menu' });
  expect(screen.getAllByRole('link', { name: 'Mithaq' })[0]).toHaveAttribute('href', '/for-you');
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
});

test('Logout ends the session, deletes drafts and leads to /', async () => {
  const { client } = app.open('/community', 'verified');
  const draft = `mithaq.draft.edit.${app.mockBackend.signedInUserId()}`;
  sessionStorage.setItem(draft, '{}');
  await entries();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(sessionStorage.getItem(draft)).toBeNull();
  expect(takeSignOutMessage()).toBe('logged-out');
  window.dispatchEvent(new Event('pagehide'));
  expect(
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined),
  ).toEqual([]);
});

test('a Logout that fails says that one is still signed in', async () => {
  app.mockBackend.fail('logout', 'offline');
  app.open('/community', 'verified');
  await entries();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByText(/You are still signed in/)).toBeVisible();
  expect(assign).not.toHaveBeenCalled();
});

test('the avatar has its place from the beginning, and never another seal than the profile’s', async () => {
  const drawn = vi.fn();
  const seen = new MutationObserver(() => {
    const seal = screen.queryByRole('button', { name: 'Account menu' })?.querySelector('svg')?.innerHTML;
    if (seal) drawn(seal);
  });
  seen.observe(document.body, { childList: true, subtree: true });
  app.open('/community', 'verified');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Account menu' }).querySelector('svg')).toBeInTheDocument(),
  );
  await screen.findByRole('heading', { level: 1, name: 'Nikah Insights' });
  seen.disconnect();
  expect(new Set(drawn.mock.calls.flat()).size).toBe(1);
});
