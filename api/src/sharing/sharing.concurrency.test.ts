import { mostLinks } from '@mithaq/openapi/rules/sharing.ts';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitForBlockedConnection } from '../testing/blocked-connection.ts';
import { memberFactory, type TestMember } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const { man, woman } = memberFactory(() => server);
const share = (sharer: TestMember, { profileId }: TestMember) => sharer.post('/api/v1/shared-links', { profileId });
const linksTo = async ({ profileId }: TestMember) =>
  (await server.database.pool.query('select from shared_link where owner_id = $1', [profileId])).rowCount;

/** A man, and a woman who allows it. */
async function pair() {
  const [him, her] = [await man(), await woman()];
  await her.put('/api/v1/family-sharing', { isAllowed: true });
  return { him, her };
}

/** The answers to so many requests that begin while another transaction does this with a locked profile. */
async function during(
  { profileId }: TestMember,
  act: (client: PoolClient) => Promise<unknown>,
  requests: () => Promise<{ statusCode: number }>[],
): Promise<number[]> {
  const client = await server.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from profile where id = $1 for update', [profileId]);
    await act(client);
    const asked = requests();
    await waitForBlockedConnection(server, asked.length);
    await client.query('commit');
    return (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  } finally {
    client.release();
  }
}

it('two links at once are not one more than the limit', async () => {
  const { him, her } = await pair();
  for (let count = 1; count < mostLinks; count += 1) expect((await share(him, her)).statusCode).toBe(201);
  const nothing = () => Promise.resolve();
  const answers = await during(him, nothing, () => [share(him, her), share(him, her)]);
  expect(answers.toSorted()).toEqual([201, 409]);
  expect(await linksTo(her)).toBe(mostLinks);
});

it('no link is made to a profile whose owner pauses at the same moment', async () => {
  const { him, her } = await pair();
  const pause = (client: PoolClient) =>
    client.query('update profile set is_paused = true where id = $1', [her.profileId]);
  expect(await during(her, pause, () => [share(him, her)])).toEqual([404]);
  expect(await linksTo(her)).toBe(0);
});
