import type { ListedProfile, ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { changeStatus, propose, memberFactory, type TestMember } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Feed and For You over all their pages, while members join, propose and marry. */
let server: TestApp;
const { man, woman, unverified } = memberFactory(() => server);
const limits = { PROPOSALS_PER_DAY: 0, PROPOSALS_PENDING: 0, PROFILES_PER_DAY: 0 };
beforeAll(async () => {
  server = await startTestApp({ limits });
});
// The lists hold everyone but those of earlier tests.
beforeEach(() => server.database.pool.query('update profile set is_paused = true'));
afterAll(() => server.close());

type ListName = 'feed' | 'for-you';

async function page(viewer: TestMember, list: ListName, number: number, limit: number): Promise<ProfilePage> {
  const answer = await viewer.get(`/api/v1/profiles/${list}?page=${number}&limit=${limit}`);
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { currentPage: number }]);
  return answer.json<ProfilePage>();
}

/** Reads all pages; `between` runs after each page. */
async function readAllPages(
  viewer: TestMember,
  list: ListName,
  limit: number,
  meanwhile: (pageNumber: number) => Promise<unknown> = async () => undefined,
): Promise<ListedProfile[]> {
  const seen: ListedProfile[] = [];
  for (let number = 0; ; number += 1) {
    const { data, hasNextPage } = await page(viewer, list, number, limit);
    expect(data.length).toBeLessThanOrEqual(limit);
    seen.push(...data);
    if (!hasNextPage) return seen;
    expect(data).toHaveLength(limit);
    await meanwhile(number);
  }
}

const ids = (profiles: { id: string }[]) => profiles.map(({ id }) => id);
const profileIds = (members: TestMember[]) => members.map(({ profileId }) => profileId);
const several = async (count: number, make: () => Promise<TestMember>) => {
  const made: TestMember[] = [];
  for (let i = 0; i < count; i += 1) made.push(await make());
  return made;
};

describe('the feed', () => {
  it.each([1, 2, 3, 7, 12, 50])(
    'lists every eligible member once over all pages of %i, newest first',
    async (limit) => {
      const viewer = await man();
      const women = await several(12, woman);
      expect(ids(await readAllPages(viewer, 'feed', limit))).toEqual(profileIds(women).toReversed());
    },
  );

  it('neither repeats nor skips a member while others join, propose and marry between the pages', async () => {
    const viewer = await man();
    const women = await several(16, woman);
    const gone: string[] = [];
    const seen = ids(
      await readAllPages(viewer, 'feed', 3, async (number) => {
        await woman(); // before the current page: listed from page 0 on
        if (number === 0) gone.push(...(await leave(women[4]!, viewer))); // not yet reached
        if (number === 1) await propose(women[15]!, viewer); // already seen
        if (number === 2) gone.push(...(await marry(women[1]!)));
      }),
    );
    const expected = profileIds(women)
      .toReversed()
      .filter((id) => !gone.includes(id));
    expect(seen).toEqual(expected);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('excludes the viewer, the own gender, incomplete, unverified and married members, and members with a proposal in any status', async () => {
    const viewer = await man();
    const stays = await woman();
    await unverified();
    await man();
    await marry(await woman());
    for (const status of ['PENDING', 'ACCEPTED', 'DECLINED', 'NOT_COMPATIBLE'] as const) {
      await propose(viewer, await woman(), status);
      await propose(await woman(), viewer, status);
    }
    const lost = await woman();
    await lost.put('/api/v1/profiles/update', newProfileBody({ profile: { phoneNumber: '+919876543210' } })); // unverified by it
    for (const list of ['feed', 'for-you'] as const)
      expect(ids(await readAllPages(viewer, list, 2))).toEqual([stays.profileId]);
  });

  it('returns a page that was not reached in order, and an empty page beyond the end', async () => {
    const viewer = await man();
    const women = profileIds(await several(10, woman)).toReversed();
    expect(ids((await page(viewer, 'feed', 2, 3)).data)).toEqual(women.slice(6, 9));
    expect(await page(viewer, 'feed', 3, 3)).toMatchObject({ data: [{ id: women[9] }], hasNextPage: false });
    for (const beyond of [4, 5, 1000, 2_000_000])
      expect(await page(viewer, 'feed', beyond, 3)).toEqual({ data: [], hasNextPage: false, currentPage: beyond });
    // Page 1 was read, page 2 was skipped.
    await page(viewer, 'feed', 0, 3);
    expect(ids((await page(viewer, 'feed', 3, 3)).data)).toEqual(women.slice(9));
  });

  it('keeps cursors per page size and starts again at page 0', async () => {
    const viewer = await man();
    const women = profileIds(await several(8, woman)).toReversed();
    await page(viewer, 'feed', 0, 2);
    await page(viewer, 'feed', 0, 3);
    const newest = await woman();
    expect(ids((await page(viewer, 'feed', 1, 2)).data)).toEqual(women.slice(2, 4));
    expect(ids((await page(viewer, 'feed', 1, 3)).data)).toEqual(women.slice(3, 6));
    expect(ids((await page(viewer, 'feed', 0, 2)).data)).toEqual([newest.profileId, women[0]]);
    expect(ids((await page(viewer, 'feed', 1, 2)).data)).toEqual(women.slice(1, 3));
  });

  it('does not begin a page of a filtered feed where the one of another feed begins', async () => {
    const viewer = await man();
    const widows = await several(6, () => woman({ profile: { maritalStatus: 'WIDOWED' } }));
    await several(6, woman);
    for (const number of [0, 1, 2]) await page(viewer, 'feed', number, 2);
    const answer = await viewer.get('/api/v1/profiles/feed?page=2&limit=2&maritalStatus=WIDOWED');
    expect(ids(answer.json<ProfilePage>().data)).toEqual(profileIds(widows).toReversed().slice(4));
  });

  it('sets hasNextPage exactly when another page follows', async () => {
    const viewer = await man();
    await several(4, woman);
    expect(await page(viewer, 'feed', 0, 4)).toMatchObject({ hasNextPage: false });
    await woman();
    expect(await page(viewer, 'feed', 0, 4)).toMatchObject({ hasNextPage: true });
  });
});

describe('For You', () => {
  const far = { profile: { country: 'Malaysia', state: 'Selangor', city: 'Shah Alam' } };

  it('ranks members who fit both ways first, never lists another marital status, and lists everyone once', async () => {
    const dateOfBirth = `${new Date().getUTCFullYear() - 32}-05-17`;
    const viewer = await man({ profile: { dateOfBirth } });
    const fits = await woman();
    const nearly = await woman({ preferences: { preferredMinAge: 33, preferredMaxAge: 40 } }); // one year above his age
    const elsewhere = await woman(far);
    const widow = await woman({ profile: { maritalStatus: 'WIDOWED' } });
    const wantsWidower = await woman({ preferences: { preferredMaritalStatus: ['WIDOWED'] } });
    const list = await readAllPages(viewer, 'for-you', 2);
    expect(ids(list)).toEqual(profileIds([fits, nearly, elsewhere]));
    expect(list.map(({ matchTier }) => matchTier)).toEqual([0, 1, 2]);
    expect(list[0]!.matchReasons).toEqual(expect.arrayContaining(['AGE', 'MARITAL_STATUS', 'COUNTRY']));
    // They are in the feed, which preferences do not filter.
    expect(ids(await readAllPages(viewer, 'feed', 50))).toEqual(
      expect.arrayContaining(profileIds([widow, wantsWidower])),
    );
  });

  it('neither repeats nor skips a member while others join, propose and marry between the pages', async () => {
    const viewer = await man();
    const women = await several(14, woman);
    const whole = ids(await readAllPages(viewer, 'for-you', 50));
    expect(whole.toSorted()).toEqual(profileIds(women).toSorted());
    const gone: string[] = [];
    const memberOf = (id: string) => women.find(({ profileId }) => profileId === id)!;
    let list: string[] = [];
    const seen = ids(
      await readAllPages(viewer, 'for-you', 3, async (number) => {
        if (number === 0) {
          list = (
            await server.database.pool.query<{ ids: string[] }>(
              'select profile_ids as ids from for_you_list where viewer_id = $1',
              [viewer.profileId],
            )
          ).rows[0]!.ids;
          gone.push(...(await leave(memberOf(list[7]!), viewer)));
        }
        if (number === 1) gone.push(...(await marry(memberOf(list[13]!))));
        if (number === 2) await propose(memberOf(list[0]!), viewer); // already seen
        await woman();
      }),
    );
    expect(seen).toEqual(list.filter((id) => !gone.includes(id)));
    expect(seen).toHaveLength(12);
  });

  it('is rebuilt at page 0 when a member joins and when the own preferences change', async () => {
    const viewer = await man();
    const first = await woman();
    expect(ids(await readAllPages(viewer, 'for-you', 9))).toEqual([first.profileId]);
    const second = await woman();
    expect(ids(await readAllPages(viewer, 'for-you', 9)).toSorted()).toEqual(profileIds([first, second]).toSorted());

    const malaysian = await woman(far);
    await viewer.post('/api/v1/preferences', {
      ...newProfileBody().preferencesInput,
      preferredLocation: { countries: ['Malaysia'] },
    });
    expect(ids(await readAllPages(viewer, 'for-you', 9))[0]).toBe(malaysian.profileId);
    await viewer.put(
      '/api/v1/profiles/update',
      newProfileBody({ profile: { gender: 'MALE', maritalStatus: 'WIDOWED' } }),
    );
    expect(await readAllPages(viewer, 'for-you', 9)).toEqual([]);
  });

  it('is not rebuilt when nothing has changed', async () => {
    const viewer = await man();
    await several(3, woman);
    const built = async () =>
      (
        await server.database.pool.query<{ at: number }>(
          'select extract(epoch from built_at)::float8 as at from for_you_list where viewer_id = $1',
          [viewer.profileId],
        )
      ).rows[0]!.at;
    await readAllPages(viewer, 'for-you', 2);
    const before = await built();
    await readAllPages(viewer, 'for-you', 2);
    expect(await built()).toBe(before);
    await server.database.pool.query(`update for_you_list set built_at = built_at - interval '1 day'`);
    await readAllPages(viewer, 'for-you', 2);
    expect(await built()).toBeGreaterThan(before);
  });

  it('gives those who join or change their places in the list of the day, without building it again', async () => {
    const viewer = await man();
    const [one, two, three] = await several(3, () => woman(far));
    expect(await readAllPages(viewer, 'for-you', 9)).toHaveLength(3);
    // A list that is built again would have the score that its rows had.
    await server.database.pool.query('update for_you_list set scores = array[9, 8, 7]::real[] where viewer_id = $1', [
      viewer.profileId,
    ]);
    const best = await woman();
    const again = await readAllPages(viewer, 'for-you', 9);
    expect(ids(again)[0]).toBe(best.profileId);
    expect(ids(again).slice(1).toSorted()).toEqual(profileIds([one!, two!, three!]).toSorted());
    const { rows } = await server.database.pool.query<{ scores: number[] }>(
      'select scores from for_you_list where viewer_id = $1',
      [viewer.profileId],
    );
    expect(rows[0]!.scores.slice(1)).toEqual([9, 8, 7]);
    // Who changes moves, and is listed once.
    await two!.put('/api/v1/profiles/update', newProfileBody());
    const moved = await readAllPages(viewer, 'for-you', 1);
    expect(ids(moved).slice(0, 2).toSorted()).toEqual(profileIds([best, two!]).toSorted());
    expect(moved).toHaveLength(4);
  });

  it('lists the others when more have left than one statement reads beyond a page', async () => {
    const viewer = await man();
    const women = await several(30, woman);
    await page(viewer, 'for-you', 0, 1);
    const { rows } = await server.database.pool.query<{ ids: string[] }>(
      'select profile_ids as ids from for_you_list where viewer_id = $1',
      [viewer.profileId],
    );
    const list = rows[0]!.ids;
    expect(list).toHaveLength(women.length);
    await server.database.pool.query('update profile set is_paused = true where id = any ($1)', [list.slice(0, 28)]);
    expect(ids(await readAllPages(viewer, 'for-you', 1))).toEqual(list.slice(28));
  });

  it('is built when a later page is requested first, or after it was deleted between pages', async () => {
    const viewer = await man();
    const women = await several(7, woman);
    const second = await page(viewer, 'for-you', 1, 3);
    expect(second).toMatchObject({ hasNextPage: true });
    const first = await page(viewer, 'for-you', 0, 3);
    const third = await page(viewer, 'for-you', 2, 3);
    expect(ids([...first.data, ...second.data, ...third.data]).toSorted()).toEqual(profileIds(women).toSorted());
    await viewer.post('/api/v1/preferences', newProfileBody().preferencesInput); // drops the list
    expect((await page(viewer, 'for-you', 1, 3)).data).toHaveLength(3);
    for (const beyond of [3, 1000])
      expect(await page(viewer, 'for-you', beyond, 3)).toEqual({ data: [], hasNextPage: false, currentPage: beyond });
  });

  it('is never empty while an eligible member with a fitting marital status exists', async () => {
    const viewer = await man({ preferences: { preferredMinAge: 18, preferredMaxAge: 18 } });
    const only = await woman({ ...far, preferences: { preferredMinAge: 60, preferredMaxAge: 99 } });
    expect(await readAllPages(viewer, 'for-you', 9)).toMatchObject([{ id: only.profileId, matchTier: 2 }]);
  });
});

describe('the names that For You compares', () => {
  const stored = async () =>
    (
      await server.database.pool.query<{ keys: Record<string, string | string[]> }>(
        'select f.match_keys as keys from preferences f join profile p on p.id = f.profile_id where not p.is_paused order by p.id desc',
      )
    ).rows;

  it('are bounded when they are stored, also when one character becomes several', async () => {
    // Three letters each; texts without words of a language would be held back.
    const worst = Array.from({ length: 20 }, (_, i) => '\ufb03'.repeat(98) + String.fromCharCode(97 + i));
    const viewer = await man({
      preferences: {
        preferredLocation: { countries: ['India'], states: [], cities: worst },
        preferredEducation: worst,
        preferredOccupation: worst,
      },
    });
    const [{ keys }] = (await stored()) as [{ keys: Record<string, string[]> }];
    for (const key of Object.values(keys).flat()) expect(Array.from(key).length).toBeLessThanOrEqual(100);
    expect(Object.values(keys).flat().join('').length).toBeGreaterThan(4000);
    const her = await woman();
    expect(ids((await page(viewer, 'for-you', 0, 9)).data)).toEqual([her.profileId]);
  });

  it('are those that are stored', async () => {
    const [viewer, her] = [
      await man({ preferences: { preferredLocation: { countries: ['India'], states: [], cities: ['Warangal'] } } }),
      await woman(),
    ];
    await server.database.pool.query(
      `update profile set match_keys = match_keys || '{"city": "warangal"}' where id = $1`,
      [her.profileId],
    );
    const [{ city, matchReasons }] = (await page(viewer, 'for-you', 0, 9)).data as [ListedProfile];
    expect(city).toBe('Hyderabad');
    expect(matchReasons).toContain('CITY');
  });
});

describe('pages by number on two processes', () => {
  let other: TestApp;
  beforeAll(async () => {
    other = await startTestApp({ limits, of: server });
  });
  afterAll(() => other.close());
  const pageThere = async (viewer: TestMember, list: ListName, number: number, limit: number) => {
    const url = `/api/v1/profiles/${list}?page=${number}&limit=${limit}`;
    return (await other.app.inject({ url, headers: { cookie: viewer.cookie } })).json<ProfilePage>();
  };

  it.each(['feed', 'for-you'] as const)(
    'of %s neither repeat nor skip a member, whichever process serves them',
    async (list) => {
      const viewer = await man();
      const women = await several(9, woman);
      const whole = ids((await page(viewer, list, 0, 50)).data);
      expect(whole.toSorted()).toEqual(profileIds(women).toSorted());
      const seen: string[] = [];
      for (const number of [0, 1, 2, 3]) {
        const { data, hasNextPage } = await (number % 2 === 0 ? page : pageThere)(viewer, list, number, 2);
        expect(hasNextPage).toBe(true);
        seen.push(...ids(data));
        await woman();
        if (number < 2)
          await propose(
            women.find(({ profileId }) => profileId === seen.at(-1))!,
            viewer,
          );
      }
      expect(seen).toEqual(whole.slice(0, 8));
    },
  );

  it('begin again with a page 0 that the other process served', async () => {
    const viewer = await man();
    const women = profileIds(await several(4, woman)).toReversed();
    await page(viewer, 'feed', 0, 2);
    expect(ids((await pageThere(viewer, 'feed', 1, 2)).data)).toEqual(women.slice(2));
    const newest = profileIds(await several(3, woman)).toReversed();
    expect(ids((await page(viewer, 'feed', 0, 2)).data)).toEqual(newest.slice(0, 2));
    expect(ids((await pageThere(viewer, 'feed', 1, 2)).data)).toEqual([newest[2], women[0]]);
  });
});

describe('the statements of the lists', () => {
  it('are prepared by name', async () => {
    const viewer = await man();
    await several(3, woman);
    for (const list of ['feed', 'for-you'] as const) await readAllPages(viewer, list, 1);
    await page(viewer, 'feed', 1, 2);
    await viewer.get('/api/v1/proposals/SENT');
    const clients = await Promise.all(Array.from({ length: 8 }, () => server.database.pool.connect()));
    const prepared = await Promise.all(
      clients.map(
        async (client) => (await client.query<{ name: string }>('select name from pg_prepared_statements')).rows,
      ),
    );
    clients.forEach((client) => client.release());
    const names = prepared.flat().map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'find-session',
        'feed-page-of-2',
        'for-you-page',
        'for-you-candidates',
        'find-page-position',
        'save-page-position',
        'read-profile-views',
        'proposals-by-sender_id-page',
      ]),
    );
  });
});

/** The member leaves the viewer's lists by a proposal; returns the id. */
async function leave(member: TestMember, viewer: TestMember): Promise<string[]> {
  await propose(member, viewer);
  return [member.profileId];
}

async function marry(member: TestMember): Promise<string[]> {
  const husband = await man();
  const id = await propose(husband, member, 'ACCEPTED');
  expect((await changeStatus(member, id, 'MARRIAGE_FIXED')).statusCode).toBe(200);
  return [member.profileId];
}
