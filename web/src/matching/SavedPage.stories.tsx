import { msg } from '@lingui/core/macro';
import type { MockBackend } from '@mithaq/mocks/src/backend.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { amina, firstName, imran, longText, meeting, someMen } from '../testing/people.ts';
import { screen, type ScreenOptions } from '../testing/screen.tsx';

/** The profiles that a member has saved. Only the member sees the list. */
export default { title: 'Screens/Saved profiles', tags: ['screen'] };

const saved = (options: ScreenOptions) => screen('/saved', options);

export const Several = saved({
  mockBackend: meeting(imran, longText, ...someMen(2)),
  prepareState: saveAll,
  shows: firstName(imran),
});
export const Nothing = saved({ shows: msg`No saved profiles` });
export const Loading = saved({
  prepareState: (mockBackend) => mockBackend.slow('listSavedProfiles'),
  shows: msg`Saved profiles`,
  held: 1,
});
export const Failed = saved({
  prepareState: (mockBackend) => mockBackend.fail('listSavedProfiles', { code: 'unavailable' }),
  shows: { id: problems.unavailable.detail },
});

function saveAll({ state }: MockBackend): void {
  for (const { id } of state.users)
    if (id !== amina.userId)
      state.savedProfiles.push({ member: amina.userId, saved: id, savedAt: '2026-01-01T00:00:00.000Z' });
}
