import type { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { CheckedMember, CheckedSubject } from './checked.ts';
import type { MemberOverrides } from './subject.ts';

export type Proposed = { sender: CheckedMember; receiver: CheckedMember; proposalId: string };

/** How a proposal comes to a status, one step after the other. */
const steps: Record<ProposalStatus, ProposalStatus[]> = {
  PENDING: [],
  ACCEPTED: ['ACCEPTED'],
  DECLINED: ['DECLINED'],
  MARRIAGE_FIXED: ['ACCEPTED', 'MARRIAGE_FIXED'],
  NOT_COMPATIBLE: ['ACCEPTED', 'NOT_COMPATIBLE'],
};

/** A man's proposal to a woman, brought to this status; both are new unless given. */
export async function propose(
  on: CheckedSubject,
  status: ProposalStatus = 'PENDING',
  given: { sender?: CheckedMember; receiver?: CheckedMember } = {},
  overrides: MemberOverrides = {},
): Promise<Proposed> {
  const sender = given.sender ?? (await on.man(overrides));
  const receiver = given.receiver ?? (await on.woman(overrides));
  const { proposalId } = await sender.gets('sendProposal', { body: { receiverProfileId: receiver.profileId } });
  for (const step of steps[status]) await receiver.gets('updateProposalStatus', { body: { proposalId, status: step } });
  return { sender, receiver, proposalId };
}
