import type { ProposalStatus, ProposalStatusChangeStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@mithaq/ui-kit';

/** What happened, in the line of news; an end says whose proposal it was. */
type NewsKind = 'proposed' | 'answered' | 'fixed' | 'ended';

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
  /**
   * What happens, with the `name` of the other party, so that nobody confirms it for the wrong person. It and what follows select by
   * the `person` of the own profile, since a mother says yes for her son, and by the `author` of the other one, who is the `writer`.
   */
  about: MessageDescriptor;
  /** What follows from it. */
  follows: MessageDescriptor;
  /** What follows, after it was done. */
  done: MessageDescriptor;
  /** The other side may get a few words with it. */
  takesNote?: true;
}

/** Of each status but the one that a proposal begins with, also of one that no member chooses. */
interface LaterView {
  /** The line with the `time` of the change. */
  date: MessageDescriptor;
}

/** Everything that the client says of each status. */
export const statusView: Record<ProposalStatus, StatusView> &
  Record<Exclude<ProposalStatus, 'PENDING'>, LaterView> &
  Record<ProposalStatusChangeStatus, ChangeView> = {
  PENDING: { tone: 'yellow', badge: labels.ProposalStatus.PENDING, news: 'proposed' },
  ACCEPTED: {
    tone: 'green',
    badge: labels.ProposalStatus.ACCEPTED,
    news: 'answered',
    action: msg`Accept`,
    about: msg({
      message:
        '{person, select, son {You are about to say yes to {name} for your son.} daughter {You are about to say yes to {name} for your daughter.} brother {You are about to say yes to {name} for your brother.} sister {You are about to say yes to {name} for your sister.} other {You are about to say yes to {name}.}}',
    }),
    follows: msg({
      message:
        "{person, select, self {Each of you will then see the other's e-mail and phone number, so that you and your families can talk.} other {Each side will then see the other's e-mail and phone number, so that the families can talk.}}",
    }),
    done: msg`You can now talk.`,
    takesNote: true,
    date: msg({ message: 'Accepted {time}' }),
  },
  DECLINED: {
    tone: 'red',
    badge: labels.ProposalStatus.DECLINED,
    news: 'answered',
    action: msg`Decline`,
    about: msg({
      message:
        '{person, select, son {You are about to say no to {name} for your son.} daughter {You are about to say no to {name} for your daughter.} brother {You are about to say no to {name} for your brother.} sister {You are about to say no to {name} for your sister.} other {You are about to say no to {name}.}}',
    }),
    follows: msg({
      message: '{writer} will read that the proposal was declined, and no reason, unless you write a few kind words.',
    }),
    done: msg`The other side reads it at the next visit.`,
    takesNote: true,
    date: msg({ message: 'Declined {time}' }),
    note: msg`This proposal has been declined.`,
  },
  MARRIAGE_FIXED: {
    tone: 'sand',
    badge: labels.ProposalStatus.MARRIAGE_FIXED,
    news: 'fixed',
    action: msg`Marriage Fixed`,
    about: msg({
      message:
        '{person, select, son {You are about to say that the marriage of your son with {name} is fixed.} daughter {You are about to say that the marriage of your daughter with {name} is fixed.} brother {You are about to say that the marriage of your brother with {name} is fixed.} sister {You are about to say that the marriage of your sister with {name} is fixed.} self {You are about to say that your marriage with {name} is fixed.} other {You are about to say that the marriage with {name} is fixed.}}',
    }),
    follows: msg({
      message:
        '{person, select, self {Both of you will leave the lists and can receive no other proposals.} other {Both will leave the lists and can receive no other proposals.}} We then ask {writer} too.',
    }),
    done: msg`The other side is asked at the next visit.`,
    date: msg({ message: 'Marriage fixed {time}' }),
    note: msg`Alhamdulillah, Marriage Fixed`,
  },
  NOT_COMPATIBLE: {
    tone: 'red',
    badge: labels.ProposalStatus.NOT_COMPATIBLE,
    news: 'ended',
    action: msg`Not Compatible`,
    about: msg({
      message:
        '{author, select, SELF {You are about to end the talks with {name}.} other {You are about to end the talks with the family of {name}.}}',
    }),
    follows: msg({
      message:
        "{person, select, self {You say that the two of you are not a match. Neither of you will see the other's contact details any more.} other {You say that the two are not a match. Neither side will see the other's contact details any more.}}",
    }),
    done: msg`Contact details are no longer shared.`,
    date: msg({ message: 'Ended {time}' }),
    note: msg`Both parties have decided this is not a match.`,
  },
};

/** Of a proposal that its sender has taken back, in place of the texts of its status. */
export const takenBack = {
  tone: 'neutral',
  badge: msg`Taken back`,
  date: msg({ message: 'Taken back {time}' }),
  note: msg`You took this proposal back.`,
} as const satisfies { tone: Tone } & Record<'badge' | 'date' | 'note', MessageDescriptor>;

/** Beside the note of a marriage that only the other side says is fixed; `name` is whose word that is. */
export const awaitsAnswer = msg({ message: '{name} says so, and your answer is awaited.' });

/** To the sender of a proposal that was declined. */
export const afterNo = msg`A no is hard to read. May Allah open a better way.`;

/** The other one has fixed a marriage with someone else, or is suspended. */
export const isUnavailable = msg`This member is no longer available.`;

/** To the sender of a proposal without an answer while the other one is not available: a marriage may be denied, a suspension end. */
export const cannotAnswer = msg`This member cannot answer at present. You may leave the proposal as it is, or take it back.`;
