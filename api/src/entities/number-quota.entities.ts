import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { MemberData } from './member-data.ts';

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

/** What was done on a day by whichever accounts had proved a number, or by an identity that has left. Deleted two days later. */
export const NumberUse = defineEntity({
  name: 'NumberUse',
  properties: {
    // Or of the identity.
    numberHash: p.string().length(64).primary(),
    day: p.date().primary().index(),
    proposals: p.integer().default(0),
    views: p.integer().default(0),
  },
});

/** What the table holds about a member. */
export const numberProofData: MemberData = {
  exported: { not: 'It counts against a limit, for two days.' },
  members: {
    number_hash: { else: 'It stays for the limit, until it expires.' },
    profile_id: { else: 'It names nobody once the profile is gone, and expires.' },
  },
  expired: `s.proved_at < clock.now - interval '2 days'`,
};

/** What the table holds about a member. */
export const numberUseData: MemberData = {
  exported: { not: 'It counts against a limit, for two days.' },
  members: { number_hash: { else: 'It stays for the limit, until it expires.' } },
  expired: `s.day < clock.day - 1`,
};
