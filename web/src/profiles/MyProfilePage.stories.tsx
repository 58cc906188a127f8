import { msg } from '@lingui/core/macro';
import type { MockBackend } from '@mithaq/mocks/src/backend.ts';
import { holdBack } from '@mithaq/openapi/rules/held-texts.ts';
import { amina } from '../testing/people.ts';
import { aboutPerson } from '../shared/person.ts';
import { readLikeThis } from './own-profile-words.ts';
import { screen, type ScreenOptions } from '../testing/screen.tsx';

/** One’s own profile, as others read it, with the way to edit it. */
export default { title: 'Screens/My Profile', tags: ['screen'] };

const mine = (options: ScreenOptions) => screen('/my-profile', options);

export const Letter = mine({ shows: amina.profile.fullName });
export const Paused = mine({
  prepareState: ({ state }) => {
    const me = state.users.find(({ id }) => id === amina.userId);
    if (me) me.isPaused = true;
  },
  shows: amina.profile.fullName,
});
export const TextsHeldBack = mine({ prepareState: holdTexts, shows: amina.profile.fullName });
export const AsOthersReadItMeanwhile = screen('/my-profile/as-others', {
  prepareState: holdTexts,
  shows: aboutPerson(readLikeThis, 'self'),
});
export const AsOthersReadIt = screen('/my-profile/as-others', {
  shows: aboutPerson(readLikeThis, 'self'),
});
export const Loading = mine({
  prepareState: (mockBackend) => mockBackend.slow('getCurrentUserProfile'),
  shows: msg`Mithaq`,
  held: 1,
});
export const NotFound = mine({
  prepareState: (mockBackend) => mockBackend.fail('getCurrentUserProfile', { code: 'not-found' }),
  shows: msg`No profile found`,
});
export const Failed = mine({
  prepareState: (mockBackend) => mockBackend.fail('getCurrentUserProfile', { code: 'unavailable' }),
  shows: msg`Try again`,
});

/** As if the screening flagged most of what she wrote. */
function holdTexts({ state }: Pick<MockBackend, 'state'>): void {
  const me = state.users.find(({ id }) => id === amina.userId);
  if (!me?.profile || !me.preferences) return;
  const held = holdBack({ profile: me.profile, preferences: me.preferences }, [
    'fullName',
    'education',
    'occupation',
    'city',
    'aboutMe',
    'preferredOtherPreferences',
  ]);
  Object.assign(me.profile, held.profile);
  Object.assign(me.preferences, held.preferences);
}
