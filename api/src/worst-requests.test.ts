import { worstBodies, worstQueries } from '@mithaq/openapi/testing/worst-requests.ts';
import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberFactory, type Caller } from './testing/factories.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** The most expensive requests are refused with few errors; `npm run bench -- worst-requests` measures their time. */
let server: TestApp;
let caller: Caller;

beforeAll(async () => {
  server = await startTestApp();
  caller = await memberFactory(() => server).woman();
});
afterAll(() => server.close());

function expectFewErrors(response: { statusCode: number; body: string; json(): unknown }) {
  expect(response.statusCode).toBe(400);
  const { errors = [] } = response.json() as Problem;
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.length).toBeLessThanOrEqual(20);
  expect(response.body.length).toBeLessThan(10_000);
}

describe('the server', () => {
  it.each(worstBodies())('refuses $name with at most twenty errors', async ({ json }) => {
    const request = { method: 'PUT', url: '/api/v1/profiles/update', payload: json } as const;
    const headers = { cookie: caller.cookie, 'content-type': 'application/json' };
    expectFewErrors(await server.app.inject({ ...request, headers }));
  });

  it.each(worstQueries())('refuses a query of $name with at most twenty errors', async ({ query }) => {
    expectFewErrors(await server.app.inject({ url: `/api/v1/client-config?${query}` }));
    expectFewErrors(await caller.get(`/api/v1/profiles/feed?${query}`));
  });
});
