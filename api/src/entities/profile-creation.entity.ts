import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';

/** When an identity, which is stored as a keyed hash, created a profile. It outlives the account for a day, for the limit. */
export const ProfileCreation = defineEntity({
  name: 'ProfileCreation',
  indexes: [{ properties: ['identityHash', 'createdAt'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    identityHash: p.string().length(64),
    createdAt: p.datetime().index(),
  },
});
