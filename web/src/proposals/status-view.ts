import type { ProposalStatus, ProposalStatusChangeStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/forms.ts';
import type { Tone } from '@mithaq/ui-kit';

export interface StatusView {
  /** The badge's tint (SPEC section 4). */
  tone: Tone;
  badge: string;
  /** A sentence for a proposal that has come to its end. */
  note?: string;
}

/** How each status looks and what it says; and for those that one can bring about, the words on the button. */
export const statusView: Record<ProposalStatus, StatusView> & Record<ProposalStatusChangeStatus, StatusView & { step: string }> = {
  PENDING: { tone: 'yellow', badge: labels.ProposalStatus.PENDING },
  ACCEPTED: { tone: 'green', badge: labels.ProposalStatus.ACCEPTED, step: 'Accept' },
  DECLINED: { tone: 'red', badge: labels.ProposalStatus.DECLINED, step: 'Decline', note: 'This proposal has been declined.' },
  MARRIAGE_FIXED: { tone: 'neutral', badge: labels.ProposalStatus.MARRIAGE_FIXED, step: 'Marriage Fixed', note: 'Alhamdulillah, Marriage Fixed' },
  NOT_COMPATIBLE: { tone: 'red', badge: labels.ProposalStatus.NOT_COMPATIBLE, step: 'Not Compatible', note: 'Both parties have decided this is not a match.' },
};
