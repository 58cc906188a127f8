import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestBounds } from '@mithaq/openapi/bounded-request.ts';
import { memberFactory } from './testing/factories.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('of a query only the first parameters are read, however many there are', async () => {
  const member = await memberFactory(() => server).woman();
  const { parameters } = requestBounds;
  const feed = async (others: number) => {
    const query = [...Array.from({ length: others }, () => 'page=0'), 'limit=51'].join('&');
    const answer = await member.get(`/api/v1/profiles/feed?${query}`);
    return answer.json<{ errors?: { pointer: string }[] }>().errors?.map(({ pointer }) => pointer);
  };
  expect(await feed(parameters - 1)).toContain('limit');
  expect(await feed(parameters)).not.toContain('limit');
});
