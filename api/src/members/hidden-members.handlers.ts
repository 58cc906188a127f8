import { LockMode } from '@mikro-orm/core';
import type { KnownName } from '@mithaq/openapi/rules/first-name.ts';
import { decideHide, toHiddenMember } from '@mithaq/openapi/rules/members.ts';
import type { Handlers } from '../http/operation.ts';
import { ApiProblem, throwIfProblem } from '../http/problems.ts';
import { expireForYou } from '../entities/matching.entities.ts';
import type { Database, Statement } from '../database/database.ts';
import { isoTime } from '../database/rows.ts';
import { Profile } from '../entities/profile.entity.ts';
import { hasBlocked, notBlocked } from '../entities/blocks.ts';
import { findRelation } from '../entities/relation.ts';
import { knownName } from '../entities/shown-name.ts';
import { HiddenMember } from '../entities/hidden-member.entity.ts';

type Parts = { database: Database; now: () => Date };

const ownHiddenMembers: Statement = {
  name: 'own-hidden-members',
  text: `select h.hidden_id as "profileId", ${knownName('h.member_id', 'p')} as name, h.created_at as "createdAt"
    from hidden_member h join profile p on p.id = h.hidden_id
    where h.member_id = $1 and ${notBlocked('h.member_id', 'h.hidden_id')}
    order by h.created_at desc, h.hidden_id desc limit 1000`,
};

/** Not one who has blocked the member: nobody of that id is there. */
const unhideStatement = `delete from hidden_member where member_id = ? and hidden_id = ? and not ${hasBlocked('hidden_id', 'member_id')} returning hidden_id`;

type Row = { profileId: string; name: KnownName; createdAt: string };

export function hiddenMembersHandlers({
  database,
  now,
}: Parts): Pick<Handlers, 'listHiddenMembers' | 'hideMember' | 'unhideMember'> {
  return {
    async listHiddenMembers({ session }) {
      return (await database.query<Row>(ownHiddenMembers, [session.profileId])).map((row) =>
        toHiddenMember(row, isoTime(row.createdAt)),
      );
    },

    hideMember: ({ session, body }) =>
      database.transaction(async (em) => {
        const own = session.profileId;
        const profileId = body.profileId.toLowerCase();
        const relation = await findRelation(em, session, profileId);
        throwIfProblem(decideHide(relation?.audience ?? 'nobody'));
        const { name } = relation!; // the rule refuses nobody
        await em.upsert(
          HiddenMember,
          { member: own, hidden: profileId, createdAt: now() },
          { onConflictAction: 'ignore', onConflictFields: ['member', 'hidden'] },
        );
        const { createdAt } = await em.findOneOrFail(HiddenMember, { member: own, hidden: profileId });
        return toHiddenMember({ profileId, name }, createdAt.toISOString());
      }),

    unhideMember: ({ session, params }) =>
      database.transaction(async (em) => {
        const own = session.profileId;
        await em.findOneOrFail(Profile, own, { fields: ['id'], lockMode: LockMode.PESSIMISTIC_WRITE });
        const unhidden = await em.execute<unknown[]>(unhideStatement, [own, params.id.toLowerCase()]);
        if (unhidden.length === 0) throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
        // The list was made without this member.
        await expireForYou(em, own);
        return null;
      }),
  };
}
