import { describe, expect, it } from 'vitest';
import {
  audienceOf,
  withPresence,
  toKnownProfile,
  toListedProfile,
  toOwnProfile,
  toParty,
  type StoredProfile,
  toDepartedParty,
} from './profile-view.ts';

/** A stored row, with a column that no schema of the contract lists. */
const stored: StoredProfile & { notes: string } = {
  id: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
  fullName: 'Maryam Siddiqui',
  dateOfBirth: '1997-04-12',
  gender: 'FEMALE',
  height: 5.4,
  maritalStatus: 'UNMARRIED',
  education: 'MBBS',
  occupation: 'Paediatrician',
  country: 'India',
  state: 'Telangana',
  city: 'Hyderabad',
  aboutMe: 'Books and cousins.',
  tags: ['RELIGIOUS', 'FAMILY_ORIENTED', 'INTELLECTUAL'],
  profileSchoolOfThought: 'HANAFI',
  createdBy: 'SELF',
  isVerified: true,
  phoneNumber: '+919876543210',
  annualIncome: 100,
  notes: 'private',
};

describe('a profile', () => {
  it('in a list has the first name and the birth year', () => {
    const listed = toListedProfile(stored);
    expect(listed).toMatchObject({ firstName: 'Maryam', dateOfBirth: '1997-01-01' });
    for (const field of ['fullName', 'phoneNumber', 'annualIncome', 'notes']) expect(listed).not.toHaveProperty(field);
  });

  it('of a party of a proposal has the full name as well', () => {
    const known = toKnownProfile(stored, true);
    expect(known).toMatchObject({ firstName: 'Maryam', fullName: 'Maryam Siddiqui', dateOfBirth: '1997-01-01' });
    for (const field of ['phoneNumber', 'annualIncome', 'notes']) expect(known).not.toHaveProperty(field);
    const { fullName: _name, ...others } = known;
    expect(toKnownProfile(stored, false)).toEqual(others);
  });

  it('of a party whose full name is not shared has the first name on the card', () => {
    const shown = { isAvailable: true, isFullNameShared: false };
    const party = toParty({ ...stored, fullName: 'Syed Karim Shah', firstName: 'Shah' }, new Date(), shown);
    expect(party.fullName).toBe('Shah');
    expect(party).not.toHaveProperty('firstName');
  });

  it('has every field of the contract for its owner, and no other column', () => {
    const own = toOwnProfile(stored);
    expect(own).toMatchObject({ dateOfBirth: '1997-04-12', phoneNumber: '+919876543210', annualIncome: 100 });
    expect(own).not.toHaveProperty('notes');
    expect(toOwnProfile({ ...stored, phoneNumber: null, annualIncome: null })).not.toHaveProperty('phoneNumber');
  });

  it('on a proposal card has the fields of a party, with the age in place of the date of birth', () => {
    const fields = ['id', 'fullName', 'isVerified', 'city', 'state', 'country', 'age', 'occupation', 'createdBy'];
    const shown = { isAvailable: true, isFullNameShared: true };
    const party = toParty(stored, new Date('2026-01-01T00:00:00Z'), shown);
    expect(Object.keys(party)).toEqual(fields);
    expect(party.age).toBe(29);
  });
});

it('a member who left has a sentence in place of the name, and nothing else', () => {
  expect(toDepartedParty('the-proposal')).toEqual({
    id: 'the-proposal',
    fullName: 'This member has left',
    isVerified: false,
    city: '',
    state: '',
    country: '',
    hasLeft: true,
  });
});

describe('audienceOf', () => {
  const facts = { isOwner: false, hasProposal: false, isBlocked: false, viewerGender: 'MALE' } as const;
  const profile = {
    gender: 'FEMALE',
    isVerified: true,
    isMarriageFixed: false,
    isPaused: false,
    isSuspended: false,
  } as const;

  it.each([
    ['the owner', { ...facts, isOwner: true, viewerGender: 'FEMALE' }, profile, 'owner'],
    ['the opposite gender', facts, profile, 'listed'],
    ['the same gender', { ...facts, viewerGender: 'FEMALE' }, profile, 'nobody'],
    ['an unverified profile', facts, { ...profile, isVerified: false }, 'nobody'],
    ['a member whose marriage is fixed', facts, { ...profile, isMarriageFixed: true }, 'nobody'],
    ['a party, with a fixed marriage', { ...facts, hasProposal: true }, { ...profile, isMarriageFixed: true }, 'known'],
    ['a paused profile', facts, { ...profile, isPaused: true }, 'nobody'],
    ['a suspended member', facts, { ...profile, isSuspended: true }, 'nobody'],
    ['a party, with a paused profile', { ...facts, hasProposal: true }, { ...profile, isPaused: true }, 'known'],
    ['the owner of a paused profile', { ...facts, isOwner: true }, { ...profile, isPaused: true }, 'owner'],
    ['a blocked member', { ...facts, isBlocked: true }, profile, 'nobody'],
    ['a blocked party', { ...facts, isBlocked: true, hasProposal: true }, profile, 'nobody'],
    ['a party, unverified meanwhile', { ...facts, hasProposal: true }, { ...profile, isVerified: false }, 'known'],
  ] as const)('%s', (_, viewer, seen, audience) => {
    expect(audienceOf({ ...viewer, profile: seen })).toBe(audience);
  });
});

it.each([
  ['2026-05-16T08:00:01.000Z', true],
  ['2026-05-16T08:00:00.000Z', undefined],
  ['2025-01-01T00:00:00.000Z', undefined],
])('who has signed in at %s is here on 15 June: %s, and no time is sent', (signedInAt, isHere) => {
  const listed = toListedProfile(withPresence(stored, signedInAt, new Date('2026-06-15T08:00:00Z')));
  expect(listed.isHereThisMonth).toBe(isHere);
  expect(JSON.stringify(listed)).not.toContain(signedInAt.slice(0, 7));
});
