import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { hasHead, operationsOf } from '@mithaq/openapi/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let server: TestApp;
let cookie: string;

beforeAll(async () => {
  server = await startTestApp();
  ({ cookie } = await server.signIn());
});
afterAll(() => server.close());

const request = (options: InjectOptions) => server.app.inject(options);
const complete = '/api/v1/profiles/complete' as const;
const json = { 'content-type': 'application/json' };

it('starts without a warning in the log', async () => {
  const started = await startTestApp({ logLevel: 'warn' });
  await started.close();
  expect(started.log).toEqual([]);
});

describe('an unknown path', () => {
  it.each([
    '/api/v1/nothing',
    '/api/nothing',
    '/api/v1/%2e%2e/secret',
    '/api/v1//users',
    '/api/v1/users%2fcurrent-user',
    '/api/v1/proposals/x/y/z/%00',
    '/api/v1/users/current-user/',
  ])('returns 404 as problem+json without any part of the URL: %s', async (url) => {
    const answer = await request({ method: 'GET', url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({ type: '/problems/not-found', code: 'not-found', status: 404 });
    expect(answer.body).not.toMatch(/secret|nothing"|%|proposals/);
  });

  it.each(['PUT', 'PATCH', 'POST', 'OPTIONS'] as const)('returns 405 for the method %s', async (method) => {
    const answer = await request({ method, url: '/api/v1/users/current-user?x=1', headers: { cookie } });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, DELETE']);
  });
});

describe('a request body', () => {
  it.each([
    ['text/plain', 'x'],
    ['application/x-www-form-urlencoded', 'a=b'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/xml', '<a/>'],
  ])('of type %s returns 415', async (type, payload) => {
    const answer = await request({ method: 'POST', url: complete, headers: { cookie, 'content-type': type }, payload });
    expect(answer.json()).toMatchObject({ status: 415, code: 'media-type' });
  });

  it('over 64 KiB returns 413', async () => {
    const answer = await request({
      method: 'POST',
      url: complete,
      headers: { cookie, ...json },
      payload: JSON.stringify({ a: 'x'.repeat(65 * 1024) }),
    });
    expect(answer.json()).toMatchObject({ status: 413, code: 'too-large' });
  });

  it.each([
    ['no JSON', '{"a":'],
    ['nothing', ''],
    ['10,000 levels deep', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['a deep object', '{"profileCreationInput":'.repeat(2000) + '1' + '}'.repeat(2000)],
    ['poisoned', '{"__proto__":{"isVerified":true},"profileCreationInput":{},"preferencesInput":{}}'],
    ['a constructor', '{"constructor":{"prototype":{}},"profileCreationInput":{},"preferencesInput":{}}'],
    ['a string', '"hello"'],
    ['null', 'null'],
  ])('that is %s returns 400', async (_, payload) => {
    const answer = await request({ method: 'POST', url: complete, headers: { cookie, ...json }, payload });
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation' });
  });

  it('is not read before the caller is authorized', async () => {
    const answer = await request({
      method: 'POST',
      url: complete,
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    });
    expect(answer.json()).toMatchObject({ status: 401, code: 'signed-out' });
  });
});

describe('a request from another site', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.test' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }],
  ])('is refused and the session stays: %o', async (headers) => {
    const answer = await request({ method: 'POST', url: '/api/v1/auth/logout', headers: { cookie, ...headers } });
    expect(answer.json()).toMatchObject({ status: 403, code: 'csrf' });
    expect((await request({ method: 'GET', url: '/api/v1/users/current-user', headers: { cookie } })).statusCode).toBe(
      200,
    );
  });

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://localhost:3000' }],
    [{}],
  ])('is not detected for our own pages: %o', async (headers) => {
    const { cookie: other } = await server.signIn();
    expect(
      (await request({ method: 'POST', url: '/api/v1/auth/logout', headers: { cookie: other, ...headers } }))
        .statusCode,
    ).toBe(204);
    const after = await request({ method: 'GET', url: '/api/v1/users/current-user', headers: { cookie: other } });
    expect(after.json()).toMatchObject({ status: 401, code: 'signed-out' });
    expect(after.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['mithaq_session', ''],
      ['mithaq_signed_in', ''],
    ]);
  });
});

describe('every response', () => {
  it('has the security headers and does not name the server', async () => {
    const { headers } = await request({ method: 'GET', url: '/api/v1/users/current-user' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('has the id of the request, which a problem repeats', async () => {
    const url = '/api/v1/users/current-user';
    const [ok, signedOut, unknown] = await Promise.all([
      request({ method: 'GET', url, headers: { cookie } }),
      request({ method: 'GET', url }),
      request({ method: 'GET', url: '/api/v1/%' }),
    ]);
    for (const { headers } of [ok, signedOut, unknown]) expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    for (const answer of [signedOut, unknown])
      expect(answer.json()).toMatchObject({ requestId: answer.headers['x-request-id'] });
  });

  it('to HEAD has the status and headers of GET, without a body', async () => {
    const { cookie: other } = await server.signIn();
    const reads = operationsOf(contract).filter(({ method }) => method === 'GET');
    for (const { path, operation } of reads) {
      const url = path.replace('{type}', 'SENT').replace('{code}', 'IN').replace('{id}', randomUUID());
      // One after the other, since an account exports once at a time.
      const get = await request({ method: 'GET', url, headers: { cookie: other } });
      const head = await request({ method: 'HEAD', url, headers: { cookie: other } });
      expect(head.body).toBe('');
      const expected = hasHead(operation) ? [get.statusCode, undefined] : [405, expect.stringMatching(/\bGET\b/)];
      expect([operation.operationId, head.statusCode, head.headers.allow]).toEqual([
        operation.operationId,
        ...expected,
      ]);
    }
    const fromAnotherSite = { cookie: other, 'sec-fetch-site': 'cross-site' };
    const read = await request({ method: 'HEAD', url: '/api/v1/users/current-user', headers: fromAnotherSite });
    expect(read.statusCode).toBe(200);
  });

  it('may be cached only when it is public', async () => {
    for (const url of ['/api/v1/locations/countries', '/api/v1/locations/countries/IN/states'])
      expect((await request({ method: 'GET', url })).headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    for (const url of ['/api/openapi.json', '/api/openapi.yaml'])
      expect((await request({ method: 'GET', url })).headers['cache-control']).toBe('no-cache');
  });
});

describe('the operations endpoints', () => {
  it('return health, readiness and metrics without ids to this machine or with the token', async () => {
    expect((await request({ method: 'GET', url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await request({ method: 'GET', url: '/readyz' })).json()).toEqual({ status: 'ready' });
    const metrics = await request({ method: 'GET', url: '/metrics' });
    expect(metrics.body).toContain('http_request_duration_seconds');
    expect(metrics.body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
  });

  it.each<[string, InjectOptions]>([
    ['another machine', { remoteAddress: '203.0.113.9' }],
    ['X-Forwarded-For', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['X-Forwarded-Proto', { headers: { 'x-forwarded-proto': 'https' } }],
    ['X-Real-IP', { headers: { 'x-real-ip': '203.0.113.9' } }],
    ['Forwarded', { headers: { forwarded: 'for=203.0.113.9' } }],
    ['Via', { headers: { via: '1.1 proxy' } }],
    ['the host of the site', { headers: { host: 'mithaq.example' } }],
    ['another token', { remoteAddress: '203.0.113.9', headers: { authorization: 'Bearer of-another' } }],
  ])('hide the metrics from a request with %s', async (_what, options) => {
    expect((await request({ method: 'GET', url: '/metrics', ...options })).json()).toMatchObject({ code: 'not-found' });
  });

  it('ask for the token behind a proxy, also on this machine', async () => {
    const proxied = await startTestApp({ config: { trustProxy: 1, metricsToken: 'of-the-operator' } });
    try {
      const statusWith = async (headers: Record<string, string>) =>
        (await proxied.app.inject({ method: 'GET', url: '/metrics', headers })).statusCode;
      expect(await statusWith({})).toBe(404);
      expect(await statusWith({ authorization: 'Bearer of-the-operator' })).toBe(200);
      expect(await statusWith({ authorization: 'Bearer of-the-operator', 'x-forwarded-for': '203.0.113.9' })).toBe(200);
      expect(await statusWith({ authorization: 'Bearer of-the-operatoR' })).toBe(404);
    } finally {
      await proxied.close();
    }
  });
});

it('logs requests by route, without URLs, cookies or queries', async () => {
  await request({ method: 'GET', url: '/api/v1/auth/google/callback?code=secret-code&state=secret-state' });
  const lines = server.log.join('');
  expect(lines).toContain('"route":"/api/v1/auth/google/callback"');
  expect(lines).not.toMatch(/secret-|mithaq_session|example\.test|127\.0\.0\.1/);
});
