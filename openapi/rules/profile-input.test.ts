import { expect, test } from 'vitest';
import { newProfile } from '../examples/factories.ts';
import { changedProfile, genderProblem } from './profile-input.ts';

test.each([
  ['before a proof and a proposal', false, false, null],
  ['after a proof', true, false, { code: 'gender-locked' }],
  ['with a proposal', false, true, { code: 'gender-locked' }],
])('another gender %s', (_when, isVerified, hasProposal, problem) => {
  expect(genderProblem({ gender: 'MALE', isVerified }, newProfile(), hasProposal)).toEqual(problem);
  expect(genderProblem({ gender: 'FEMALE', isVerified }, newProfile(), hasProposal)).toBeNull();
});

test.each([
  ['stays when the request has none', 'Ali', 'Muhammad Ali Khan', undefined, 'Ali'],
  ['is no more when the full name has it no more', 'Ali', 'Muhammad Yusuf Khan', undefined, null],
  ['is taken back with null', 'Ali', 'Muhammad Ali Khan', null, null],
  ['is replaced by another', 'Ali', 'Muhammad Ali Khan', 'Khan', 'Khan'],
])('the chosen first name %s', (_what, stored, fullName, firstName, expected) => {
  expect(changedProfile({ firstName: stored }, newProfile({ fullName, firstName }))).toMatchObject({
    firstName: expected,
  });
});
