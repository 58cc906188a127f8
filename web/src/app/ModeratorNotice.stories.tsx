import { msg } from '@lingui/core/macro';
import type { MockBackend } from '@mithaq/mocks/src/backend.ts';
import type { ModeratorMessageKind } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { amina } from '../testing/people.ts';
import { screen, type ScreenOptions } from '../testing/screen.tsx';

/** What the moderators wrote to the member, above any page until it is marked as read. */
export default { title: 'Screens/Moderator notice', tags: ['screen'] };

const notice = (kind: ModeratorMessageKind, text: string, options: Partial<ScreenOptions> = {}) =>
  screen('/settings', {
    prepareState: ({ state }: MockBackend) =>
      void state.moderatorMessages.push({
        id: '0199a1b2-c3d4-7e5f-8a6b-0000000000d1',
        member: amina.userId,
        kind,
        text,
        sentAt: '2026-11-03T10:00:00Z',
        moderator: 'moderator@example.test',
      }),
    shows: msg`I have read this`,
    ...options,
  });

export const Message = notice('MESSAGE', 'Thank you for your report. We have spoken with this member.');
export const Warning = notice(
  'WARNING',
  'Several members wrote that you asked them for money.\nThe next report ends your account here.',
);
export const LongText = notice('MESSAGE', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(18));
export const OfASuspendedMember = notice('MESSAGE', 'We look at it again this week.', { as: 'suspended' });
