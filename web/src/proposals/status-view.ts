import type { ProposalStatus, ProposalStatusChangeStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@mithaq/ui-kit';

/** The other party's action in the line of news. */
export type NewsKind = 'proposed' | 'answered' | 'changed';

export interface StatusView {
  /** The badge's color. */
  tone: Tone;
  /** The badge's text, a label of the contract. */
  badge: string;
  /** A sentence for a proposal that can no longer change. */
  note?: MessageDescriptor;
  /** The sentence of its news. */
  news: NewsKind;
}

/** The texts of a change to this status. */
export interface ChangeView {
  /** The text of the button. */
  action: MessageDescriptor;
  /** What the change means, with the `name` of the other party, so that nobody confirms it for the wrong person. */
  consequence: MessageDescriptor;
  /** The line with the `time` of the change. */
  date: MessageDescriptor;
}

/** Everything that the client says of each status. */
export const statusView: Record<ProposalStatus, StatusView> &
  Record<ProposalStatusChangeStatus, StatusView & ChangeView> = {
  PENDING: { tone: 'yellow', badge: labels.ProposalStatus.PENDING, news: 'proposed' },
  ACCEPTED: {
    tone: 'green',
    badge: labels.ProposalStatus.ACCEPTED,
    news: 'answered',
    action: msg`Accept`,
    consequence: msg({
      message:
        "You are accepting the proposal of {name}. Each of you will be able to see the other's e-mail and phone number.",
    }),
    date: msg({ message: 'Accepted {time}' }),
  },
  DECLINED: {
    tone: 'red',
    badge: labels.ProposalStatus.DECLINED,
    news: 'answered',
    action: msg`Decline`,
    consequence: msg({
      message: 'You are declining the proposal of {name}. They will see that it was declined, but no reason.',
    }),
    date: msg({ message: 'Declined {time}' }),
    note: msg`This proposal has been declined.`,
  },
  MARRIAGE_FIXED: {
    tone: 'neutral',
    badge: labels.ProposalStatus.MARRIAGE_FIXED,
    news: 'changed',
    action: msg`Marriage Fixed`,
    consequence: msg({
      message:
        'You are saying that your marriage with {name} is fixed. Both of you will leave the lists and can receive no other proposals.',
    }),
    date: msg({ message: 'Marriage fixed {time}' }),
    note: msg`Alhamdulillah, Marriage Fixed`,
  },
  NOT_COMPATIBLE: {
    tone: 'red',
    badge: labels.ProposalStatus.NOT_COMPATIBLE,
    news: 'changed',
    action: msg`Not Compatible`,
    consequence: msg({
      message:
        "You are saying that you and {name} are not a match. Neither of you will see the other's contact details any more.",
    }),
    date: msg({ message: 'Ended {time}' }),
    note: msg`Both parties have decided this is not a match.`,
  },
};
