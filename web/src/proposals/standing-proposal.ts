import type { ContactRole, Proposal } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { isLive } from '@mithaq/openapi/rules/proposal.ts';

export interface StandingProposal {
  proposal: Proposal;
  /** The side on which I stand. */
  role: ContactRole;
}

/**
 * The proposal that keeps me from sending one to this member (DESIGN rule 4): a live one either way, else the one I have
 * sent before, since a sender proposes to the same person once.
 */
export function standingProposal(
  otherProfileId: string,
  sent: Proposal[],
  received: Proposal[],
): StandingProposal | undefined {
  const mine = sent
    .filter(({ receiverProfile }) => receiverProfile.id === otherProfileId)
    .map((proposal) => ({ proposal, role: 'SENDER' as const }));
  const theirs = received
    .filter(({ senderProfile }) => senderProfile.id === otherProfileId)
    .map((proposal) => ({ proposal, role: 'RECEIVER' as const }));
  return [...mine, ...theirs].find(({ proposal }) => isLive(proposal.status)) ?? mine[0];
}
