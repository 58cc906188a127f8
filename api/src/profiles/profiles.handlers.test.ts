import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { memberFactory } from '../testing/factories.ts';
import { hashes, startTestApp, type TestApp } from '../testing/test-app.ts';
import { eraseAccount } from '../users/erase-account.ts';

let server: TestApp;
const { man, woman } = memberFactory(() => server);
beforeAll(async () => (server = await startTestApp()));
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

it('getProfile of a member who leaves between its reads is the 404 of nobody', async () => {
  const [viewer, leaving] = [await man(), await woman()];
  const { database } = server;
  const query = database.query.bind(database);
  const facts: Promise<unknown>[] = [];
  vi.spyOn(database, 'query').mockImplementation(async (statement, values) => {
    const rows = query<never>(statement, values);
    if (['visibility-facts', 'proposals-between', 'is-blocked'].includes(statement.name)) facts.push(rows);
    if (facts.length === 3) {
      await Promise.all(facts.splice(0));
      await database.transaction((em) => eraseAccount(em, hashes, leaving.userId, new Date()));
    }
    return rows;
  });
  const answer = await viewer.get(`/api/v1/profiles/${leaving.profileId}`);
  expect(answer.json()).toMatchObject({ status: 404, code: 'not-found', params: { resource: 'PROFILE' } });
  expect((await viewer.get(`/api/v1/profiles/${leaving.profileId}`)).statusCode).toBe(404);
});
