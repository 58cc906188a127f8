import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ModerationAuditEntry } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  decideSuspension,
  memberSearch,
  mostFound,
  toCasePage,
  toPage,
  type MemberSearch,
} from '@mithaq/openapi/rules/moderation.ts';
import { present } from '@mithaq/openapi/rules/pick.ts';
import type { Handlers, Session } from '../http/operation.ts';
import { ApiProblem, throwIfProblem } from '../http/problems.ts';
import type { KeyedHashes } from '../server/keyed-hashes.ts';
import { identityHashOf } from '../entities/identity-hash.ts';
import type { RetainedSuspensions } from './retained-suspensions.ts';
import type { Database, Statement } from '../database/database.ts';
import { decideText, lockWriter } from './flagged-texts.ts';
import { isoTime } from '../database/rows.ts';
import { memberSelect } from '../entities/moderated-member.ts';
import { Profile, type IProfile } from '../entities/profile.entity.ts';
import { auditLists, isRelated, isUnrelated, recordDecision, recordReads } from './audit.ts';
import {
  caseLists,
  closeReports,
  findCase,
  findMember,
  lockCase,
  toCase,
  toMember,
  type CaseRow,
  type MemberRow,
} from './cases.ts';
import { changeFormerSuspension, lockFormerMember } from './former-members.ts';
import { notify } from '../entities/notify.ts';

type Parts = { database: Database; hashes: KeyedHashes; suspensions: RetainedSuspensions; now: () => Date };
type Operations =
  | 'listModerationCases'
  | 'closeModerationCase'
  | 'suspendMember'
  | 'liftSuspension'
  | 'findMembers'
  | 'listSuspendedMembers'
  | 'listModerationAudit';

export function moderationHandlers({ database, hashes, suspensions, now }: Parts): Pick<Handlers, Operations> {
  const lockProfile = (em: EntityManager, id: string): Promise<IProfile | null> =>
    em.findOne(Profile, id, { lockMode: LockMode.PESSIMISTIC_WRITE });

  /** By these a moderator who has left and signed in again is known: the reports about them are not theirs to read. */
  const ownHashes = async ({ userId }: Session): Promise<string[]> =>
    (await identityHashOf(database.orm.em.fork(), hashes, userId)).all;

  const record = (em: EntityManager, session: Session, decision: Parameters<typeof recordDecision>[2]) =>
    recordDecision(em, session, decision, now());

  const changeSuspension =
    (action: 'SUSPEND' | 'LIFT_SUSPENSION'): Handlers['suspendMember' | 'liftSuspension'] =>
    ({ session, request, body: { reason, ...body } }) =>
      database.transaction(async (em) => {
        const profileId = body.profileId.toLowerCase();
        const profile = await lockProfile(em, profileId);
        const former = profile ? null : await lockFormerMember(em, profileId);
        const wasSuspended = profile ? profile.suspendedAt !== null : former?.isSuspended === true;
        const problem = decideSuspension({
          action,
          isOwn: profileId === session.profileId,
          isFound: profile !== null || former !== null,
          isRelated: await isRelated(em, session.profileId, profileId),
          isSuspended: wasSuspended,
        });
        throwIfProblem(problem);
        // Nothing of the member is shown without an entry in the audit log.
        record(em, session, { action, profileId, reason });
        const isSuspending = action === 'SUSPEND';
        if (former) return changeFormerSuspension(em, profileId, former, isSuspending ? { reason, now: now() } : null);
        const { user, suspendedAt } = Object.assign(
          profile!, // one of the two was found
          isSuspending
            ? { suspendedAt: profile!.suspendedAt ?? now(), suspensionReason: reason }
            : // The lists that were made meanwhile do not have the member.
              { suspendedAt: null, suspensionReason: null, matchChangedAt: now() },
        );
        if (!suspendedAt) await suspensions.forget(em, user.id);
        const event = {
          accountId: user.id,
          kind: suspendedAt ? 'SUSPENDED' : 'SUSPENSION_LIFTED',
          subjectId: user.id,
        } as const;
        if (!isSuspending || !wasSuspended) await notify(em, event, now());
        await em.flush();
        request.log.info(
          { account: user.id, moderator: session.userId },
          suspendedAt ? 'suspended' : 'suspension lifted',
        );
        return (await findMember(em, profileId))!; // it is locked
      });

  return {
    async listModerationCases({ session, query: { state, page, limit, cursor } }) {
      const rows = await database.query<CaseRow>(caseLists[state][cursor ? 'after' : 'page'], [
        limit + 1,
        session.profileId,
        await ownHashes(session),
        cursor ?? page * limit,
      ]);
      const found = toCasePage(rows, { page, limit }, toCase);
      const read = found.data.map(({ caseId, member, formerMember }) => ({ caseId, ...(member ?? formerMember) }));
      await recordReads(database, session, 'READ_CASE', read, now());
      return found;
    },

    closeModerationCase: ({ session, params, body: { reason, lastReportId, keepHeld = false } }) =>
      database.transaction(async (em) => {
        const id = params.id.toLowerCase();
        // In the order of a change of the profile: the profile first, then its cases.
        const writer = await lockWriter(em, id);
        const found = await lockCase(em, id, session.profileId, await ownHashes(session));
        if (!found) throw new ApiProblem('not-found', { params: { resource: 'CASE' } });
        if (found.closedAt) throw new ApiProblem('case-closed');
        const decision = { reason, lastReportId: lastReportId?.toLowerCase(), now: now() };
        const { caseId, profileId } = await closeReports(em, found.caseKey, decision);
        if (writer) await decideText(em, writer, id, keepHeld, now());
        record(em, session, { action: 'CLOSE_CASE', profileId, caseId, reason });
        await em.flush();
        return findCase(em, caseId);
      }),

    suspendMember: changeSuspension('SUSPEND'),
    liftSuspension: changeSuspension('LIFT_SUSPENSION'),

    async findMembers({ session, body }) {
      const { by, value } = memberSearch(body.text);
      const found = await database.query<{ member: MemberRow }>(searches[by], [value, session.profileId]);
      const data = found.map(({ member }) => toMember(member));
      // Nobody is one entry, too.
      await recordReads(database, session, 'SEARCH', data.length > 0 ? data : [{}], now());
      if (data.length === 0) throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
      return { data };
    },

    async listSuspendedMembers({ session, query: { page, limit } }) {
      const values = [limit + 1, page * limit, session.profileId];
      const rows = await database.query<SuspendedRow>(suspendedList, values);
      const found = toPage(rows, { page, limit }, ({ member, since, reason }) => ({
        member: toMember(member),
        suspension: { reason, since: isoTime(since) },
      }));
      const read = found.data.map(({ member: { profileId } }) => ({ profileId }));
      await recordReads(database, session, 'READ_SUSPENDED', read, now());
      return found;
    },

    async listModerationAudit({ session, query: { entries, page, limit } }) {
      const values = [limit + 1, page * limit, session.profileId];
      const rows = await database.query<AuditRow>(auditLists[entries ?? 'ALL'], values);
      // The columns' names are the contract's.
      const toEntry = ({ at, ...row }: AuditRow) => ({ ...present(row), at: isoTime(at) }) as ModerationAuditEntry;
      return toPage(rows, { page, limit }, toEntry);
    },
  };
}

/** The members whom a moderator may find by a condition on the profile `s` and $1, the oldest first. */
const search = (by: MemberSearch['by'], condition: string): Statement => ({
  name: `find-members-${by}`,
  text: `select (select to_json(m) from (${memberSelect('s.id')}) m) as member from profile s
    where ${condition} and s.id is distinct from $2::uuid and ${isUnrelated('s.id', '$2::uuid')} order by s.id limit ${mostFound}`,
});

const searches: Record<MemberSearch['by'], Statement> = {
  profileId: search('profileId', 's.id = $1::uuid'),
  displayedId: search('displayedId', 'right(s.id::text, 8) = $1'),
  email: search('email', 's.user_id in (select a.id from app_user a where lower(a.email) = $1)'),
  phoneNumber: search('phoneNumber', 's.phone_number = $1 and s.is_verified'),
};

type SuspendedRow = { member: MemberRow; since: string; reason: string };

/** The last suspended first, in the order of the index `profile_suspended`. */
const suspendedList: Statement = {
  name: 'suspended-members',
  text: `select (select to_json(m) from (${memberSelect('s.id')}) m) as member, s.suspended_at as since, s.suspension_reason as reason
    from profile s where s.suspended_at is not null and ${isUnrelated('s.id', '$3::uuid')}
    order by s.suspended_at desc, s.id desc limit $1 offset $2`,
};

type AuditRow = { at: string };
