import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { propose, someMembers, type TestMember } from './testing/some-members.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** How many distinct profiles one member sees in a day (DESIGN rule 12): lists and views together, against harvesting. */
const profilesPerDay = 4;
let server: TestApp;
let women: TestMember[];
let viewer: TestMember;
const { man, woman } = someMembers(() => server);

beforeAll(async () => {
  server = await startTestApp({ limits: { profilesPerDay, proposalsPerDay: 0 } });
  women = [await woman(), await woman(), await woman(), await woman(), await woman(), await woman()];
});
beforeEach(async () => {
  viewer = await man();
});
afterAll(() => server.close());

const view = (who: TestMember) => viewer.get(`/api/v1/profiles/${who.profileId}`);
const seen = async () =>
  (
    await server.database.pool.query<{ seen: number }>('select seen from seen_count where viewer_id = $1', [
      viewer.profileId,
    ])
  ).rows[0]?.seen ?? 0;

function expectTooMany(answer: LightMyRequestResponse): void {
  expect(answer.json()).toMatchObject({ status: 429, code: 'rate-limited' });
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(24 * 60 * 60);
}

it('the last one is shown, the next one is not, and those seen before stay readable', async () => {
  for (const one of women.slice(0, profilesPerDay)) expect((await view(one)).statusCode).toBe(200);
  expectTooMany(await view(women[4]!));
  for (const one of women.slice(0, profilesPerDay)) expect((await view(one)).statusCode).toBe(200);
  expectTooMany(await view(women[4]!)); // the refusal does not count as seeing
  expect(await seen()).toBe(profilesPerDay);
});

it('those seen stay readable also when the operator has lowered the limit meanwhile', async () => {
  await view(women[0]!);
  await server.database.pool.query('update seen_count set seen = 100 where viewer_id = $1', [viewer.profileId]);
  expect((await view(women[0]!)).statusCode).toBe(200);
  expectTooMany(await view(women[1]!));
});

it('lists and views count together, and a page that would go beyond is not shown in part', async () => {
  expect((await viewer.get('/api/v1/profiles/feed?limit=3')).statusCode).toBe(200);
  expect((await viewer.get('/api/v1/profiles/feed?limit=3')).statusCode).toBe(200);
  expect(await seen()).toBe(3);
  expectTooMany(await viewer.get('/api/v1/profiles/feed?limit=3&page=1'));
  expectTooMany(await viewer.get('/api/v1/profiles/for-you?limit=6'));
  expect(await seen()).toBe(3);
  expect((await view(women[0]!)).statusCode).toBe(200);
  expectTooMany(await view(women[1]!));
});

it('the parties of a proposal stay visible to each other, also beyond the limit', async () => {
  await propose(viewer, women[0]!);
  await propose(women[1]!, viewer);
  for (const one of women.slice(2, 6)) await view(one);
  expectTooMany(await view(await woman()));
  for (const party of women.slice(0, 2)) expect((await view(party)).statusCode).toBe(200);
  expect((await viewer.get(`/api/v1/profiles/${viewer.profileId}`)).statusCode).toBe(200);
});

it('what is not there costs nothing, and neither does another member’s looking', async () => {
  for (let i = 0; i < 9; i += 1) expect((await viewer.get(`/api/v1/profiles/${viewer.userId}`)).statusCode).toBe(404);
  expect(await seen()).toBe(0);
});

it('holds when everyone is looked at at once', async () => {
  const answers = await Promise.all(women.map(view));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 429, 429]);
  expect(await seen()).toBe(profilesPerDay);
});

it('begins anew the next day', async () => {
  for (const one of women.slice(0, profilesPerDay)) await view(one);
  expectTooMany(await view(women[4]!));
  for (const table of ['seen_profile', 'seen_count'])
    await server.database.pool.query(`update ${table} set day = day - 1 where viewer_id = $1`, [viewer.profileId]);
  expect((await view(women[4]!)).statusCode).toBe(200);
});
