import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openOtherTab } from '../testing/other-tab.ts';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();
const callback = '/login/oauth2/callback';
const inPage = () => sessionStorage.setItem('mithaq.sign-in-page', '1');

describe('in a page', () => {
  beforeEach(inPage);

  test.each([
    ['cancelled', 'Sign-in was cancelled'],
    ['failed', 'Sign-in did not work'],
    ['email', 'Your e-mail address is not confirmed'],
    ['provider', 'Google could not be reached'],
    ['constructor', 'Sign-in did not work'],
  ])('error=%s says “%s”, and offers a way on', async (error, words) => {
    app.open(`${callback}?error=${error}`);
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(screen.getAllByRole('link', { name: 'Sign In' })).not.toHaveLength(0);
  });

  test.each([
    ['incomplete', '/profile/create'],
    ['unverified', '/verify-phone'],
    ['verified', '/for-you'],
  ] as const)('a sign-in that worked brings an %s account to %s', async (stage, end) => {
    app.mockBackend.state.proposals = [];
    const { path } = app.open(callback, stage);
    await waitFor(() => expect(path()).toBe(end));
  });

  test('a sign-in opens the proposals when they have news', async () => {
    app.signIn('verified');
    const me = app.mockBackend.signedInUserId();
    const { state } = app.mockBackend;
    state.proposals = state.proposals.filter(({ receiver, status }) => receiver === me && status === 'DECLINED');
    Object.assign(state.proposals[0]!, { unseenBy: 'RECEIVER' });
    const { path } = app.open(callback, 'verified');
    await waitFor(() => expect(path()).toBe('/proposals'));
  });

  test('a sign-in opens the proposals when one waits for the answer', async () => {
    const { path } = app.open(callback, 'verified');
    await waitFor(() => expect(path()).toBe('/proposals'));
  });

  test('a sign-in opens the news once for which it was, as the link of a mail leads there', async () => {
    app.mockBackend.state.proposals = [];
    const visitor = app.open('/news');
    await waitFor(() => expect(visitor.path()).toBe('/'));
    visitor.unmount();
    const { path, unmount } = app.open(callback, 'verified');
    await waitFor(() => expect(path()).toBe('/news'));
    unmount();
    const next = app.open(callback, 'verified');
    await waitFor(() => expect(next.path()).toBe('/for-you'));
  });

  test('a browser without a session cookie gets an error', async () => {
    app.open(callback);
    expect(await screen.findByRole('heading', { name: 'Sign-in did not work' })).toBeVisible();
  });
});

describe('in a popup', () => {
  let opener: ReturnType<typeof openOtherTab>;
  beforeEach(() => {
    opener = openOtherTab();
    opener.onMessage(() => opener.post({ kind: 'heard' }));
    vi.spyOn(window, 'close').mockImplementation(() => undefined);
  });
  afterEach(() => opener.close());

  test('tells its opener that someone has signed in, and closes itself', async () => {
    const { path } = app.open(callback, 'verified');
    await waitFor(() => expect(window.close).toHaveBeenCalled());
    expect(opener.received).toEqual([{ kind: 'signed-in' }]);
    expect(await screen.findByText('You can close this window')).toBeVisible();
    expect(path()).toBe(callback);
  });

  test('tells its opener why nobody has', async () => {
    app.open(`${callback}?error=cancelled`);
    await waitFor(() => expect(window.close).toHaveBeenCalled());
    expect(opener.received).toEqual([{ kind: 'refused', error: 'cancelled' }]);
  });
});
