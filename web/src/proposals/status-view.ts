import type { ProposalStatus, ProposalStatusChangeStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@mithaq/ui-kit';

export interface StatusView {
  /** The badge's tint (SPEC section 4). */
  tone: Tone;
  /** A word of the contract. */
  badge: string;
  /** A sentence for a proposal that has come to its end. */
  note?: MessageDescriptor;
}

/** How each status looks and what it says; and for those that one can bring about, the words on the button. */
export const statusView: Record<ProposalStatus, StatusView> &
  Record<ProposalStatusChangeStatus, StatusView & { step: MessageDescriptor }> = {
  PENDING: { tone: 'yellow', badge: labels.ProposalStatus.PENDING },
  ACCEPTED: { tone: 'green', badge: labels.ProposalStatus.ACCEPTED, step: msg`Accept` },
  DECLINED: {
    tone: 'red',
    badge: labels.ProposalStatus.DECLINED,
    step: msg`Decline`,
    note: msg`This proposal has been declined.`,
  },
  MARRIAGE_FIXED: {
    tone: 'neutral',
    badge: labels.ProposalStatus.MARRIAGE_FIXED,
    step: msg`Marriage Fixed`,
    note: msg`Alhamdulillah, Marriage Fixed`,
  },
  NOT_COMPATIBLE: {
    tone: 'red',
    badge: labels.ProposalStatus.NOT_COMPATIBLE,
    step: msg`Not Compatible`,
    note: msg`Both parties have decided this is not a match.`,
  },
};
