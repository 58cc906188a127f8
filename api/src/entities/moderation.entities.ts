import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { FormerMember, ModerationAuditEntryAction } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { ReportReason, TextOutcome } from '@mithaq/openapi/generated/operations.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { oneOf } from './checks.ts';
import { Profile } from './profile.entity.ts';
import { hasBlocked } from './blocks.ts';
import { otherMember, type MemberData } from './member-data.ts';

/** Days after which closed cases, and what is held of members who left, have served their purpose. */
const retentionDays = { closedCases: 365, reportsOfFormerMembers: 180 };

/**
 * Rows with the same key are one case: all open reports about a member, and those that were closed together. As PostgreSQL
 * writes it, so that the migrations can be compared with it.
 */
const caseKey = `CASE
    WHEN ((kind)::text = 'TEXT'::text) THEN id
    WHEN (closed_at IS NOT NULL) THEN COALESCE(closed_with, id)
    ELSE COALESCE(member_id, former_profile_id, id)
END`;

/** Something for the moderators to look at: a report, or a text that the screening flagged. */
export const ModerationCase = defineEntity({
  name: 'ModerationCase',
  checks: [
    oneOf('kind', { REPORT: '', TEXT: '' }),
    oneOf('reason', labels.ReportReason),
    oneOf('outcome', labels.TextOutcome),
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
    { name: 'moderation_case_key', properties: ['caseKey', 'id'] },
    { name: 'moderation_case_former_profile', properties: ['formerProfileId'] },
    { name: 'moderation_case_identity', properties: ['identityHash'] },
    { name: 'moderation_case_number', properties: ['numberHash'] },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    kind: p.string().length(10).$type<'REPORT' | 'TEXT'>(),
    openedAt: p.datetime(),
    // The reported member and the reporter; null once that member has left.
    member: () => p.manyToOne(Profile).ref().nullable().deleteRule('set null').index(),
    reporter: () => p.manyToOne(Profile).ref().nullable().deleteRule('set null'),
    reason: p.string().length(20).$type<ReportReason>().nullable(),
    note: p.text().nullable(),
    field: p.string().length(40).nullable(),
    text: p.text().nullable(),
    // The proposal that the text goes with; null of a text of the profile. Without a foreign key: the case ends with its author.
    proposalId: p.uuid().nullable(),
    closedAt: p.datetime().nullable(),
    decision: p.string().length(500).nullable(),
    // The first report of the case, when a report was closed together with others.
    closedWith: p.uuid().nullable(),
    // Of a member who left while the report was open, until it is decided: what a moderator saw of them, and keyed hashes by
    // which they are known when they sign up again. The profile of one who had left before is not known: there it is the first report.
    formerProfileId: p.uuid().nullable(),
    leftAt: p.datetime().nullable(),
    evidence: p.json().$type<MemberEvidence>().nullable(),
    identityHash: p.string().length(64).nullable(),
    numberHash: p.string().length(64).nullable(),
    // Of a member who had left before the report: whatever hashes were retained of them, in no order.
    personHashes: p.array().nullable(),
    caseKey: p.uuid().generated(`(${caseKey}) stored`).nullable(),
    // How the case of a text ended.
    outcome: p.string().length(10).$type<TextOutcome>().nullable(),
  },
});

/** What remains of a member for the open reports about them. */
export type MemberEvidence = Omit<FormerMember, 'profileId' | 'leftAt' | 'isSuspended'>;

const actions: Record<ModerationAuditEntryAction, ''> = {
  CLOSE_CASE: '',
  SUSPEND: '',
  LIFT_SUSPENSION: '',
  SEND_MESSAGE: '',
  SEND_WARNING: '',
  READ_CASE: '',
  READ_SUSPENDED: '',
  READ_MESSAGES: '',
  SEARCH: '',
  OPERATOR: '',
};

/** What moderators did and read. The database refuses to change or remove a row, so it refers to no row that can be deleted. */
export const ModerationAudit = defineEntity({
  name: 'ModerationAudit',
  checks: [oneOf('action', actions)],
  indexes: [
    // A read is one entry for each moderator, case or member, and day, so that the log stays readable.
    {
      name: 'moderation_audit_read',
      expression: `create unique index "moderation_audit_read" on "moderation_audit" ("moderator", "action", coalesce("case_id", "profile_id"), (("at" at time zone 'UTC')::date)) where "action" in ('READ_CASE', 'READ_SUSPENDED')`,
    },
    {
      name: 'moderation_audit_messages_read',
      expression: `create unique index "moderation_audit_messages_read" on "moderation_audit" ("moderator", "profile_id", (("at" at time zone 'UTC')::date)) where "action" = 'READ_MESSAGES'`,
    },
    {
      name: 'moderation_audit_decision',
      expression: `create index "moderation_audit_decision" on "moderation_audit" ("id" desc) where "action" not in ('READ_CASE', 'READ_SUSPENDED')`,
    },
  ],
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
    // The address that the operator named, or 'operator' for a command; it is no fact of a member.
    moderator: p.string().length(320),
    action: p.string().length(20).$type<ModerationAuditEntryAction>(),
    profileId: p.uuid().nullable(),
    caseId: p.uuid().nullable(),
    reason: p.string().length(500),
  },
});
export type IModerationAudit = InferEntity<typeof ModerationAudit>;
export type IModerationCase = InferEntity<typeof ModerationCase>;

/** What the table holds about a member. The export does not link one who has left and is back to the new profile. */
export const moderationCaseData: MemberData = {
  exported: {
    list: 'reports',
    rows: `select m.id as "reportId", m.opened_at as "createdAt", o.id as "profileId", m.reason, m.note
      from profile p join moderation_case m on m.reporter_id = p.id ${otherMember('m.member_id', `(m.former_profile_id is not null or ${hasBlocked('o.id', 'p.id')})`)}
      where p.user_id = ? order by m.opened_at desc, m.id desc`,
  },
  notExported: {
    kind: 'Every report is of the same kind.',
    field: 'A report has none.',
    outcome: 'A report has none.',
    text: 'A report has none; flagged texts are the work of the moderators.',
    proposal_id: 'A report has none.',
    closed_at: 'It is the work of the moderators.',
    decision: 'It is the work of the moderators.',
    closed_with: 'It is the work of the moderators.',
    case_key: 'It is the work of the moderators.',
    former_profile_id: 'It is of the reported member, who has left.',
    left_at: 'It is of the reported member, who has left.',
    evidence: 'It is of the reported member, who has left.',
    identity_hash: 'It is of the reported member, who has left.',
    number_hash: 'It is of the reported member, who has left.',
    person_hashes: 'It is of the reported member, who has left.',
  },
  members: {
    member_id: 'clears the column',
    reporter_id: 'clears the column',
    former_profile_id: { else: 'It is set while a report about the member is open.' },
    identity_hash: { else: 'It is set while a report about the member is open, so that the member is known again.' },
    number_hash: { else: 'It is set while a report about the member is open, so that the member is known again.' },
    person_hashes: { else: 'It is set while a report about the member is open, so that the member is known again.' },
    closed_with: { else: 'It names another case.' },
    proposal_id: { else: 'It names a proposal.' },
    case_key: { else: 'It names a case by the member, or by former_profile_id.' },
  },
  expired: `s.closed_at < clock.now - interval '${retentionDays.closedCases} days'`,
  cleared: {
    set: `evidence = null, left_at = null, identity_hash = null, number_hash = null, person_hashes = null, note = case when s.member_id is not null then s.note end`,
    where: `s.left_at < clock.now - interval '${retentionDays.reportsOfFormerMembers} days'`,
  },
};

/** What the table holds about a member. */
export const moderationAuditData: MemberData = {
  exported: { not: 'It is what moderators did, and is never changed.' },
  members: {
    profile_id: { else: 'It names nobody once the profile is gone.' },
    case_id: { else: 'It names a case.' },
    moderator: { else: 'It is the address that the operator named.' },
  },
};
