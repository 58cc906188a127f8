import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { today } from '@mithaq/openapi/rules/day.ts';
import { writeCollected } from '../database/write-soon.ts';
import { waitForBlockedConnection } from '../testing/blocked-connection.ts';
import { propose, memberFactory, type TestMember } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Distinct profiles that a member sees in a day, in lists and views together. */
const PROFILES_PER_DAY = 4;
let server: TestApp;
let women: TestMember[];
let viewer: TestMember;
const { man, woman } = memberFactory(() => server);

let clock = new Date();

beforeAll(async () => {
  server = await startTestApp({ limits: { PROFILES_PER_DAY, PROPOSALS_PER_DAY: 0 }, now: () => clock });
  women = [await woman(), await woman(), await woman(), await woman(), await woman(), await woman()];
});
beforeEach(async () => {
  viewer = await man();
});
afterAll(() => server.close());

const view = (who: TestMember) => viewer.get(`/api/v1/profiles/${who.profileId}`);
/** The number of profiles that the export says were seen; it writes what is in memory first. */
const seen = async () =>
  (await viewer.get('/api/v1/users/current-user/export')).json<{ profileViews: unknown[] }>().profileViews.length;

function expectRateLimited(answer: LightMyRequestResponse): void {
  expect(answer.json()).toMatchObject({ status: 429, code: 'rate-limited' });
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(24 * 60 * 60);
}

it('the limit is reached with the next distinct profile; seen profiles stay readable', async () => {
  for (const one of women.slice(0, PROFILES_PER_DAY)) expect((await view(one)).statusCode).toBe(200);
  expectRateLimited(await view(women[4]!));
  for (const one of women.slice(0, PROFILES_PER_DAY)) expect((await view(one)).statusCode).toBe(200);
  expectRateLimited(await view(women[4]!)); // a refused view does not count
  expect(await seen()).toBe(PROFILES_PER_DAY);
});

it('another process knows what was seen once it was written, and seen profiles stay readable after the limit was lowered', async () => {
  for (const one of women.slice(0, 2)) await view(one);
  expect(await seen()).toBe(2);
  const other = await startTestApp({ limits: { PROFILES_PER_DAY: 2 }, now: () => clock, of: server });
  try {
    const viewThere = ({ profileId }: TestMember) =>
      other.app.inject({ url: `/api/v1/profiles/${profileId}`, headers: { cookie: viewer.cookie } });
    for (const one of women.slice(0, 2)) expect((await viewThere(one)).statusCode).toBe(200);
    expectRateLimited(await viewThere(women[2]!));
  } finally {
    await other.close();
  }
});

it('processes learn the views of other processes', async () => {
  const other = await startTestApp({
    limits: { PROFILES_PER_DAY, PROPOSALS_PER_DAY: 0 },
    now: () => clock,
    of: server,
  });
  try {
    await view(women[0]!);
    const there = (path: string) => other.app.inject({ url: `/api/v1/${path}`, headers: { cookie: viewer.cookie } });
    for (const one of women.slice(0, 3)) expect((await there(`profiles/${one.profileId}`)).statusCode).toBe(200);
    await there('users/current-user/export');
    expect(await seen()).toBe(3);
    expect((await view(women[3]!)).statusCode).toBe(200);
    // With the write this process learns of the views of the other one.
    expect(await seen()).toBe(4);
    expectRateLimited(await view(women[4]!));
  } finally {
    await other.close();
  }
});

it('a write and a proposal of the same member wait for each other in one order only', async () => {
  await view(women[0]!);
  const { pool } = server.database;
  const client = await pool.connect();
  try {
    // As a proposal: first its profiles, then the number of its sender.
    await client.query('begin');
    const { rows } = await client.query<{ number_hash: string }>(
      'select number_hash from profile where id = $1 for update',
      [viewer.profileId],
    );
    const written = writeCollected(server.app);
    await waitForBlockedConnection(server);
    await client.query(
      `insert into number_use (number_hash, day, proposals) values ($1, $2, 1)
        on conflict (number_hash, day) do update set proposals = number_use.proposals + 1`,
      [rows[0]!.number_hash, today(clock)],
    );
    await client.query('commit');
    await written;
  } finally {
    client.release();
  }
  expect(await seen()).toBe(1);
});

it('views are written when the server stops', async () => {
  const other = await startTestApp({ limits: { PROFILES_PER_DAY }, now: () => clock, of: server });
  const url = `/api/v1/profiles/${women[0]!.profileId}`;
  expect((await other.app.inject({ url, headers: { cookie: viewer.cookie } })).statusCode).toBe(200);
  await other.close();
  expect(await seen()).toBe(1);
});

it('lists and views count together, and a page beyond the limit is refused as a whole', async () => {
  expect((await viewer.get('/api/v1/profiles/feed?limit=3')).statusCode).toBe(200);
  expect((await viewer.get('/api/v1/profiles/feed?limit=3')).statusCode).toBe(200);
  expect(await seen()).toBe(3);
  expectRateLimited(await viewer.get('/api/v1/profiles/feed?limit=3&page=1'));
  expectRateLimited(await viewer.get('/api/v1/profiles/for-you?limit=6'));
  expect(await seen()).toBe(3);
  expect((await view(women[0]!)).statusCode).toBe(200);
  expectRateLimited(await view(women[1]!));
});

it('is checked before rows are skipped and before a list is built; seen profiles stay readable', async () => {
  await viewer.get('/api/v1/profiles/for-you?limit=4');
  expect(await seen()).toBe(4);
  expectRateLimited(await viewer.get('/api/v1/profiles/feed?limit=4&page=2')); // it would be empty
  expect((await viewer.get('/api/v1/profiles/for-you?limit=4')).statusCode).toBe(200);

  await viewer.post('/api/v1/preferences', newProfileBody().preferencesInput);
  expectRateLimited(await viewer.get('/api/v1/profiles/for-you?limit=4'));
  const { rows } = await server.database.pool.query<{ length: number }>(
    'select cardinality(profile_ids) as length from for_you_list where viewer_id = $1',
    [viewer.profileId],
  );
  expect(rows).toEqual([{ length: 0 }]);
});

it('the parties of a proposal see each other beyond the limit', async () => {
  await propose(viewer, women[0]!);
  await propose(women[1]!, viewer);
  for (const one of women.slice(2, 6)) await view(one);
  expectRateLimited(await view(await woman()));
  for (const party of women.slice(0, 2)) expect((await view(party)).statusCode).toBe(200);
  expect((await viewer.get(`/api/v1/profiles/${viewer.profileId}`)).statusCode).toBe(200);
});

it('unknown profiles and other members’ views do not count', async () => {
  for (let i = 0; i < 9; i += 1) expect((await viewer.get(`/api/v1/profiles/${viewer.userId}`)).statusCode).toBe(404);
  expect(await seen()).toBe(0);
});

it('holds for simultaneous requests', async () => {
  const answers = await Promise.all(women.map(view));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 429, 429]);
  expect(await seen()).toBe(PROFILES_PER_DAY);
});

it('starts again the next day', async () => {
  for (const one of women.slice(0, PROFILES_PER_DAY)) await view(one);
  expectRateLimited(await view(women[4]!));
  clock = new Date(clock.getTime() + 86_400_000);
  expect((await view(women[4]!)).statusCode).toBe(200);
});
