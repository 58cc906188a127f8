import { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { transitionsFrom } from '@mithaq/openapi/rules/proposal.ts';
import { describe, expect, it } from 'vitest';
import { statusView } from './status-view.ts';

describe('statusView', () => {
  it.each([
    ['PENDING', 'yellow', 'Pending', undefined],
    ['ACCEPTED', 'green', 'Accepted', undefined],
    ['DECLINED', 'red', 'Declined', 'This proposal has been declined.'],
    [
      'MARRIAGE_FIXED',
      'sand', // a warm neutral
      'Marriage fixed',
      'Alhamdulillah, Marriage Fixed',
    ],
    ['NOT_COMPATIBLE', 'red', 'Not compatible', 'Both parties have decided this is not a match.'],
  ] as const)('%s is %s, "%s"', (status, tone, badge, note) => {
    expect(statusView[status]).toMatchObject({ tone, badge });
    expect(statusView[status].note?.message).toBe(note);
  });

  it('has a button text for every allowed transition', () => {
    const transitions = Object.values(ProposalStatus).flatMap((status) => [
      ...transitionsFrom(status, 'SENDER'),
      ...transitionsFrom(status, 'RECEIVER'),
    ]);
    expect(new Set(transitions.map((status) => statusView[status].action.message))).toEqual(
      new Set(['Accept', 'Decline', 'Marriage Fixed', 'Not Compatible']),
    );
  });
});
