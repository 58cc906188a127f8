import { createECDH } from 'node:crypto';
import { encryptNotification } from '@block65/webcrypto-web-push';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { decryptPush, readVapid, startPushService } from '../../testing/push-service.ts';
import { hashes } from '../../testing/test-app.ts';
import { pushKeyOf, pushKeysOf } from './push-keys.ts';
import { pushTransport } from './push-transport.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('the example of RFC 8291, appendix A', () => {
  const example = {
    text: 'When I grow up, I want to be a watermelon',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    receiverPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    receiverPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    senderPublic: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    salt: 'DGv6ra1nlYgDCS1FRnbzlw',
    sealed:
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  };
  afterEach(() => vi.restoreAllMocks());

  test('is what the library makes of its key and its salt', async () => {
    const point = bytes(example.senderPublic);
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const curve = { name: 'ECDH', namedCurve: 'P-256' };
    const importKey = (jwk: JsonWebKey, uses: KeyUsage[]) =>
      crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', ...jwk }, curve, true, uses);
    const sender = {
      publicKey: await importKey({ x, y }, []),
      privateKey: await importKey({ x, y, d: example.senderPrivate }, ['deriveBits']),
    };
    vi.spyOn(crypto.subtle, 'generateKey').mockResolvedValue(sender);
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as unknown as Uint8Array).set(bytes(example.salt));
      return array;
    });
    const keys = { p256dh: example.receiverPublic, auth: example.auth };
    const subscription = { endpoint: 'https://example.test/', expirationTime: null, keys };
    const sealed = await encryptNotification(subscription, new TextEncoder().encode(example.text), { pad: false });
    expect(Buffer.from(sealed).toString('base64url')).toBe(example.sealed);
  });

  test('is what the push service of these tests decrypts', () => {
    expect(decryptPush(bytes(example.sealed), bytes(example.receiverPrivate), bytes(example.auth))).toBe(example.text);
    const receiver = createECDH('prime256v1');
    receiver.setPrivateKey(bytes(example.receiverPrivate));
    expect(receiver.getPublicKey('base64url')).toBe(example.receiverPublic);
  });
});

describe('the example of RFC 8292, section 2.4', () => {
  const key = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';
  const head = 'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9';
  const claims =
    'eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0';
  const signature = 'i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA';

  test('is what the push service of these tests reads', () => {
    expect(readVapid(`vapid t=${head}.${claims}.${signature}, k=${key}`)).toEqual({
      key,
      aud: 'https://push.example.net',
      exp: 1453523768,
      sub: 'mailto:push@example.com',
    });
  });

  test('is refused with another signature', () => {
    expect(() => readVapid(`vapid t=${head}.${claims}.${signature.replace('i3C', 'i3D')}, k=${key}`)).toThrow(
      'signature',
    );
  });
});

describe('the key at the push services', () => {
  test('follows from the hash key, and is one of the curve', () => {
    const [secret] = hashes.pushKeys();
    const key = pushKeyOf(secret!);
    expect(pushKeyOf(secret!)).toEqual(key);
    expect(key.publicKey).toMatch(/^B[A-P][\w-]{85}$/);
    expect(bytes(key.privateKey)).toHaveLength(32);
  });

  test('is the one that was set, and those of the hash keys are still known', () => {
    const hashKeys = { current: 'current', previous: ['earlier'] };
    const [derived, earlier] = pushKeysOf({ hashKeys });
    // RFC 8291, appendix A
    const vapidPrivateKey = Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
    const publicKey = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
    expect(pushKeysOf({ hashKeys, vapidPrivateKey })).toEqual([
      { publicKey, privateKey: vapidPrivateKey.toString('base64url') },
      derived,
      earlier,
    ]);
  });

  test('of a number that is no key is another one', () => {
    expect(pushKeyOf(Buffer.alloc(32, 0xff))).toEqual(pushKeyOf(Buffer.alloc(32, 0xff)));
    expect(pushKeyOf(Buffer.alloc(32)).publicKey).toMatch(/^B[A-P]/);
  });
});

describe('a push', () => {
  const [current, earlier, unknown] = ['current', 'earlier', 'unknown'].map((name) =>
    pushKeyOf(Buffer.from(name.padEnd(32, '.'))),
  ) as [ReturnType<typeof pushKeyOf>, ReturnType<typeof pushKeyOf>, ReturnType<typeof pushKeyOf>];
  let service: Awaited<ReturnType<typeof startPushService>>;
  const send = (subscription: ReturnType<typeof service.subscribe>, message: object = { body: 'x' }) =>
    pushTransport({ keys: [current, earlier], contactEmail: 'operator@example.test', fetch: service.fetch }).send(
      { endpoint: subscription.endpoint, ...subscription.keys },
      message,
    );

  beforeAll(async () => {
    service = await startPushService([current.publicKey]);
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.received.length = 0;
    service.answers.length = 0;
  });

  test('reaches the browser, always equally long, and replaces the one before', async () => {
    const browser = service.subscribe();
    for (const body of ['There is news for you.', 'لديك جديد.'])
      expect(await send(browser, { body })).toEqual({ outcome: 'SENT' });
    const common = { endpoint: browser.endpoint, ttl: '86400', topic: 'news', length: 4096 };
    expect(service.received).toEqual([
      { ...common, text: '{"body":"There is news for you."}' },
      { ...common, text: '{"body":"لديك جديد."}' },
    ]);
  });

  test('reaches a browser that subscribed with the earlier key', async () => {
    expect(await send(service.subscribe('en', earlier.publicKey))).toEqual({ outcome: 'SENT' });
    const stranger = await send(service.subscribe('en', unknown.publicKey));
    expect(stranger).toEqual({ outcome: 'REFUSED', error: 'HTTP 403' });
  });

  test.each([
    [404, { outcome: 'GONE' }],
    [410, { outcome: 'GONE' }],
    [429, { outcome: 'RETRY', error: 'HTTP 429' }],
    [500, { outcome: 'RETRY', error: 'HTTP 500' }],
    [503, { outcome: 'RETRY', error: 'HTTP 503' }],
    [400, { outcome: 'REFUSED', error: 'HTTP 400' }],
    [413, { outcome: 'REFUSED', error: 'HTTP 413' }],
    // Never followed: it could lead into our own network.
    [307, { outcome: 'REFUSED', error: 'HTTP 307' }],
  ])('that is answered by %s', async (status, result) => {
    service.answers.push(status);
    expect(await send(service.subscribe())).toEqual(result);
    expect(service.received).toEqual([]);
  });

  test('to a service that does not answer is tried again', async () => {
    const transport = pushTransport({
      keys: [current],
      contactEmail: 'operator@example.test',
      fetch: () =>
        Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })),
    });
    const { endpoint, keys } = service.subscribe();
    expect(await transport.send({ endpoint, ...keys }, {})).toEqual({ outcome: 'RETRY', error: 'ECONNREFUSED' });
  });

  test('goes nowhere but to a push service, and not to a key that no browser made', async () => {
    const request = vi.fn<typeof fetch>();
    const transport = pushTransport({ keys: [current], contactEmail: 'operator@example.test', fetch: request });
    const { endpoint, keys } = service.subscribe();
    expect(await transport.send({ endpoint: 'https://127.0.0.1/x', ...keys }, {})).toEqual({ outcome: 'GONE' });
    expect(await transport.send({ endpoint, ...keys, p256dh: `BA${'A'.repeat(85)}` }, {})).toEqual({ outcome: 'GONE' });
    expect(request).not.toHaveBeenCalled();
  });
});
