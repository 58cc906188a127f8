import { expect, it } from 'vitest';
import { acceptanceProblem, decideSharedContact, guardianProblem, sharedContact, toContactInfo } from './guardian.ts';

const guardian = {
  name: 'Ahmed',
  relation: 'FATHER',
  phoneNumber: '+919876500000',
  email: null,
  shares: 'OWN',
} as const;
const own = { email: 'm@example.test', phoneNumber: '+919876543210' };
const shared = { name: 'Ahmed', relation: 'FATHER', phoneNumber: '+919876500000' };
const choices = ['OWN', 'GUARDIAN', 'BOTH'] as const;

it('a guardian has at least one way to reach them', () => {
  expect(guardianProblem(guardian)).toBeNull();
  expect(guardianProblem({ ...guardian, phoneNumber: null, email: 'a@example.test' })).toBeNull();
  expect(guardianProblem({ ...guardian, phoneNumber: null })).toMatchObject({ errors: [{ pointer: '/phoneNumber' }] });
});

it('the choice for a proposal goes before that of the guardian, and neither counts without a guardian', () => {
  for (const chosen of choices) {
    expect(sharedContact(chosen, { shares: 'GUARDIAN' })).toBe(chosen);
    expect(sharedContact(null, { shares: chosen })).toBe(chosen);
    expect(sharedContact(chosen, null)).toBe('OWN');
  }
  expect(sharedContact(null, null)).toBe('OWN');
});

it('contact details are the own ones, those of the guardian, or both', () => {
  expect(toContactInfo({ own, guardian, chosen: 'OWN' })).toEqual(own);
  expect(toContactInfo({ own, guardian, chosen: 'GUARDIAN' })).toEqual({ guardian: shared });
  expect(toContactInfo({ own, guardian, chosen: 'BOTH' })).toEqual({ ...own, guardian: shared });
  for (const chosen of [...choices, null]) expect(toContactInfo({ own, guardian: null, chosen })).toEqual(own);
});

it('only an acceptance takes a choice, and only a named guardian is shared', () => {
  expect(acceptanceProblem(undefined, 'DECLINED', false)).toBeNull();
  expect(acceptanceProblem('OWN', 'DECLINED', true)).toMatchObject({ code: 'validation' });
  expect(acceptanceProblem('OWN', 'ACCEPTED', false)).toBeNull();
  for (const choice of ['GUARDIAN', 'BOTH'] as const) {
    expect(acceptanceProblem(choice, 'ACCEPTED', true)).toBeNull();
    expect(acceptanceProblem(choice, 'ACCEPTED', false)).toMatchObject({ errors: [{ pointer: '/shares' }] });
  }
});

it('a choice is changed while contact details are shared', () => {
  for (const status of ['ACCEPTED', 'MARRIAGE_FIXED'] as const) {
    expect(decideSharedContact({ shares: 'BOTH', status, hasGuardian: true })).toBeNull();
    expect(decideSharedContact({ shares: 'OWN', status, hasGuardian: false })).toBeNull();
    expect(decideSharedContact({ shares: 'BOTH', status, hasGuardian: false })).toMatchObject({ code: 'validation' });
  }
  for (const status of ['PENDING', 'DECLINED', 'NOT_COMPATIBLE'] as const)
    expect(decideSharedContact({ shares: 'OWN', status, hasGuardian: true })).toEqual({ code: 'contact-not-shared' });
});
