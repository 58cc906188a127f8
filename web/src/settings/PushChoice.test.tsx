import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eachKind } from '@mithaq/openapi/examples/factories.ts';
import { defaultNotificationSettings } from '@mithaq/openapi/rules/notifications.ts';
import { useApp } from '../testing/render-app.tsx';
import { usePushBrowser, withoutPush } from '../testing/push-browser.ts';

const app = useApp();
let browser: ReturnType<typeof usePushBrowser>;

beforeEach(() => {
  browser = usePushBrowser();
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'Asia/Karachi' };
  });
});
afterEach(withoutPush);

const stored = () => app.mockBackend.state.sessions.find(({ user }) => user === app.mockBackend.signedInUserId())?.push;
const settings = () => app.mockBackend.state.notificationSettings[0];
const open = async () => {
  app.open('/settings', 'verified');
  const box = await screen.findByRole('switch', { name: 'News on this device' });
  await waitFor(() => expect(box).toBeEnabled());
  return box;
};

describe('news on this device', () => {
  test('is asked for by a press alone, stored in the language of the page, and ends with another press', async () => {
    const box = await open();
    expect(box).not.toBeChecked();
    expect(browser.asked).toBe(0);
    await userEvent.click(box);
    expect(await screen.findByText('This device shows when there is news')).toBeInTheDocument();
    expect(stored()).toMatchObject({ endpoint: browser.subscription!.endpoint, language: 'en' });
    expect(browser.keys).toEqual([expect.stringMatching(/^B/)]);
    await waitFor(() => expect(box).toBeChecked());
    await userEvent.click(box);
    expect(await screen.findByText('This device shows no news')).toBeInTheDocument();
    expect(stored()).toBeUndefined();
    expect(browser.subscription).toBeNull();
    expect(box).not.toBeChecked();
  });

  test('brings the quiet hours, in the time zone of the device until one was chosen', async () => {
    const box = await open();
    expect(screen.queryByText('Quiet hours')).not.toBeInTheDocument();
    await userEvent.click(box);
    await waitFor(() => expect(settings()).toMatchObject({ push: true, timeZone: 'Asia/Karachi' }));
  });

  test('keeps a time zone that was chosen', async () => {
    app.signIn('verified');
    const user = app.mockBackend.signedInUserId()!;
    const chosen = { ...defaultNotificationSettings, mail: eachKind('DAILY'), timeZone: 'Europe/London' };
    app.mockBackend.state.notificationSettings.push({ user, ...chosen });
    await userEvent.click(await open());
    await waitFor(() => expect(stored()).toBeDefined());
    expect(settings()).toMatchObject({ ...chosen, push: true });
  });

  test('stays off when the member does not allow it, and then says what to do', async () => {
    browser.answer = 'denied';
    const box = await open();
    await userEvent.click(box);
    expect(await screen.findByText(/^This browser blocks notifications from Mithaq/)).toBeVisible();
    expect(screen.getByText(/^This browser blocks/).closest('[role]')).toHaveRole('status');
    expect(stored()).toBeUndefined();
    expect(box).not.toBeChecked();
    await waitFor(() => expect(box).toBeDisabled());
  });

  test('says what to do without an announcement where it was blocked before', async () => {
    browser.permission = 'denied';
    app.open('/settings', 'verified');
    const words = await screen.findByText(/^This browser blocks notifications from Mithaq/);
    expect(words.closest('[role]')).toHaveRole('note');
  });

  test('stays off when the question was closed, and can be asked for again', async () => {
    browser.answer = 'default';
    const box = await open();
    await userEvent.click(box);
    await waitFor(() => expect(browser.asked).toBe(1));
    await waitFor(() => expect(box).not.toBeChecked());
    expect(screen.queryByText(/blocks notifications/)).not.toBeInTheDocument();
    expect(box).toBeEnabled();
  });

  test('says when the browser cannot reach its push service, and when the server refuses', async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscribe = vi.spyOn(pushManager, 'subscribe').mockRejectedValue(new Error('push service not available'));
    const box = await open();
    await userEvent.click(box);
    expect(await screen.findByText(/^This browser could not reach the service/)).toBeVisible();
    subscribe.mockRestore();
    app.mockBackend.fail('updatePushSubscription', { code: 'unavailable' });
    await userEvent.click(box);
    await waitFor(() => expect(screen.queryByText(/^This browser could not reach/)).not.toBeInTheDocument());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(box).not.toBeChecked();
  });

  test('has no switch in a browser without push', async () => {
    withoutPush();
    app.open('/settings', 'verified');
    expect(await screen.findByText('This browser cannot show notifications.')).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'News on this device' })).not.toBeInTheDocument();
  });

  test('names the home screen on an iPhone', async () => {
    withoutPush();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)');
    app.open('/settings', 'verified');
    expect(await screen.findByText(/only the app on the home screen shows notifications/)).toBeVisible();
    expect(screen.getByText(/^Press Share in the bar of the browser/)).toBeVisible();
  });
});
