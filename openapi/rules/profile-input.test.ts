import { expect, test } from 'vitest';
import { newProfile } from '../examples/factories.ts';
import { changedProfile } from './profile-input.ts';

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
