import { msg } from '@lingui/core/macro';
import type { MockBackend } from '@mithaq/mocks/src/backend.ts';
import type { StoredProposal } from '@mithaq/mocks/src/state.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { onlyProposals } from '../testing/prepare-state.ts';
import { imran } from '../testing/people.ts';
import { screen, type ScreenOptions } from '../testing/screen.tsx';

/** The question whether a marriage is fixed, and the day. */
export default { title: 'Screens/Marriage', tags: ['screen'] };

const marriage = (options: ScreenOptions) => screen('/marriage', options);
const fixed = (change: Partial<StoredProposal>) => (mockBackend: MockBackend) => {
  onlyProposals(mockBackend, 'received', [[imran, 'MARRIAGE_FIXED']]);
  const changedAt = new Date(Date.now() - 86_400_000).toISOString();
  Object.assign(mockBackend.state.proposals[0] ?? {}, { changedAt, ...change });
};
const answered = { marriageAnswer: 'CONFIRMED', marriageAnsweredAt: '2026-11-20T08:00:00Z' } as const;
const question = fixed({ marriageFixedBy: 'SENDER' });
const no = { id: labels.MarriageAnswer.DENIED };
const day = msg`Alhamdulillah, Marriage Fixed`;

export const Question = marriage({ prepareState: question, shows: no });
export const QuestionOfOneWhoLeft = marriage({
  prepareState: (mockBackend) => {
    question(mockBackend);
    mockBackend.state.users = mockBackend.state.users.filter(({ id }) => id !== imran.userId);
  },
  shows: no,
});
export const SayingNo = marriage({ prepareState: question, act: ({ press }) => press(no), shows: msg`Confirm` });
export const Day = marriage({ prepareState: fixed({ marriageFixedBy: 'SENDER', ...answered }), shows: day });
/** The other side is asked. */
export const DayOfTheOneWhoFixedIt = marriage({
  prepareState: fixed({ marriageFixedBy: 'RECEIVER' }),
  shows: /You have said|آپ نے|ذكرت/,
});
export const DetailsRead = marriage({
  prepareState: fixed({ marriageFixedBy: 'SENDER', ...answered }),
  act: ({ press }) => press(msg`View Contact Details`),
  shows: imran.email,
});
export const Loading = marriage({
  prepareState: (mockBackend) => {
    question(mockBackend);
    mockBackend.slow('getProfile');
  },
  shows: msg`Mithaq`,
  held: 1,
});
export const Failed = marriage({
  prepareState: (mockBackend) => {
    fixed({ marriageFixedBy: 'SENDER', ...answered })(mockBackend);
    mockBackend.fail('getProfile', { code: 'unavailable' });
  },
  shows: { id: problems.unavailable.detail },
});
