import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { memberFactory, type TestMember } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let url: URL;
let address: { host: string; port: number };
/** A Unix socket to the same server: the kernel keeps 200 KB for a slow reader there, and 4 MB on loopback. */
let unix: Server;
let socketFile: string;
let folder: string;
let ordinary: TestMember[];
let attacker: TestMember;
beforeAll(async () => {
  server = await startTestApp({ limits: { PROFILES_PER_DAY: 0 } });
  url = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  address = { host: url.hostname, port: Number(url.port) };
  folder = await mkdtemp(join(tmpdir(), 'mithaq-load-'));
  socketFile = join(folder, 'socket');
  unix = createServer((socket) => server.app.server.emit('connection', socket)).listen(socketFile);
  const members = memberFactory(() => server);
  ordinary = [await members.woman(), await members.woman(), await members.man()];
  attacker = await members.man();
});
afterAll(async () => {
  unix.close();
  await server.close();
  await rm(folder, { recursive: true });
});

const connections = () => new Promise<number>((resolve) => unix.getConnections((_error, count) => resolve(count)));

let sockets: Socket[] = [];
afterEach(() => {
  sockets.forEach((socket) => socket.destroy());
  sockets = [];
});

async function open(content: string, to: string | { host: string; port: number } = address): Promise<Socket> {
  const socket = typeof to === 'string' ? connect(to) : connect(to);
  sockets.push(socket.on('error', () => undefined));
  await once(socket, 'connect');
  socket.write(content);
  return socket;
}

/** A request over a real connection. */
async function ask(member: TestMember, path: string, body?: object): Promise<number> {
  const answer = await fetch(new URL(path, url), {
    method: body ? 'PUT' : 'GET',
    headers: { cookie: member.cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const edit = (member: TestMember) =>
  ask(
    member,
    '/api/v1/profiles/update',
    newProfileBody(member === ordinary[0] || member === ordinary[1] ? {} : { profile: { gender: 'MALE' } }),
  );

const ordinaryCalls = 60;

/** How many of the ordinary calls of other members are answered as usual. */
async function ordinaryAnswers(): Promise<number> {
  const calls = [
    (member: TestMember) => ask(member, '/api/v1/users/current-user'),
    (member: TestMember) => ask(member, '/api/v1/profiles/feed'),
    (member: TestMember) => ask(member, '/api/v1/proposals/SENT'),
    edit,
  ];
  let answered = 0;
  for (let i = 0; i < ordinaryCalls; i += ordinary.length * calls.length)
    for (const call of calls)
      answered += (await Promise.all(ordinary.map(call))).filter((status) => status === 200).length;
  return answered;
}

/** Sends this number of calls at once, twice. */
async function repeat(times: number, call: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < 2; round += 1) await Promise.all(Array.from({ length: times }, call));
}

const head = (method: string, path: string, more: string[] = []) =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', `Cookie: ${attacker.cookie}`, ...more].join('\r\n');

describe('ordinary calls are answered as usual during', () => {
  it('420 requests without an end of their headers', async () => {
    await Promise.all(Array.from({ length: 420 }, () => open(head('GET', '/api/v1/users/current-user'))));
    expect(await ordinaryAnswers()).toBe(ordinaryCalls);
  });

  it('420 requests without an end of their body', async () => {
    const more = ['Content-Type: application/json', 'Content-Length: 2000', '', '{"profile'];
    await Promise.all(Array.from({ length: 420 }, () => open(head('PUT', '/api/v1/profiles/update', more))));
    expect(await ordinaryAnswers()).toBe(ordinaryCalls);
  });

  it('410 connections that do not read their responses', async () => {
    const request = `${head('GET', '/api/openapi.json')}\r\n\r\n`;
    // Few enough at once that none is refused: a refusal is short, and needs no reader.
    const opened = async () => once(await open(request, socketFile), 'readable');
    for (let i = 0; i < 410; i += 41) await Promise.all(Array.from({ length: 41 }, opened));
    expect(await ordinaryAnswers()).toBe(ordinaryCalls);
    // The others were dropped: at most a hundred responses wait for an address.
    await expect.poll(connections, { timeout: 10_000, interval: 20 }).toBeLessThanOrEqual(100);
  });

  it('300 connections on /readyz', async () => {
    const attack = repeat(300, async () => {
      const answer = await fetch(new URL('/readyz', url));
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
    });
    expect(await ordinaryAnswers()).toBe(ordinaryCalls);
    await attack;
  });

  it('300 edits of one member at a time', async () => {
    const attack = repeat(300, async () => expect([200, 503]).toContain(await edit(attacker)));
    expect(await ordinaryAnswers()).toBe(ordinaryCalls);
    await attack;
  });
});

it('requests that do not end are answered with 408 after ten seconds, and closed', async () => {
  const { server: http } = server.app;
  expect([http.headersTimeout, http.requestTimeout]).toEqual([10_000, 10_000]);
  Object.assign(http, { headersTimeout: 100, requestTimeout: 100 }); // ten seconds would be long for a test
  const answers = await Promise.all(
    [
      head('GET', '/api/v1/users/current-user'),
      head('PUT', '/api/v1/profiles/update', ['Content-Type: application/json', 'Content-Length: 9', '', '{']),
    ].map(async (request) => {
      const socket = await open(request);
      return (await text(socket)).split('\r\n')[0];
    }),
  );
  expect(answers).toEqual(Array(2).fill('HTTP/1.1 408 Request Timeout'));
  Object.assign(http, { headersTimeout: 10_000, requestTimeout: 10_000 });
});

describe('an overloaded server', () => {
  /** Requests of thirty users while the table of sessions is locked, and the answers after it is free. */
  async function whileLocked(during: () => Promise<void>, count: number): Promise<LightMyRequestResponse[]> {
    const users = await Promise.all(Array.from({ length: 30 }, () => server.signIn()));
    const holder = await server.database.pool.connect();
    await holder.query('begin');
    await holder.query('lock table session');
    const asked = Array.from({ length: count }, (_, i) =>
      server.app.inject({
        method: 'GET',
        url: '/api/v1/users/current-user',
        headers: { cookie: users[i % users.length]!.cookie },
        remoteAddress: `203.0.113.${i % users.length}`,
      }),
    );
    await during();
    await holder.query('commit');
    holder.release();
    return Promise.all(asked);
  }

  it('refuses requests with 503 and Retry-After while too many wait for the database, and recovers', async () => {
    const answers = await whileLocked(async () => {
      await expect.poll(() => server.database.pool.waitingCount, { timeout: 10_000, interval: 5 }).toBeGreaterThan(100);
      const late = await ordinary[0]!.get('/api/v1/users/current-user');
      expect([late.statusCode, late.headers['retry-after'], late.json<{ code: string }>().code]).toEqual([
        503,
        '1',
        'unavailable',
      ]);
      expect(late.headers['content-security-policy']).toBeDefined();
      // The health check still responds.
      expect((await server.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    }, 120);
    // Each admitted request is answered: the work for the session is not lost.
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await ordinary[0]!.get('/api/v1/users/current-user')).statusCode).toBe(200);
  });

  it('refuses the 105th request of one session, and answers the others in turn', async () => {
    const refused = new Set<string>();
    const holder = await server.database.pool.connect();
    await holder.query('begin');
    await holder.query('lock table session');
    const asked = Array.from({ length: 110 }, async (_, i) => {
      const { statusCode } = await attacker.get('/api/v1/users/current-user');
      if (statusCode === 503) refused.add(String(i));
      return statusCode;
    });
    await expect.poll(() => refused.size, { timeout: 10_000, interval: 5 }).toBe(6);
    await holder.query('commit');
    holder.release();
    expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(104);
  });

  it('counts finished requests down: a thousand sequential requests succeed', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 1000; i += 1)
      statuses.add((await server.app.inject({ method: 'GET', url: '/api/v1/client-config' })).statusCode);
    expect(statuses).toEqual(new Set([200]));
  });
});
