import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { ModeratorMessageKind } from '@mithaq/openapi/generated/operations.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { oneOf } from './checks.ts';
import { Profile } from './profile.entity.ts';
import type { MemberData } from './member-data.ts';

/** What a moderator wrote to a member, who does not learn which moderator. */
export const ModeratorMessage = defineEntity({
  name: 'ModeratorMessage',
  checks: [oneOf('kind', labels.ModeratorMessageKind)],
  indexes: [{ name: 'moderator_message_profile', properties: ['profile', 'id'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    profile: () => p.manyToOne(Profile).ref().deleteRule('cascade'),
    kind: p.string().length(10).$type<ModeratorMessageKind>(),
    text: p.string().length(1000),
    // The address that the operator named.
    moderator: p.string().length(320),
    caseId: p.uuid().nullable(),
    sentAt: p.datetime(),
    // Set by the member.
    readAt: p.datetime().nullable(),
  },
});

/** What the table holds about a member. */
export const moderatorMessageData: MemberData = {
  exported: {
    list: 'moderatorMessages',
    rows: `select m.id as "messageId", m.kind, m.text, m.sent_at as "sentAt", m.read_at as "readAt"
      from profile p join moderator_message m on m.profile_id = p.id where p.user_id = ? order by m.id desc`,
  },
  notExported: {
    moderator: 'It is about the operator’s staff.',
    case_id: 'It is the work of the moderators, and would name a reporter’s case.',
  },
  members: {
    profile_id: 'deletes the row',
    case_id: { else: 'It names a case.' },
    moderator: { else: 'It is the address that the operator named.' },
  },
};
