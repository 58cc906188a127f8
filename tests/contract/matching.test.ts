import { today } from '@mithaq/openapi/rules/age.ts';
import { describe, expect, test } from 'vitest';
import { onEachSubject, type CheckedMember } from './checked.ts';
import { testGates } from './gates.ts';
import * as madeUp from './made-up.ts';
import { propose } from './proposed.ts';
import type { MemberOverrides } from './subject.ts';

type List = 'getFeed' | 'getForYou';

const lists: List[] = ['getFeed', 'getForYou'];

/** Every card of a list, page by page to its end. */
async function walk(me: CheckedMember, list: List, limit = 50) {
  const cards = [];
  for (let page = 0; ; page += 1) {
    const { data, hasNextPage, currentPage } = await me.gets(list, {
      query: { page: String(page), limit: String(limit) },
    });
    expect(currentPage).toBe(page);
    cards.push(...data);
    if (!hasNextPage) return cards;
  }
}

const idsIn = async (me: CheckedMember, list: List) => (await walk(me, list)).map(({ id }) => id);

/** Someone who lives in a country and wishes for someone of it; a country of the test's own keeps others out of tier 0. */
function living(country: string, more: MemberOverrides = {}): MemberOverrides {
  return {
    profile: { country, ...more.profile },
    preferences: { preferredLocation: { countries: [country] }, ...more.preferences },
  };
}

const born = (age: number) => `${Number(today().slice(0, 4)) - age}-01-01`;

onEachSubject(
  (on) => {
    for (const list of lists) {
      testGates(on, list);

      test(`${list} shows nine at first, from page 0, unless asked otherwise`, async () => {
        const country = madeUp.word();
        for (let i = 0; i < 10; i += 1) await on.woman(living(country));
        const man = await on.man(living(country));
        const first = await man.gets(list);
        expect(first).toMatchObject({ hasNextPage: true, currentPage: 0 });
        expect(first.data).toHaveLength(9);
        expect(await man.gets(list, { query: { limit: '9', page: '0' } })).toEqual(first);
      });

      test(`${list} leaves out oneself, one’s own gender, the unverified, the fixed, and whoever a proposal stands with`, async () => {
        const country = madeUp.word();
        const here = living(country);
        const man = await on.man(here);
        const someone = await on.woman(here);
        const hidden = [
          man,
          await on.man(here),
          await on.unverified({ ...here, profile: { ...here.profile, gender: 'FEMALE' } }),
          (await propose(on, 'MARRIAGE_FIXED', {}, here)).receiver,
          (await propose(on, 'PENDING', { sender: man }, here)).receiver,
          (await propose(on, 'DECLINED', { sender: man }, here)).receiver,
          (await propose(on, 'NOT_COMPATIBLE', { sender: man }, here)).receiver,
        ];
        const ids = await idsIn(man, list);
        expect(ids).toContain(someone.profileId);
        for (const { profileId } of hidden) expect(ids).not.toContain(profileId);
        expect(await idsIn(hidden[4]!, list)).not.toContain(man.profileId);
      });

      test(`${list} still shows others to someone whose marriage is fixed`, async () => {
        const here = living(madeUp.word());
        const { sender } = await propose(on, 'MARRIAGE_FIXED', {}, here);
        const someone = await on.woman(here);
        expect(await idsIn(sender, list)).toContain(someone.profileId);
      });

      test(`${list} loses whoever changes the phone number, until it is verified again`, async () => {
        const here = living(madeUp.word());
        const man = await on.man(here);
        const woman = await on.woman(here);
        expect(await idsIn(man, list)).toContain(woman.profileId);
        await woman.gets('updateProfile', {
          body: madeUp.profileBody({ ...here, profile: { ...here.profile, phoneNumber: madeUp.phoneNumber() } }),
        });
        expect(await idsIn(man, list)).not.toContain(woman.profileId);
      });

      test(`${list} is empty beyond its end`, async () => {
        const man = await on.man();
        const page = { page: '2147483647', limit: '50' };
        expect(await man.gets(list, { query: page })).toEqual({
          data: [],
          hasNextPage: false,
          currentPage: 2147483647,
        });
      });

      test(`${list} repeats nobody and skips nobody while others join`, async () => {
        const here = living(madeUp.word());
        const there = [await on.woman(here), await on.woman(here), await on.woman(here), await on.woman(here)];
        const man = await on.man(here);
        const seen: string[] = [];
        for (let page = 0, more = true; more; page += 1) {
          const { data, hasNextPage } = await man.gets(list, { query: { page: String(page), limit: '2' } });
          seen.push(...data.map(({ id }) => id));
          more = hasNextPage;
          if (page < 2) await on.woman(here);
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toEqual(expect.arrayContaining(there.map(({ profileId }) => profileId)));
      });

      test.each(['51', '0', '-1', '1e9', '9.5', 'abc', ''])(`${list} refuses limit=%s`, async (limit) => {
        const { errors } = await (await on.verified()).isRefused(list, { query: { limit } }, 400, 'validation');
        expect(errors?.map(({ pointer }) => pointer)).toEqual(['limit']);
      });

      test.each(['-1', '2147483648', '1e309', 'abc', '0.5'])(`${list} refuses page=%s`, async (page) => {
        const { errors } = await (await on.verified()).isRefused(list, { query: { page } }, 400, 'validation');
        expect(errors?.map(({ pointer }) => pointer)).toEqual(['page']);
      });

      test(`${list} refuses a parameter given twice, or not declared`, async () => {
        const owner = await on.verified();
        await owner.isRefused(list, { query: { limit: ['9', '9000'] } }, 400, 'validation');
        await owner.isRefused(list, { query: { page: ['0', '1'] } }, 400, 'validation');
        await owner.isRefused(list, { query: { gender: 'MALE' } }, 400, 'validation');
      });

      test.each(['1', '50'])(`${list} takes limit=%s`, async (limit) => {
        await (await on.verified()).gets(list, { query: { limit } });
      });
    }

    test('getFeed shows the newest first, whatever anyone wishes', async () => {
      const older = await on.woman({ profile: { country: madeUp.word() } });
      const newer = await on.woman({ profile: { country: madeUp.word(), maritalStatus: 'WIDOWED' } });
      const ids = await idsIn(await on.man(), 'getFeed');
      expect(ids.indexOf(newer.profileId)).toBeGreaterThanOrEqual(0);
      expect(ids.indexOf(newer.profileId)).toBeLessThan(ids.indexOf(older.profileId));
    });

    test('getFeed cards say nothing of matching', async () => {
      const man = await on.man();
      await on.woman();
      const [card] = await walk(man, 'getFeed');
      expect(card).not.toHaveProperty('matchTier');
      expect(card).not.toHaveProperty('matchReasons');
    });

    describe('getForYou', () => {
      const tierOf = async (me: CheckedMember, other: CheckedMember) =>
        (await walk(me, 'getForYou')).find(({ id }) => id === other.profileId)?.matchTier;

      test('getForYou puts first whoever fits both ways, and says why', async () => {
        const country = madeUp.word();
        const man = await on.man(living(country));
        const woman = await on.woman(living(country));
        await on.woman(living(madeUp.word()));
        const [first] = await walk(man, 'getForYou');
        expect(first).toMatchObject({ id: woman.profileId, matchTier: 0 });
        expect(first?.matchReasons).toEqual(
          expect.arrayContaining(['AGE', 'MARITAL_STATUS', 'COUNTRY', 'SCHOOL_OF_THOUGHT']),
        );
      });

      test('getForYou names in tier 0 only those whose age, marital status and country fit both ways', async () => {
        const country = madeUp.word();
        const man = await on.man(
          living(country, {
            profile: { dateOfBirth: born(40) },
            preferences: { preferredMinAge: 30, preferredMaxAge: 40 },
          }),
        );
        const fits = await on.woman(
          living(country, {
            profile: { dateOfBirth: born(35) },
            preferences: { preferredMinAge: 35, preferredMaxAge: 45 },
          }),
        );
        const tooYoungForHim = await on.woman(living(country, { profile: { dateOfBirth: born(25) } }));
        const heIsTooOldForHer = await on.woman(
          living(country, {
            profile: { dateOfBirth: born(35) },
            preferences: { preferredMinAge: 20, preferredMaxAge: 30 },
          }),
        );
        const lives = await on.woman(living(country, { profile: { country: madeUp.word(), dateOfBirth: born(35) } }));
        expect(await tierOf(man, fits)).toBe(0);
        for (const other of [tooYoungForHim, heIsTooOldForHer, lives]) expect(await tierOf(man, other)).not.toBe(0);
      });

      test('getForYou never relaxes marital status, on either side', async () => {
        const country = madeUp.word();
        const man = await on.man(living(country));
        const divorced = await on.woman(living(country, { profile: { maritalStatus: 'DIVORCED' } }));
        const wishesForDivorced = await on.woman(
          living(country, { preferences: { preferredMaritalStatus: ['DIVORCED'] } }),
        );
        expect(await tierOf(man, divorced)).toBeUndefined();
        expect(await tierOf(man, wishesForDivorced)).toBeUndefined();
      });

      test('getForYou gives reasons only for wishes met both ways', async () => {
        const country = madeUp.word();
        const man = await on.man(living(country));
        const woman = await on.woman(living(country, { preferences: { preferredSchoolOfThought: 'SHAFII' } }));
        const card = (await walk(man, 'getForYou')).find(({ id }) => id === woman.profileId);
        expect(card?.matchReasons).not.toContain('SCHOOL_OF_THOUGHT');
      });

      test('getForYou follows a change of wishes', async () => {
        const here = living(madeUp.word());
        const man = await on.man(here);
        const woman = await on.woman(here);
        expect(await tierOf(man, woman)).toBe(0);
        await man.gets('savePreferences', { body: madeUp.preferences({ preferredMaritalStatus: ['WIDOWED'] }) });
        expect(await tierOf(man, woman)).toBeUndefined();
      });
    });
  },
  { limits: { profilesPerDay: 0 } },
);

onEachSubject(
  (on) => {
    test('getFeed and getForYou count with getProfile: so many distinct profiles a day', async () => {
      const country = madeUp.word();
      for (let i = 0; i < 4; i += 1) await on.woman(living(country));
      const man = await on.man(living(country));
      const { data } = await man.gets('getFeed', { query: { limit: '3' } });
      expect(data).toHaveLength(3);
      await man.gets('getFeed', { query: { limit: '3' } });
      await man.isRefused('getFeed', { query: { limit: '4' } }, 429, 'rate-limited');
      await man.isRefused('getForYou', { query: { limit: '4' } }, 429, 'rate-limited');
      await man.gets('getProfile', { params: { id: data[0]!.id } });
    });
  },
  { limits: { profilesPerDay: 3 } },
);
