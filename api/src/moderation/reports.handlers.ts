import { LockMode } from '@mikro-orm/core';
import { decideReport } from '@mithaq/openapi/rules/moderation.ts';
import { startOfDay } from '@mithaq/openapi/rules/day.ts';
import type { Limits } from '@mithaq/openapi/rules/limits.ts';
import type { Handlers } from '../http/operation.ts';
import { throwIfProblem } from '../http/problems.ts';
import { ModerationCase } from '../entities/moderation.entities.ts';
import type { Database } from '../database/database.ts';
import { Profile } from '../entities/profile.entity.ts';
import { findRelation } from '../entities/relation.ts';
import { notifyModerators } from '../entities/notify.ts';

type Parts = { database: Database; limits: Limits; now: () => Date };

export function reportsHandlers({ database, limits, now }: Parts): Pick<Handlers, 'reportMember'> {
  return {
    reportMember: ({ session, body }) =>
      database.transaction(async (em) => {
        const { profileId: reporter } = session;
        const member = body.profileId.toLowerCase();
        // Locked, so that two simultaneous reports do not both take the last one of the day.
        await em.findOneOrFail(Profile, reporter, { fields: ['id'], lockMode: LockMode.PESSIMISTIC_WRITE });
        const relation = await findRelation(em, session, member);
        const { audience = 'nobody', hasBlocked = false } = relation ?? {};
        const sentToday = await em.count(ModerationCase, { reporter, openedAt: { $gte: startOfDay(now()) } });
        throwIfProblem(decideReport({ audience, hasBlocked, sentToday, limits, now: now() }));
        const made = em.create(ModerationCase, {
          kind: 'REPORT',
          openedAt: now(),
          member,
          reporter,
          reason: body.reason,
          note: body.note || null,
        });
        await em.flush();
        await notifyModerators(em, made.id, now());
        return { reportId: made.id, createdAt: made.openedAt.toISOString() };
      }),
  };
}
