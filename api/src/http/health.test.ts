import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('three hundred simultaneous /readyz cost one query', async () => {
  let queries = 0;
  const count = () => (queries += 1);
  server.database.pool.on('acquire', count);
  const ask = () => server.app.inject({ method: 'GET', url: '/readyz' });
  const answers = await Promise.all(Array.from({ length: 300 }, ask));
  server.database.pool.off('acquire', count);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(queries).toBe(1);
});
