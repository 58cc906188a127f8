import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { PushSubscriptionInput } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { listenOnLoopback } from './loopback-server.ts';

/** A message as a browser gets it. */
type Received = { endpoint: string; text: string; ttl: string; topic: string; length: number };

const bytes = (text: string) => Buffer.from(text, 'base64url');
const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** What a browser makes of a message (RFC 8291). */
export function decryptPush(body: Buffer, privateKey: Buffer, auth: Buffer): string {
  const receiver = createECDH('prime256v1');
  receiver.setPrivateKey(privateKey);
  const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), sender]);
  const input = hkdf(auth, receiver.computeSecret(sender), info, 32);
  const key = hkdf(salt, input, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, input, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** The claims and the key of a request's Authorization (RFC 8292). @throws when it is not signed with this key */
export function readVapid(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = bytes(key);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, bytes(signature)))
    throw new Error('not its signature');
  const { aud, exp, sub } = JSON.parse(bytes(claims).toString()) as { aud: string; exp: number; sub: string };
  return { key, aud, exp, sub };
}

/** A fetch that reaches the push service at a port of loopback instead of the one that is named. */
export function fetchFromPushService(port: number): typeof fetch {
  return ((url: string, init: RequestInit) => {
    const { host, pathname, search } = new URL(url);
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), 'x-host': host },
    });
  }) as typeof fetch;
}

/**
 * A push service on loopback, in place of all that browsers have. It checks who sends, and decrypts as the browsers do.
 * @param pauseMs how long it takes from having a message to its answer
 */
export async function startPushService(serverKeys: readonly string[], pauseMs: () => number = () => 0) {
  const browsers = new Map<string, { privateKey: Buffer; auth: Buffer; serverKey: string }>();
  const received: Received[] = [];
  /** Statuses that it answers next, to play a bad service. */
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { ttl = '', topic = '', authorization = '', 'x-host': host } = request.headers;
    const status = statusOf();
    const pause = pauseMs();
    if (pause > 0) await wait(pause);
    response.writeHead(status, { location: 'https://example.test/' }).end();

    function statusOf(): number {
      const endpoint = `https://${String(host)}${request.url}`;
      const browser = browsers.get(endpoint);
      if (!browser) return 410;
      const forced = answers.shift();
      if (forced) return forced;
      const { key, aud, exp, sub } = readVapid(authorization);
      const seconds = Date.now() / 1000;
      // Apple demands such a subject, and none accepts a token for longer than a day.
      if (key !== browser.serverKey || !/^mailto:.+@.+|^https:/.test(sub)) return 403;
      if (aud !== new URL(endpoint).origin || exp < seconds || exp > seconds + 24 * 3600) return 403;
      if (request.method !== 'POST' || request.headers['content-encoding'] !== 'aes128gcm' || ttl === '') return 400;
      if (body.length > 4096) return 413;
      const text = decryptPush(body, browser.privateKey, browser.auth);
      received.push({ endpoint, text, ttl: String(ttl), topic: String(topic), length: body.length });
      return 201;
    }
  });
  const { port, breakFor, close } = await listenOnLoopback(server);
  return {
    port,
    received,
    answers,
    fetch: fetchFromPushService(port),
    /** What a browser returns when it subscribes with this key of the server. */
    subscribe(language: PushSubscriptionInput['language'] = 'en', serverKey = serverKeys[0]!): PushSubscriptionInput {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('base64url')}`;
      browsers.set(endpoint, { privateKey: pair.getPrivateKey(), auth, serverKey });
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') }, language };
    },
    /** The browser unsubscribed. */
    forget: ({ endpoint }: PushSubscriptionInput) => browsers.delete(endpoint),
    breakFor,
    close,
  };
}
