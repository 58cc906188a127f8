import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondsUntilMidnight } from '@mithaq/openapi/rules/day.ts';
import { memberFactory } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

describe('an overloaded server', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  it('refuses further requests with 503 and Retry-After, completes the accepted ones and recovers', async () => {
    const member = await memberFactory(() => server).woman();
    const holder = await server.database.pool.connect();
    await holder.query('begin');
    await holder.query('lock table session');
    const refused: LightMyRequestResponse[] = [];
    const ask = async () => {
      const answer = await member.get('/api/v1/users/current-user');
      if (answer.statusCode === 503) refused.push(answer);
      return answer;
    };
    const asked = Array.from({ length: 420 }, ask);
    await expect.poll(() => refused.length, { timeout: 10_000, interval: 5 }).toBe(20); // above the limit of requests in flight
    // The health check still responds.
    expect((await server.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    await holder.query('commit');
    holder.release();

    expect((await Promise.all(asked)).filter(({ statusCode }) => statusCode === 200)).toHaveLength(400);
    for (const answer of refused)
      expect([answer.headers['retry-after'], answer.json<{ code: string }>().code]).toEqual(['1', 'unavailable']);
    expect((await member.get('/api/v1/users/current-user')).statusCode).toBe(200);
  });

  it('refuses requests while too many wait for the database', async () => {
    const member = await memberFactory(() => server).woman();
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

  it('counts finished requests down: a thousand sequential requests succeed', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 1000; i += 1)
      statuses.add((await server.app.inject({ method: 'GET', url: '/api/v1/client-config' })).statusCode);
    expect(statuses).toEqual(new Set([200]));
  });
});

it('a day ends at midnight in UTC', () => {
  expect(secondsUntilMidnight(new Date('2026-06-15T23:59:59.500Z'))).toBe(1);
  expect(secondsUntilMidnight(new Date('2026-06-15T00:00:00Z'))).toBe(86_400);
  expect(secondsUntilMidnight(new Date('2026-12-31T12:00:00Z'))).toBe(43_200);
});
