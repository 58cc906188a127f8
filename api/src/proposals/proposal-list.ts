import type { Party, Proposal, ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Statement } from '../database/database.ts';

/** A proposal with both its parties. */
export type ProposalRow = { id: string; status: ProposalStatus; sender: Party; receiver: Party };

const party = (p: string) =>
  `json_build_object('id', ${p}.id, 'fullName', ${p}.full_name, 'isVerified', ${p}.is_verified, 'city', ${p}.city, 'state', ${p}.state, 'country', ${p}.country)`;

const select = `select q.id, q.status, ${party('s')} as sender, ${party('r')} as receiver
  from proposal q join profile s on s.id = q.sender_id join profile r on r.id = q.receiver_id`;

/** Pending first, then newest (DESIGN rule 14). */
const order = `order by q.status = 'PENDING' desc, q.created_at desc, q.id desc`;

export const sentProposals: Statement = { name: 'sent-proposals', text: `${select} where q.sender_id = $1 ${order}` };
export const receivedProposals: Statement = {
  name: 'received-proposals',
  text: `${select} where q.receiver_id = $1 ${order}`,
};
export const oneProposal: Statement = { name: 'one-proposal', text: `${select} where q.id = $1` };

export function proposalAnswer({ id, status, sender, receiver }: ProposalRow): Proposal {
  return { proposalId: id, status, senderProfile: sender, receiverProfile: receiver };
}
