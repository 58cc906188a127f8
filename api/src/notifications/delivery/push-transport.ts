import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push';
import { isPushEndpoint } from '@mithaq/openapi/rules/push.ts';
import { networkCode } from '../../server/logging.ts';
import type { PushKey } from './push-keys.ts';

/** A browser at its push service. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** SENT: the push service has it. GONE: it does not know the browser any more. RETRY: later. REFUSED: never. */
type PushResult = { outcome: 'SENT' | 'GONE' } | { outcome: 'RETRY' | 'REFUSED'; error: string };

export type PushTransport = { send(target: PushTarget, message: object): Promise<PushResult> };

type TransportParts = {
  /** The current key first; a browser that subscribed with an earlier one takes messages of that one alone. */
  keys: readonly PushKey[];
  /** Whom a push service may write to. */
  contactEmail: string;
  fetch?: typeof fetch;
};

/** Milliseconds for one push; a lease lasts longer than ten of them. */
const timeoutMs = 5000;

/** Seconds for which a push service keeps what it cannot deliver. */
const ttlSeconds = 24 * 3600;

/** Sends pushes by RFC 8030. All are equally long when encrypted, so that the length tells nothing. */
export function pushTransport({ keys, contactEmail, fetch: send = fetch }: TransportParts): PushTransport {
  return {
    async send({ endpoint, p256dh, auth }, message) {
      // Checked when it was stored; an earlier release may have known other services.
      if (!isPushEndpoint(endpoint)) return { outcome: 'GONE' };
      const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
      let body: Uint8Array<ArrayBuffer>;
      try {
        body = new Uint8Array(
          await encryptNotification(subscription, new TextEncoder().encode(JSON.stringify(message))),
        );
      } catch {
        return { outcome: 'GONE' }; // its key is no point of the curve, so no browser made it
      }
      let result: PushResult = { outcome: 'REFUSED', error: 'NO KEY' };
      for (const key of keys) {
        try {
          const { headers } = await vapidHeaders(subscription, { subject: `mailto:${contactEmail}`, ...key });
          const response = await send(endpoint, {
            method: 'POST',
            redirect: 'manual',
            signal: AbortSignal.timeout(timeoutMs),
            headers: {
              ...headers,
              'content-encoding': 'aes128gcm',
              'content-type': 'application/octet-stream',
              ttl: String(ttlSeconds),
              urgency: 'normal',
              // A newer one replaces one that was not delivered yet.
              topic: 'news',
            },
            body,
          });
          await response.body?.cancel();
          result = resultOf(response.status);
          if (response.status !== 401 && response.status !== 403) return result;
        } catch (error) {
          return { outcome: 'RETRY', error: networkCode(error) ?? 'NETWORK' };
        }
      }
      return result;
    },
  };
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return { outcome: 'SENT' };
  if (status === 404 || status === 410) return { outcome: 'GONE' };
  return { outcome: status === 429 || status >= 500 ? 'RETRY' : 'REFUSED', error: `HTTP ${status}` };
}
