import { expect, it } from 'vitest';
import { decideBlock, decideHide, decideSave, mostSaved } from './members.ts';

it('a member can block a visible member, again a blocked one, and never themself', () => {
  expect(decideBlock({ audience: 'listed', hasBlocked: false })).toBeNull();
  expect(decideBlock({ audience: 'known', hasBlocked: false })).toBeNull();
  expect(decideBlock({ audience: 'nobody', hasBlocked: true })).toBeNull();
  expect(decideBlock({ audience: 'nobody', hasBlocked: false })).toMatchObject({ code: 'not-found' });
  expect(decideBlock({ audience: 'owner', hasBlocked: false })).toMatchObject({ errors: [{ pointer: '/profileId' }] });
});

it('a member can hide a visible member, and not themself', () => {
  expect(decideHide('listed')).toBeNull();
  expect(decideHide('known')).toBeNull();
  expect(decideHide('nobody')).toEqual({ code: 'not-found', params: { resource: 'PROFILE' } });
  expect(decideHide('owner')).toMatchObject({ code: 'validation', errors: [{ pointer: '/profileId' }] });
});

const one = { isSaved: false, saved: 0 };

it('a member saves a profile that they can see, and not their own', () => {
  expect(decideSave({ ...one, audience: 'listed' })).toBeNull();
  expect(decideSave({ ...one, audience: 'known' })).toBeNull();
  expect(decideSave({ ...one, audience: 'nobody' })).toEqual({ code: 'not-found', params: { resource: 'PROFILE' } });
  expect(decideSave({ ...one, audience: 'owner' })).toMatchObject({
    code: 'validation',
    errors: [{ pointer: '/profileId' }],
  });
});

it('a member has fifty saved profiles at most', () => {
  expect(decideSave({ ...one, audience: 'listed', saved: mostSaved - 1 })).toBeNull();
  expect(decideSave({ ...one, audience: 'listed', saved: mostSaved })).toEqual({ code: 'saved-full' });
  expect(decideSave({ audience: 'listed', isSaved: true, saved: mostSaved })).toBeNull();
});
