import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { secondsUntilMidnight } from '@mithaq/openapi/rules/day.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { memberFactory } from './testing/factories.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** Days, quotas, ages and sessions follow the clock of buildApp. */
const started = new Date();
let now = started;
let server: TestApp;
const { incomplete, man, woman } = memberFactory(() => server);

beforeAll(async () => {
  server = await startTestApp({ now: () => now, limits: { PROPOSALS_PER_DAY: 1, PROFILES_PER_DAY: 1 } });
});
afterAll(() => server.close());

const secondsLater = (seconds: number) => new Date(started.getTime() + seconds * 1000);
const untilMidnight = secondsUntilMidnight(started);

it('the quotas of a day start again at midnight in UTC', async () => {
  now = started;
  const [sender, first, second] = [await man(), await woman(), await woman()];
  const send = (id: string) => sender.post('/api/v1/proposals', { receiverProfileId: id });
  const view = (id: string) => sender.get(`/api/v1/profiles/${id}`);
  now = secondsLater(untilMidnight - 10);
  expect((await view(first.profileId)).statusCode).toBe(200);
  expect((await view(second.profileId)).json<Problem>().params).toEqual({ quota: 'PROFILES_PER_DAY', limit: 1 });
  expect((await send(first.profileId)).statusCode).toBe(201);
  const refused = await send(second.profileId);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
  now = secondsLater(untilMidnight + 1);
  expect((await view(second.profileId)).statusCode).toBe(200);
  expect((await send(second.profileId)).statusCode).toBe(201);
});

it('a person can create a profile on the eighteenth birthday and not a day before', async () => {
  now = new Date('2031-05-05T23:59:50Z');
  const user = await incomplete();
  const body = newProfileBody({ profile: { dateOfBirth: '2013-05-06' } });
  expect((await user.post('/api/v1/profiles/complete', body)).statusCode).toBe(400);
  now = new Date('2031-05-06T00:00:01Z');
  expect((await user.post('/api/v1/profiles/complete', body)).statusCode).toBe(201);
});

// In tests the servers of a process share the validators (testing/compiled-once.ts).
it('each server of a process goes by its own clock', async () => {
  now = new Date('2031-05-06T00:00:01Z');
  const user = await incomplete();
  const tooEarly = await startTestApp({ now: () => new Date('2031-05-05T23:59:50Z'), of: server });
  try {
    const payload = newProfileBody({ profile: { dateOfBirth: '2013-05-06' } });
    const post = {
      method: 'POST',
      url: '/api/v1/profiles/complete',
      headers: { cookie: user.cookie },
      payload,
    } as const;
    expect((await tooEarly.app.inject(post)).statusCode).toBe(400);
    expect((await server.app.inject(post)).statusCode).toBe(201);
  } finally {
    await tooEarly.close();
  }
});

it('a session ends after 7 days without use and after 30 days in any case', async () => {
  now = started;
  const [unused, used] = [await incomplete(), await incomplete()];
  const days = (count: number) => secondsLater(count * 86_400);
  for (let day = 6; day <= 30; day += 6) {
    now = new Date(days(day).getTime() - 1000);
    expect((await used.get('/api/v1/users/current-user')).statusCode).toBe(200);
  }
  now = days(30);
  expect((await used.get('/api/v1/users/current-user')).statusCode).toBe(401);
  now = days(7);
  expect((await unused.get('/api/v1/users/current-user')).statusCode).toBe(401);
});
