import { displayId } from '@mithaq/openapi/rules/profile.ts';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import type { BackendResponse } from './backend.ts';
import { onEachBackend } from './test-client.ts';

/** What a response says of limits; the seconds until there is more depend on the time of the day. */
const toldBy = ({ headers }: BackendResponse) => [
  headers.get('ratelimit-policy'),
  headers.get('ratelimit')?.replaceAll(/t=\d+/g, 't'),
];

const viewed = (left: number) => ['"PROFILES_PER_DAY";q=300;w=86400', `"PROFILES_PER_DAY";r=${left};t`];

onEachBackend((on) => {
  test('whatever shows profiles says how many are left', async () => {
    const [viewer, one, two] = [await on.man(), await on.woman(), await on.woman()];
    const get = (profile: { profileId: string }) => viewer.ask('getProfile', { params: { id: profile.profileId } });
    expect(toldBy(await get(one))).toEqual(viewed(299));
    expect(toldBy(await get(one))).toEqual(viewed(299));
    const { profileId } = two;
    expect(toldBy(await viewer.ask('saveProfile', { body: { profileId } }))).toEqual(viewed(298));
    const feed = await viewer.ask('getFeed', { query: { limit: '50' } });
    expect(toldBy(feed)[0]).toBe(viewed(0)[0]);
    // The own profile counts for nothing.
    expect(toldBy(await viewer.ask('getProfile', { params: { id: viewer.profileId } }))).toEqual([null, undefined]);
  });

  test('a response that counts for two limits has both', async () => {
    const [viewer, { profileId }] = [await on.man(), await on.woman()];
    const policies = ['"MEMBER_SEARCHES_PER_10_MIN";q=60;w=600', viewed(0)[0]].join(', ');
    expect(toldBy(await viewer.ask('findProfiles', { query: { shownId: displayId(profileId) } }))[0]).toBe(policies);
  });

  test('For You says how often its list may be built when it is, and each page how many profiles are left', async () => {
    const [viewer] = [await on.man(), await on.woman()];
    const [built, policies] = [
      await viewer.ask('getForYou'),
      `"FOR_YOU_BUILDS_PER_10_MIN";q=30;w=600, ${viewed(0)[0]}`,
    ];
    expect(toldBy(built)[0]).toBe(policies);
    expect(toldBy(built)[1]).toMatch(/^"FOR_YOU_BUILDS_PER_10_MIN";r=29;t, "PROFILES_PER_DAY";r=\d+;t$/);
    expect(toldBy(await viewer.ask('getForYou'))[0]).toBe(viewed(0)[0]);
  });

  test('completeProfile says how many profiles are left, and when there are more', async () => {
    const email = 'again@example.test';
    for (const [left, seconds] of [
      [2, 86_400],
      [1, 86_398],
      [0, 86_396],
    ] as const) {
      const client = await on.incomplete(email);
      const { headers } = await client.ask('completeProfile', { body: newProfileBody() });
      expect(headers.get('ratelimit-policy')).toBe('"PROFILES_CREATED_PER_DAY";q=3;w=86400');
      const [, r, t] = /^"PROFILES_CREATED_PER_DAY";r=(\d);t=(\d+)$/.exec(headers.get('ratelimit')!)!;
      expect(Number(r)).toBe(left);
      expect(Math.abs(Number(t) - seconds)).toBeLessThan(9);
      await client.gets('deleteAccount');
    }
  });
});
