import { describe, expect, it } from 'vitest';
import { members } from '../examples/members.ts';
import type { MatchReason, ProfileAndPreferences } from '../generated/hooks/model/index.ts';
import { rankMatches, toMatchCandidate } from './match-score.ts';
import { toPreferences, toStoredPreferences } from './preferences.ts';
import { createdProfile } from './profile-input.ts';
import { toKnownProfile, toListedProfile, toOwnProfile } from './profile-view.ts';
import { missesOf, mutualWishes, toMatchSide, type Wish, wishedFact } from './wishes.ts';

const now = new Date('2026-06-15T08:00:00Z');

/** The demo members: as they are stored, and what the contract shows of them. */
const people = members.map(({ profileId, preferencesId, profile, preferences }) => {
  const stored = { ...createdProfile(profile), id: profileId, phoneNumber: null, isVerified: true };
  const wishes = toStoredPreferences(preferences);
  return { stored, wishes, shown: toPreferences(preferencesId, wishes) };
});
type Person = (typeof people)[number];

const [me] = people as [Person];
const her = people.find(({ stored }) => stored.gender !== me.stored.gender)!; // the demo has both
const ownAnswer = ({ stored, shown }: Person): ProfileAndPreferences => ({
  viewer: 'OWNER',
  profile: toOwnProfile(stored),
  preferences: shown,
});
const answerTo = ({ stored, shown }: Person): ProfileAndPreferences => ({
  viewer: 'PARTY',
  profile: toKnownProfile(stored, true),
  preferences: shown,
});
const reasonsOf = (wishes: Wish[], isMet: boolean) => wishes.filter((wish) => wish.isMet === isMet).map(({ on }) => on);

describe('For You and the wishes on a profile', () => {
  const matchesOf = (one: Person, candidates: Person[]) =>
    rankMatches(
      toMatchSide(one.stored, one.wishes, now),
      candidates.map(({ stored, wishes }) =>
        toMatchCandidate({ ...stored, aboutMeLength: 0, preferences: wishes }, now, { daysOld: 1, impressions: 0 }),
      ),
      candidates.length,
    ).map((match) => ({ match, other: people.find(({ stored }) => stored.id === match.id)! }));

  it('agree: what both sides meet is a match reason, and nothing else is', () => {
    const all = people.slice(0, 20).flatMap((one) => {
      const sought = people.filter(({ stored }) => stored.gender !== one.stored.gender);
      return matchesOf(one, sought).map(({ match, other }) => {
        const { own, theirs } = mutualWishes(ownAnswer(one), answerTo(other), now);
        const missed = new Set([...reasonsOf(own, false), ...reasonsOf(theirs, false)]);
        const met = [...own, ...theirs].map(({ on }) => on).filter((on) => !missed.has(on));
        expect(new Set(match.matchReasons)).toEqual(new Set(met));
        return missed.size;
      });
    });
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((missed) => missed > 0).length).toBeGreaterThan(100);
  });

  it('agree on what a suggestion misses, as far as the list can tell', () => {
    const kinds = new Set<string>();
    for (const one of people.slice(0, 20)) {
      const sought = people.filter(({ stored }) => stored.gender !== one.stored.gender);
      for (const { match, other } of matchesOf(one, sought)) {
        const { own, theirs } = mutualWishes(ownAnswer(one), answerTo(other), now);
        const misses = missesOf(ownAnswer(one), { ...toListedProfile(other.stored), ...match }, now);
        const missed = (whose: 'own' | 'theirs') => misses.filter((miss) => miss.whose === whose).map(({ on }) => on);
        // A card has no optional facts; who was never married has no children.
        const onCard = (on: MatchReason) => wishedFact(on) === undefined || on === 'CHILDREN';
        expect(missed('own')).toEqual(reasonsOf(own, false).filter(onCard));
        const known = new Set<MatchReason>(reasonsOf(own, true).filter(onCard));
        expect(missed('theirs')).toEqual(reasonsOf(theirs, false).filter((on) => known.has(on)));
        for (const { whose, on, isNear } of misses) {
          const wish = { own, theirs }[whose].find((each) => each.on === on)!;
          if (isNear || whose === 'own') expect(wish.isNear).toBe(isNear);
          kinds.add(`${whose} ${isNear}`);
        }
      }
    }
    expect([...kinds].toSorted()).toEqual(['own false', 'own true', 'theirs false', 'theirs true']);
  });
});

describe('mutualWishes', () => {
  const year = now.getUTCFullYear();
  const ofAge = (age: number) =>
    mutualWishes(
      { ...ownAnswer(me), preferences: { ...me.shown, minAge: 24, maxAge: 30 } },
      answerTo({ ...her, stored: { ...her.stored, dateOfBirth: `${year - age}-12-31` } }),
      now,
    ).own.find(({ on }) => on === 'AGE');

  it.each([
    [21, false, false],
    [22, false, true],
    [23, false, true],
    [24, true, false],
    [30, true, false],
    [31, false, true],
    [32, false, true],
    [33, false, false],
  ])('an age of %d for a wish of 24 to 30: met %s, near %s', (age, isMet, isNear) => {
    expect(ofAge(age)).toEqual({ on: 'AGE', isMet, isNear });
  });

  it('leaves out preferences that are not set', () => {
    const open = {
      ...me.shown,
      education: ['Any'],
      occupation: ['Any'],
      states: [],
      cities: [],
      facts: { prayer: [] },
    };
    const { own } = mutualWishes({ ...ownAnswer(me), preferences: open }, answerTo(her), now);
    expect(own.map(({ on }) => on)).toEqual(['AGE', 'MARITAL_STATUS', 'COUNTRY', 'SCHOOL_OF_THOUGHT']);
  });

  it('says of optional facts only what is answered', () => {
    const preferences: Person['shown'] = {
      ...me.shown,
      facts: { prayer: ['MOST'], languages: ['TR', 'UR'], children: ['NONE'] },
    };
    const wishesOf = (profile: Partial<ProfileAndPreferences['profile']>) => {
      const { facts: _facts, ...other } = answerTo(her).profile;
      const answer = { ...answerTo(her), profile: { ...other, ...profile } };
      return mutualWishes({ ...ownAnswer(me), preferences }, answer, now)
        .own.filter(({ on }) => ['PRAYER', 'LANGUAGES', 'CHILDREN'].includes(on))
        .map(({ on, isMet }) => [on, isMet]);
    };
    const maritalStatus = 'WIDOWED';
    expect(wishesOf({ maritalStatus, facts: { ratherDiscuss: ['prayer', 'languages', 'children'] } })).toEqual([]);
    expect(wishesOf({ maritalStatus: 'UNMARRIED' })).toEqual([['CHILDREN', true]]);
    expect(
      wishesOf({ maritalStatus, facts: { prayer: 'SOME', languages: ['EN', 'UR'], children: 'AT_HOME' } }),
    ).toEqual([
      ['PRAYER', false],
      ['CHILDREN', false],
      ['LANGUAGES', true],
    ]);
  });

  it('needs neither the day of birth nor the income of anybody', () => {
    const facts = answerTo(her).profile;
    expect(facts.dateOfBirth).toMatch(/-01-01$/);
    expect(mutualWishes(ownAnswer(me), answerTo(her), now)).toEqual(mutualWishes(ownAnswer(me), ownAnswer(her), now));
  });
});
