import { expect, it } from 'vitest';
import { decideShare, isShareable, mostLinks, type SharingFacts } from './sharing.ts';

const member = { isVerified: true, isMarriageFixed: false, isPaused: false, isSuspended: false };
const facts: SharingFacts = {
  sharer: { ...member, gender: 'FEMALE' },
  owner: { ...member, gender: 'MALE', allowsFamilySharing: true },
  isBlocked: false,
  statuses: [],
};

it('a profile is shared while both are seen by strangers and its owner allows it', () => {
  expect(isShareable(facts)).toBe(true);
  expect(isShareable({ ...facts, owner: { ...facts.owner, allowsFamilySharing: false } })).toBe(false);
  expect(isShareable({ ...facts, isBlocked: true })).toBe(false);
  expect(isShareable({ ...facts, sharer: { ...facts.sharer, gender: 'MALE' } })).toBe(false);
  for (const change of [{ isVerified: false }, { isMarriageFixed: true }, { isPaused: true }, { isSuspended: true }]) {
    expect(isShareable({ ...facts, owner: { ...facts.owner, ...change } })).toBe(false);
    expect(isShareable({ ...facts, sharer: { ...facts.sharer, ...change } })).toBe(false);
  }
});

it('a profile is shared while a proposal goes on, and no more after its end', () => {
  expect(isShareable({ ...facts, statuses: ['PENDING'] })).toBe(true);
  expect(isShareable({ ...facts, statuses: ['ACCEPTED'] })).toBe(true);
  expect(isShareable({ ...facts, statuses: ['DECLINED', 'PENDING'] })).toBe(true);
  expect(isShareable({ ...facts, statuses: ['DECLINED'] })).toBe(false);
  expect(isShareable({ ...facts, statuses: ['NOT_COMPATIBLE'] })).toBe(false);
});

it('a link is made of the profile of another whom the member may share, and not of too many', () => {
  expect(decideShare(facts, mostLinks - 1)).toBeNull();
  expect(decideShare(facts, mostLinks)).toEqual({ code: 'links-full' });
  expect(decideShare('own', 0)).toMatchObject({ code: 'validation' });
  expect(decideShare(null, 0)).toEqual(decideShare({ ...facts, isBlocked: true }, mostLinks));
});
