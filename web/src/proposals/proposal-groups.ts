import type { Proposal, ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { endsProposal } from '@mithaq/openapi/rules/proposal.ts';

/** The groups of a list, in the order in which they are shown. */
const groups = ['waiting', 'accepted', 'closed'] as const;
export type ProposalGroup = (typeof groups)[number];

/** The group in which each proposal was first shown, by its id. */
export type Places = Map<string, ProposalGroup>;

/** The group of a proposal of this status. A fixed marriage began with an acceptance, and contact stays open. */
export function groupOf(status: ProposalStatus): ProposalGroup {
  if (status === 'PENDING') return 'waiting';
  return endsProposal(status) ? 'closed' : 'accepted';
}

/**
 * The groups that have proposals, each with the newest first. A proposal stays in the group in which it was first
 * shown, so that a card that ends does not move while the page is open; one that is accepted or was taken back waits for nobody any
 * more. While
 * more pages follow, the closed ones wait: an accepted proposal of a later page is above them.
 * @param places is written to
 */
export function groupProposals(
  proposals: readonly Proposal[],
  places: Places,
  hasMore: boolean,
): { group: ProposalGroup; proposals: Proposal[] }[] {
  for (const { proposalId, status, takenBackAt } of proposals) {
    const group = groupOf(status);
    if (takenBackAt) places.delete(proposalId);
    const isAccepted = group === 'accepted' && places.get(proposalId) === 'waiting';
    if ((isAccepted || !places.has(proposalId)) && !(hasMore && group === 'closed')) places.set(proposalId, group);
  }
  return groups
    .map((group) => ({
      group,
      proposals: proposals.filter(({ proposalId }) => places.get(proposalId) === group).toSorted(newestFirst),
    }))
    .filter((each) => each.proposals.length > 0);
}

function newestFirst(one: Proposal, other: Proposal): number {
  const [a, b] = [one.createdAt ?? '', other.createdAt ?? ''];
  return b.localeCompare(a) || other.proposalId.localeCompare(one.proposalId);
}
