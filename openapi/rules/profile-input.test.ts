import { expect, test } from 'vitest';
import { newProfile } from '../examples/factories.ts';
import { genderProblem } from './profile-input.ts';

test.each([
  ['before a proof and a proposal', false, false, null],
  ['after a proof', true, false, { code: 'gender-locked' }],
  ['with a proposal', false, true, { code: 'gender-locked' }],
])('another gender %s', (_when, isVerified, hasProposal, problem) => {
  expect(genderProblem({ gender: 'MALE', isVerified }, newProfile(), hasProposal)).toEqual(problem);
  expect(genderProblem({ gender: 'FEMALE', isVerified }, newProfile(), hasProposal)).toBeNull();
});
