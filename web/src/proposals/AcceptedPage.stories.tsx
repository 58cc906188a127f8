import { msg } from '@lingui/core/macro';
import type { MockBackend } from '@mithaq/mocks/src/backend.ts';
import type { CreatedBy } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { onlyProposals } from '../testing/prepare-state.ts';
import { imran } from '../testing/people.ts';
import { screen, type ScreenOptions } from '../testing/screen.tsx';

/** After an acceptance: whom to call, what families usually do next, and what to watch. */
export default { title: 'Screens/Accepted', tags: ['screen'] };

const accepted = (options: ScreenOptions) => screen(`/proposals/${imran.profileId}`, options);
const writtenBy = (createdBy: CreatedBy) => (mockBackend: MockBackend) => {
  onlyProposals(mockBackend, 'sent', [[imran, 'ACCEPTED']]);
  const { users } = mockBackend.state;
  Object.assign(users.find(({ id }) => id === imran.userId)?.profile ?? {}, { createdBy });
};
const next = msg`What families usually do next`;

export const ByHisMother = accepted({ prepareState: writtenBy('MOTHER'), shows: next });
export const ByHimself = accepted({ prepareState: writtenBy('SELF'), shows: next });
export const DetailsRead = accepted({
  prepareState: writtenBy('MOTHER'),
  act: ({ press }) => press(msg`View Contact Details`),
  shows: imran.email,
});
export const Failed = accepted({
  prepareState: (mockBackend) => mockBackend.fail('getProfile', { code: 'unavailable' }),
  shows: { id: problems.unavailable.detail },
});
export const Loading = accepted({
  prepareState: (mockBackend) => {
    writtenBy('MOTHER')(mockBackend);
    mockBackend.slow('getProfile');
  },
  shows: msg`Mithaq`,
  held: 1,
});
