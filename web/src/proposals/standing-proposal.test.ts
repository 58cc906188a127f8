import type { Party, Proposal, ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { describe, expect, it } from 'vitest';
import { standingProposal } from './standing-proposal.ts';

const party = (id: string): Party => ({
  id,
  fullName: id,
  isVerified: true,
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
});
const proposal = (sender: string, receiver: string, status: ProposalStatus): Proposal => ({
  proposalId: `${sender}-${receiver}`,
  status,
  senderProfile: party(sender),
  receiverProfile: party(receiver),
});

describe('standingProposal', () => {
  it('finds none among those of others', () => {
    expect(
      standingProposal('her', [proposal('me', 'another', 'PENDING')], [proposal('another', 'me', 'PENDING')]),
    ).toBeUndefined();
  });

  it.each<ProposalStatus>(['PENDING', 'ACCEPTED', 'MARRIAGE_FIXED', 'DECLINED', 'NOT_COMPATIBLE'])(
    'finds mine, %s: one proposes once',
    (status) => {
      expect(standingProposal('her', [proposal('me', 'her', status)], [])).toMatchObject({
        role: 'SENDER',
        proposal: { status },
      });
    },
  );

  it.each<ProposalStatus>(['PENDING', 'ACCEPTED', 'MARRIAGE_FIXED'])('finds theirs, %s', (status) => {
    expect(standingProposal('her', [], [proposal('her', 'me', status)])).toMatchObject({ role: 'RECEIVER' });
  });

  it.each<ProposalStatus>(['DECLINED', 'NOT_COMPATIBLE'])('lets me answer theirs, %s, with my own', (status) => {
    expect(standingProposal('her', [], [proposal('her', 'me', status)])).toBeUndefined();
  });

  it('prefers the live one', () => {
    expect(
      standingProposal('her', [proposal('me', 'her', 'DECLINED')], [proposal('her', 'me', 'PENDING')]),
    ).toMatchObject({ role: 'RECEIVER' });
  });
});
