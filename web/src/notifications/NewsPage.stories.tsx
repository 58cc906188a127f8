import { msg } from '@lingui/core/macro';
import type { MockBackend } from '@mithaq/mocks/src/backend.ts';
import type { NotificationKind } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { onlyProposals } from '../testing/prepare-state.ts';
import { amina, imran, someMen } from '../testing/people.ts';
import { screen, type ScreenOptions } from '../testing/screen.tsx';

/** What happened, behind the bell of the header. */
export default { title: 'Screens/News', tags: ['screen'] };

const news = (options: ScreenOptions) => screen('/news', options);
const aMessage = { id: 'The moderators have written to you.' };

export const ReadAndUnread = news({ prepareState: fill, shows: aMessage });
export const Nothing = news({ shows: msg`There is nothing new.` });
export const More = news({ prepareState: fillPages, shows: msg`Show more` });
export const Suspended = news({
  as: 'suspended',
  prepareState: (mockBackend) => add(mockBackend, ['SUSPENDED', amina.userId, 2]),
  shows: { id: 'Your account is suspended.' },
});
export const Loading = news({
  prepareState: (mockBackend) => mockBackend.slow('listNotifications'),
  shows: msg`News`,
  held: 1,
});
export const Failed = news({
  prepareState: (mockBackend) => mockBackend.fail('listNotifications', { code: 'unavailable' }),
  shows: { id: problems.unavailable.detail },
});

function fill(mockBackend: MockBackend): void {
  onlyProposals(mockBackend, 'received', [
    [imran, 'PENDING'],
    [someMen(1)[0], 'NOT_COMPATIBLE'],
  ]);
  const [pending, ended] = mockBackend.state.proposals;
  add(mockBackend, ['MODERATOR_MESSAGE', 'old', 24 * 20, true]);
  add(mockBackend, ['TEXT_RELEASED', 'old', 24 * 9, true]);
  add(mockBackend, ['MODERATOR_MESSAGE', 'new', 24 * 4, true]);
  add(mockBackend, ['PROPOSAL_CLOSED', ended!.id, 24 * 3, true]);
  add(mockBackend, ['PROPOSAL_RECEIVED', pending!.id, 0]);
}

function fillPages(mockBackend: MockBackend): void {
  for (let hoursAgo = 60; hoursAgo > 0; hoursAgo -= 1)
    add(mockBackend, ['MODERATOR_MESSAGE', `${hoursAgo}`, hoursAgo, true]);
}

type Happened = [kind: NotificationKind, subject: string, hoursAgo: number, isSeen?: boolean];

function add({ state }: MockBackend, [kind, subject, hoursAgo, isSeen = false]: Happened): void {
  const createdAt = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const id = `0199a1b2-c3d4-7e5f-8a6b-${String(state.notifications.length).padStart(12, '0')}`;
  state.notifications.push({ id, user: amina.userId, kind, subject, createdAt, seenAt: isSeen ? createdAt : null });
}
