import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  ModerationAuditEntry,
  ModerationCase as CaseResponse,
  ModerationMember,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { selfSuspensionProblem } from '@mithaq/openapi/rules/blocks-and-reports.ts';
import type { Handlers, Session } from '../http/operation.ts';
import { ApiProblem, throwIfProblem } from '../http/problems.ts';
import type { KeptSuspensions } from '../kept-suspensions/kept-suspensions.ts';
import type { Database, Statement } from '../platform/database/database.ts';
import { isoTime, present } from '../platform/rows.ts';
import { Profile, type IProfile } from '../profiles/profile.entity.ts';
import { ModerationAudit, ModerationCase, type IModerationAudit } from './moderation.entities.ts';

type Parts = { database: Database; suspensions: KeptSuspensions; now: () => Date };
type Operations =
  | 'listModerationCases'
  | 'closeModerationCase'
  | 'suspendMember'
  | 'liftSuspension'
  | 'listSuspendedMembers'
  | 'listModerationAudit';

export function moderationHandlers({ database, suspensions, now }: Parts): Pick<Handlers, Operations> {
  /** The profile, locked. @throws ApiProblem not-found */
  const lockProfile = async (em: EntityManager, id: string): Promise<IProfile> => {
    const profile = await em.findOne(Profile, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!profile) throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
    return profile;
  };

  type Entry = Pick<IModerationAudit, 'action' | 'profileId' | 'reason'> & { caseId?: string };
  const record = (em: EntityManager, { email }: Session, { caseId, ...entry }: Entry) =>
    em.create(ModerationAudit, { ...entry, caseId: caseId ?? null, at: now(), moderator: email });

  return {
    async listModerationCases({ query: { state, page, limit } }) {
      const rows = await database.query<CaseRow>(caseLists[state], [limit + 1, page * limit]);
      return { data: rows.slice(0, limit).map(toCase), hasNextPage: rows.length > limit, currentPage: page };
    },

    closeModerationCase: ({ session, params, body: { reason } }) =>
      database.transaction(async (em) => {
        const found = await em.findOne(ModerationCase, params.id.toLowerCase(), {
          lockMode: LockMode.PESSIMISTIC_WRITE,
        });
        if (!found) throw new ApiProblem('not-found', { params: { resource: 'CASE' } });
        if (found.closedAt) throw new ApiProblem('case-closed');
        Object.assign(found, { closedAt: now(), decision: reason });
        record(em, session, { action: 'CLOSE_CASE', profileId: found.member?.id ?? null, caseId: found.id, reason });
        await em.flush();
        const [row] = await em.execute<CaseRow[]>(`${caseSelect} where c.id = ?`, [found.id]);
        return toCase(row!);
      }),

    suspendMember: ({ session, request, body: { reason, ...body } }) =>
      database.transaction(async (em) => {
        const profileId = body.profileId.toLowerCase();
        throwIfProblem(selfSuspensionProblem(profileId, session.profileId));
        const profile = await lockProfile(em, profileId);
        Object.assign(profile, { suspendedAt: profile.suspendedAt ?? now(), suspensionReason: reason });
        record(em, session, { action: 'SUSPEND', profileId, reason });
        await em.flush();
        request.log.info({ account: profile.user.id, moderator: session.userId }, 'suspended');
        return findMember(em, profileId);
      }),

    liftSuspension: ({ session, request, body: { reason, ...body } }) =>
      database.transaction(async (em) => {
        const profileId = body.profileId.toLowerCase();
        const profile = await lockProfile(em, profileId);
        if (profile.suspendedAt) {
          // The lists that were made meanwhile do not have the member (R45).
          Object.assign(profile, { suspendedAt: null, suspensionReason: null, matchChangedAt: now() });
          await suspensions.forget(em, profile.user.id);
          record(em, session, { action: 'LIFT_SUSPENSION', profileId, reason });
          await em.flush();
          request.log.info({ account: profile.user.id, moderator: session.userId }, 'suspension lifted');
        }
        return findMember(em, profileId);
      }),

    async listSuspendedMembers({ query: { page, limit } }) {
      const rows = await database.query<SuspendedRow>(suspendedList, [limit + 1, page * limit]);
      const data = rows.slice(0, limit).map(({ member, since, reason }) => ({
        member: toMember(member),
        suspension: { reason, since: isoTime(since) },
      }));
      return { data, hasNextPage: rows.length > limit, currentPage: page };
    },

    async listModerationAudit({ query: { page, limit } }) {
      const rows = await database.query<AuditRow>(auditList, [limit + 1, page * limit]);
      const data = rows.slice(0, limit).map(({ at, ...row }) => ({ ...present(row), at: isoTime(at) }));
      return { data: data as ModerationAuditEntry[], hasNextPage: rows.length > limit, currentPage: page }; // the columns' names are the contract's
    },
  };
}

type MemberRow = Omit<ModerationMember, 'aboutMe' | 'otherPreferences'> & {
  aboutMe: string;
  otherPreferences: string | null;
};

/** What a moderator sees of the member with the profile `id`, an SQL expression. */
const memberSelect = (id: string) => `select p.id as "profileId", p.full_name as name, p.created_by as "createdBy",
    u.created_at as "memberSince", p.is_verified as "isVerified", p.suspended_at is not null as "isSuspended",
    (select count(*)::int from moderation_case o where o.member_id = p.id and o.closed_at is null) as "openCases",
    p.about_me as "aboutMe", f.other_preferences as "otherPreferences"
  from profile p join app_user u on u.id = p.user_id join preferences f on f.profile_id = p.id where p.id = ${id}`;

type CaseRow = {
  caseId: string;
  openedAt: string;
  closedAt: string | null;
  member: MemberRow | null;
};

const caseSelect = `select c.id as "caseId", c.kind, c.opened_at as "openedAt",
    (select to_json(m) from (${memberSelect('c.member_id')}) m) as member, c.reason, c.note,
    (select to_json(r) from (select r.id as "profileId", r.full_name as name from profile r where r.id = c.reporter_id) r) as reporter,
    (select q.status from proposal q where least(q.sender_id, q.receiver_id) = least(c.member_id, c.reporter_id)
      and greatest(q.sender_id, q.receiver_id) = greatest(c.member_id, c.reporter_id)
      and c.member_id is not null and c.reporter_id is not null
      order by q.created_at desc, q.id desc limit 1) as "proposalStatus",
    c.field, c.text, c.closed_at as "closedAt", c.decision
  from moderation_case c`;

/** The oldest open cases first, and the newest closed ones; ids are UUIDv7, so their order is that of time. */
const caseLists: Record<'OPEN' | 'CLOSED', Statement> = {
  OPEN: {
    name: 'open-cases',
    text: `${caseSelect} where c.closed_at is null order by c.id limit $1 offset $2`,
  },
  CLOSED: {
    name: 'closed-cases',
    text: `${caseSelect} where c.closed_at is not null order by c.closed_at desc, c.id desc limit $1 offset $2`,
  },
};

type SuspendedRow = { member: MemberRow; since: string; reason: string };

/** The last suspended first, in the order of the index `profile_suspended`. */
const suspendedList: Statement = {
  name: 'suspended-members',
  text: `select (select to_json(m) from (${memberSelect('s.id')}) m) as member, s.suspended_at as since, s.suspension_reason as reason
    from profile s where s.suspended_at is not null order by s.suspended_at desc, s.id desc limit $1 offset $2`,
};

type AuditRow = { at: string };

const auditList: Statement = {
  name: 'moderation-audit',
  text: `select id as "entryId", at, moderator, action, profile_id as "profileId", case_id as "caseId", reason
    from moderation_audit order by id desc limit $1 offset $2`,
};

async function findMember(em: EntityManager, profileId: string): Promise<ModerationMember> {
  const [row] = await em.execute<MemberRow[]>(memberSelect('?'), [profileId]);
  return toMember(row!);
}

function toMember(row: MemberRow): ModerationMember {
  return { ...present(row), memberSince: isoTime(row.memberSince) };
}

function toCase({ member, openedAt, closedAt, ...row }: CaseRow): CaseResponse {
  return {
    ...present(row),
    openedAt: isoTime(openedAt),
    ...(member && { member: toMember(member) }),
    ...(closedAt && { closedAt: isoTime(closedAt) }),
  } as CaseResponse; // the columns' names are the contract's
}
