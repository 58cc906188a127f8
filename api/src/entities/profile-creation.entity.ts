import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { creationLifetime } from '@mithaq/openapi/rules/profile-creation.ts';
import type { MemberData } from './member-data.ts';

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

/** What the table holds about a member. */
export const profileCreationData: MemberData = {
  exported: { not: 'It counts against a limit, for a day.' },
  members: { identity_hash: { else: 'It stays for the limit, until it expires.' } },
  expired: `s.created_at < clock.now - interval '${creationLifetime} milliseconds'`,
};
