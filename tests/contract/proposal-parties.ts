import type { ContactRole, Proposal, ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { RequestOptions } from './backend.ts';
import type { Proposed, TestMember } from './test-client.ts';

export const statuses: ProposalStatus[] = ['PENDING', 'ACCEPTED', 'DECLINED', 'MARRIAGE_FIXED', 'NOT_COMPATIBLE'];
export const sides: ContactRole[] = ['SENDER', 'RECEIVER'];

export const partyOf = ({ sender, receiver }: Proposed, side: ContactRole): TestMember =>
  side === 'SENDER' ? sender : receiver;
export const otherOf = (side: ContactRole): ContactRole => (side === 'SENDER' ? 'RECEIVER' : 'SENDER');

/** The request for a proposal to this member. */
export const proposalTo = ({ profileId }: { profileId: string }): RequestOptions => ({
  body: { receiverProfileId: profileId },
});

/** The member's proposals of one side. */
export const listOf = (me: TestMember, type: 'SENT' | 'RECEIVED'): Promise<Proposal[]> =>
  me.gets('listProposals', { params: { type } });

/** The status, as the sender sees it. */
export const statusOf = async ({ sender, proposalId }: Proposed): Promise<ProposalStatus | undefined> =>
  (await listOf(sender, 'SENT')).find((proposal) => proposal.proposalId === proposalId)?.status;
