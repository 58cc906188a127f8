import type { Proposal } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { endsProposal, fixesMarriage } from '@mithaq/openapi/rules/proposal.ts';

/** The groups of a list, in the order in which they are shown. */
const groups = ['asked', 'fixed', 'waiting', 'accepted', 'onHold', 'closed'] as const;
export type ProposalGroup = (typeof groups)[number];

/** The group in which each proposal was first shown, or to which an own action has moved it, by its id. */
export type Places = Map<string, ProposalGroup>;

type Grouped = Pick<Proposal, 'status' | 'senderProfile' | 'receiverProfile' | 'marriage'>;

/**
 * The group of a proposal. A marriage that the other side alone calls fixed waits for the own answer. One that nobody has answered is on hold while a side is not available, since it cannot be accepted then.
 */
export function groupOf({ status, senderProfile, receiverProfile, marriage }: Grouped): ProposalGroup {
  if (fixesMarriage(status)) return marriage?.answerBy ? 'asked' : 'fixed';
  if (status !== 'PENDING') return endsProposal(status) ? 'closed' : 'accepted';
  return [senderProfile, receiverProfile].some(({ isAvailable }) => isAvailable === false) ? 'onHold' : 'waiting';
}

/**
 * The groups that have proposals, each with the newest first. A proposal stays in the group in which it was first
 * shown, so that a card that the other side ends does not move while the page is open; one that is accepted, on hold or taken back waits
 * for nobody any more. While more pages follow, those on hold and the closed ones are left out: an accepted proposal of a later page is above them.
 * @param places is written to
 */
export function groupProposals(
  proposals: readonly Proposal[],
  places: Places,
  hasMore: boolean,
): { group: ProposalGroup; proposals: Proposal[] }[] {
  for (const proposal of proposals) {
    const { proposalId, takenBackAt } = proposal;
    const group = groupOf(proposal);
    if (takenBackAt && places.has(proposalId)) places.set(proposalId, group);
    const place = places.get(proposalId);
    const mayMove = (place === 'waiting' || place === 'onHold' || place === 'asked') && group !== 'closed';
    const isLeftOut = hasMore && (group === 'onHold' || group === 'closed');
    if (mayMove || (!place && !isLeftOut)) places.set(proposalId, group);
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
