import { expect, it } from 'vitest';
import { decideHide } from './hidden-members.ts';

it('a member can hide a visible member, and not themself', () => {
  expect(decideHide('listed')).toBeNull();
  expect(decideHide('known')).toBeNull();
  expect(decideHide('nobody')).toEqual({ code: 'not-found', params: { resource: 'PROFILE' } });
  expect(decideHide('owner')).toMatchObject({ code: 'validation', errors: [{ pointer: '/profileId' }] });
});
