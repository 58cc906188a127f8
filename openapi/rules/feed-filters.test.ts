import { describe, expect, it } from 'vitest';
import type { FeedFilter } from '../generated/hooks/model/index.ts';
import {
  enoughPeople,
  feedQueryProblem,
  filterMark,
  filterToLoosen,
  excludedByFilters,
  passesFilters,
  type FilteredProfile,
} from './feed-filters.ts';
import { chosenFilters, filterNames, withoutFilter, type FeedFilters } from './filter-names.ts';
import { toCursor } from './list-cursor.ts';

const now = new Date('2026-11-22T12:00:00Z');
const amina: FilteredProfile = {
  dateOfBirth: '1996-01-01',
  country: 'India',
  state: 'Telangana',
  maritalStatus: 'UNMARRIED',
  profileSchoolOfThought: 'HANAFI',
  education: 'M.A. English',
  tags: ['RELIGIOUS', 'CREATIVE', 'TRAVELER'],
  height: 5.2,
  heightCm: 160,
  facts: { prayer: 'MOST', hijab: 'YES', beard: 'SHORT', ratherDiscuss: ['diet'] },
};

const cases: [FeedFilter, FeedFilters[], FeedFilters[]][] = [
  ['AGE', [{ minAge: 30 }, { maxAge: 30 }, { minAge: 30, maxAge: 30 }], [{ minAge: 31 }, { maxAge: 29 }]],
  ['COUNTRY', [{ country: ['India'] }, { country: ['Pakistan', 'India'] }], [{ country: ['Pakistan'] }]],
  ['STATE', [{ country: ['India'], state: ['Kerala', 'Telangana'] }], [{ country: ['India'], state: ['Kerala'] }]],
  [
    'MARITAL_STATUS',
    [{ maritalStatus: ['WIDOWED', 'UNMARRIED'] }],
    [{ maritalStatus: ['WIDOWED', 'DIVORCED', 'MARRIED'] }],
  ],
  ['SCHOOL_OF_THOUGHT', [{ schoolOfThought: ['MALIKI', 'HANAFI'] }], [{ schoolOfThought: ['MALIKI'] }]],
  [
    'EDUCATION',
    [{ education: 'ma' }, { education: 'ENGLISH' }, { education: 'MA English.' }, { education: 'maenglish' }],
    [{ education: 'Eng' }, { education: 'English MA' }, { education: 'M' }],
  ],
  [
    'TAGS',
    [{ tag: ['CREATIVE'] }, { tag: ['TRAVELER', 'RELIGIOUS', 'CREATIVE'] }],
    [{ tag: ['CREATIVE', 'ADVENTUROUS'] }],
  ],
  // She said 5'3, which is 5.2 in tenths of a foot.
  ['HEIGHT', [{ minHeight: 5.25 }, { maxHeight: 5.25 }], [{ minHeight: 5.33 }, { maxHeight: 5.17 }]],
  ['PRAYER', [{ prayer: ['FIVE_TIMES', 'MOST'] }], [{ prayer: ['SOME', 'FRIDAYS'] }]],
  ['HIJAB', [{ hijab: ['YES'] }], [{ hijab: ['NO'] }]],
  ['BEARD', [{ beard: ['SHORT', 'FULL'] }], [{ beard: ['NONE'] }]],
  ['CHILDREN', [{ children: ['NONE'] }], [{ children: ['AT_HOME', 'ELSEWHERE'] }]],
];

describe('passesFilters', () => {
  it.each(cases)('%s', (name, passing, failing) => {
    for (const filters of passing) expect(passesFilters(filters, amina, now)).toBe(true);
    for (const filters of failing) {
      expect(passesFilters(filters, amina, now)).toBe(false);
      expect([...excludedByFilters(filters, [amina, amina], now)]).toEqual([[name, 2]]);
      expect(passesFilters(withoutFilter(filters, name), amina, now)).toBe(true);
    }
  });

  it('requires all filters at once, and without any accepts everyone', () => {
    const all: FeedFilters = Object.assign({}, ...cases.map(([, [first]]) => first));
    expect(chosenFilters(all)).toEqual(filterNames);
    expect(passesFilters(all, amina, now)).toBe(true);
    for (const [, , [failing]] of cases) expect(passesFilters({ ...all, ...failing }, amina, now)).toBe(false);
    expect(passesFilters({}, amina, now)).toBe(true);
  });

  it('takes the age from the year of birth alone', () => {
    for (const dateOfBirth of ['1996-01-01', '1996-12-31'])
      expect(passesFilters({ minAge: 30, maxAge: 30 }, { ...amina, dateOfBirth }, now)).toBe(true);
  });
});

describe('filterToLoosen', () => {
  it('is the one that alone keeps most people away, and the first of equal ones', () => {
    const filters: FeedFilters = { minAge: 40, country: ['India'], tag: ['ADVENTUROUS'] };
    const [old, adventurous]: Partial<FilteredProfile>[] = [
      { dateOfBirth: '1980-01-01' },
      { tags: ['ADVENTUROUS', 'CREATIVE', 'RELIGIOUS'] },
    ];
    const loosen = (...people: Partial<FilteredProfile>[]) =>
      filterToLoosen(excludedByFilters(filters, people.map((each) => ({ ...amina, ...each })), now)); // prettier-ignore
    expect(loosen({ ...old })).toBe('TAGS');
    expect(loosen({ ...old }, { ...adventurous })).toBe('AGE');
    expect(loosen({ ...old }, { ...adventurous }, { ...old })).toBe('TAGS');
    expect(loosen({})).toBeUndefined(); // fails two
    expect(loosen({ ...old, ...adventurous, country: 'Pakistan', state: 'Punjab' })).toBe('COUNTRY');
  });

  it('counts no more people than decide it', () => {
    expect(filterToLoosen(new Map([['TAGS', 500], ['AGE', enoughPeople]]))).toBe('AGE'); // prettier-ignore
    expect(filterToLoosen(new Map())).toBeUndefined();
  });
});

describe('filterMark', () => {
  it('is 0 without filters, and tells one choice from another whatever the order of its values', () => {
    expect(filterMark({})).toBe(0);
    const marks = cases.flatMap(([, passing, failing]) => [...passing, ...failing]).map(filterMark);
    expect(new Set(marks).size).toBe(marks.length);
    for (const mark of marks) expect(mark).toBeGreaterThan(0);
    expect(filterMark({ tag: ['CREATIVE', 'RELIGIOUS'], country: ['India'] })).toBe(
      filterMark({ country: ['India'], tag: ['RELIGIOUS', 'CREATIVE'] }),
    );
    expect(filterMark({ minAge: 30 })).not.toBe(filterMark({ maxAge: 30 }));
  });
});

describe('feedQueryProblem', () => {
  const afterId = '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
  const cursorOf = (filters: FeedFilters) => toCursor({ afterId, rank: filterMark(filters) });

  it.each<[FeedFilters & { cursor?: string }, string]>([
    [{ minAge: 31, maxAge: 30 }, 'minAge'],
    [{ minHeight: 5.4, maxHeight: 5.3 }, 'minHeight'],
    [{ state: ['Telangana'] }, 'state'],
    [{ state: ['Punjab'], country: ['India', 'Pakistan'] }, 'state'],
    [{ education: '...' }, 'education'],
    [{ cursor: cursorOf({ minAge: 30 }) }, 'cursor'],
    [{ minAge: 31, cursor: cursorOf({ minAge: 30 }) }, 'cursor'],
    [{ minAge: 31, cursor: cursorOf({}) }, 'cursor'],
  ])('refuses %j', (query, pointer) => {
    expect(feedQueryProblem(query)).toMatchObject({ code: 'validation', errors: [{ pointer }] });
  });

  it('accepts limits that are equal, the states of one country, and its own cursor', () => {
    const filters: FeedFilters = {
      minAge: 30,
      maxAge: 30,
      minHeight: 5,
      maxHeight: 5,
      country: ['India'],
      state: ['Kerala'],
    };
    expect(feedQueryProblem({ ...filters, cursor: cursorOf(filters) })).toBeNull();
    expect(feedQueryProblem({ cursor: cursorOf({}) })).toBeNull();
  });
});
