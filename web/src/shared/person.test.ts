import { expect, it } from 'vitest';
import { personOf } from './person.ts';

it.each([
  [null, 'FEMALE', 'self'],
  ['SELF', 'FEMALE', 'self'],
  ['FATHER', 'FEMALE', 'daughter'],
  ['MOTHER', 'FEMALE', 'daughter'],
  ['FATHER', 'MALE', 'son'],
  ['MOTHER', 'MALE', 'son'],
  ['BROTHER', 'FEMALE', 'sister'],
  ['SISTER', 'FEMALE', 'sister'],
  ['BROTHER', 'MALE', 'brother'],
  ['SISTER', 'MALE', 'brother'],
  ['FATHER', null, 'child'],
  ['SISTER', null, 'sibling'],
  ['GUARDIAN', null, 'other'],
  ['GUARDIAN', 'FEMALE', 'other'],
] as const)('a profile written by %s about someone %s is about: %s', (createdBy, gender, person) => {
  expect(personOf(createdBy, gender)).toBe(person);
});
