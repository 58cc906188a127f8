import { describe, expect, it } from 'vitest';
import { fit, rank, reasonsFor, type Candidate, type Wishes } from './score.ts';

const openWishes: Wishes = {
  minAge: 24,
  maxAge: 32,
  maritalStatus: ['UNMARRIED'],
  countries: ['India'],
  states: [],
  cities: [],
  education: ['Any'],
  occupation: [],
  schoolOfThought: 'HANAFI',
};

function someone(
  id: string,
  differing: Partial<Omit<Candidate, 'wishes'>> & { wishes?: Partial<Wishes> } = {},
): Candidate {
  const { wishes, ...facts } = differing;
  return {
    id,
    age: 28,
    maritalStatus: 'UNMARRIED',
    country: 'India',
    state: 'Telangana',
    city: 'Hyderabad',
    education: 'B.Sc. Physics',
    occupation: 'Junior Doctor',
    schoolOfThought: 'HANAFI',
    daysOld: 10,
    words: 400,
    impressions: 0,
    ...facts,
    wishes: { ...openWishes, ...wishes },
  };
}

const me = someone('me');
const order = (...candidates: Candidate[]) => rank(me, candidates, 300).map(({ id }) => id);

describe('rank', () => {
  it('puts those whom both sides wish before those whom one side wishes', () => {
    const mutual = someone('mutual', { schoolOfThought: 'SHAFII', words: 1 });
    const oneWay = someone('one-way', { wishes: { minAge: 40, maxAge: 45 } });
    expect(order(oneWay, mutual)).toEqual(['mutual', 'one-way']);
  });

  it.each([
    ['both fit', {}, 0],
    ['I am two years too young for them', { wishes: { minAge: 30, maxAge: 40 } }, 1],
    ['I am three years too young for them', { wishes: { minAge: 31, maxAge: 40 } }, 2],
    ['they wish another country, I fit their age', { wishes: { countries: ['Egypt'] } }, 1],
    ['they wish another country and age', { wishes: { countries: ['Egypt'], minAge: 29, maxAge: 40 } }, 2],
    ['they are at the edge of my range', { age: 32 }, 0],
    ['they are just past the edge of my range', { age: 33 }, 2],
    ['they live in another country', { country: 'Egypt' }, 2],
  ] as const)('gives the tier: %s', (_, differing, tier) => {
    expect(rank(me, [someone('x', differing as Parameters<typeof someone>[1])], 1)[0]?.tier).toBe(tier);
  });

  it('widens age first, then country, then both', () => {
    const older = someone('older', { age: 34 });
    const abroad = someone('abroad', { country: 'Egypt' });
    const far = someone('far', { country: 'Egypt', age: 50 });
    expect(order(far, abroad, older)).toEqual(['older', 'abroad', 'far']);
  });

  it('never relaxes marital status, on either side', () => {
    expect(
      order(
        someone('divorced', { maritalStatus: 'DIVORCED' }),
        someone('wants-widowed', { wishes: { maritalStatus: ['WIDOWED'] } }),
      ),
    ).toEqual([]);
  });

  it('leaves nobody out for anything else', () => {
    expect(
      order(
        someone('far', {
          age: 70,
          country: 'Chile',
          schoolOfThought: 'MALIKI',
          wishes: { countries: ['Chile'], minAge: 60, maxAge: 80 },
        }),
      ),
    ).toEqual(['far']);
  });

  it('damps those who were shown often', () => {
    expect(order(someone('often', { impressions: 500 }), someone('seldom', { impressions: 2 }))).toEqual([
      'seldom',
      'often',
    ]);
  });

  it('prefers the fresh and the complete a little, never over a wish', () => {
    expect(order(someone('old', { daysOld: 300 }), someone('new', { daysOld: 0 }))).toEqual(['new', 'old']);
    expect(order(someone('short', { words: 20 }), someone('long', { words: 900 }))).toEqual(['long', 'short']);
    expect(
      order(
        someone('new-other-school', { daysOld: 0, schoolOfThought: 'MALIKI' }),
        someone('old-same-school', { daysOld: 300 }),
      ),
    ).toEqual(['old-same-school', 'new-other-school']);
  });

  it('gives at most so many, the best', () => {
    const matches = rank(me, [someone('a', { age: 60 }), someone('b')], 1);
    expect(matches.map(({ id }) => id)).toEqual(['b']);
  });

  it('orders the same people the same way, however they come', () => {
    const people = ['a', 'b', 'c'].map((id) => someone(id));
    expect(order(...people)).toEqual(order(...people.toReversed()));
  });
});

describe('fit', () => {
  it('is 1 when every wish is met and falls with the years off', () => {
    expect(fit(me, someone('x'))).toBe(1);
    expect(fit(me, someone('x', { age: 33 }))).toBeGreaterThan(fit(me, someone('x', { age: 34 })));
  });

  it('takes Any, empty and missing as no wish', () => {
    const picky = someone('picky', { wishes: { education: ['Any'], occupation: [], states: [], cities: [] } });
    expect(fit(picky, someone('x', { education: 'None', occupation: 'Na', state: 'Goa', city: 'Panaji' }))).toBe(1);
  });

  it.each([
    ['BSc', 'B.Sc. Physics', true],
    ['doctor', 'Junior Doctor', true],
    ['Physics', 'B.Sc. Physics', true],
    ['Doc', 'Junior Doctor', false],
    ['Engineer', 'Junior Doctor', false],
  ])('reads the wish %s by words', (wish, text, isMet) => {
    const from = someone('from', { wishes: { occupation: [wish] } });
    expect(fit(from, someone('to', { occupation: text })) === 1).toBe(isMet);
  });

  it('reads places without regard to case and accents', () => {
    const from = someone('from', { wishes: { countries: ['Türkiye'], cities: ['izmir'] } });
    expect(fit(from, someone('to', { country: 'turkiye', city: 'İzmir' }))).toBe(1);
  });
});

describe('reasonsFor', () => {
  it('names the wishes met both ways, the weightiest first', () => {
    const they = someone('they', { wishes: { cities: ['Hyderabad'] } });
    expect(reasonsFor(me, they)).toEqual(['AGE', 'MARITAL_STATUS', 'COUNTRY', 'SCHOOL_OF_THOUGHT', 'CITY']);
  });

  it('does not name what one side misses, nor what nobody wished', () => {
    expect(reasonsFor(me, someone('they', { schoolOfThought: 'MALIKI' }))).toEqual([
      'AGE',
      'MARITAL_STATUS',
      'COUNTRY',
    ]);
  });
});
