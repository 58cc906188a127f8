import {
  newPhoneNumber,
  newPreferences,
  newProfileBody,
  newPlace,
  type ProfileOverrides,
} from '@mithaq/openapi/examples/factories.ts';
import { mutualWishes } from '@mithaq/openapi/rules/wishes.ts';
import { describe, expect, test } from 'vitest';
import { onEachBackend, startsAt, type TestMember } from './test-client.ts';

type List = 'getFeed' | 'getForYou';

const lists: List[] = ['getFeed', 'getForYou'];

/** Reads all pages of a list. */
async function readAll(me: TestMember, list: List, limit = 50) {
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

const idsIn = async (me: TestMember, list: List) => (await readAll(me, list)).map(({ id }) => id);

/** A member of a country who prefers it. A country of a test's own keeps the members of other tests out of tier 0. */
function living(place: ReturnType<typeof newPlace>, more: ProfileOverrides = {}): ProfileOverrides {
  return {
    profile: { ...place, ...more.profile },
    preferences: { preferredLocation: { countries: [place.country] }, ...more.preferences },
  };
}

const born = (age: number) => `${startsAt.getUTCFullYear() - age}-01-01`;

onEachBackend(
  (on) => {
    for (const list of lists) {
      test(`${list} returns nine profiles of page 0 by default`, async () => {
        const place = newPlace();
        for (let i = 0; i < 10; i += 1) await on.woman(living(place));
        const man = await on.man(living(place));
        const first = await man.gets(list);
        expect(first).toMatchObject({ hasNextPage: true, currentPage: 0 });
        expect(first.data).toHaveLength(9);
        expect(await man.gets(list, { query: { limit: '9', page: '0' } })).toEqual(first);
      });

      test(`${list} reads page after page by cursors, while others join and leave`, async () => {
        const place = newPlace();
        const women: string[] = [];
        for (let i = 0; i < 7; i += 1) women.push((await on.woman(living(place))).profileId);
        const man = await on.man(living(place));
        const own = (ids: string[]) => ids.filter((id) => women.includes(id));
        const [first, again] = [
          await man.gets(list, { query: { limit: '2' } }),
          await man.gets(list, { query: { limit: '7' } }),
        ];
        const seen = first.data.map(({ id }) => id);
        let { nextCursor } = first;
        for (let page = 1; nextCursor !== undefined && seen.length < 7; page += 1) {
          if (page === 1) await man.gets('hideMember', { body: { profileId: seen[0]! } });
          await on.woman(living(place));
          // The number is ignored beside a cursor, and sent back.
          const next = await man.gets(list, { query: { limit: '2', cursor: nextCursor, page: '40' } });
          expect(next).toMatchObject({ currentPage: 40, hasNextPage: next.nextCursor !== undefined });
          seen.push(...next.data.map(({ id }) => id));
          nextCursor = next.nextCursor;
        }
        expect(own(seen)).toEqual(again.data.map(({ id }) => id));
      });

      test(`${list} refuses a cursor of another form`, async () => {
        const man = await on.man();
        for (const cursor of ['', 'x', 'f'.repeat(35), 'f'.repeat(37), `${'f'.repeat(35)}g`]) {
          const problem = await man.expectProblem(list, { query: { cursor } }, 400, 'validation');
          expect(problem.errors).toMatchObject([{ pointer: 'cursor' }]);
        }
        const rank = list === 'getFeed' ? '0000' : '012c'; // 300
        expect(await man.gets(list, { query: { cursor: '0'.repeat(32) + rank } })).toMatchObject({
          data: [],
          hasNextPage: false,
        });
      });

      test(`${list} excludes the viewer, the own gender, unverified members, fixed marriages and anyone with a proposal`, async () => {
        const place = newPlace();
        const here = living(place);
        const man = await on.man(here);
        const someone = await on.woman(here);
        const hidden = [
          man,
          await on.man(here),
          await on.unverified({ ...here, profile: { ...here.profile, gender: 'FEMALE' } }),
          (await on.propose('MARRIAGE_FIXED', {}, here)).receiver,
          (await on.propose('PENDING', { sender: man }, here)).receiver,
          (await on.propose('DECLINED', { sender: man }, here)).receiver,
          (await on.propose('NOT_COMPATIBLE', { sender: man }, here)).receiver,
        ];
        const ids = await idsIn(man, list);
        expect(ids).toContain(someone.profileId);
        for (const { profileId } of hidden) expect(ids).not.toContain(profileId);
        expect(await idsIn(hidden[4]!, list)).not.toContain(man.profileId);
      });

      test(`${list} still returns others to a member whose marriage is fixed`, async () => {
        const here = living(newPlace());
        const { sender } = await on.propose('MARRIAGE_FIXED', {}, here);
        const someone = await on.woman(here);
        expect(await idsIn(sender, list)).toContain(someone.profileId);
      });

      test(`${list} excludes a member whose new phone number is not verified`, async () => {
        const here = living(newPlace());
        const man = await on.man(here);
        const woman = await on.woman(here);
        expect(await idsIn(man, list)).toContain(woman.profileId);
        await woman.gets('updateProfile', {
          body: newProfileBody({ ...here, profile: { ...here.profile, phoneNumber: newPhoneNumber() } }),
        });
        expect(await idsIn(man, list)).not.toContain(woman.profileId);
      });

      test(`${list} returns an empty page beyond the end`, async () => {
        const man = await on.man();
        const page = { page: '2147483647', limit: '50' };
        expect(await man.gets(list, { query: page })).toEqual({
          data: [],
          hasNextPage: false,
          currentPage: 2147483647,
        });
      });

      test(`${list} repeats and skips no profile while others join`, async () => {
        const here = living(newPlace());
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

      test.each(['51', '0', '-1', '1e1', '0x9', '9.5', 'abc', ''])(`${list} refuses limit=%s`, async (limit) => {
        const { errors } = await (await on.verified()).expectProblem(list, { query: { limit } }, 400, 'validation');
        expect(errors?.map(({ pointer }) => pointer)).toEqual(['limit']);
      });

      test.each(['-1', '2147483648', '1e309', 'abc', '0.5'])(`${list} refuses page=%s`, async (page) => {
        const { errors } = await (await on.verified()).expectProblem(list, { query: { page } }, 400, 'validation');
        expect(errors?.map(({ pointer }) => pointer)).toEqual(['page']);
      });

      test(`${list} refuses a repeated and an undeclared parameter`, async () => {
        const owner = await on.verified();
        await owner.expectProblem(list, { query: { limit: ['9', '9000'] } }, 400, 'validation');
        await owner.expectProblem(list, { query: { page: ['0', '1'] } }, 400, 'validation');
        await owner.expectProblem(list, { query: { gender: 'MALE' } }, 400, 'validation');
      });

      test.each(['1', '50'])(`${list} accepts limit=%s`, async (limit) => {
        await (await on.verified()).gets(list, { query: { limit } });
      });
    }

    test('getFeed returns the newest first, whatever the preferences', async () => {
      const older = await on.woman({ profile: newPlace() });
      const newer = await on.woman({ profile: { ...newPlace(), maritalStatus: 'WIDOWED' } });
      const ids = await idsIn(await on.man(), 'getFeed');
      expect(ids.indexOf(newer.profileId)).toBeGreaterThanOrEqual(0);
      expect(ids.indexOf(newer.profileId)).toBeLessThan(ids.indexOf(older.profileId));
    });

    test('getFeed returns no match tier and no reasons', async () => {
      const man = await on.man();
      await on.woman();
      const [card] = await readAll(man, 'getFeed');
      expect(card).not.toHaveProperty('matchTier');
      expect(card).not.toHaveProperty('matchReasons');
    });

    describe('getForYou', () => {
      const tierOf = async (me: TestMember, other: TestMember) =>
        (await readAll(me, 'getForYou')).find(({ id }) => id === other.profileId)?.matchTier;

      test('getForYou returns first who fits both ways, with the reasons', async () => {
        const place = newPlace();
        const man = await on.man(living(place));
        const woman = await on.woman(living(place));
        await on.woman(living(newPlace()));
        const [first] = await readAll(man, 'getForYou');
        expect(first).toMatchObject({ id: woman.profileId, matchTier: 0 });
        expect(first?.matchReasons).toEqual(
          expect.arrayContaining(['AGE', 'MARITAL_STATUS', 'COUNTRY', 'SCHOOL_OF_THOUGHT']),
        );
      });

      test('getForYou returns tier 0 only when age, marital status and country fit both ways', async () => {
        const place = newPlace();
        const man = await on.man(
          living(place, {
            profile: { dateOfBirth: born(40) },
            preferences: { preferredMinAge: 30, preferredMaxAge: 40 },
          }),
        );
        const fits = await on.woman(
          living(place, {
            profile: { dateOfBirth: born(35) },
            preferences: { preferredMinAge: 35, preferredMaxAge: 45 },
          }),
        );
        const tooYoungForHim = await on.woman(living(place, { profile: { dateOfBirth: born(25) } }));
        const heIsTooOldForHer = await on.woman(
          living(place, {
            profile: { dateOfBirth: born(35) },
            preferences: { preferredMinAge: 20, preferredMaxAge: 30 },
          }),
        );
        const lives = await on.woman(living(place, { profile: { ...newPlace(), dateOfBirth: born(35) } }));
        expect(await tierOf(man, fits)).toBe(0);
        for (const other of [tooYoungForHim, heIsTooOldForHer, lives]) expect(await tierOf(man, other)).not.toBe(0);
      });

      test('getForYou never relaxes the marital status of either side', async () => {
        const place = newPlace();
        const man = await on.man(living(place));
        const divorced = await on.woman(living(place, { profile: { maritalStatus: 'DIVORCED' } }));
        const prefersDivorced = await on.woman(
          living(place, { preferences: { preferredMaritalStatus: ['DIVORCED'] } }),
        );
        expect(await tierOf(man, divorced)).toBeUndefined();
        expect(await tierOf(man, prefersDivorced)).toBeUndefined();
      });

      test('getForYou returns only reasons that are met both ways', async () => {
        const place = newPlace();
        const man = await on.man(living(place));
        const woman = await on.woman(living(place, { preferences: { preferredSchoolOfThought: 'SHAFII' } }));
        const card = (await readAll(man, 'getForYou')).find(({ id }) => id === woman.profileId);
        expect(card?.matchReasons).not.toContain('SCHOOL_OF_THOUGHT');
      });

      test('getForYou agrees with the wishes that the profiles show', async () => {
        const place = newPlace();
        const man = await on.man(living(place, { preferences: { preferredMinAge: 24, preferredMaxAge: 28 } }));
        const teacher = { preferredOccupation: ['Teacher'] };
        const women = [
          await on.woman(living(place)),
          await on.woman(living(place, { profile: { dateOfBirth: born(29) }, preferences: teacher })),
          await on.woman(living(newPlace(), { profile: { profileSchoolOfThought: 'MALIKI', dateOfBirth: born(40) } })),
        ];
        const own = await man.gets('getCurrentUserProfile');
        const cards = await readAll(man, 'getForYou');
        let missed = 0;
        for (const { profileId: id } of women) {
          const wishes = mutualWishes(own, await man.gets('getProfile', { params: { id } }), startsAt);
          const both = [...wishes.own, ...wishes.theirs];
          const met = both.filter((one) => both.every(({ on: reason, isMet }) => reason !== one.on || isMet));
          expect(new Set(cards.find((card) => card.id === id)!.matchReasons)).toEqual(
            new Set(met.map((one) => one.on)),
          );
          missed += both.length - met.length;
        }
        expect(missed).toBeGreaterThan(3);
      });

      test('getForYou follows a change of preferences', async () => {
        const here = living(newPlace());
        const man = await on.man(here);
        const woman = await on.woman(here);
        expect(await tierOf(man, woman)).toBe(0);
        await man.gets('savePreferences', { body: newPreferences({ preferredMaritalStatus: ['WIDOWED'] }) });
        expect(await tierOf(man, woman)).toBeUndefined();
      });
    });
  },
  { limits: { PROFILES_PER_DAY: 0 } },
);

onEachBackend(
  (on) => {
    test('getFeed, getForYou and getProfile share the daily limit of distinct profiles', async () => {
      const place = newPlace();
      for (let i = 0; i < 4; i += 1) await on.woman(living(place));
      const man = await on.man(living(place));
      const { data } = await man.gets('getFeed', { query: { limit: '3' } });
      expect(data).toHaveLength(3);
      await man.gets('getFeed', { query: { limit: '3' } });
      await man.expectProblem('getFeed', { query: { limit: '4' } }, 429, 'rate-limited');
      await man.expectProblem('getForYou', { query: { limit: '4' } }, 429, 'rate-limited');
      await man.gets('getProfile', { params: { id: data[0]!.id } });
    });
  },
  { limits: { PROFILES_PER_DAY: 3 } },
);

onEachBackend(
  (on) => {
    test('getForYou is refused for a while when the list would be built too often', async () => {
      const here = living(newPlace());
      const [man, other] = [await on.man(here), await on.man(here)];
      const woman = await on.woman(here);
      const change = () => man.gets('savePreferences', { body: newPreferences(here.preferences) });
      for (let build = 0; build < 3; build += 1) {
        await change();
        await change();
        expect(await idsIn(man, 'getForYou')).toContain(woman.profileId); // several reads of one list
        await man.gets('getForYou');
      }
      await change();
      for (const page of ['0', '1']) {
        const query = { page };
        const { params } = await man.expectProblem('getForYou', { query }, 429, 'rate-limited');
        expect(params).toEqual({ quota: 'FOR_YOU_BUILDS_PER_10_MIN', limit: 3 });
      }
      // Hiding a member and showing them again also builds the list.
      await other.gets('getForYou');
      for (let build = 1; build < 3; build += 1) {
        await other.gets('hideMember', { body: { profileId: woman.profileId } });
        await other.gets('unhideMember', { params: { id: woman.profileId } });
        await other.gets('getForYou');
      }
      await other.gets('hideMember', { body: { profileId: woman.profileId } });
      await other.gets('unhideMember', { params: { id: woman.profileId } });
      await other.expectProblem('getForYou', {}, 429, 'rate-limited');
      expect((await man.gets('getFeed')).data).not.toEqual([]);
    });
  },
  { limits: { FOR_YOU_BUILDS_PER_10_MIN: 3, PROFILES_PER_DAY: 0 } },
);
