import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendStatic, staticBody } from './static-body.ts';

const text = 'Peace be upon you. '.repeat(1000);
const make = vi.fn(async () => text);
const app = Fastify();
const body = staticBody('text/plain; charset=utf-8', make);
app.get('/text', async (request, reply) => sendStatic(await body(), request, reply));
const get = (headers: Record<string, string> = {}) => app.inject({ url: '/text', headers });
const encoded = async (coding: string) => (await get({ 'accept-encoding': coding })).headers['content-encoding'];

describe('a static body', () => {
  it('is made and compressed once for 40 parallel requests', async () => {
    make.mockClear();
    const fresh = Fastify();
    const own = staticBody('text/plain; charset=utf-8', make);
    fresh.get('/text', async (request, reply) => sendStatic(await own(), request, reply));
    const ask = (coding: string) => fresh.inject({ url: '/text', headers: { 'accept-encoding': coding } });
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('br')));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64')))).toHaveProperty('size', 1);
    expect(brotliDecompressSync(answers[0]!.rawPayload).toString()).toBe(text);
    expect(make).toHaveBeenCalledOnce();
    // What was compressed then is what is sent: nothing is compressed for a request.
    Object.assign(await own(), { br: Buffer.from('the br'), gzip: Buffer.from('the gzip') });
    expect([(await ask('br')).body, (await ask('gzip')).body]).toEqual(['the br', 'the gzip']);
  });

  it('is sent whole in the coding that the caller prefers', async () => {
    const gzipped = await get({ 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(text);
    expect((await get()).body).toBe(text);
    expect(await encoded('gzip, deflate, br, zstd')).toBe('br');
    expect(await encoded('GZIP;q=0.9, br;q=0.1')).toBe('gzip');
    expect(await encoded('gzip, identity;q=0')).toBe('gzip');
    expect(await encoded('br;q=0, gzip')).toBe('gzip');
    expect(await encoded('*')).toBe('br');
    for (const coding of ['', 'identity', 'gzip;q=0', 'zstd', 'brrr', 'x'.repeat(8000)])
      expect(await encoded(coding)).toBeUndefined();
  });

  it('has a size, an ETag for caches, and says what it depends on', async () => {
    const { headers } = await get();
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-length': String(text.length),
      vary: 'Accept-Encoding',
    });
    const etag = String(headers['etag']);
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await get({ 'if-none-match': known, 'accept-encoding': 'br' });
      expect([known, again.statusCode, again.body, again.headers.etag]).toEqual([known, 304, '', etag]);
      expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD as GET, without the body, and a range with the whole', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/text', headers: { 'accept-encoding': 'gzip' } });
    const { length } = (await get({ 'accept-encoding': 'gzip' })).rawPayload;
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(length)]);
    expect(await get({ range: 'bytes=0-3' })).toMatchObject({ statusCode: 200, body: text });
  });
});

describe('a static body that cannot be made', () => {
  const failing = vi.fn<() => Promise<string>>();
  beforeEach(() => void failing.mockReset().mockRejectedValueOnce(new Error('not now')).mockResolvedValue('there'));

  it('fails for the waiting callers, and is made for the next one', async () => {
    const late = staticBody('text/plain', failing);
    expect((await Promise.allSettled([late(), late()])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await late()).identity.toString()).toBe('there');
    expect(failing).toHaveBeenCalledTimes(2);
  });
});
