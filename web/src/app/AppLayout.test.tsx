import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { activateLanguage } from '../i18n/i18n.ts';
import { returnDelay } from '../reference/use-connection-return.ts';
import { imran } from '../testing/people.ts';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();

test('a page names the window and brings the focus to its heading', async () => {
  app.open('/privacy-policy');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(await screen.findByRole('link', { name: 'Terms of Service' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Terms of Service' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Terms of Service · Mithaq');
});

test('a link to a section brings the focus to its heading, on the same page as well', async () => {
  const { go } = app.open('/privacy-policy', 'verified');
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Help' }));
  const heading = await screen.findByRole('heading', { level: 2, name: 'Frequently asked questions' });
  await waitFor(() => expect(heading).toHaveFocus());
  await go('/profile-creation-guide#preferences');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Setting Your Preferences' })).toHaveFocus());
});

test('a page that edits a section names it in the title of the window', async () => {
  app.open('/edit-profile/words', 'verified');
  await screen.findByRole('heading', { level: 1, name: 'Edit the words' });
  await waitFor(() => expect(document.title).toBe('Edit the words · Mithaq'));
});

test('a page whose title changes while it loads still brings the focus to its heading', async () => {
  const release = app.mockBackend.slow('getProfile');
  const { client, go } = app.open('/privacy-policy', 'verified');
  await screen.findByRole('heading', { level: 1 });
  await go(`/profile/${imran.profileId}`);
  await waitFor(() => expect(document.title).toMatch(/^Profile/));
  onTestFinished(() => act(() => activateLanguage('en')));
  await act(() => activateLanguage('ur', 'app', 'profiles'));
  await waitFor(() => expect(document.title).not.toMatch(/^Profile/));
  release();
  await act(async () => {
    await client.cancelQueries();
    await client.refetchQueries({ type: 'active' });
  });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('the way back brings the focus to the link one had followed', async () => {
  const { go } = app.open('/feed', 'verified');
  const [card] = await screen.findAllByRole('article');
  const link = within(card!).getByRole('link'); // findAll answers with one at least
  const name = link.textContent;
  await userEvent.click(link);
  await screen.findByRole('heading', { level: 1, name });
  await go(-1);
  await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
  // It named the profile while that loaded.
  expect(screen.getByRole('status', { name: 'Page' })).toBeEmptyDOMElement();
});

test.each([
  ['visitor', '/'],
  ['verified', '/for-you'],
] as const)('an unknown address shows a %s the way to %s', async (stage, home) => {
  const { path } = app.open('/nowhere/at/all', stage);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to Home' }));
  await waitFor(() => expect(path()).toBe(home));
});

test('before the account has come, Go to Home and the logo lead to For You', async () => {
  app.mockBackend.slow('getCurrentUser');
  const { path } = app.open('/nowhere', 'verified');
  const goToHome = await screen.findByRole('button', { name: 'Go to Home' });
  expect(screen.getAllByRole('link', { name: 'Mithaq' })[0]).toHaveAttribute('href', '/for-you');
  await userEvent.click(goToHome);
  await waitFor(() => expect(path()).toBe('/for-you'));
});

test('says that there is no connection, for as long as there is none', async () => {
  app.open('/privacy-policy');
  await screen.findByRole('heading', { level: 1 });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});

test('notices by itself that the connection is back, also without a word of the browser', async () => {
  app.open('/privacy-policy');
  await screen.findByRole('heading', { level: 1 });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const isBack = app.mockBackend.fail('getClientConfig', 'offline');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() => void window.dispatchEvent(new Event('offline')));
  await act(() => vi.advanceTimersByTimeAsync(2 * returnDelay));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  isBack();
  await act(() => vi.advanceTimersByTimeAsync(returnDelay));
  vi.useRealTimers();
  await waitFor(() => expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument());
});

test('the page scrolls to the fragment of the address once it is loaded', async () => {
  const into = vi.spyOn(Element.prototype, 'scrollIntoView');
  app.open('/profile-creation-guide#preferences');
  const heading = await screen.findByRole('heading', { name: 'Setting Your Preferences' });
  await waitFor(() => expect(into.mock.contexts).toContain(heading));
});

test('the outside link of the footer gives nothing of this page away', async () => {
  app.open('/privacy-policy');
  const link = await screen.findByRole('link', { name: /Instagram/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.instagram\.com\//));
  expect(link.getAttribute('rel')).toContain('noopener');
});
