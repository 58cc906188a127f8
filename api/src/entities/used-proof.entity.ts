import { defineEntity, p } from '@mikro-orm/core';
import type { MemberData } from './member-data.ts';

/** Used phone proofs: each works once. Only the hash is stored, until the proof would have expired anyway. */
export const UsedProof = defineEntity({
  name: 'UsedProof',
  properties: {
    tokenHash: p.string().length(64).primary(),
    usedAt: p
      .datetime()
      .onCreate(() => new Date())
      .index(),
  },
});

/** What the table holds about a member. */
export const usedProofData: MemberData = {
  exported: { not: 'It is a hash of a proof, for an hour, and names no account.' },
  members: { token_hash: { else: 'It is the hash of a proof, not of a member.' } },
  expired: `s.used_at < clock.now - interval '1 hour'`,
};
