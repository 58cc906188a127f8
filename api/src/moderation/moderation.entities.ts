import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { ReportReason } from '@mithaq/openapi/generated/operations.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { oneOf } from '../platform/database/checks.ts';
import { Profile } from '../profiles/profile.entity.ts';

/** Something for the moderators to look at: a report, or a text that the screening doubted (R107, R108). */
export const ModerationCase = defineEntity({
  name: 'ModerationCase',
  checks: [
    oneOf('kind', { REPORT: '', TEXT: '' }),
    oneOf('reason', labels.ReportReason),
    { name: 'moderation_case_reason', expression: `(kind = 'REPORT') = (reason is not null)` },
    { name: 'moderation_case_decision', expression: '(closed_at is null) = (decision is null)' },
  ],
  indexes: [
    {
      name: 'moderation_case_open',
      expression: `create index "moderation_case_open" on "moderation_case" ("id") where "closed_at" is null`,
    },
    { name: 'moderation_case_closed', properties: ['closedAt'] },
    { name: 'moderation_case_reported', properties: ['reporter', 'openedAt'] },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    kind: p.string().length(10).$type<'REPORT' | 'TEXT'>(),
    openedAt: p.datetime(),
    // Whom it is about, and who reported; null once that member has left (R106).
    member: () => p.manyToOne(Profile).ref().nullable().deleteRule('set null').index(),
    reporter: () => p.manyToOne(Profile).ref().nullable().deleteRule('set null'),
    reason: p.string().length(20).$type<ReportReason>().nullable(),
    note: p.text().nullable(),
    field: p.string().length(40).nullable(),
    text: p.text().nullable(),
    closedAt: p.datetime().nullable(),
    decision: p.string().length(500).nullable(),
  },
});

/** What moderators did. The database refuses to change or remove a row, so it refers to no row that can be deleted (R111). */
export const ModerationAudit = defineEntity({
  name: 'ModerationAudit',
  checks: [oneOf('action', { CLOSE_CASE: '', SUSPEND: '', LIFT_SUSPENSION: '' })],
  triggers: [
    {
      name: 'moderation_audit_append_only',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'statement',
      body: `raise exception 'the audit log only grows' using errcode = '23514', constraint = 'moderation_audit_append_only';`,
    },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    at: p.datetime(),
    // The address that the operator named; it is no fact of a member.
    moderator: p.string().length(320),
    action: p.string().length(20).$type<'CLOSE_CASE' | 'SUSPEND' | 'LIFT_SUSPENSION'>(),
    profileId: p.uuid().nullable(),
    caseId: p.uuid().nullable(),
    reason: p.string().length(500),
  },
});
export type IModerationAudit = InferEntity<typeof ModerationAudit>;
