import { expect, it } from 'vitest';
import { decideSave, mostSaved } from './saved-profiles.ts';

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
