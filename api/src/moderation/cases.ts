import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  FormerMember,
  ModerationCase as CaseResponse,
  ModerationMember,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { present } from '@mithaq/openapi/rules/pick.ts';
import { mostReportsOfCase, toCase as toCaseResponse, type FoundReport } from '@mithaq/openapi/rules/moderation.ts';
import type { Statement } from '../database/database.ts';
import { isoTime } from '../database/rows.ts';
import { memberSelect } from '../entities/moderated-member.ts';
import { isUnrelated } from './audit.ts';

export type MemberRow = Omit<ModerationMember, 'aboutMe' | 'otherPreferences' | 'isPaused' | 'warnings'> & {
  isPaused: true | null;
  warnings: number | null;
  aboutMe: string;
  otherPreferences: string | null;
};

/**
 * The reports of the case `c`, the oldest first. A closed case about a member who has left does not name who reported: a moderator
 * who leaves and returns is not known there as the one whom it is about.
 */
const reportsSelect = `select r.id as "reportId", r.opened_at as "createdAt", r.reason, r.note,
    (select to_json(n) from (select n.id as "profileId", coalesce(n.held_texts ->> 'fullName', n.full_name) as name from profile n
      where n.id = r.reporter_id and (r.member_id is not null or r.closed_at is null)) n) as reporter,
    (select q.status from proposal q where least(q.sender_id, q.receiver_id) = least(r.member_id, r.reporter_id)
      and greatest(q.sender_id, q.receiver_id) = greatest(r.member_id, r.reporter_id)
      and r.member_id is not null and r.reporter_id is not null
      order by q.created_at desc, q.id desc limit 1) as "proposalStatus",
    (select json_agg(json_build_object('field', t.field, 'text', t.text) order by q.id, t.field) from proposal q join proposal_text t on t.proposal_id = q.id
      where t.author_id = r.member_id and r.reporter_id in (q.sender_id, q.receiver_id)) as "proposalTexts"
  from moderation_case r where r.case_key = c.case_key and r.kind = 'REPORT' order by r.id limit ${mostReportsOfCase}`;

const caseSelect = `select c.id as "caseId", c.kind, c.opened_at as "openedAt",
    (select to_json(m) from (${memberSelect('c.member_id')}) m) as member,
    c.evidence || jsonb_build_object('profileId', c.former_profile_id, 'leftAt', c.left_at, 'isSuspended',
      exists (select 1 from kept_suspension k where k.identity_hash = c.identity_hash)) as "formerMember",
    (select json_agg(r) from (${reportsSelect}) r) as reports,
    case when c.proposal_id is null then c.field end as field, case when c.proposal_id is not null then c.field end as "proposalField", c.text, c.closed_at as "closedAt", c.decision, c.outcome
  from moderation_case c`;

/**
 * That the case `c` is not one of this profile or identity: not about them, not reported by them, also among others, and not about
 * somebody with whom they have a case or a proposal.
 */
export const isNotOwn = (profileId: string, identityHashes: string) => `not exists (select 1 from moderation_case o
  where o.case_key = c.case_key and (${profileId} in (o.member_id, o.reporter_id) or o.identity_hash = any (${identityHashes})
    or o.person_hashes && ${identityHashes}))
  and ${isUnrelated('coalesce(c.member_id, c.former_profile_id)', profileId)}`;

/** A case is listed where its first report is; ids are UUIDv7, so their order is that of time. */
const isFirst = `not exists (select 1 from moderation_case e where e.case_key = c.case_key and e.id < c.id)`;

const own = isNotOwn('$2::uuid', '$3::text[]');
const open = `${caseSelect} where c.closed_at is null and ${isFirst} and ${own}`;
const closed = `${caseSelect} where c.closed_at is not null and ${isFirst} and ${own}`;
const newestClosed = 'order by c.closed_at desc, c.id desc limit $1';
/** After an own case there is nothing, as after an unknown one: what comes would tell that it is closed. */
const closedBefore = `(c.closed_at, c.id) < ((select c.closed_at from moderation_case c where c.id = $4 and ${own}), $4::uuid)`;

/** The oldest open cases first, and the newest closed ones: a page by its number, or the page after a case. */
export const caseLists: Record<'OPEN' | 'CLOSED', Record<'page' | 'after', Statement>> = {
  OPEN: {
    page: { name: 'open-cases', text: `${open} order by c.id limit $1 offset $4` },
    after: { name: 'open-cases-after', text: `${open} and c.id > $4 order by c.id limit $1` },
  },
  CLOSED: {
    page: { name: 'closed-cases', text: `${closed} ${newestClosed} offset $4` },
    after: { name: 'closed-cases-after', text: `${closed} and ${closedBefore} ${newestClosed}` },
  },
};

export type CaseRow = Pick<CaseResponse, 'kind'> & {
  caseId: string;
  openedAt: string;
  closedAt: string | null;
  member: MemberRow | null;
  formerMember: FormerMember | null;
  reports: ReportRow[] | null;
};

type ReportRow = FoundReport & { reportId: string; createdAt: string };

/** The case of a report or a text, locked, or null when there is none or it is one of this profile's own. */
export async function lockCase(
  em: EntityManager,
  id: string,
  ownProfileId: string | null,
  ownHashes: readonly string[],
) {
  const [row] = await em.execute<{ caseKey: string; closedAt: string | null }[]>(
    `select c.case_key as "caseKey", c.closed_at as "closedAt" from moderation_case c, (select ?::uuid as profile_id, ?::text[] as hashes) own
      where c.id = ? and ${isNotOwn('own.profile_id', 'own.hashes')} for update of c`,
    [ownProfileId, `{${ownHashes.join()}}`, id],
  );
  return row ?? null;
}

/** Whether the member with this profile is a party of a case, and the moderator is not. */
export async function isPartyOfCase(
  em: EntityManager,
  { caseId, profileId }: { caseId: string; profileId: string },
  ownProfileId: string | null,
  ownHashes: readonly string[],
): Promise<boolean> {
  const [row] = await em.execute<unknown[]>(
    `select 1 from moderation_case c, (select ?::uuid as profile_id, ?::text[] as hashes) own where c.id = ?
      and exists (select 1 from moderation_case o where o.case_key = c.case_key and ?::uuid in (o.member_id, o.reporter_id))
      and ${isNotOwn('own.profile_id', 'own.hashes')}`,
    [ownProfileId, `{${ownHashes.join()}}`, caseId, profileId],
  );
  return row !== undefined;
}

/**
 * Closes the open reports with this key, all or up to `lastReportId`, and returns the first, which names the case. The data
 * of a member who has left is deleted.
 */
export async function closeReports(
  em: EntityManager,
  caseKey: string,
  { reason, lastReportId, now }: { reason: string; lastReportId: string | undefined; now: Date },
): Promise<{ caseId: string; profileId: string | null }> {
  const [first] = await em.execute<{ caseId: string; profileId: string | null }[]>(
    `select id as "caseId", coalesce(member_id, case when evidence is not null then former_profile_id end) as "profileId" from moderation_case
      where case_key = ? order by id limit 1`,
    [caseKey],
  );
  const { caseId } = first!; // the caller has locked one of them
  await em.execute(
    `update moderation_case set closed_at = ?, decision = ?, closed_with = ?, evidence = null, left_at = null, identity_hash = null,
      number_hash = null, person_hashes = null, note = case when member_id is not null then note end, text = case when member_id is not null then text end
      where case_key = ? and (id = ? or id <= coalesce(?::uuid, id))`,
    [now, reason, caseId, caseKey, caseId, lastReportId ?? null],
  );
  return first!;
}

/** The case that this report or text is the first of. */
export async function findCase(em: EntityManager, caseId: string): Promise<CaseResponse> {
  const [row] = await em.execute<CaseRow[]>(`${caseSelect} where c.id = ?`, [caseId]);
  return toCase(row!);
}

/** The member with this profile as a moderator sees them, or null. */
export async function findMember(em: EntityManager, profileId: string): Promise<ModerationMember | null> {
  const [row] = await em.execute<MemberRow[]>(memberSelect('?'), [profileId]);
  return row ? toMember(row) : null;
}

export function toMember(row: MemberRow): ModerationMember {
  return { ...present(row), memberSince: isoTime(row.memberSince) };
}

export function toCase({ member, formerMember, reports, openedAt, closedAt, ...row }: CaseRow): CaseResponse {
  return toCaseResponse({
    ...row,
    openedAt: isoTime(openedAt),
    closedAt: closedAt && isoTime(closedAt),
    member: member && toMember(member),
    formerMember: formerMember && {
      ...formerMember,
      memberSince: isoTime(formerMember.memberSince),
      leftAt: isoTime(formerMember.leftAt),
    },
    reports: reports?.map((each) => ({ ...each, createdAt: isoTime(each.createdAt) })),
  });
}
