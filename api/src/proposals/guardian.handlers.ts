import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { OwnGuardian } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { entityTag } from '@mithaq/openapi/rules/entity-tag.ts';
import { guardianProblem, toGuardian, toOwnGuardian } from '@mithaq/openapi/rules/guardian.ts';
import type { Database } from '../database/database.ts';
import { Guardian } from '../entities/guardian.entity.ts';
import { Profile } from '../entities/profile.entity.ts';
import type { Handlers } from '../http/operation.ts';
import { throwIfProblem } from '../http/problems.ts';

type Parts = { database: Database };
type Operations = 'getGuardian' | 'nameGuardian' | 'removeGuardian';

/** The guardian of a member, whose contact details are shared through accepted proposals alone. */
export function guardianHandlers({ database }: Parts): Pick<Handlers, Operations> {
  return {
    async getGuardian({ session }) {
      return readOwn(database.orm.em.fork(), session.profileId);
    },

    nameGuardian: ({ session, body, requireUnchanged }) =>
      database.transaction(async (em) => {
        const guardian = toGuardian(body);
        throwIfProblem(guardianProblem(guardian));
        await lockOwn(em, session.profileId);
        requireUnchanged(await readOwn(em, session.profileId));
        await em.upsert(Guardian, { member: session.profileId, ...guardian });
        return { guardian: toOwnGuardian(guardian) };
      }),

    removeGuardian: ({ session, requireUnchanged, reply }) =>
      database.transaction(async (em) => {
        const own = session.profileId;
        // The proposals first, then the profile: the order of a change of status.
        await em.execute(chosen, [own, own]);
        await lockOwn(em, own);
        requireUnchanged(await readOwn(em, own));
        // A guardian who is named later is shared by a new choice alone.
        await em.execute(`update proposal set sender_shares = null where sender_id = ? and sender_shares is not null`, [
          own,
        ]);
        await em.execute(
          `update proposal set receiver_shares = null where receiver_id = ? and receiver_shares is not null`,
          [own],
        );
        await em.nativeDelete(Guardian, { member: own });
        reply.header('etag', entityTag({})); // no guardian
        return null;
      }),
  };
}

async function readOwn(em: EntityManager, member: string): Promise<OwnGuardian> {
  const guardian = await em.findOne(Guardian, member);
  return guardian ? { guardian: toOwnGuardian(guardian) } : {};
}

const chosen = `select id from proposal where (sender_id = ? and sender_shares is not null) or (receiver_id = ? and receiver_shares is not null)
  order by id for update`;

/** A read of contact details, and a choice of what is shared, lock the profile as well: they wait. */
async function lockOwn(em: EntityManager, id: string): Promise<void> {
  await em.findOneOrFail(Profile, id, { fields: ['id'], lockMode: LockMode.PESSIMISTIC_WRITE });
}
