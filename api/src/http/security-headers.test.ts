import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let port: number;

/** Configured as with the real services: Google, and Firebase for the phone. */
beforeAll(async () => {
  server = await startTestApp({
    publicUrl: 'https://mithaq.test',
    google: { authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth' },
    identity: { client: { apiKey: 'key', authDomain: 'mithaq.firebaseapp.com', projectId: 'mithaq' } },
  });
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

it('logs no request at its start', async () => {
  await server.app.inject('/healthz'); // which is not logged: what was logged before it is there now
  expect(server.log.filter((line) => line.includes('"msg":"response"'))).toEqual([]);
});

it('allows this origin, the Google avatar, Google’s captcha and Google’s sign-in', async () => {
  const { headers } = await server.app.inject({ method: 'GET', url: '/api/v1/client-config' });
  const captcha = [
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ];
  const directives = Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  expect(directives).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...captcha],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https://*.googleusercontent.com'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...captcha,
    ],
    'frame-src': captcha,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'https://accounts.google.com'],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  });
});

const names = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'cache-control',
];

it.each([
  ['a control character in the URL', 'GET /api/v1/\u0001 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['headers that are too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
])('sends the same security headers over a real connection for %s', async (_what, bytes, status) => {
  const { headers } = await server.app.inject({ method: 'GET', url: '/api/v1/client-config' });
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const sent = Object.fromEntries(lines.map((line) => /^([^:]+): (.*)$/.exec(line)!.slice(1))); // each line is a header

  expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(Object.fromEntries(names.map((name) => [name, sent[name]]))).toEqual(
    Object.fromEntries(names.map((name) => [name, headers[name]])),
  );
  expect(sent['Content-Type']).toBe('application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ status, code: 'validation' });
});

it.each(['/api/v1/client-config', '/api/v1/nothing', '/'])('refuses %s without Host as problem+json', async (path) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 400 /);
  expect(head.toLowerCase()).toContain('content-type: application/problem+json');
  for (const name of names) expect(head.toLowerCase()).toContain(`\r\n${name}: `);
  expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'validation' });
});

it.each([
  ['a malformed URL', '/api/v1/%zz'],
  ['a malformed id', '/api/v1/users/%00'],
  ['a very long id', `/api/v1/users/${'x'.repeat(8000)}`],
  ['an unknown path', '/api/v1/nothing'],
  ['a signed-out request', '/api/v1/users/current-user'],
])('sends the same security headers for %s as for a success', async (_what, url) => {
  const headersOf = async (path: string) => {
    const { headers } = await server.app.inject({ method: 'GET', url: path });
    return Object.fromEntries(names.map((name) => [name, headers[name]]));
  };
  const expected = await headersOf('/api/v1/client-config');
  expect(Object.values(expected)).not.toContain(undefined);
  expect(await headersOf(url)).toEqual(expected);
});

it('leaves the policy out of assets, and no other security header', async () => {
  const missingIn = async (url: string) => {
    const { headers } = await server.app.inject(url);
    return names.filter((name) => !(name in headers));
  };
  expect(await missingIn('/assets/none.js')).toEqual(['content-security-policy']);
  expect(await missingIn('/none.js')).toEqual([]);
});
