import { defineEntity, p } from '@mikro-orm/core';

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
