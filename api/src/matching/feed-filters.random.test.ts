import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { ProfileFacts, ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { filterMark, filterToLoosen, excludedByFilters, passesFilters } from '@mithaq/openapi/rules/feed-filters.ts';
import { chosenFilters, withoutFilter, type FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { heightChoices, readHeight } from '@mithaq/openapi/rules/height.ts';
import { defaultLimits } from '@mithaq/openapi/rules/limits.ts';
import { toCursor } from '@mithaq/openapi/rules/list-cursor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberSession } from '../http/operation.ts';
import { memberFactory, propose, type TestMember } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { readFilteredFeed } from './filtered-feed.ts';
import { firstPosition } from './page-positions.ts';

/** Random filters among random members, by a seed, against openapi/rules/feed-filters.ts on everybody. */
let server: TestApp;
let viewer: TestMember;
const { man, woman } = memberFactory(() => server);

/** Numbers below a limit that a seed decides (Numerical Recipes, section 7.1). */
let state = 7;
const random = (below: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const some = <T>(all: readonly T[], count: number): T[] => all.toSorted(() => random(3) - 1).slice(0, count);
const keys = <T extends string>(labelled: Record<T, string>) => Object.keys(labelled) as T[]; // forgets the type of the keys

const places = [
  { country: 'India', state: 'Kerala' },
  { country: 'India', state: 'Punjab' },
  { country: 'Pakistan', state: 'Punjab' },
];
const educations = ['M.A. English', 'MA', 'B.Sc. Physics', 'Alima course'];
const askedFacts = ['prayer', 'hijab', 'children'] as const;
const answers = { prayer: keys(labels.Prayer), hijab: keys(labels.Hijab), children: keys(labels.Children) };
const thisYear = new Date().getUTCFullYear();

/** Said in inches, in centimeters, or in feet with a decimal. */
const someHeight = () => readHeight([`5'${random(6)}`, `${152 + random(16)} cm`, `5.${random(5)}`][random(3)]!)!;

/** Each is answered, left to discuss, or neither. */
function someFacts(): ProfileFacts {
  const facts: ProfileFacts = { ratherDiscuss: [] };
  for (const fact of askedFacts) {
    const chance = random(3);
    if (chance === 0) facts.ratherDiscuss!.push(fact);
    else if (chance === 1) Object.assign(facts, { [fact]: some(answers[fact], 1)[0] });
  }
  return facts;
}

beforeAll(async () => {
  server = await startTestApp({ limits: { PROPOSALS_PER_DAY: 0, PROPOSALS_PENDING: 0, PROFILES_PER_DAY: 0 } });
  viewer = await man();
  for (let i = 0; i < 24; i += 1) {
    const her = await woman({
      profile: {
        ...places[random(places.length)],
        dateOfBirth: `${thisYear - 25 - random(6)}-05-17`,
        ...someHeight(),
        education: educations[random(educations.length)]!,
        maritalStatus: keys(labels.MaritalStatus)[random(3)]!,
        profileSchoolOfThought: keys(labels.SchoolOfThought)[random(2)]!,
        tags: some(keys(labels.Tag).slice(0, 6), 3),
        facts: someFacts(),
      },
    });
    const others = [
      async () => her.put('/api/v1/profiles/pause', { isPaused: true }),
      async () => viewer.post('/api/v1/hidden-members', { profileId: her.profileId }),
      async () => propose(her, viewer),
    ];
    await others[random(20)]?.();
  }
});
afterAll(() => server.close());

function randomFilters(): FeedFilters {
  const { country, state: itsState } = places[random(places.length)]!;
  const all: FeedFilters[] = [
    { minAge: 25 + random(4) },
    { maxAge: 28 + random(3) },
    { country: some(['India', 'Pakistan', 'Oman'], 1 + random(2)) },
    { country: [country], state: [itsState] },
    { country: ['India'], state: ['Kerala', 'Punjab'] },
    { maritalStatus: some(keys(labels.MaritalStatus), 1 + random(2)) },
    { schoolOfThought: some(keys(labels.SchoolOfThought), 1 + random(2)) },
    { education: ['ma', 'BSc', 'm.a. english', 'Course', 'Bachelor’s degree', 'Masters'][random(6)]! },
    { tag: some(keys(labels.Tag).slice(0, 6), 1 + random(2)) },
    { minHeight: heightChoices[24 + random(4)]!, maxHeight: heightChoices[28 + random(2)]! },
    { minHeight: 5 + random(4) / 10, maxHeight: 5.4 },
    { prayer: some(answers.prayer, 1 + random(2)) },
    { hijab: some(answers.hijab, 1 + random(2)) },
    { children: some(answers.children, 1 + random(2)) },
    { beard: ['NONE'] },
  ];
  const chosen: FeedFilters = Object.assign({}, ...some(all, 1 + random(3)));
  return chosen.country?.length === 1 ? chosen : withoutFilter(chosen, 'STATE');
}

const columns = `id, date_of_birth::text as "dateOfBirth", country, state, marital_status as "maritalStatus",
  profile_school_of_thought as "profileSchoolOfThought", education, tags, height::float8, height_cm as "heightCm", facts`;

/** The feed without filters, in order, by a query that is slow and plain. */
async function everyone() {
  const { rows } = await server.database.pool.query(
    `select ${columns} from profile where gender = 'FEMALE' and is_verified and not is_paused
      and id not in (select hidden_id from hidden_member) and id not in (select sender_id from proposal) order by id desc`,
  );
  return rows;
}

const addressOf = (filters: FeedFilters, more: Record<string, string>) => {
  const values = Object.entries({ ...filters, ...more });
  return `/api/v1/profiles/feed?${new URLSearchParams(values.flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])))}`;
};

describe.each(Array.from({ length: 40 }, (_, i) => i))('random filters %d', (seed) => {
  it('bring those who pass, each once, whatever the page and the members that a request looks at', async () => {
    state = seed;
    const [filters, now] = [randomFilters(), new Date()];
    const all = await everyone();
    expect(all.length).toBeGreaterThan(10);
    const expected = all.filter((profile) => passesFilters(filters, profile, now)).map(({ id }) => id);
    const limit = 1 + random(4);

    const seen: string[] = [];
    let last: ProfilePage | undefined;
    for (let next: Record<string, string> | undefined = { page: '0' }; next;) {
      last = (await viewer.get(addressOf(filters, { limit: String(limit), ...next }))).json<ProfilePage>();
      seen.push(...last.data.map(({ id }) => id));
      const { nextCursor, currentPage }: ProfilePage = last;
      next =
        nextCursor === undefined
          ? undefined
          : { page: String(currentPage + 1), ...(random(2) && { cursor: nextCursor }) };
    }
    expect({ filters, seen }).toEqual({ filters, seen: expected });
    const loosen = filterToLoosen(excludedByFilters(filters, all, now));
    expect(last?.loosen).toBe(expected.length === 0 ? loosen : undefined);

    expect({ filters, seen: await walkInSteps(filters, limit, 1 + random(5)) }).toEqual({ filters, seen: expected });
  });
});

/** All pages by cursors, when a request examines this number of members. */
async function walkInSteps(filters: FeedFilters, limit: number, members: number): Promise<string[]> {
  const { database } = server;
  const views = { write: async () => undefined, throwIfUsedUp: async () => undefined };
  const parts = { database, ask: database.query, views, limits: defaultLimits, now: () => new Date() };
  const session = { profileId: viewer.profileId, gender: 'MALE' } as MemberSession; // what a list needs of it
  const seen: string[] = [];
  let cursor: string | undefined = toCursor({ ...firstPosition, rank: filterMark(filters) });
  for (let page = 0; cursor !== undefined; page += 1) {
    expect(page).toBeLessThan(100);
    const answer = await readFilteredFeed(
      parts,
      session,
      { page, limit, cursor },
      filters,
      members * chosenPlaces(filters),
    );
    expect(answer.data.length).toBeLessThanOrEqual(limit);
    expect(answer.hasNextPage).toBe(answer.nextCursor !== undefined);
    seen.push(...answer.data.map(({ id }) => id));
    cursor = answer.nextCursor;
  }
  return seen;
}

function chosenPlaces(filters: FeedFilters): number {
  return chosenFilters(filters).includes('COUNTRY') ? (filters.state ?? filters.country!).length : 1;
}
