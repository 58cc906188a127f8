import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ModerationAuditEntry } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { selfSuspensionProblem, toPage } from '@mithaq/openapi/rules/moderation.ts';
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
import { auditLists, isRelated, isUnrelated, recordReads } from './audit.ts';
import { caseLists, closeReports, findCase, findMember, lockCase, toCase, toMember, type CaseRow } from './cases.ts';
import { suspendFormerMember } from './former-members.ts';
import { ModerationAudit, type IModerationAudit } from '../entities/moderation.entities.ts';

type Parts = { database: Database; hashes: KeyedHashes; suspensions: RetainedSuspensions; now: () => Date };
type Operations =
  | 'listModerationCases'
  | 'closeModerationCase'
  | 'suspendMember'
  | 'liftSuspension'
  | 'listSuspendedMembers'
  | 'listModerationAudit';

export function moderationHandlers({ database, hashes, suspensions, now }: Parts): Pick<Handlers, Operations> {
  const lockProfile = (em: EntityManager, id: string): Promise<IProfile | null> =>
    em.findOne(Profile, id, { lockMode: LockMode.PESSIMISTIC_WRITE });

  /** By these a moderator who has left and signed in again is known: the reports about them are not theirs to read. */
  const ownHashes = async ({ userId }: Session): Promise<string[]> =>
    (await identityHashOf(database.orm.em.fork(), hashes, userId)).all;

  type Entry = Pick<IModerationAudit, 'action' | 'profileId' | 'reason'> & { caseId?: string };
  const record = (em: EntityManager, { email }: Session, { caseId, ...entry }: Entry) =>
    em.create(ModerationAudit, { ...entry, caseId: caseId ?? null, at: now(), moderator: email });

  return {
    async listModerationCases({ session, query: { state, page, limit } }) {
      const rows = await database.query<CaseRow>(caseLists[state], [
        limit + 1,
        page * limit,
        session.profileId,
        await ownHashes(session),
      ]);
      const found = toPage(rows, { page, limit }, toCase);
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

    suspendMember: ({ session, request, body: { reason, ...body } }) =>
      database.transaction(async (em) => {
        const profileId = body.profileId.toLowerCase();
        throwIfProblem(selfSuspensionProblem(profileId, session.profileId));
        const profile = await lockProfile(em, profileId);
        const former = profile ? null : await suspendFormerMember(em, profileId, { reason, now: now() });
        if (await isRelated(em, session.profileId, profileId)) throw new ApiProblem('another-moderator');
        if (profile) Object.assign(profile, { suspendedAt: profile.suspendedAt ?? now(), suspensionReason: reason });
        record(em, session, { action: 'SUSPEND', profileId, reason });
        await em.flush();
        if (!profile) return former!; // it was found
        request.log.info({ account: profile.user.id, moderator: session.userId }, 'suspended');
        return (await findMember(em, profileId))!; // it is locked
      }),

    liftSuspension: ({ session, request, body: { reason, ...body } }) =>
      database.transaction(async (em) => {
        const profileId = body.profileId.toLowerCase();
        const profile = await lockProfile(em, profileId);
        const former = profile ? null : await suspendFormerMember(em, profileId, null);
        if (await isRelated(em, session.profileId, profileId)) throw new ApiProblem('another-moderator');
        if (!profile) {
          record(em, session, { action: 'LIFT_SUSPENSION', profileId, reason });
          return former!; // it was found
        }
        // Nothing of the member is shown without an entry in the audit log.
        if (!profile.suspendedAt) throw new ApiProblem('not-suspended');
        // The lists that were made meanwhile do not have the member.
        Object.assign(profile, { suspendedAt: null, suspensionReason: null, matchChangedAt: now() });
        await suspensions.forget(em, profile.user.id);
        record(em, session, { action: 'LIFT_SUSPENSION', profileId, reason });
        await em.flush();
        request.log.info({ account: profile.user.id, moderator: session.userId }, 'suspension lifted');
        return (await findMember(em, profileId))!; // it is locked
      }),

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

type SuspendedRow = { member: Parameters<typeof toMember>[0]; since: string; reason: string };

/** The last suspended first, in the order of the index `profile_suspended`. */
const suspendedList: Statement = {
  name: 'suspended-members',
  text: `select (select to_json(m) from (${memberSelect('s.id')}) m) as member, s.suspended_at as since, s.suspension_reason as reason
    from profile s where s.suspended_at is not null and ${isUnrelated('s.id', '$3::uuid')}
    order by s.suspended_at desc, s.id desc limit $1 offset $2`,
};

type AuditRow = { at: string };
