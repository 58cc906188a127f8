import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';

/** When an account proved a number, which is stored as a keyed hash. Deleted when it does not matter any more. */
export const NumberProof = defineEntity({
  name: 'NumberProof',
  indexes: [{ properties: ['numberHash', 'provedAt'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    numberHash: p.string().length(64),
    profileId: p.uuid(),
    provedAt: p.datetime().index(),
  },
});

/** What was done on a day by whichever accounts had proved a number. Deleted two days later. */
export const NumberUse = defineEntity({
  name: 'NumberUse',
  properties: {
    numberHash: p.string().length(64).primary(),
    day: p.date().primary().index(),
    proposals: p.integer().default(0),
    views: p.integer().default(0),
  },
});
