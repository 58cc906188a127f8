import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { routedUrl } from './routed-url.ts';

describe('routedUrl', () => {
  it.each([
    ['/api/v1/profiles/feed?limit=9', '/api/v1/profiles/feed?limit=9'],
    ['/%61pi/v1/users', '/api/v1/users'],
    ['/%61%70%69/v1?a=%61', '/api/v1?a=%61'],
    ['http://mithaq.example/api/v1?a=b', '/api/v1?a=b'],
    ['HTTPS://mithaq.example/%61pi', '/api'],
    ['http://mithaq.example', '/'],
    ['/api%2Fv1', '/api%2Fv1'],
    ['/%2561pi/v1', '/%2561pi/v1'],
    ['/profile/a%20b', '/profile/a%20b'],
    ['/%zz', '/malformed-url.txt'],
    ['/%61pi/%zz', '/api/malformed-url.txt'],
    ['api/v1', '/malformed-url.txt'],
  ])('of %s is %s', (url, routed) => {
    expect(routedUrl(url)).toBe(routed);
  });
});

describe('another spelling of an address of the API', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  it.each(['/api/v1/profiles/%E0%A4%A', '/%61pi/v1/%zz'])(
    '%s, which has a broken escape, is unreadable',
    async (url) => {
      const response = await server.app.inject({ url });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'validation', errors: [{ pointer: '', code: 'unreadable' }] });
    },
  );

  it.each(['/%61pi/v1/client-config', 'http://mithaq.example/api/v1/client-config'])(
    '%s gets the headers that the hooks of the API set',
    async (target) => {
      const [{ port }] = server.app.addresses() as [AddressInfo]; // it listens on a port
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      const response = (await text(socket)).toLowerCase();
      expect(response).toContain('http/1.1 200');
      expect(response).toContain('x-request-id:');
    },
  );
});
