import { describe, expect, it } from 'vitest';
import { preferenceKeys, profileKeys } from './match-keys.ts';
import { fit, rankMatches, matchReasons, type MatchCandidate } from './match-score.ts';
import type { MatchPreferences } from './wishes.ts';

const openPreferences: MatchPreferences = {
  minAge: 24,
  maxAge: 32,
  maritalStatus: ['UNMARRIED'],
  countries: ['India'],
  states: [],
  cities: [],
  education: ['Any'],
  occupation: [],
  preferredSchoolOfThought: 'HANAFI',
};

const names = {
  country: 'India',
  state: 'Telangana',
  city: 'Hyderabad',
  education: 'B.Sc. Physics',
  occupation: 'Junior Doctor',
};

function newCandidate(
  id: string,
  differing: Partial<Omit<MatchCandidate, 'preferences'>> & { preferences?: Partial<MatchPreferences> } = {},
): MatchCandidate {
  const { preferences, ...facts } = differing;
  const wished = { ...openPreferences, ...preferences };
  return {
    id,
    age: 28,
    maritalStatus: 'UNMARRIED',
    profileSchoolOfThought: 'HANAFI',
    daysOld: 10,
    aboutMeLength: 400,
    impressions: 0,
    ...facts,
    ...profileKeys({ ...names, ...facts }),
    preferences: { ...wished, ...preferenceKeys(wished) },
  };
}

const me = newCandidate('me');
const order = (...candidates: MatchCandidate[]) => rankMatches(me, candidates, 300).map(({ id }) => id);

describe('rankMatches', () => {
  it('ranks a fit of both sides before a fit of one side', () => {
    const mutual = newCandidate('mutual', { profileSchoolOfThought: 'SHAFII', aboutMeLength: 1 });
    const oneWay = newCandidate('one-way', { preferences: { minAge: 40, maxAge: 45 } });
    expect(order(oneWay, mutual)).toEqual(['mutual', 'one-way']);
  });

  it.each([
    ['both fit', {}, 0],
    ['I am two years too young for them', { preferences: { minAge: 30, maxAge: 40 } }, 1],
    ['I am three years too young for them', { preferences: { minAge: 31, maxAge: 40 } }, 2],
    ['they prefer another country, I fit their age', { preferences: { countries: ['Egypt'] } }, 1],
    ['they prefer another country and age', { preferences: { countries: ['Egypt'], minAge: 29, maxAge: 40 } }, 2],
    ['they are at the edge of my range', { age: 32 }, 0],
    ['they are just past the edge of my range', { age: 33 }, 2],
    ['they live in another country', { country: 'Egypt' }, 2],
  ] as const)('returns the tier: %s', (_, differing, tier) => {
    expect(rankMatches(me, [newCandidate('x', differing as Parameters<typeof newCandidate>[1])], 1)[0]?.matchTier).toBe(
      tier,
    );
  });

  it('widens age first, then country, then both', () => {
    const older = newCandidate('older', { age: 34 });
    const abroad = newCandidate('abroad', { country: 'Egypt' });
    const far = newCandidate('far', { country: 'Egypt', age: 50 });
    expect(order(far, abroad, older)).toEqual(['older', 'abroad', 'far']);
  });

  it('never relaxes marital status, on either side', () => {
    expect(
      order(
        newCandidate('divorced', { maritalStatus: 'DIVORCED' }),
        newCandidate('wants-widowed', { preferences: { maritalStatus: ['WIDOWED'] } }),
      ),
    ).toEqual([]);
  });

  it('excludes nobody for any other preference', () => {
    expect(
      order(
        newCandidate('far', {
          age: 70,
          country: 'Chile',
          profileSchoolOfThought: 'MALIKI',
          preferences: { countries: ['Chile'], minAge: 60, maxAge: 80 },
        }),
      ),
    ).toEqual(['far']);
  });

  it('ranks profiles with many impressions lower', () => {
    expect(order(newCandidate('often', { impressions: 500 }), newCandidate('seldom', { impressions: 2 }))).toEqual([
      'seldom',
      'often',
    ]);
  });

  it('prefers new and complete profiles a little, never over a preference', () => {
    expect(order(newCandidate('old', { daysOld: 300 }), newCandidate('new', { daysOld: 0 }))).toEqual(['new', 'old']);
    expect(order(newCandidate('short', { aboutMeLength: 20 }), newCandidate('long', { aboutMeLength: 900 }))).toEqual([
      'long',
      'short',
    ]);
    expect(
      order(
        newCandidate('new-other-school', { daysOld: 0, profileSchoolOfThought: 'MALIKI' }),
        newCandidate('old-same-school', { daysOld: 300 }),
      ),
    ).toEqual(['old-same-school', 'new-other-school']);
  });

  it('returns the best matches up to the given length', () => {
    const matches = rankMatches(me, [newCandidate('a', { age: 60 }), newCandidate('b')], 1);
    expect(matches.map(({ id }) => id)).toEqual(['b']);
  });

  it('returns the same order for any order of candidates', () => {
    const people = ['a', 'b', 'c'].map((id) => newCandidate(id));
    expect(order(...people)).toEqual(order(...people.toReversed()));
  });
});

describe('fit', () => {
  it('is 1 when every preference is met and falls with each year outside the range', () => {
    expect(fit(me, newCandidate('x'))).toBe(1);
    expect(fit(me, newCandidate('x', { age: 33 }))).toBeGreaterThan(fit(me, newCandidate('x', { age: 34 })));
  });

  it('treats Any and empty lists as no preference', () => {
    const anyone = newCandidate('anyone', {
      preferences: { education: ['Any'], occupation: [], states: [], cities: [] },
    });
    expect(fit(anyone, newCandidate('x', { education: 'None', occupation: 'Na', state: 'Goa', city: 'Panaji' }))).toBe(
      1,
    );
  });

  it.each([
    ['BSc', 'B.Sc. Physics', true],
    ['doctor', 'Junior Doctor', true],
    ['Physics', 'B.Sc. Physics', true],
    ['B Sc', 'BSc Physics', true],
    ['Doc', 'Junior Doctor', false],
    ['Engineer', 'Junior Doctor', false],
  ])('compares the preference %s by words', (wish, text, isMet) => {
    const from = newCandidate('from', { preferences: { occupation: [wish] } });
    expect(fit(from, newCandidate('to', { occupation: text })) === 1).toBe(isMet);
  });

  it('takes a degree for a wish for its level', () => {
    const from = newCandidate('from', { preferences: { education: ["Bachelor's degree"] } });
    expect(fit(from, newCandidate('to', { education: 'B.Sc. Physics' }))).toBe(1);
    expect(fit(from, newCandidate('to', { education: 'High school' }))).toBeLessThan(1);
  });

  it('compares places without case and accents', () => {
    const from = newCandidate('from', { preferences: { countries: ['Türkiye'], cities: ['izmir'] } });
    expect(fit(from, newCandidate('to', { country: 'turkiye', city: 'İzmir' }))).toBe(1);
  });
});

describe('matchReasons', () => {
  it('lists the preferences that are met both ways, the highest weight first', () => {
    const other = newCandidate('other', { preferences: { cities: ['Hyderabad'] } });
    expect(matchReasons(me, other)).toEqual(['AGE', 'MARITAL_STATUS', 'COUNTRY', 'SCHOOL_OF_THOUGHT', 'CITY']);
  });

  it('does not list what one side misses or nobody has set', () => {
    expect(matchReasons(me, newCandidate('they', { profileSchoolOfThought: 'MALIKI' }))).toEqual([
      'AGE',
      'MARITAL_STATUS',
      'COUNTRY',
    ]);
  });
});
