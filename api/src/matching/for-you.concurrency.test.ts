import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { waitForBlockedConnection } from '../testing/blocked-connection.ts';
import { memberFactory } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
const { man, woman } = memberFactory(() => server);
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('a For You list has the wishes that were saved while it was built (R45)', async () => {
  const viewer = await man();
  const [near, far] = [await woman(), await woman({ profile: { country: 'Pakistan', state: 'Punjab' } })];
  const forYou = async () =>
    (await viewer.get('/api/v1/profiles/for-you')).json<ProfilePage>().data.map(({ id }) => id);
  const other = await server.database.pool.connect();
  // The list waits after it has read the own wishes, and before it is saved.
  await other.query('begin; lock table impression in access exclusive mode');
  const reading = forYou();
  await waitForBlockedConnection(server);
  const preferences = { preferredLocation: { countries: ['Pakistan'], states: [], cities: [] } };
  const body = newProfileBody({ profile: { gender: 'MALE' }, preferences });
  expect((await viewer.put('/api/v1/profiles/update', body)).statusCode).toBe(200);
  await other.query('commit');
  other.release();
  await reading;
  expect(await forYou()).toEqual([far.profileId, near.profileId]);
});
