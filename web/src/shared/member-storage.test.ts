import { beforeEach, expect, test } from 'vitest';
import { forgetMembers, forgetOtherMembers } from './member-storage.ts';

const keys = (storage: Storage) => Object.keys(storage).sort();

beforeEach(() => {
  for (const storage of [sessionStorage, localStorage]) {
    storage.clear();
    for (const name of ['draft.create.a', 'draft.edit.b', 'read.a', 'read.b', 'scroll'])
      storage.setItem(`mithaq.${name}`, '{}');
  }
});

test('nothing of any member stays when nobody is signed in', () => {
  forgetMembers();
  expect(keys(sessionStorage)).toEqual(['mithaq.scroll']);
  expect(keys(localStorage)).toEqual(['mithaq.scroll']);
});

test('only what is of the account that is signed in stays, and no draft in local storage', () => {
  forgetOtherMembers('a');
  expect(keys(sessionStorage)).toEqual(['mithaq.draft.create.a', 'mithaq.read.a', 'mithaq.scroll']);
  expect(keys(localStorage)).toEqual(['mithaq.read.a', 'mithaq.scroll']);
});
