import type { World } from '@mithaq/mocks/src/world.ts';
import type { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Member } from '@mithaq/openapi/examples/members.ts';

/** Only the one who is signed in may be met here. */
export function everyoneElseLeaves(world: World): void {
  for (const account of world.state.accounts.values())
    if (account.id !== world.signedInUserId()) account.isPhoneVerified = false;
}

/** These proposals and no others stand between the one who is signed in and these people. */
export function onlyProposals(
  world: World,
  side: 'sent' | 'received',
  proposals: [Member | undefined, ProposalStatus][],
): void {
  const me = world.signedInUserId() ?? '';
  world.state.proposals.clear();
  proposals.forEach(([them, status], i) => {
    const id = `0199a1b2-c3d4-7e5f-8a6b-00000000000${i}`;
    const they = them?.userId ?? '';
    const parties = side === 'sent' ? { sender: me, receiver: they } : { sender: they, receiver: me };
    world.state.proposals.set(id, { id, ...parties, status, createdAt: `2026-11-0${9 - i}T08:00:00Z` });
  });
}
