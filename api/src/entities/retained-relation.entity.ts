import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { oneOf } from './checks.ts';
import { Profile } from './profile.entity.ts';
import {
  inverse,
  relatedKinds,
  retainedDays,
  separatingKinds,
  type RetainedKind,
} from '@mithaq/openapi/rules/retained-relations.ts';
import type { MemberData } from './member-data.ts';

/**
 * A block, an earlier proposal or a report between a member and one whose account was deleted, so that nobody ends it by deleting
 * the account and signing up again. The member may leave before the other is back. Hashes with a key of the deployment name nobody.
 */
export const RetainedRelation = defineEntity({
  name: 'RetainedRelation',
  checks: [
    oneOf('kind', inverse),
    { name: 'retained_relation_member', expression: '(member_id is null) <> (member_hash is null)' },
  ],
  uniques: [
    { name: 'retained_relation_once', properties: ['member', 'kind', 'personHash'] },
    { name: 'retained_relation_of_two', properties: ['memberHash', 'kind', 'personHash'] },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    member: () => p.manyToOne(Profile).ref().nullable().deleteRule('cascade'),
    // In place of the member, who has left, too: of the identity or of the number.
    memberHash: p.string().length(64).nullable(),
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

const among = (kinds: readonly RetainedKind[]) => `kind in ('${kinds.join(`', '`)}')`;

/** The SQL condition for rows for which neither of the two is in a list of the other. */
export const isSeparating = among(separatingKinds);

/** The SQL condition for rows for which a moderator leaves the other to other moderators. */
export const isForOtherModerators = among(relatedKinds);

/** What the table holds about a member. */
export const retainedRelationData: MemberData = {
  exported: { not: 'It would tell who has blocked whom; a block that is back is among the exported ones.' },
  members: {
    member_id: 'deletes the row',
    member_hash: { else: 'It is written by the deletion, so that blocks and proposals stay.' },
    returned_id: 'clears the column',
    person_hash: { else: 'It is written by the deletion, so that blocks and proposals stay.' },
  },
  expired: `s.returned_id is null and s.retained_at < clock.now - interval '${retainedDays} days'`,
};
