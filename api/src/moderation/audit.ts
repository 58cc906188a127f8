import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isForOtherModerators } from '../entities/retained-relation.entity.ts';
import type { Session } from '../http/operation.ts';
import type { Database, Statement } from '../database/database.ts';
import { ModerationAudit, type IModerationAudit } from '../entities/moderation.entities.ts';

/**
 * The profiles with which this one has a case, open or closed, or a proposal: its moderator decides nothing about them, and
 * does not read what others decided, also when the other one has deleted the account and is back. The proposals are among them so
 * that a refusal does not tell who has reported.
 */
const relatedTo = (profileId: string) => `select coalesce(c.member_id, c.former_profile_id) as id
    from moderation_case c where c.reporter_id = ${profileId}
  union all select c.reporter_id from moderation_case c where c.member_id = ${profileId}
  union all select q.receiver_id from proposal q where q.sender_id = ${profileId}
  union all select q.sender_id from proposal q where q.receiver_id = ${profileId}
  union all select r.returned_id from retained_relation r where r.member_id = ${profileId} and r.${isForOtherModerators}`;

/** That `id` is not among the profiles of relatedTo(). */
export const isUnrelated = (id: string, profileId: string) =>
  `not exists (select 1 from (${relatedTo(profileId)}) related where related.id = ${id})`;

/** Whether a moderator with this profile, or without one, has a case or a proposal with another one. */
export async function isRelated(em: EntityManager, ownProfileId: string | null, profileId: string): Promise<boolean> {
  const [row] = await em.execute<unknown[]>(
    `select 1 from (select ?::uuid as own, ?::uuid as other) asked where not ${isUnrelated('asked.other', 'asked.own')}`,
    [ownProfileId, profileId],
  );
  return row !== undefined;
}

type Decision = Pick<IModerationAudit, 'action' | 'profileId' | 'reason'> & { caseId?: string | null };

/** Records what a moderator does, with the transaction of `em`. */
export function recordDecision(
  em: EntityManager,
  { email }: Session,
  { caseId = null, ...decision }: Decision,
  now: Date,
): void {
  em.create(ModerationAudit, { ...decision, caseId, at: now, moderator: email });
}

const readsStatement: Statement = {
  name: 'record-moderator-reads',
  text: `insert into moderation_audit (id, at, moderator, action, profile_id, case_id, reason)
    select r.id, $1, $2, $3, r.profile_id, r.case_id, '' from unnest($4::uuid[], $5::uuid[], $6::uuid[]) r (id, profile_id, case_id)
    on conflict do nothing`,
};

/** Records what a moderator is about to read: one entry for each of them and day, and for each search. */
export async function recordReads(
  database: Database,
  { email }: Session,
  action: 'READ_CASE' | 'READ_SUSPENDED' | 'READ_MESSAGES' | 'SEARCH',
  read: readonly { profileId?: string; caseId?: string }[],
  now: Date,
): Promise<void> {
  if (read.length === 0) return;
  await database.query(readsStatement, [
    now,
    email,
    action,
    read.map(() => randomUUIDv7()).toSorted(), // in the order of the page also within a millisecond
    read.map(({ profileId }) => profileId ?? null),
    read.map(({ caseId }) => caseId ?? null),
  ]);
}

const select = `select a.id as "entryId", a.at, a.moderator, a.action, a.profile_id as "profileId", a.case_id as "caseId", a.reason
  from moderation_audit a`;
// An entry of an own case can be about somebody who has left, and is related to nobody then.
const isVisible = `(a.profile_id = $3::uuid) is not true and ${isUnrelated('a.profile_id', '$3::uuid')}
  and not exists (select 1 from moderation_case o where o.id = a.case_id and $3::uuid in (o.member_id, o.reporter_id))`;
const order = `order by a.id desc limit $1 offset $2`;
const reads = `('READ_CASE', 'READ_SUSPENDED', 'READ_MESSAGES', 'SEARCH')`;
const isRead = `a.action in ${reads}`;
const isDecision = `a.action not in ${reads}`;

/** The newest first, without entries about the moderator, their cases, and members that relatedTo() finds. */
export const auditLists: Record<'ALL' | 'DECISIONS' | 'READS', Statement> = {
  ALL: { name: 'moderation-audit', text: `${select} where ${isVisible} ${order}` },
  DECISIONS: { name: 'moderation-decisions', text: `${select} where ${isDecision} and ${isVisible} ${order}` },
  READS: { name: 'moderation-reads', text: `${select} where ${isRead} and ${isVisible} ${order}` },
};
