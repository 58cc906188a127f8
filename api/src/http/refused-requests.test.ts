import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { memberFactory, type TestMember } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let port: number;
let member: TestMember;
beforeAll(async () => {
  server = await startTestApp();
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  member = await memberFactory(() => server).woman();
});
afterAll(() => server.close());

type Line = { level: number; msg: string; refused?: Record<string, number>; err?: { stack: string[] } };

let since = 0;
beforeEach(() => {
  since = server.log.length;
});
const lines = () => server.log.slice(since).map((line) => JSON.parse(line) as Line); // pino wrote them

/** How many requests the lines count for this reason. */
const counted = (reason: string) =>
  lines().reduce((sum, { msg, refused }) => sum + (msg === 'refused' ? (refused![reason] ?? 0) : 0), 0);

const waiting = { timeout: 20_000, interval: 20 };
const me = '/api/v1/users/current-user';

it('requests that are refused under load are counted, in a line that warns, and nothing else is logged of them', async () => {
  const holder = await server.database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table session');
  const asked = Array.from({ length: 150 }, () => member.get(me));
  await expect.poll(() => counted('caller'), waiting).toBe(46);
  await holder.query('commit');
  holder.release();
  await Promise.all(asked);
  expect(
    lines()
      .filter(({ level }) => level > 30)
      .map(({ level, msg }) => [level, msg]),
  ).toContainEqual([40, 'refused']);
  expect(lines().filter(({ msg }) => msg === 'response')).toHaveLength(104);
  expect(lines().filter(({ err }) => err)).toEqual([]);
});

it('connections that break while their body is awaited are counted', async () => {
  const request = [
    'PUT /api/v1/profiles/update HTTP/1.1',
    'Host: localhost',
    `Cookie: ${member.cookie}`,
    'Content-Type: application/json',
    'Content-Length: 2000',
  ].join('\r\n');
  for (let i = 0; i < 20; i += 1) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const arrived = once(server.app.server, 'request');
    socket.write(`${request}\r\n\r\n{"a"`);
    const [message] = (await arrived) as [IncomingMessage];
    await expect.poll(() => message.listenerCount('data'), waiting).toBe(1); // the body is awaited
    socket.destroy();
  }
  await expect.poll(() => counted('broken connection'), waiting).toBe(20);
  expect(lines().filter(({ err }) => err)).toEqual([]);
});

it('while the database is away the error is logged in full once a second', async () => {
  const query = vi.spyOn(server.database.pool, 'query').mockImplementation(() => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  });
  const answers = await Promise.all(Array.from({ length: 100 }, () => member.get(me)));
  query.mockRestore();
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  await expect.poll(() => counted('service away'), waiting).toBe(100);
  const seconds = lines().filter(({ msg }) => msg === 'refused').length;
  expect(lines().filter(({ err }) => err)).toHaveLength(seconds);
});

it('every error of our own is logged in full', async () => {
  const query = vi.spyOn(server.database.pool, 'query').mockImplementation(() => {
    throw new TypeError('planted');
  });
  await Promise.all(Array.from({ length: 5 }, () => member.get(me)));
  query.mockRestore();
  const errors = lines().filter(({ level }) => level === 50);
  expect(errors.map(({ msg }) => msg)).toEqual(Array<string>(5).fill('internal'));
  expect(errors.every(({ err }) => err!.stack.length > 0)).toBe(true);
});
