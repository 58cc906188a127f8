import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { waitForBlockedConnection } from '../testing/blocked-connection.ts';
import { memberFactory } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let minutesLater = 0;
const now = () => new Date(Date.now() + minutesLater * 60_000);
const limits = { FOR_YOU_BUILDS_PER_10_MIN: 4 };
const { man, woman } = memberFactory(() => server);
beforeAll(async () => {
  server = await startTestApp({ limits, now });
});
// The lists hold nobody of another test.
beforeEach(() => server.database.pool.query('update profile set is_paused = true'));
afterAll(() => server.close());

it('a For You list has the wishes that were saved while it was built', async () => {
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

it('builds count for all processes together, and from zero after ten minutes', async () => {
  const [viewer, her] = [await man(), await woman()];
  const other = await startTestApp({ limits, now, of: server });
  const url = '/api/v1/profiles/for-you';
  const ask = ({ app }: TestApp) => app.inject({ url, headers: { cookie: viewer.cookie } });
  const change = () => viewer.post('/api/v1/preferences', newProfileBody().preferencesInput);
  try {
    for (const builder of [server, other, server, other]) {
      await change();
      await change(); // a list that nobody looks at is not built
      expect((await ask(builder)).statusCode).toBe(200);
      expect((await ask(server)).statusCode).toBe(200); // a list that is there is read
    }
    await change();
    for (const one of [server, other]) expect((await ask(one)).statusCode).toBe(429);
    const { headers } = await ask(server);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
    minutesLater = 11;
    expect((await ask(server)).json<ProfilePage>().data).toMatchObject([{ id: her.profileId }]);
  } finally {
    await other.close();
  }
});
