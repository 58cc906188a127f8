import type { MockBackend } from '@mithaq/mocks/src/backend.ts';
import type { User } from '@mithaq/mocks/src/state.ts';
import type { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Member } from '@mithaq/openapi/examples/members.ts';

/** Removes every member but the signed-in one. */
export function everyoneElseLeaves(mockBackend: MockBackend): void {
  for (const { id, profile } of mockBackend.state.users)
    if (profile && id !== mockBackend.signedInUserId()) profile.isVerified = false;
}

/** Suspends the signed-in member. */
export function suspend(mockBackend: Pick<MockBackend, 'state' | 'signedInUserId'>): void {
  const me = mockBackend.state.users.find(({ id }) => id === mockBackend.signedInUserId());
  const reason = 'Several members wrote that you asked them for money.';
  if (me) me.suspension = { reason, since: '2026-11-20T08:00:00Z' };
}

/** Replaces all proposals by these, between the signed-in member and these people. */
export function onlyProposals(
  mockBackend: MockBackend,
  side: 'sent' | 'received',
  proposals: [Member | undefined, ProposalStatus][],
): void {
  const me = mockBackend.signedInUserId() ?? '';
  mockBackend.state.proposals = [];
  proposals.forEach(([them, status], i) => {
    const id = `0199a1b2-c3d4-7e5f-8a6b-00000000000${i}`;
    const they = them?.userId ?? '';
    const parties = side === 'sent' ? { sender: me, receiver: they } : { sender: they, receiver: me };
    const at = `2026-11-0${9 - i}T08:00:00Z`;
    mockBackend.state.proposals.push({ id, ...parties, status, createdAt: at, changedAt: at });
  });
}

/** Fixes a marriage between this member and a woman who is not signed in. */
export function marryElsewhere({ state, signedInUserId }: MockBackend, { userId }: Member): void {
  const isOther = ({ id, profile }: User) => profile?.gender === 'FEMALE' && id !== signedInUserId();
  const spouse = state.users.find(isOther)?.id ?? '';
  const id = '0199a1b2-c3d4-7e5f-8a6b-0000000000ff';
  const parties = { sender: userId, receiver: spouse };
  state.proposals.push({ id, ...parties, status: 'MARRIAGE_FIXED', createdAt: '2026-11-01T08:00:00Z' });
}
