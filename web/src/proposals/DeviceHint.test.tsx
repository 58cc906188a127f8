import { members } from '@mithaq/openapi/examples/members.ts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepInstallOffer } from '../shared/installation.ts';
import { useApp } from '../testing/render-app.tsx';
import { usePushBrowser, withoutPush } from '../testing/push-browser.ts';

const app = useApp();
let browser: ReturnType<typeof usePushBrowser>;

keepInstallOffer();
beforeEach(() => {
  browser = usePushBrowser();
});
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  withoutPush();
});

const man = members.find(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified)!;
const pushLine = 'Shall this device show when there is news?';
const installLine = 'Mithaq can be on your home screen, like an app.';

/** Opens the proposals of a member who has received these. */
async function open(count: number) {
  app.signIn('verified');
  const receiver = app.mockBackend.signedInUserId()!;
  app.mockBackend.state.proposals = Array.from({ length: count }, (_each, i) => ({
    id: `0199a1b2-c3d4-7e5f-8a6b-00000000000${i}`,
    sender: man.userId,
    receiver,
    status: 'PENDING' as const,
    createdAt: '2026-10-20T08:30:00Z',
  }));
  const view = app.open('/proposals', 'verified');
  if (count > 0) await screen.findByRole('heading', { name: 'Waiting for you' });
  else await screen.findByText('No received proposals at the moment.');
  return view;
}

const offer = () => {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true); // the browser does not ask by itself
  return prompt;
};

test('nothing is asked before the first proposal', async () => {
  offer();
  await open(0);
  expect(screen.queryByText(pushLine)).not.toBeInTheDocument();
  expect(screen.queryByText(installLine)).not.toBeInTheDocument();
  expect(browser.asked).toBe(0);
});

test('after it a line leads to the settings, and is dismissed for good', async () => {
  const { unmount } = await open(1);
  expect(await screen.findByText(pushLine)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose in Settings' })).toHaveAttribute('href', '/settings');
  expect(browser.asked).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByText(pushLine)).not.toBeInTheDocument();
  unmount();
  await open(1);
  await screen.findByText(/Would you like a mail/);
  expect(screen.queryByText(pushLine)).not.toBeInTheDocument();
});

test('the home screen is offered after that question, once', async () => {
  const prompt = offer();
  const { unmount } = await open(1);
  expect(await screen.findByText(pushLine)).toBeVisible();
  expect(screen.queryByText(installLine)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(await screen.findByText(installLine)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Put it there' }));
  expect(prompt).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText(installLine)).not.toBeInTheDocument());
  unmount();
  offer();
  await open(1);
  await userEvent.click(await screen.findByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByText(installLine)).not.toBeInTheDocument();
});

test('nothing is asked in a browser that shows news', async () => {
  app.signIn('verified');
  const user = app.mockBackend.signedInUserId()!;
  const at = '2026-11-24T09:00:00Z';
  const push = { endpoint: 'https://fcm.googleapis.com/x', language: 'en', at } as const;
  app.mockBackend.state.sessions = [{ user, startedAt: at, lastUsedAt: at, push }];
  await open(1);
  await screen.findByText(/Would you like a mail/);
  expect(screen.queryByText(pushLine)).not.toBeInTheDocument();
});

test('nothing is asked where notifications are blocked', async () => {
  browser.permission = 'denied';
  await open(1);
  await screen.findByText(/Would you like a mail/);
  expect(screen.queryByText(pushLine)).not.toBeInTheDocument();
});

test('on an iPhone the line says how to reach the home screen, until it is dismissed', async () => {
  withoutPush();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)');
  await open(1);
  expect(await screen.findByText(/^Mithaq can be on your home screen, like an app, and show there/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByText(/^Mithaq can be on your home screen/)).not.toBeInTheDocument();
});
