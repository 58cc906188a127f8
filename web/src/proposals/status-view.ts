import type { ProposalStatus, ProposalStatusChangeStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@mithaq/ui-kit';

export interface StatusView {
  /** The badge's color. */
  tone: Tone;
  /** The badge's text, a label of the contract. */
  badge: string;
  /** A sentence for a proposal that can no longer change. */
  note?: MessageDescriptor;
}

/** How each status is shown, and the text of the button that changes a proposal to it. */
export const statusView: Record<ProposalStatus, StatusView> &
  Record<ProposalStatusChangeStatus, StatusView & { action: MessageDescriptor }> = {
  PENDING: { tone: 'yellow', badge: labels.ProposalStatus.PENDING },
  ACCEPTED: { tone: 'green', badge: labels.ProposalStatus.ACCEPTED, action: msg`Accept` },
  DECLINED: {
    tone: 'red',
    badge: labels.ProposalStatus.DECLINED,
    action: msg`Decline`,
    note: msg`This proposal has been declined.`,
  },
  MARRIAGE_FIXED: {
    tone: 'neutral',
    badge: labels.ProposalStatus.MARRIAGE_FIXED,
    action: msg`Marriage Fixed`,
    note: msg`Alhamdulillah, Marriage Fixed`,
  },
  NOT_COMPATIBLE: {
    tone: 'red',
    badge: labels.ProposalStatus.NOT_COMPATIBLE,
    action: msg`Not Compatible`,
    note: msg`Both parties have decided this is not a match.`,
  },
};
