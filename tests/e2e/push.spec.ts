import type { BrowserContext, Page } from '@playwright/test';
import { newPushSubscription } from '@mithaq/openapi/examples/factories.ts';
import type { PushSubscription as StoredSubscription } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { pushTexts } from '@mithaq/openapi/rules/push.ts';
import { expect, test } from './fixtures.ts';
import { toast } from './toast.ts';

test.use({ serviceWorkers: 'allow' });

test('a member switches on news on the device; a push shows it, and a click opens the news', async ({ newMember }) => {
  const { page, request } = await newMember('verified');
  const context = page.context();
  const browser = newPushSubscription();
  await givePushService(page, browser);
  const stored = async () => (await (await request.get('/api/v1/push-subscription')).json()) as StoredSubscription; // as the contract says

  await page.goto('/settings');
  const box = page.getByRole('switch', { name: 'News on this device' });
  await expect(box).toBeEnabled();
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(toast(page, 'This device shows when there is news')).toBeVisible();
  expect(await stored()).toEqual({ endpoint: browser.endpoint, language: 'en' });
  await page.reload();
  await expect(box).toBeChecked();

  await page.goto('/community');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const worker = await readWorker(context);
  const deliver = await pushDelivery(context, page);
  await deliver(JSON.stringify({ language: 'en', body: pushTexts.en }));
  const shown = { title: 'Mithaq', body: pushTexts.en, lang: 'en', dir: 'ltr', tag: 'news' };
  await expect.poll(() => worker.evaluate(() => (self as unknown as Scope).shown)).toMatchObject([shown]);

  // The open page goes there without being loaded again, so nothing that is typed is lost.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await worker.evaluate(() => {
    const event = Object.assign(new Event('notificationclick'), {
      notification: { close: () => undefined },
      waitUntil: () => undefined,
    });
    self.dispatchEvent(event);
  });
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true);

  await page.goto('/settings');
  await box.click();
  await expect(toast(page, 'This device shows no news')).toBeVisible();
  expect(await stored()).toEqual({ endpoint: null, language: null });
});

type Scope = { shown: object[] };

/**
 * The packaged Chromium denies every notification and has no push service: this is what a browser with both would answer. The
 * worker, its registration and the delivery are real.
 */
async function givePushService(page: Page, made: ReturnType<typeof newPushSubscription>): Promise<void> {
  await page.addInitScript((json) => {
    const [permission, key] = ['test.permission', 'test.key'];
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(permission) ?? 'default' });
    Notification.requestPermission = async () => {
      localStorage.setItem(permission, 'granted');
      return 'granted';
    };
    const subscription = () => {
      const bytes = atob((localStorage.getItem(key) ?? '').replaceAll('-', '+').replaceAll('_', '/'));
      const applicationServerKey = Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0).buffer;
      const unsubscribe = async () => {
        localStorage.removeItem(key);
        return true;
      };
      return { endpoint: json.endpoint, options: { applicationServerKey }, toJSON: () => json, unsubscribe };
    };
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(key, applicationServerKey);
        return subscription();
      },
      getSubscription: async () => (localStorage.getItem(key) ? subscription() : null),
    });
  }, made);
}

/** The worker, which notes what it would show; without a person's click a browser lets it focus no window. */
async function readWorker(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = self as unknown as Scope & {
      registration: { showNotification: (title: string, options: object) => Promise<void> };
      WindowClient: { prototype: { focus: () => Promise<unknown> } };
    };
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, ...options });
    scope.WindowClient.prototype.focus = async function focus() {
      return this;
    };
  });
  return worker;
}

/** Returns what gives the worker a push, as the browser does after decryption. */
async function pushDelivery(context: BrowserContext, page: Page): Promise<(data: string) => Promise<void>> {
  const client = await context.newCDPSession(page);
  let registrationId = '';
  client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId;
  });
  await client.send('ServiceWorker.enable');
  await expect.poll(() => registrationId).not.toBe('');
  const { origin } = new URL(page.url());
  return async (data) => void (await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }));
}
