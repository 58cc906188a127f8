import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openOtherTab } from '../testing/other-tab.ts';
import { setCookie, useApp } from '../testing/render-app.tsx';
import { useWatchedLocation } from '../testing/watch-location.ts';
import { endSession } from './session.ts';

const app = useApp();
const { assign } = useWatchedLocation();
let popup: ReturnType<typeof openOtherTab>;

beforeEach(() => {
  popup = openOtherTab();
  vi.spyOn(window, 'open').mockReturnValue({ closed: false, focus: vi.fn() } as unknown as Window); // as much of a window as is used
});
afterEach(() => popup.close());

const signInButton = async () => (await screen.findAllByRole('link', { name: 'Sign In' }))[0]!; // the header's
const asVerified = () => app.signIn('verified');

test('a visitor who has signed in through the popup continues by the onboarding stage', async () => {
  app.mockBackend.state.proposals = [];
  const { path } = app.open('/privacy-policy');
  await userEvent.click(await signInButton());
  asVerified();
  popup.post({ kind: 'signed-in' });
  await waitFor(() => expect(path()).toBe('/for-you'));
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('another tab gets the message and stays on its page', async () => {
  const { path } = app.open('/privacy-policy');
  await signInButton();
  asVerified();
  popup.post({ kind: 'signed-in' });
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeVisible();
  expect(path()).toBe('/privacy-policy');
});

test('a sign-in in a popup that closed before its message is found when the window gets the focus', async () => {
  app.mockBackend.state.proposals = [];
  const { path } = app.open('/');
  await userEvent.click(await signInButton());
  asVerified();
  fireEvent.focus(window);
  await waitFor(() => expect(path()).toBe('/for-you'));
});

test('a sign-in on the landing page opens the proposals when one waits for the answer, in its place', async () => {
  const { path, go } = app.open('/privacy-policy');
  await go('/');
  await userEvent.click(await signInButton());
  asVerified();
  popup.post({ kind: 'signed-in' });
  await waitFor(() => expect(path()).toBe('/proposals'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible();
  await go(-1);
  await waitFor(() => expect(path()).toBe('/privacy-policy'));
});

test('a popup without success is answered and announced in a toast', async () => {
  app.open('/');
  await userEvent.click(await signInButton());
  popup.post({ kind: 'refused', error: 'provider' });
  expect(await screen.findByText(/Google could not be reached/)).toBeVisible();
  await waitFor(() => expect(popup.received).toEqual([{ kind: 'heard' }])); // another channel than the toast's
});

test('a tab that opened no popup answers nobody', async () => {
  app.open('/privacy-policy');
  await signInButton();
  vi.setSystemTime(Date.now() + 11 * 60 * 1000); // whatever an earlier test opened is forgotten by then
  asVerified();
  popup.post({ kind: 'signed-in' });
  await screen.findByRole('button', { name: 'Account menu' });
  vi.useRealTimers();
  expect(popup.received).toEqual([]);
});

test('the same person signing in again finds the page and the typed text', async () => {
  const { path } = app.open('/edit-profile', 'verified');
  const name = await screen.findByLabelText(/Full name/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Typed before');
  act(endSession);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Sign In' })).at(-1)!); // the dialog's
  asVerified();
  popup.post({ kind: 'signed-in' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText(/Full name/)).toHaveValue('Typed before');
  expect(path()).toBe('/edit-profile');
  expect(assign).not.toHaveBeenCalled();
});

test('another account than that of the open page starts from the beginning', async () => {
  app.open('/community', 'verified');
  await screen.findByRole('button', { name: 'Account menu' });
  app.signIn('unverified');
  popup.post({ kind: 'signed-in' });
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
});

test('a sign-out in another tab takes this page away', async () => {
  app.open('/community', 'verified');
  await screen.findByRole('button', { name: 'Account menu' });
  setCookie(false);
  popup.post({ kind: 'signed-out' });
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
});

test('in the browser of Instagram, Sign In shows a dialog instead', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Instagram 300.0.0');
  app.open('/');
  await userEvent.click(await signInButton());
  expect(await screen.findByRole('dialog', { name: 'Open in Browser' })).toBeVisible();
  expect(window.open).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test("a visitor's page asks the server only who runs it", async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  app.open('/');
  await signInButton();
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/v1/client-config']);
});
