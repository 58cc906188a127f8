import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const script = readFileSync(path.join(import.meta.dirname, '../../public/offline-worker.js'), 'utf8');

type Page = { focus: () => Promise<Page>; postMessage: (message: unknown, ports: MessagePort[]) => void };

/** The worker in the language of a page, with as much of its surroundings as it uses. */
function worker(language = 'ar') {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  const subscribe = vi.fn();
  const pages: Page[] = [];
  const request = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
  const self = {
    location: { href: `https://mithaq.example/offline-worker.js?lang=${language}`, search: `?lang=${language}` },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => pages, openWindow },
  };
  runInContext(script, createContext({ self, URL, fetch: request, MessageChannel, setTimeout }));
  /** Gives the worker an event, and waits for what it waits for. */
  async function dispatch(type: string, event: object): Promise<void> {
    const waits: Promise<unknown>[] = [];
    listeners.get(type)!({ ...event, waitUntil: (promise: Promise<unknown>) => waits.push(promise) });
    await Promise.all(waits);
  }
  return { dispatch, showNotification, openWindow, subscribe, pages, request };
}

let one: ReturnType<typeof worker>;
beforeEach(() => {
  one = worker();
});

describe('a push', () => {
  const push = (message: unknown) => one.dispatch('push', { data: { json: () => message } });
  const common = { tag: 'news', icon: '/icon-192.png' };

  test('shows its words in its language, and replaces the one before', async () => {
    await push({ language: 'ur', body: 'آپ کے لیے کچھ نیا ہے۔' });
    const shown = { ...common, body: 'آپ کے لیے کچھ نیا ہے۔', lang: 'ur', dir: 'rtl' };
    expect(one.showNotification).toHaveBeenCalledExactlyOnceWith('Mithaq', shown);
    await push({ language: 'en', body: 'There is news for you.' });
    expect(one.showNotification).toHaveBeenLastCalledWith(
      'Mithaq',
      expect.objectContaining({ tag: 'news', lang: 'en', dir: 'ltr' }),
    );
  });

  test('that is not from this server shows something, too', async () => {
    const shown = { ...common, body: '', lang: 'ar', dir: 'rtl' };
    const json = () => JSON.parse('{') as unknown;
    for (const data of [{ json }, null]) await one.dispatch('push', { data });
    expect(one.showNotification.mock.calls).toEqual([
      ['Mithaq', shown],
      ['Mithaq', shown],
    ]);
  });
});

describe('a click on a notification', () => {
  const close = vi.fn();
  const click = () => one.dispatch('notificationclick', { notification: { close } });
  const page = (isHeard: boolean): Page => ({
    focus: vi.fn(async function (this: Page) {
      return this;
    }),
    postMessage: vi.fn((_message: unknown, [port]: MessagePort[]) => {
      if (isHeard) port?.postMessage('heard');
      port?.close();
    }),
  });

  test('opens the news, and takes the notification off the screen', async () => {
    await click();
    expect(close).toHaveBeenCalled();
    expect(one.openWindow).toHaveBeenCalledExactlyOnceWith('/news');
  });

  test('goes to the open page, which opens the news by itself', async () => {
    const open = page(true);
    one.pages.push(open);
    await click();
    expect(open.focus).toHaveBeenCalledOnce();
    expect(open.postMessage).toHaveBeenCalledExactlyOnceWith('open-news', expect.anything());
    expect(one.openWindow).not.toHaveBeenCalled();
  });

  test('opens another window when the open page does not answer, or must not be shown', async () => {
    one.pages.push(page(false));
    await click();
    expect(one.openWindow).toHaveBeenCalledOnce();
    one.pages[0] = { ...page(true), focus: () => Promise.reject(new Error('not allowed')) };
    await click();
    expect(one.openWindow).toHaveBeenCalledTimes(2);
  });
});

describe('a subscription that the browser renews', () => {
  const keys = { p256dh: 'key', auth: 'secret' };
  const of = (endpoint: string) => ({
    endpoint,
    options: {},
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
  });
  const answer = (stored: object) => one.request.mockImplementation(async () => Response.json(stored));
  const sent = () =>
    one.request.mock.calls.flatMap(([, init]) => (init ? [JSON.parse(init.body as string) as object] : []));

  test('is stored in place of the one before', async () => {
    answer({ endpoint: 'https://old', language: 'ur' });
    await one.dispatch('pushsubscriptionchange', {
      oldSubscription: of('https://old'),
      newSubscription: of('https://new'),
    });
    expect(sent()).toEqual([{ endpoint: 'https://new', keys, language: 'ur' }]);
    expect(one.subscribe).not.toHaveBeenCalled();
  });

  test('is made again where the browser has made none', async () => {
    answer({ endpoint: 'https://old', language: 'en' });
    one.subscribe.mockResolvedValue(of('https://new'));
    await one.dispatch('pushsubscriptionchange', { oldSubscription: of('https://old') });
    expect(sent()).toMatchObject([{ endpoint: 'https://new' }]);
  });

  test.each([
    ['somebody else is signed in', { endpoint: null, language: null }],
    ['nobody is signed in', { code: 'signed-out' }],
  ])('changes nothing when %s', async (_title, stored) => {
    answer(stored);
    await one.dispatch('pushsubscriptionchange', {
      oldSubscription: of('https://old'),
      newSubscription: of('https://new'),
    });
    expect(sent()).toEqual([]);
  });

  test('changes nothing when the browser does not say which it was', async () => {
    answer({ endpoint: 'https://old', language: 'en' });
    await one.dispatch('pushsubscriptionchange', { oldSubscription: null, newSubscription: of('https://new') });
    expect(sent()).toEqual([]);
  });
});
