import { newPushSubscription } from '@mithaq/openapi/examples/factories.ts';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetSession } from '../auth/reset-session.ts';
import { useApp } from '../testing/render-app.tsx';
import { useWatchedLocation } from '../testing/watch-location.ts';
import { usePushBrowser, withoutPush } from '../testing/push-browser.ts';
import { alignPush } from './push.ts';

useWatchedLocation();
const app = useApp();
const [pushKey, earlierKey] = [newPushSubscription().keys.p256dh, `B${'A'.repeat(86)}`];
let browser: ReturnType<typeof usePushBrowser>;

beforeEach(() => {
  browser = usePushBrowser();
  browser.permission = 'granted';
  app.signIn('verified');
});
afterEach(withoutPush);

const session = () => app.mockBackend.state.sessions.find(({ user }) => user === app.mockBackend.signedInUserId())!;
const stored = () => session().push;

/** What the server has stored of this browser. */
async function store(subscription: PushSubscription, language: Language = 'en'): Promise<void> {
  await fetch('/api/v1/push-subscription'); // the first request makes the session
  session().push = { endpoint: subscription.endpoint, language, at: '2026-11-24T09:00:00Z' };
}

describe('at the start of the client', () => {
  test('a subscription of somebody else who was signed in here ends', async () => {
    browser.subscription = browser.subscribe(pushKey);
    await alignPush(pushKey, 'en');
    expect(browser.subscription).toBeNull();
    expect(stored()).toBeUndefined();
  });

  test('nobody is subscribed who did not ask for it', async () => {
    await alignPush(pushKey, 'en');
    expect(browser.keys).toEqual([]);
    expect(stored()).toBeUndefined();
  });

  test('what is right stays', async () => {
    browser.subscription = browser.subscribe(pushKey);
    await store(browser.subscription);
    const before = stored();
    await alignPush(pushKey, 'en');
    expect(stored()).toBe(before);
    expect(browser.keys).toEqual([]);
  });

  test('messages come in the language of the page', async () => {
    browser.subscription = browser.subscribe(pushKey);
    await store(browser.subscription);
    await alignPush(pushKey, 'ar');
    expect(stored()).toMatchObject({ endpoint: browser.subscription.endpoint, language: 'ar' });
  });

  test('a subscription that the browser renewed or lost, or that an earlier key made, is stored again', async () => {
    const before = browser.subscribe(pushKey);
    await store(before);
    browser.subscription = browser.subscribe(pushKey); // renewed
    await alignPush(pushKey, 'en');
    expect(stored()?.endpoint).toBe(browser.subscription.endpoint);
    browser.subscription = null; // lost
    await alignPush(pushKey, 'en');
    expect(stored()?.endpoint).toBe(browser.subscription!.endpoint);
    browser.subscription = browser.subscribe(earlierKey);
    await store(browser.subscription);
    await alignPush(pushKey, 'en');
    expect(browser.keys).toEqual([pushKey, pushKey]);
    expect(stored()?.endpoint).toBe(browser.subscription.endpoint);
  });

  test('a server that sends no messages ends the subscription of the browser', async () => {
    browser.subscription = browser.subscribe(pushKey);
    await store(browser.subscription);
    await alignPush(undefined, 'en');
    expect(browser.subscription).toBeNull();
  });
});

test('a sign-out ends the subscription of the browser, and takes the notifications off the screen', async () => {
  browser.subscription = browser.subscribe(pushKey);
  const close = vi.fn();
  browser.notices = [{ close }];
  resetSession(new QueryClient());
  await waitFor(() => expect(browser.subscription).toBeNull());
  expect(close).toHaveBeenCalled();
});

describe('a page that is open', () => {
  test('goes to the news when a notification is clicked', async () => {
    app.open('/community', 'verified');
    await screen.findByRole('heading', { level: 1 });
    const close = vi.fn();
    browser.notices = [{ close }];
    // The part that listens is loaded apart.
    await waitFor(() => expect(stored()).toBeUndefined());
    let answer: unknown;
    await waitFor(async () => {
      await act(async () => {
        answer = await Promise.race([browser.click(), new Promise((resolve) => setTimeout(resolve, 50))]);
      });
      expect(answer).toBe('heard');
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  });

  test('takes the notifications off the screen', async () => {
    const close = vi.fn();
    browser.notices = [{ close }];
    app.open('/community', 'verified');
    await waitFor(() => expect(close).toHaveBeenCalled());
  });
});
