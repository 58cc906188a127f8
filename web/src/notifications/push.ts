import type { Language } from '@mithaq/openapi/rules/language.ts';
import {
  deletePushSubscription,
  getPushSubscription,
  updatePushSubscription,
} from '@mithaq/openapi/generated/hooks/notifications/notifications.ts';
import { endSubscription } from '../shared/device-messages.ts';
import { isInstalled, isIos } from '../shared/installation.ts';

/** Whether this browser can show messages: iOS does so in the app on the home screen alone. */
export type PushSupport = 'READY' | 'BLOCKED' | 'INSTALL_FIRST' | 'UNSUPPORTED';

export function pushSupport(): PushSupport {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasPush) return isIos() && !isInstalled() ? 'INSTALL_FIRST' : 'UNSUPPORTED';
  return Notification.permission === 'denied' ? 'BLOCKED' : 'READY';
}

/** Milliseconds for the browser to reach its push service; some browsers never answer. */
const timeoutMs = 20_000;

/**
 * Asks for the permission, subscribes this browser and stores it.
 * @returns whether the member allowed it
 * @throws when the browser cannot subscribe, or an ApiError
 */
export async function switchPushOn(pushKey: string, language: Language): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await store(await subscribe(await registered(), pushKey), language);
  return true;
}

/** Ends the subscription here and at the push service. @throws ApiError */
export async function switchPushOff(): Promise<void> {
  await deletePushSubscription();
  await endSubscription();
}

/**
 * Makes browser and server agree. A subscription of somebody else who was signed in here ends. One that the browser has renewed,
 * or that was made with an earlier key of the server, is made again, and messages come in the language of the page.
 */
export async function alignPush(pushKey: string | undefined, language: Language): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const stored = await getPushSubscription();
  if (!registration || !pushKey || stored.endpoint === null) return endSubscription();
  const found = await registration.pushManager.getSubscription();
  const isCurrent = found !== null && keyOf(found) === pushKey;
  if (!isCurrent) await found?.unsubscribe();
  const current = isCurrent ? found : await subscribe(registration, pushKey);
  if (current.endpoint !== stored.endpoint || stored.language !== language) await store(current, language);
}

const registered = () => answered(navigator.serviceWorker.ready);

const subscribe = ({ pushManager }: ServiceWorkerRegistration, applicationServerKey: string) =>
  answered(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));

async function store(subscription: PushSubscription, language: Language): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } }; // Push API, toJSON
  await updatePushSubscription({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language });
}

/** The key of the server with which a subscription was made, as client-config writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = String.fromCodePoint(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws when there is no answer in time */
function answered<Answer>(promise: Promise<Answer>): Promise<Answer> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The browser did not answer.')), timeoutMs);
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}
