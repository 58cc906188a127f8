import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { defaultSettings, openConnections } from '../database/connections.ts';
import { memberFactory, type TestMember } from '../testing/factories.ts';
import type { Flood, Statuses, Visit } from '../testing/flood.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

// A flood takes a while on a slow machine.
vi.setConfig({ testTimeout: 120_000 });

let server: TestApp;
let origin: string;
let member: TestMember;
beforeAll(async () => {
  // As if a proxy named the address of each caller.
  server = await startTestApp({ limits: { PROFILES_PER_DAY: 0 }, config: { trustProxy: 1 } });
  // As a server does before it listens: to open one during a flood takes too long on a slow machine.
  await openConnections(server.database.pool, defaultSettings);
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  member = await memberFactory(() => server).woman();
});
afterAll(() => server.close());

const attackerAddress = '198.51.100.7';
const memberAddress = '203.0.113.9';
const paths = ['/api/v1/users/current-user', '/api/v1/profiles/feed', '/api/v1/proposals/SENT', '/api/v1/blocks'];

/** Reads with these cookies, one after the other. */
const reads = (cookies: string[], address = attackerAddress): Visit[] =>
  cookies.map((cookie, i) => ({ path: paths[i % paths.length]!, headers: { 'x-forwarded-for': address, cookie } }));

/** As earlier versions made them, and with a wrong signature. */
const inventions = [
  () => randomBytes(32).toString('base64url'),
  () => `${randomBytes(32).toString('base64url')}.${randomBytes(32).toString('base64').replaceAll('=', '')}`,
];
const invented = Array.from({ length: 5000 }, (_, i) => `mithaq_session=${inventions[i % inventions.length]!()}`);

const calls = 50;
/** A slow machine refuses a few; without the limit of an address ten are answered. */
const atLeast = 0.8 * calls;

/** How many calls of a member, five at a time, are answered as usual during the flood, and how the flood is answered. */
async function during(connections: number, visits: Visit[]): Promise<{ answered: number; flood: Statuses }> {
  const workerData: Flood = { origin, connections, visits };
  const worker = new Worker(new URL('../testing/flood.ts', import.meta.url), { workerData });
  // Both at once: the message of a worker that ends may come with its end.
  const ended = Promise.all([once(worker, 'message'), once(worker, 'exit')]);
  await once(server.app.server, 'request');
  let answered = 0;
  for (let i = 0; i < calls; i += 5) {
    const statuses = await Promise.all(paths.concat(paths[0]!).map(askAsMember));
    answered += statuses.filter((status) => status === 200).length;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  worker.postMessage('end');
  const [[flood]] = (await ended) as [[Statuses], unknown];
  return { answered, flood };
}

async function askAsMember(path: string): Promise<number> {
  const response = await fetch(origin + path, { headers: { cookie: member.cookie, 'x-forwarded-for': memberAddress } });
  await response.arrayBuffer();
  return response.status;
}

it('a member is answered while 200 connections of one address send invented cookies', async () => {
  const { answered, flood } = await during(200, reads(invented));
  expect(answered).toBeGreaterThanOrEqual(atLeast);
  expect(flood[401]).toBeGreaterThan(0);
  expect(flood).not.toHaveProperty('200');
});

it('a member is answered while 200 connections of the same address send invented cookies', async () => {
  const { answered } = await during(200, reads(invented, memberAddress));
  expect(answered).toBeGreaterThanOrEqual(atLeast);
});

it('a member is answered while another member sends requests over 200 connections', async () => {
  const { cookie } = await memberFactory(() => server).man();
  const { answered, flood } = await during(200, reads(paths.map(() => cookie)));
  expect(answered).toBeGreaterThanOrEqual(atLeast);
  expect(flood[200]).toBeGreaterThan(0);
});

it('a member is answered while 200 connections of one address send cookies of sessions that have ended', async () => {
  const ended: string[] = [];
  for (let i = 0; i < 200; i += 1) ended.push((await server.signIn()).cookie);
  await server.database.pool.query(`update session set created_at = now() - interval '31 days' where user_id <> $1`, [
    member.userId,
  ]);
  const { answered, flood } = await during(200, reads(ended));
  expect(answered).toBeGreaterThanOrEqual(atLeast);
  expect(flood[401]).toBeGreaterThan(0);
});
