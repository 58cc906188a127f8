import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SaidFixed } from '../members/SaidFixed.tsx';
import { Message } from '../shared/message.ts';
import { useAskedMarriage } from '../shared/use-asked-marriage.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';

interface Reasons {
  /** The own marriage is fixed; about the `person` of the own profile. */
  fixed: MessageDescriptor;
  /** After what the other side says, to which the member has not agreed. */
  asked: MessageDescriptor;
}

const reasons: Record<'accept' | 'contact' | 'send', Reasons> = {
  accept: {
    fixed: msg({
      message:
        "{person, select, self {Your marriage is fixed, so this proposal can no longer be accepted.} son {Your son's marriage is fixed, so this proposal can no longer be accepted.} daughter {Your daughter's marriage is fixed, so this proposal can no longer be accepted.} brother {Your brother's marriage is fixed, so this proposal can no longer be accepted.} sister {Your sister's marriage is fixed, so this proposal can no longer be accepted.} other {The marriage is fixed, so this proposal can no longer be accepted.}}",
    }),
    asked: msg({ message: '<0/>. Until you answer, this proposal cannot be accepted.' }),
  },
  contact: {
    fixed: msg({
      message:
        "{person, select, self {Your marriage is fixed, so contact details are no longer shared here.} son {Your son's marriage is fixed, so contact details are no longer shared here.} daughter {Your daughter's marriage is fixed, so contact details are no longer shared here.} brother {Your brother's marriage is fixed, so contact details are no longer shared here.} sister {Your sister's marriage is fixed, so contact details are no longer shared here.} other {The marriage is fixed, so contact details are no longer shared here.}}",
    }),
    asked: msg({ message: '<0/>. Until you answer, contact details are not shared here.' }),
  },
  send: {
    fixed: msg({
      message:
        "{person, select, self {Your marriage is fixed, so you can send no proposal.} son {Your son's marriage is fixed, so you can send no proposal.} daughter {Your daughter's marriage is fixed, so you can send no proposal.} brother {Your brother's marriage is fixed, so you can send no proposal.} sister {Your sister's marriage is fixed, so you can send no proposal.} other {The marriage is fixed, so you can send no proposal.}}",
    }),
    asked: msg({ message: '<0/>. Until you answer, you can send no proposal.' }),
  },
};

/** Why something cannot be done with a proposal: the own marriage with someone else. */
export function MarriageReason({ against }: { against: keyof typeof reasons }) {
  const { person } = useOwnPerson();
  const asked = useAskedMarriage();
  const { fixed, asked: untilAnswered } = reasons[against];
  if (!asked) return <Message {...fixed} values={{ person }} />;
  return <Message {...untilAnswered} components={{ 0: <SaidFixed {...asked} /> }} />;
}
