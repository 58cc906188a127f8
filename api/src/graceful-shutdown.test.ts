import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Agent } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memberFactory, type TestMember } from './testing/factories.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** Tests that need a listening server: sockets and shutdown. */
let server: TestApp;
let port: number;
let member: TestMember;
beforeEach(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo); // the server listens on a port, not a pipe
  member = await memberFactory(() => server).woman();
});
afterEach(() => server.close());

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function ask(
  path: string,
): Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: string }> {
  const asking = request({ port, host: '127.0.0.1', path, agent, headers: { cookie: member.cookie } }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]; // what node:http says of this event
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

it('requests in flight and on open connections get responses while the server closes', async () => {
  await ask('/healthz'); // opens the connection
  const holder = await server.database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table session');
  const inFlight = ask('/api/v1/users/current-user');
  await expect
    .poll(async () => (await holder.query(`select from pg_locks where not granted`)).rowCount, {
      timeout: 10_000,
      interval: 10,
    })
    .toBeGreaterThan(0);
  const closed = server.app.close();
  const next = ask('/api/v1/users/current-user').catch((error: NodeJS.ErrnoException) => error.code);
  await holder.query('commit');
  holder.release();

  const answer = await inFlight;
  expect([answer.status, JSON.parse(answer.body)]).toMatchObject([200, { id: member.userId }]);
  // Responses are complete and in our format.
  const late = await next;
  if (typeof late === 'object')
    expect([late.status, late.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  else expect(['ECONNREFUSED', 'ECONNRESET']).toContain(late);
  await closed;
  await expect(ask('/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('a connection that stays open after its last response does not hold the server open', async () => {
  await ask('/healthz'); // opens the connection
  const holder = await server.database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table session');
  const inFlight = ask('/api/v1/users/current-user');
  await expect
    .poll(async () => (await holder.query(`select from pg_locks where not granted`)).rowCount, {
      timeout: 10_000,
      interval: 10,
    })
    .toBeGreaterThan(0);
  const closed = server.app.close();
  await holder.query('commit');
  holder.release();
  expect((await inFlight).status).toBe(200);
  await closed;
});

describe('bytes that are no HTTP request', () => {
  async function say(bytes: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.end(bytes);
    return text(socket);
  }

  it.each([
    ['nonsense', 'HELLO\r\n\r\n', 400, 'validation'],
    ['a header with a line break in its name', 'GET / HTTP/1.1\r\nHost: x\r\nbad header: y\r\n\r\n', 400, 'validation'],
    [
      'two lengths',
      'POST /api/v1/auth/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
      'validation',
    ],
    [
      'a length and chunks (request smuggling)',
      'POST /api/v1/auth/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'validation',
    ],
    ['too large headers', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'validation'],
  ])('get a problem as the response: %s', async (_what, bytes, status, code) => {
    const [head = '', body = ''] = (await say(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: application/problem+json');
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toMatchObject({ type: `/problems/${code}`, status, code, requestId: expect.any(String) });
  });
});
