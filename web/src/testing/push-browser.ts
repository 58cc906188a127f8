import { vi } from 'vitest';
import { newPushSubscription } from '@mithaq/openapi/examples/factories.ts';

/** A browser with a push service, as much of it as the client uses. */
export function usePushBrowser() {
  const worker = new EventTarget();
  const browser = {
    permission: 'default' as NotificationPermission,
    /** What the member answers when the browser asks. */
    answer: 'granted' as NotificationPermission,
    asked: 0,
    /** The keys with which it subscribed. */
    keys: [] as string[],
    subscription: null as PushSubscription | null,
    notices: [] as { close: () => void }[],
    subscribe(applicationServerKey: string, { endpoint, keys } = newPushSubscription()): PushSubscription {
      const bytes = Buffer.from(applicationServerKey, 'base64url');
      return {
        endpoint,
        options: { applicationServerKey: new Uint8Array(bytes).buffer },
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe: async () => {
          browser.subscription = null;
          return true;
        },
      } as unknown as PushSubscription; // the rest is not used
    },
    /** What the worker sends to the page when a notification is clicked. */
    click: () => {
      const { port1, port2 } = new MessageChannel();
      const heard = new Promise((resolve) => {
        port1.addEventListener('message', ({ data }) => {
          port1.close();
          resolve(data);
        });
        port1.start();
      });
      worker.dispatchEvent(Object.assign(new Event('message'), { data: 'open-news', ports: [port2] }));
      return heard;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => browser.subscription,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        browser.keys.push(applicationServerKey);
        return (browser.subscription ??= browser.subscribe(applicationServerKey));
      },
    },
    getNotifications: async () => browser.notices,
  };
  const container = Object.assign(worker, {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  vi.stubGlobal('PushManager', () => undefined); // only whether it is there is asked
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      return (browser.permission = browser.answer);
    },
  });
  return browser;
}

/** The browser of jsdom again, which has no push. */
export function withoutPush(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
