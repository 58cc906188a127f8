import { defineEntity, p } from '@mikro-orm/core';

/** Proofs that were used; each works once (DESIGN rule 8). Only a hash, kept until the proof would be too old anyway. */
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
