import { newPlace, newWord, type ProfileOverrides } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { onEachBackend, startsAt, type TestMember } from './test-client.ts';

type Query = Record<string, string | string[]>;
type Profile = NonNullable<ProfileOverrides['profile']>;

const born = (age: number) => `${startsAt.getUTCFullYear() - age}-12-31`;

const widowed: Profile = { maritalStatus: 'WIDOWED' };

/** Values of her profile that pass, and values that do not. */
const filters: [string, Query, Profile, Profile][] = [
  ['AGE', { minAge: '30', maxAge: '31' }, { dateOfBirth: born(30) }, { dateOfBirth: born(32) }],
  [
    'MARITAL_STATUS',
    { maritalStatus: ['WIDOWED', 'DIVORCED'] },
    { maritalStatus: 'DIVORCED' },
    { maritalStatus: 'UNMARRIED' },
  ],
  [
    'SCHOOL_OF_THOUGHT',
    { schoolOfThought: 'MALIKI' },
    { profileSchoolOfThought: 'MALIKI' },
    { profileSchoolOfThought: 'SHAFII' },
  ],
  ['EDUCATION', { education: 'b.sc' }, { education: 'BSc Physics' }, { education: 'BScience' }],
  ['EDUCATION, by level', { education: "Master's degree" }, { education: 'MBA' }, { education: 'B.Sc' }],
  [
    'TAGS',
    { tag: ['CREATIVE', 'TRAVELER'] },
    { tags: ['TRAVELER', 'RELIGIOUS', 'CREATIVE'] },
    { tags: ['TRAVELER', 'RELIGIOUS', 'PRACTICING'] },
  ],
  ['HEIGHT', { minHeight: '7.1', maxHeight: '7.2' }, { height: 7.1 }, { height: 7.3 }],
  // 5'3 and 5'2, both of which are 5.2 in tenths of a foot.
  ['HEIGHT in inches', { minHeight: '5.25' }, { height: 5.2, heightCm: 160 }, { height: 5.2, heightCm: 157 }],
];

/** The same of optional facts. The filter is the first word. */
const factFilters: typeof filters = [
  ['PRAYER', { prayer: ['FIVE_TIMES', 'MOST'] }, { facts: { prayer: 'MOST' } }, { facts: { prayer: 'FRIDAYS' } }],
  ['PRAYER, to discuss', { prayer: 'SOME' }, { facts: { prayer: 'SOME' } }, { facts: { ratherDiscuss: ['prayer'] } }],
  ['PRAYER, not answered', { prayer: 'FRIDAYS' }, { facts: { prayer: 'FRIDAYS' } }, {}],
  ['HIJAB', { hijab: ['YES', 'NIQAB'] }, { facts: { hijab: 'NIQAB' } }, { facts: { hijab: 'NO' } }],
  [
    'CHILDREN',
    { children: 'AT_HOME' },
    { ...widowed, facts: { children: 'AT_HOME' } },
    { ...widowed, facts: { children: 'NONE' } },
  ],
  // Who was never married is not asked, and has none.
  [
    'CHILDREN of the unmarried',
    { children: 'NONE' },
    { facts: { children: 'AT_HOME' } },
    { ...widowed, facts: { children: 'AT_HOME' } },
  ],
  [
    'CHILDREN, not answered',
    { children: 'NONE' },
    { ...widowed, facts: { children: 'NONE' } },
    { ...widowed, facts: {} },
  ],
];

const idsFor = async (me: TestMember, query: Query) => (await me.gets('getFeed', { query })).data.map(({ id }) => id);

onEachBackend(
  (on) => {
    test.each([...filters, ...factFilters])(
      'getFeed filters by %s, and says what to loosen when nobody passes',
      async (name, query, fits, misses) => {
        const place = newPlace();
        const { country } = place;
        // No member of another test has it, so that only this filter lets somebody pass when it is loosened.
        const education = newWord();
        const man = await on.man();
        const other = await on.woman({ profile: { ...place, education, ...misses } });
        const here = { country, education, ...query };
        expect(await man.gets('getFeed', { query: here })).toEqual({
          data: [],
          hasNextPage: false,
          currentPage: 0,
          loosen: /^\w+/.exec(name)![0],
        });
        const her = await on.woman({ profile: { ...place, education, ...fits } });
        expect(await idsFor(man, here)).toEqual([her.profileId]);
        expect(await idsFor(man, { country })).toEqual([her.profileId, other.profileId]);
      },
    );

    test('getFeed knows a beard of men alone, and a hijab of women', async () => {
      const place = newPlace();
      const [man, woman] = [await on.man(), await on.woman()];
      // The two are asked of one gender each: what does not belong to it is not stored.
      const facts: Profile['facts'] = { hijab: 'YES', beard: 'FULL' };
      const her = await on.woman({ profile: { ...place, facts } });
      const him = await on.man({ profile: { ...place, facts } });
      const { country } = place;
      expect(await idsFor(man, { country, hijab: 'YES' })).toEqual([her.profileId]);
      expect(await idsFor(man, { country, beard: 'FULL' })).toEqual([]);
      expect(await idsFor(woman, { country, beard: 'FULL' })).toEqual([him.profileId]);
      expect(await idsFor(woman, { country, hijab: 'YES' })).toEqual([]);
      expect((await her.gets('getCurrentUserProfile')).profile.facts).toEqual({ hijab: 'YES' });
      expect((await him.gets('getCurrentUserProfile')).profile.facts).toEqual({ beard: 'FULL' });
    });

    test('getFeed filters by countries, and by the states of one', async () => {
      const [here, there] = [newPlace(), newPlace()];
      const man = await on.man();
      const one = await on.woman({ profile: here });
      const two = await on.woman({ profile: there });
      expect(await idsFor(man, { country: [here.country, there.country] })).toEqual([two.profileId, one.profileId]);
      expect(await idsFor(man, { country: here.country, state: here.state })).toEqual([one.profileId]);
      await man.gets('blockMember', { body: { profileId: one.profileId } });
      expect(await idsFor(man, { country: here.country })).toEqual([]);
    });

    test('getFeed names the country or the state to loosen, and nothing when no single filter would do', async () => {
      const place = newPlace();
      const man = await on.man();
      await on.woman({ profile: { ...place, height: 7.9 } });
      const tall = { minHeight: '7.8' };
      const { data, loosen } = await man.gets('getFeed', { query: { ...tall, country: newPlace().country } });
      expect({ data, loosen }).toEqual({ data: [], loosen: 'COUNTRY' });
      const nobody = { ...tall, country: newPlace().country, minAge: '98' };
      expect(await man.gets('getFeed', { query: nobody })).not.toHaveProperty('loosen');
    });

    test('getFeed refuses filters that are invalid or contradict each other, each at its place', async () => {
      const man = await on.man();
      const refused: [Query, string][] = [
        [{ minAge: '17' }, 'minAge'],
        [{ maxAge: '100' }, 'maxAge'],
        [{ minAge: '30.5' }, 'minAge'],
        [{ minAge: ['30', '31'] }, 'minAge'],
        [{ minAge: '31', maxAge: '30' }, 'minAge'],
        [{ minHeight: '2.9' }, 'minHeight'],
        [{ maxHeight: '8.01' }, 'maxHeight'],
        [{ minHeight: '6', maxHeight: '5.9' }, 'minHeight'],
        [{ country: 'Atlantis' }, 'country'],
        [{ country: ['India', 'India'] }, 'country'],
        [{ state: 'Kerala' }, 'state'],
        [{ state: 'Punjab', country: ['India', 'Pakistan'] }, 'state'],
        [{ state: 'Selangor', country: 'India' }, 'state'],
        [{ maritalStatus: 'SINGLE' }, 'maritalStatus'],
        [{ schoolOfThought: '' }, 'schoolOfThought'],
        [{ tag: ['RELIGIOUS', 'CREATIVE', 'TRAVELER', 'PRACTICING'] }, 'tag'],
        [{ education: '' }, 'education'],
        [{ education: '...' }, 'education'],
        [{ education: ['MA', 'MBA'] }, 'education'],
        [{ annualIncome: '1' }, 'annualIncome'],
        [{ gender: 'MALE' }, 'gender'],
      ];
      for (const [query, pointer] of refused) {
        const { errors } = await man.expectProblem('getFeed', { query }, 400, 'validation');
        expect(errors?.map((error) => error.pointer)).toEqual([pointer]);
      }
      await man.expectProblem('getForYou', { query: { minAge: '30' } }, 400, 'validation');
    });

    test('a cursor belongs to its filters', async () => {
      const place = newPlace();
      const { country } = place;
      const man = await on.man();
      const women: string[] = [];
      for (let i = 0; i < 4; i += 1)
        women.unshift(
          (await on.woman({ profile: { ...place, maritalStatus: i % 2 ? 'WIDOWED' : 'UNMARRIED' } })).profileId,
        );
      const all = { country, limit: '1' };
      const widows = { ...all, maritalStatus: 'WIDOWED' };
      const { nextCursor } = await man.gets('getFeed', { query: all });
      for (const query of [widows, { limit: '1' }]) {
        const { errors } = await man.expectProblem(
          'getFeed',
          { query: { ...query, cursor: nextCursor! } },
          400,
          'validation',
        );
        expect(errors).toMatchObject([{ pointer: 'cursor' }]);
      }
      expect(await idsFor(man, { ...all, cursor: nextCursor! })).toEqual([women[1]]);
      // By page numbers, other filters are other pages.
      expect(await idsFor(man, { ...all, page: '1' })).toEqual([women[1]]);
      expect(await idsFor(man, { ...widows, page: '1' })).toEqual([women[2]]);
      expect(await idsFor(man, { ...all, page: '2' })).toEqual([women[2]]);
      await on.woman({ profile: { ...place } });
      expect(await idsFor(man, { ...all, page: '3' })).toEqual([women[3]]);
    });
  },
  { limits: { PROFILES_PER_DAY: 0 } },
);

onEachBackend(
  (on) => {
    test('profiles that a filtered Feed shows count as seen', async () => {
      const place = newPlace();
      const { country } = place;
      for (let i = 0; i < 3; i += 1) await on.woman({ profile: { ...place } });
      const man = await on.man();
      expect(await idsFor(man, { country, limit: '2' })).toHaveLength(2);
      await man.expectProblem('getFeed', { query: { country, limit: '3' } }, 429, 'rate-limited');
    });
  },
  { limits: { PROFILES_PER_DAY: 2 } },
);
