import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { propose, memberFactory, type TestMember } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Reads the lists page by page while others act at random, by a seed: nobody twice, nobody skipped, nobody who must not be shown. */
let server: TestApp;
const { man, woman } = memberFactory(() => server);
beforeAll(async () => {
  server = await startTestApp({ limits: { PROPOSALS_PER_DAY: 0, PROPOSALS_PENDING: 0, PROFILES_PER_DAY: 0 } });
});
afterAll(() => server.close());

/** Everyone who may be listed, by a query that is slow and plain. */
async function eligibleNow(viewer: TestMember): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select p.id from profile p, profile v where v.id = $1 and p.gender <> v.gender
      and p.is_verified and not p.is_paused and not p.is_marriage_fixed and p.suspended_at is null
      and p.id not in (select sender_id from proposal where receiver_id = v.id and sender_id is not null)
      and p.id not in (select receiver_id from proposal where sender_id = v.id and receiver_id is not null)
      and p.id not in (select blocked_id from block where blocker_id = v.id)
      and p.id not in (select blocker_id from block where blocked_id = v.id)
      and p.id not in (select hidden_id from hidden_member where member_id = v.id)`,
    [viewer.profileId],
  );
  return rows.map(({ id }) => id);
}

/** Numbers below a limit that a seed decides (Numerical Recipes, section 7.1). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it.each([1, 2, 3])('every eligible member is shown once while others come, go and act (seed %d)', async (seed) => {
  await server.database.pool.query('update profile set is_paused = true');
  const random = randomFrom(seed);
  const viewer = await man();
  const women: TestMember[] = [];
  for (let i = 0; i < 9; i += 1) women.push(await woman());
  const actions: ((her: TestMember) => Promise<unknown>)[] = [
    async () => women.push(await woman()),
    (her) => her.put('/api/v1/profiles/pause', { isPaused: true }),
    (her) => her.put('/api/v1/profiles/pause', { isPaused: false }),
    (her) => viewer.post('/api/v1/blocks', { profileId: her.profileId }),
    (her) => her.post('/api/v1/blocks', { profileId: viewer.profileId }),
    (her) => viewer.post('/api/v1/hidden-members', { profileId: her.profileId }),
    async (her) => (await eligibleNow(viewer)).includes(her.profileId) && propose(her, viewer),
    (her) =>
      server.app.inject({ method: 'DELETE', url: '/api/v1/users/current-user', headers: { cookie: her.cookie } }),
  ];

  for (const [list, isByCursor] of [
    ['feed', true],
    ['for-you', true],
    ['feed', false],
    ['for-you', false],
  ] as const) {
    const limit = 1 + random(3);
    let always = new Set(await eligibleNow(viewer));
    const seen: string[] = [];
    let next: string | undefined = 'page=0';
    for (let number = 1; next !== undefined; number += 1) {
      const page: ProfilePage = (
        await viewer.get(`/api/v1/profiles/${list}?limit=${limit}&${next}`)
      ).json<ProfilePage>();
      const now = await eligibleNow(viewer);
      for (const { id } of page.data) expect(now).toContain(id);
      seen.push(...page.data.map(({ id }) => id));
      next = page.nextCursor && (isByCursor ? `cursor=${page.nextCursor}` : `page=${number}`);
      await actions[random(actions.length)]!(women[random(women.length)]!);
      always = always.intersection(new Set(await eligibleNow(viewer)));
    }
    expect(new Set(seen).size).toBe(seen.length);
    // A member who left after the last page may have been shown; one who was always there must have been.
    expect([...always].filter((id) => !seen.includes(id))).toEqual([]);
  }
});
