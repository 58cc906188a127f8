import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondsUntilTomorrow } from './limits.ts';
import { someMembers } from './testing/some-members.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

describe('more than can be done at once', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  it('is turned away at once with 503 and Retry-After; who was let in is served, and afterwards everyone is', async () => {
    const member = await someMembers(() => server).woman();
    const holder = await server.database.pool.connect();
    await holder.query('begin');
    await holder.query('lock table session');
    const turnedAway: LightMyRequestResponse[] = [];
    const ask = async () => {
      const answer = await member.get('/api/v1/users/current-user');
      if (answer.statusCode === 503) turnedAway.push(answer);
      return answer;
    };
    const asked = Array.from({ length: 420 }, ask);
    await expect.poll(() => turnedAway.length, { timeout: 10_000, interval: 5 }).toBe(20); // more than may be in flight
    // The operator still sees that the process lives.
    expect((await server.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    await holder.query('commit');
    holder.release();

    expect((await Promise.all(asked)).filter(({ statusCode }) => statusCode === 200)).toHaveLength(400);
    for (const answer of turnedAway)
      expect([answer.headers['retry-after'], answer.json<{ code: string }>().code]).toEqual(['1', 'unavailable']);
    expect((await member.get('/api/v1/users/current-user')).statusCode).toBe(200);
  });

  it('is turned away as well while too many wait for the database already', async () => {
    const member = await someMembers(() => server).woman();
    const holder = await server.database.pool.connect();
    await holder.query('begin');
    await holder.query('lock table session');
    const waiting = Array.from({ length: 130 }, () => member.get('/api/v1/users/current-user'));
    await expect.poll(() => server.database.pool.waitingCount, { timeout: 10_000, interval: 5 }).toBeGreaterThan(100);
    const late = await member.get('/api/v1/users/current-user');
    expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '1']);
    await holder.query('commit');
    holder.release();
    expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('is counted down again: a thousand requests one after another are all served', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 1000; i += 1)
      statuses.add((await server.app.inject({ method: 'GET', url: '/api/v1/client-config' })).statusCode);
    expect(statuses).toEqual(new Set([200]));
  });
});

it('a day ends at midnight in UTC', () => {
  expect(secondsUntilTomorrow(new Date('2026-06-15T23:59:59.500Z'))).toBe(1);
  expect(secondsUntilTomorrow(new Date('2026-06-15T00:00:00Z'))).toBe(86_400);
  expect(secondsUntilTomorrow(new Date('2026-12-31T12:00:00Z'))).toBe(43_200);
});
