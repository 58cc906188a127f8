import type { MaritalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { MatchSide } from '@mithaq/openapi/rules/wishes.ts';
import { describe, expect, it } from 'vitest';
import { maxGroups, wishedGroups } from './wished-groups.ts';

const statuses: MaritalStatus[] = ['UNMARRIED', 'DIVORCED', 'WIDOWED', 'MARRIED'];

type Wishes = { minAge: number; maxAge: number; countries: string[]; maritalStatus: MaritalStatus[] };

/** Somebody of 30 who lives in India; nothing else is asked of the side. */
const groupsOf = (preferences: Wishes) =>
  wishedGroups({ age: 30, country: 'india', preferences } as unknown as MatchSide);

const countries = (count: number) => Array.from({ length: count }, (_, i) => (i === count - 1 ? 'india' : `c${i}`));

describe('the groups of a wish', () => {
  it('are all, with two years around the ages, when they are few', () => {
    const wish: Wishes = { minAge: 25, maxAge: 35, countries: ['pakistan', 'india'], maritalStatus: ['WIDOWED'] };
    const { groups, areAll } = groupsOf(wish);
    expect(areAll).toBe(true);
    expect(groups).toHaveLength(2 * 15);
    expect(new Set(groups.map(({ age }) => age))).toEqual(new Set(Array.from({ length: 15 }, (_, i) => 23 + i)));
    expect(new Set(groups.map(({ country }) => country))).toEqual(new Set(['india', 'pakistan']));
  });

  it('are all at the limit, and not beyond', () => {
    const wish: Wishes = { minAge: 21, maxAge: 36, countries: countries(10), maritalStatus: ['UNMARRIED'] };
    expect(groupsOf(wish)).toMatchObject({ areAll: true, groups: { length: maxGroups } });
    expect(groupsOf({ ...wish, maxAge: 37 })).toMatchObject({ areAll: false, groups: { length: maxGroups } });
  });

  it('are as many as are searched for the widest wish of the contract, the nearest age in every country', () => {
    const { groups, areAll } = groupsOf({ minAge: 18, maxAge: 99, countries: countries(50), maritalStatus: statuses });
    expect(areAll).toBe(false);
    expect(groups).toHaveLength(maxGroups);
    expect(new Set(groups.map(({ age }) => age))).toEqual(new Set([30]));
    expect(new Set(groups.map(({ country }) => country)).size).toBe(50);
    expect(groups[0]).toEqual({ country: 'india', age: 30, status: 'UNMARRIED' });
  });

  it('begin with the nearest age when the own age is not among the wished ones', () => {
    const { groups } = groupsOf({ minAge: 50, maxAge: 99, countries: countries(10), maritalStatus: ['UNMARRIED'] });
    expect(groups.map(({ age }) => age)).toEqual(groups.map(({ age }) => age).toSorted((a, b) => a - b));
    expect(groups[0]).toMatchObject({ age: 48 });
  });
});
