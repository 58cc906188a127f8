import { msg } from '@lingui/core/macro';
import type { MockBackend } from '@mithaq/mocks/src/backend.ts';
import { amina, firstName, imran } from '../testing/people.ts';
import { screen } from '../testing/screen.tsx';

/** What a member's family sees through a link. */
export default { title: 'Screens/Shared profile', tags: ['screen'] };

const token = 'a'.repeat(64);

export const Shown = screen(`/shared#${token}`, { as: 'visitor', prepareState: share, shows: firstName(imran) });
export const Loading = screen(`/shared#${token}`, {
  as: 'visitor',
  prepareState: (mockBackend) => mockBackend.slow('openSharedLink'),
  shows: msg`Mithaq`,
  held: 1,
});
export const Ended = screen('/shared#ended', { as: 'visitor', shows: msg`This link has ended` });
export const Failed = screen(`/shared#${token}`, {
  as: 'visitor',
  prepareState: (mockBackend) => mockBackend.fail('openSharedLink', 'offline'),
  shows: msg`Something went wrong`,
});

/** Amina's link to Imran's profile. */
function share({ state }: MockBackend): void {
  const owner = state.users.find(({ id }) => id === imran.userId)!; // a demo member
  owner.allowsFamilySharing = true;
  state.sharedLinks.push({
    id: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a60',
    token,
    sharer: amina.userId,
    owner: owner.id,
    createdAt: new Date().toISOString(),
    timesOpened: 0,
    lastOpenedOn: null,
  });
}
