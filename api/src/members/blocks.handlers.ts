import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { decideBlock, toBlock } from '@mithaq/openapi/rules/members.ts';
import type { KnownName } from '@mithaq/openapi/rules/first-name.ts';
import { closedProposal } from '@mithaq/openapi/rules/proposal.ts';
import type { Handlers } from '../http/operation.ts';
import { ApiProblem, throwIfProblem } from '../http/problems.ts';
import type { Database, Statement } from '../database/database.ts';
import { isoTime } from '../database/rows.ts';
import { Profile, type IProfile } from '../entities/profile.entity.ts';
import { Proposal, type IProposal } from '../entities/proposal.entity.ts';
import { saveProfileSnapshots } from '../entities/profile-snapshots.ts';
import { findRelation } from '../entities/relation.ts';
import { knownName } from '../entities/shown-name.ts';
import { deleteRetainedBlock } from './retained-relations.ts';
import { Block } from '../entities/block.entity.ts';

type Parts = { database: Database; now: () => Date };

const ownBlocks: Statement = {
  name: 'own-blocks',
  text: `select b.blocked_id as "profileId", ${knownName('b.blocker_id', 'p')} as name, b.created_at as "createdAt"
    from block b join profile p on p.id = b.blocked_id
    where b.blocker_id = $1 order by b.created_at desc, b.blocked_id desc limit 1000`,
};

type Row = { profileId: string; name: KnownName; createdAt: string };

export function blocksHandlers({
  database,
  now,
}: Parts): Pick<Handlers, 'listBlocks' | 'blockMember' | 'unblockMember'> {
  return {
    async listBlocks({ session }) {
      return (await database.query<Row>(ownBlocks, [session.profileId])).map((row) =>
        toBlock(row, isoTime(row.createdAt)),
      );
    },

    blockMember: ({ session, body }) =>
      database.transaction(async (em) => {
        const own = session.profileId;
        const profileId = body.profileId.toLowerCase();
        // In the order of a change of status: the proposals first, then the profiles, so that neither waits for the other.
        await lockProposals(em, own, profileId);
        const parties = await em.find(
          Profile,
          { id: { $in: [own, profileId] } },
          { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
        );
        const relation = await findRelation(em, session, profileId);
        throwIfProblem(decideBlock(relation ?? { audience: 'nobody', hasBlocked: false }));
        const { name, hasBlocked } = relation!; // the rule refuses nobody
        if (name.hasProposal) await closeProposals(em, own, profileId, parties, now());
        const id = { blocker: own, blocked: profileId };
        const { createdAt } =
          (hasBlocked && (await em.findOne(Block, id))) || em.create(Block, { ...id, createdAt: now() });
        await em.flush();
        return toBlock({ profileId, name }, createdAt.toISOString());
      }),

    unblockMember: ({ session, params }) =>
      database.transaction(async (em) => {
        const blocked = params.id.toLowerCase();
        const count = await em.nativeDelete(Block, { blocker: session.profileId, blocked });
        if (count === 0) throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
        await deleteRetainedBlock(em, session.profileId, blocked);
        // Lists that were made meanwhile do not have them.
        await em.nativeUpdate(Profile, { id: blocked }, { matchChangedAt: now() });
        return null;
      }),
  };
}

function lockProposals(em: EntityManager, one: string, other: string): Promise<IProposal[]> {
  const between = {
    $or: [
      { sender: one, receiver: other },
      { sender: other, receiver: one },
    ],
  };
  return em.find(Proposal, between, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/**
 * Closes the active proposals between two members, as the table of transitions says; one that was sent before the
 * profiles were locked as well. Snapshots of both profiles are saved, as for every proposal that ends.
 */
async function closeProposals(
  em: EntityManager,
  one: string,
  other: string,
  parties: IProfile[],
  now: Date,
): Promise<void> {
  for (const proposal of await lockProposals(em, one, other)) {
    const closed = closedProposal(proposal.status, now);
    if (!closed) continue;
    await saveProfileSnapshots(em, proposal, parties, closed.status, now);
    Object.assign(proposal, closed);
  }
  await em.flush();
}
