import { defineEntity, p } from '@mikro-orm/core';

/** The suspension of an account that its member has deleted. Hashes with a key of the deployment name nobody. */
export const KeptSuspension = defineEntity({
  name: 'KeptSuspension',
  properties: {
    identityHash: p.string().length(64).primary(),
    // Until it is free again.
    numberHash: p.string().length(64).nullable().index(),
    suspendedAt: p.datetime(),
    reason: p.string().length(500),
    keptAt: p.datetime(),
  },
});
