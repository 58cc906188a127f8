import { mostSaved } from '@mithaq/openapi/rules/members.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberFactory } from '../testing/factories.ts';
import { addSavedCopies } from '../testing/saved-copies.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.close());
const factory = memberFactory(() => server);

it('saveProfile gives the fiftieth place to one of two who are saved at once', async () => {
  const him = await factory.man();
  const [first, second] = [await factory.woman(), await factory.woman()];
  await addSavedCopies(server, {
    saver: him.profileId,
    original: first.profileId,
    count: mostSaved - 1,
    at: new Date(),
  });
  const save = async ({ profileId }: typeof first) =>
    (await him.post('/api/v1/saved-profiles', { profileId })).statusCode;
  expect((await Promise.all([save(first), save(second)])).toSorted()).toEqual([201, 409]);
  expect((await him.get('/api/v1/saved-profiles/ids')).json<string[]>()).toHaveLength(mostSaved);
});
