import { defineEntity, p } from '@mikro-orm/core';
import type { MemberData } from './member-data.ts';

/** The suspension of an account that its member has deleted. Hashes with a key of the deployment name nobody. */
export const RetainedSuspension = defineEntity({
  name: 'RetainedSuspension',
  tableName: 'kept_suspension',
  properties: {
    identityHash: p.string().length(64).primary(),
    // Until it is free again.
    numberHash: p.string().length(64).nullable().index(),
    suspendedAt: p.datetime(),
    reason: p.string().length(500),
    retainedAt: p.datetime().fieldName('kept_at'),
  },
});

/** What the table holds about a member. */
export const retainedSuspensionData: MemberData = {
  exported: { not: 'It is about an account that was deleted.' },
  members: {
    identity_hash: { else: 'It is written by the deletion, so that the suspension stays.' },
    number_hash: { else: 'It is written by the deletion, and expires.' },
  },
  cleared: {
    set: 'number_hash = null',
    where: `s.number_hash is not null and s.kept_at < clock.now - interval '180 days'`,
  },
};
