import { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { stepsFrom } from '@mithaq/openapi/rules/proposal.ts';
import { describe, expect, it } from 'vitest';
import { statusView } from './status-view.ts';

describe('statusView', () => {
  it.each([
    ['PENDING', 'yellow', 'Pending', undefined],
    ['ACCEPTED', 'green', 'Accepted', undefined],
    ['DECLINED', 'red', 'Declined', 'This proposal has been declined.'],
    ['MARRIAGE_FIXED', 'neutral', 'Marriage fixed', 'Alhamdulillah, Marriage Fixed'],
    ['NOT_COMPATIBLE', 'red', 'Not compatible', 'Both parties have decided this is not a match.'],
  ] as const)('%s is %s, "%s"', (status, tone, badge, note) => {
    expect(statusView[status]).toMatchObject({ tone, badge });
    expect(statusView[status].note?.message).toBe(note);
  });

  it('has words for every step the rules allow', () => {
    const steps = Object.values(ProposalStatus).flatMap((status) => [
      ...stepsFrom(status, 'SENDER'),
      ...stepsFrom(status, 'RECEIVER'),
    ]);
    expect(
      new Set(steps.map((status) => (status === 'PENDING' ? undefined : statusView[status].step.message))),
    ).toEqual(new Set(['Accept', 'Decline', 'Marriage Fixed', 'Not Compatible']));
  });
});
