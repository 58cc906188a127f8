import { randomUUIDv7 } from 'node:crypto';
import { LockMode, type RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { NewPartyReport, Report } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Audience } from '@mithaq/openapi/rules/profile-view.ts';
import type { RetainedKind } from '@mithaq/openapi/rules/retained-relations.ts';
import { decideReport } from '@mithaq/openapi/rules/moderation.ts';
import { startOfDay } from '@mithaq/openapi/rules/day.ts';
import { rowLimitHeaders, type Limits } from '@mithaq/openapi/rules/limits.ts';
import type { Call, Handlers } from '../http/operation.ts';
import { once } from '../http/once.ts';
import { ApiProblem, throwIfProblem } from '../http/problems.ts';
import { hasBlocked } from '../entities/blocks.ts';
import { notTakenBack } from '../entities/taken-back.ts';
import { ModerationCase, type IModerationCase } from '../entities/moderation.entities.ts';
import type { Database } from '../database/database.ts';
import { Profile } from '../entities/profile.entity.ts';
import { findRelation } from '../entities/relation.ts';
import { notifyModerators } from '../entities/notify.ts';
import { findFormerParty } from './retained-reports.ts';

type Parts = { database: Database; limits: Limits; now: () => Date };

export function reportsHandlers({
  database,
  limits,
  now,
}: Parts): Pick<Handlers, 'reportMember' | 'reportProposalParty'> {
  /** Refuses the report, or waits until no other one of this member is written: two at once would both be the last of the day. */
  async function checkReport(
    em: EntityManager,
    { session: { profileId: reporter }, reply }: Pick<Call<'reportMember'>, 'session' | 'reply'>,
    facts: { audience: Audience; hasBlocked: boolean },
  ) {
    await em.findOneOrFail(Profile, reporter, { fields: ['id'], lockMode: LockMode.PESSIMISTIC_WRITE });
    const sentToday = await em.count(ModerationCase, { reporter, openedAt: { $gte: startOfDay(now()) } });
    throwIfProblem(decideReport({ ...facts, sentToday, limits, now: now() }));
    reply.headers(rowLimitHeaders(limits, { REPORTS_PER_DAY: sentToday + 1 }, now()));
  }

  async function writeReport(
    em: EntityManager,
    { reason, note }: NewPartyReport,
    about: Partial<RequiredEntityData<IModerationCase>>,
  ): Promise<Report> {
    const made = em.create(ModerationCase, { ...about, kind: 'REPORT', openedAt: now(), reason, note: note || null });
    await em.flush();
    await notifyModerators(em, made.id, now());
    return { reportId: made.id, createdAt: made.openedAt.toISOString() };
  }

  return {
    reportMember: ({ session, body, request, reply }) =>
      once({ database, now }, { session, request }, async (em) => {
        const { profileId: reporter } = session;
        const member = body.profileId.toLowerCase();
        const relation = await findRelation(em, session, member);
        await checkReport(em, { session, reply }, relation ?? { audience: 'nobody', hasBlocked: false });
        return writeReport(em, body, { member, reporter });
      }),

    reportProposalParty: ({ session, params, body, request, reply }) =>
      once({ database, now }, { session, request }, async (em) => {
        const { profileId: reporter } = session;
        const [proposal] = await em.execute<OwnProposal[]>(ownProposal, [reporter, params.id]);
        if (!proposal) throw new ApiProblem('not-found', { params: { resource: 'PROPOSAL' } });
        await checkReport(em, { session, reply }, { audience: 'known', hasBlocked: false });
        const { id: proposalId, other: member, kind } = proposal;
        const id = randomUUIDv7();
        const about = member
          ? { member }
          : await findFormerParty(em, { kind, proposalId, reporter, reportId: id }, now());
        return writeReport(em, body, { id, reporter, ...about });
      }),
  };
}

type OwnProposal = { id: string; other: string | null; kind: RetainedKind };

/** Also of a party who has left or has blocked the caller: the caller does not learn which. Locked, so that a departure waits. */
const other = 'case when q.sender_id = own.id then q.receiver_id else q.sender_id end';
const ownProposal = `select q.id, ${other} as other, case when q.sender_id = own.id then 'SENT_TO' else 'RECEIVED_FROM' end as kind
  from proposal q, (select ?::uuid as id) own
  where q.id = ? and own.id in (q.sender_id, q.receiver_id) and not ${hasBlocked('own.id', `(${other})`)}
    and ${notTakenBack('own.id')} for share of q`;
