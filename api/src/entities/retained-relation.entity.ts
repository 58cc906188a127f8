import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { oneOf } from './checks.ts';
import { Profile } from './profile.entity.ts';
import { inverse, retainedDays, type RetainedKind } from '@mithaq/openapi/rules/retained-relations.ts';
import type { MemberData } from './member-data.ts';

/**
 * A block or an earlier proposal between a member and one whose account was deleted, so that nobody ends it by deleting the
 * account and signing up again. Hashes with a key of the deployment name nobody.
 */
export const RetainedRelation = defineEntity({
  name: 'RetainedRelation',
  checks: [oneOf('kind', inverse)],
  uniques: [{ name: 'retained_relation_once', properties: ['member', 'kind', 'personHash'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    member: () => p.manyToOne(Profile).ref().deleteRule('cascade'),
    kind: p.string().length(20).$type<RetainedKind>(),
    // Of the identity or of the number: a row for each by which the same person is known again.
    personHash: p.string().length(64).index(),
    // When the block or the proposal was made.
    since: p.datetime(),
    // When the account was deleted.
    retainedAt: p.datetime().index(),
    // The profile with which the same person is back.
    returned: () => p.manyToOne(Profile).ref().nullable().deleteRule('set null').index(),
  },
});

/** What the table holds about a member. */
export const retainedRelationData: MemberData = {
  exported: { not: 'It would tell who has blocked whom; a block that is back is among the exported ones.' },
  members: {
    member_id: 'deletes the row',
    returned_id: 'clears the column',
    person_hash: { else: 'It is written by the deletion, so that blocks and proposals stay.' },
  },
  expired: `s.returned_id is null and s.retained_at < clock.now - interval '${retainedDays} days'`,
};
