import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { KnownName } from '@mithaq/openapi/rules/first-name.ts';
import { cursorProblem, fromCursor, listRanks, otherListProblem, toCursor } from '@mithaq/openapi/rules/list-cursor.ts';
import {
  decideBlock,
  decideHide,
  decideSave,
  mostSaved,
  toBlock,
  toHiddenMember,
} from '@mithaq/openapi/rules/members.ts';
import { plainPageHeaders } from '@mithaq/openapi/rules/page-link.ts';
import {
  changedProposal,
  closedProposal,
  deniedStatus,
  notificationOfStatus,
  otherRole,
} from '@mithaq/openapi/rules/proposal.ts';
import type { Database, Statement } from '../database/database.ts';
import { isoTime } from '../database/rows.ts';
import { Block } from '../entities/block.entity.ts';
import { hasBlocked, notBlocked } from '../entities/blocks.ts';
import { eligible, soughtGender } from '../entities/eligible.ts';
import { HiddenMember } from '../entities/hidden-member.entity.ts';
import { expireForYou } from '../entities/matching.entities.ts';
import { listedColumns, Profile, toCardOf, type IProfile, type ListedRow } from '../entities/profile.entity.ts';
import { endMarriageSnapshot, saveProfileSnapshots } from '../entities/profile-snapshots.ts';
import { marriageOf, Proposal, type IProposal } from '../entities/proposal.entity.ts';
import { forgetAnswersBetween } from '../entities/remembered-answer.entity.ts';
import { findRelation } from '../entities/relation.ts';
import { SavedProfile } from '../entities/saved-profile.entity.ts';
import { knownName } from '../entities/shown-name.ts';
import type { Call, Handlers, MemberSession } from '../http/operation.ts';
import { ApiProblem, throwIfProblem } from '../http/problems.ts';
import type { ProfileViews } from '../matching/profile-view-quota.ts';
import { changeNotifications, notify } from '../entities/notify.ts';
import { endLinksBetween } from '../entities/shared-link.entity.ts';
import { deleteRetainedBlock } from './retained-relations.ts';

type Parts = { database: Database; views: Pick<ProfileViews, 'record'>; now: () => Date };
type Operations =
  | 'listBlocks'
  | 'blockMember'
  | 'unblockMember'
  | 'listHiddenMembers'
  | 'hideMember'
  | 'unhideMember'
  | 'listSavedProfiles'
  | 'listSavedProfileIds'
  | 'saveProfile'
  | 'unsaveProfile';

/** The members in a table, the newest first: a page by its number, the page after one of them, and whether one is there. */
function memberLists(name: string, [table, own, other]: [string, string, string], isShown = (_row: string) => 'true') {
  const rows = `select m.${other} as "profileId", ${knownName(`m.${own}`, 'p')} as name, m.created_at as "createdAt"
    from ${table} m join profile p on p.id = m.${other} where m.${own} = $1 and ${isShown('m')}`;
  const one = `from ${table} c where c.${own} = $1 and c.${other} = $3 and ${isShown('c')}`;
  const order = `order by m.created_at desc, m.${other} desc limit $2`;
  return {
    page: { name: `own-${name}`, text: `${rows} ${order} offset $3` },
    after: {
      name: `own-${name}-after`,
      text: `${rows} and (m.created_at, m.${other}) < ((select c.created_at ${one}), $3::uuid) ${order}`,
    },
    one: { name: `own-${name}-one`, text: `select 1 ${one.replace('$3', '$2')}` },
  } satisfies Record<string, Statement>;
}

const ownBlocks = { rank: listRanks.blocked, ...memberLists('blocks', ['block', 'blocker_id', 'blocked_id']) };
// Without those who have blocked the member, also as a cursor: a block must look like a departure.
const ownHiddenMembers = {
  rank: listRanks.hidden,
  ...memberLists('hidden-members', ['hidden_member', 'member_id', 'hidden_id'], (row) =>
    notBlocked(`${row}.member_id`, `${row}.hidden_id`),
  ),
};

type NamedRow = { profileId: string; name: KnownName; createdAt: string };

/** Not one who has blocked the member: nobody of that id is there. */
const unhideStatement = `delete from hidden_member where member_id = ? and hidden_id = ? and not ${hasBlocked('hidden_id', 'member_id')} returning hidden_id`;

/** Those of the saved profiles that would be in the feed. */
const listed = `from saved_profile s join profile p on p.id = s.saved_id where s.member_id = $1::uuid and ${eligible}
  order by s.created_at desc, s.saved_id desc limit ${mostSaved}`;
const savedIds: Statement = { name: 'saved-profile-ids', text: `select s.saved_id as id ${listed}` };
const savedProfiles: Statement = {
  name: 'saved-profiles',
  text: `select ${listedColumns} ${listed}`,
};

/** Not one who has blocked the member: nobody of that id is there. */
const unsaveStatement: Statement = {
  name: 'unsave-profile',
  text: `delete from saved_profile where member_id = $1 and saved_id = $2 and not ${hasBlocked('saved_id', 'member_id')} returning saved_id`,
};

const valuesOf = ({ profileId, gender }: MemberSession) => [profileId, soughtGender(gender)];

/** Members whom a member saved, hid from the own lists, or blocked. */
export function membersHandlers({ database, views, now }: Parts): Pick<Handlers, Operations> {
  /** @throws ApiProblem validation when the cursor is of no member in the list */
  async function readList(
    { session, query, request, reply }: Pick<Call<'listBlocks'>, 'session' | 'query' | 'request' | 'reply'>,
    list: typeof ownBlocks | typeof ownHiddenMembers,
  ): Promise<NamedRow[]> {
    const { limit, page, cursor } = query;
    throwIfProblem(cursorProblem(cursor, (rank) => rank === list.rank));
    const own = session.profileId;
    const after = cursor === undefined ? undefined : fromCursor(cursor).afterId;
    // One row more than the page tells whether another page follows.
    const rows = after
      ? await database.query<NamedRow>(list.after, [own, limit + 1, after])
      : await database.query<NamedRow>(list.page, [own, limit + 1, page * limit]);
    if (after && rows.length === 0 && (await database.query(list.one, [own, after])).length === 0)
      throwIfProblem(otherListProblem);
    const shown = rows.slice(0, limit);
    const next = rows.length > limit ? { afterId: shown.at(-1)!.profileId, rank: list.rank } : undefined;
    reply.headers(plainPageHeaders(request.url, next && { cursor: toCursor(next) }));
    return shown;
  }

  return {
    async listBlocks(call) {
      return (await readList(call, ownBlocks)).map((row) => toBlock(row, isoTime(row.createdAt)));
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
        const { name, hasBlocked: isBlocked } = relation!; // the rule refuses nobody
        if (name.hasProposal) await closeProposals(em, own, profileId, parties, now());
        await endLinksBetween(em, own, profileId);
        await forgetAnswersBetween(em, own, profileId);
        const id = { blocker: own, blocked: profileId };
        const { createdAt } =
          (isBlocked && (await em.findOne(Block, id))) || em.create(Block, { ...id, createdAt: now() });
        await em.flush();
        // Not the version of the other side: a departure leaves it, and a block must look like one.
        await changeNotifications(em, [session.userId]);
        return toBlock({ profileId, name }, createdAt.toISOString());
      }),

    unblockMember: ({ session, params }) =>
      database.transaction(async (em) => {
        const blocked = params.id.toLowerCase();
        const proposals = await lockProposals(em, session.profileId, blocked);
        const count = await em.nativeDelete(Block, { blocker: session.profileId, blocked });
        if (count === 0) throw profileNotFound();
        for (const proposal of proposals) await closeDenied(em, proposal, now());
        await deleteRetainedBlock(em, session.profileId, blocked);
        // Lists that were made meanwhile do not have them.
        await em.nativeUpdate(Profile, { id: blocked }, { matchChangedAt: now() });
        return null;
      }),

    async listHiddenMembers(call) {
      return (await readList(call, ownHiddenMembers)).map((row) => toHiddenMember(row, isoTime(row.createdAt)));
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
        await changeNotifications(em, [session.userId]);
        const { createdAt } = await em.findOneOrFail(HiddenMember, { member: own, hidden: profileId });
        return toHiddenMember({ profileId, name }, createdAt.toISOString());
      }),

    unhideMember: ({ session, params }) =>
      database.transaction(async (em) => {
        const own = session.profileId;
        await em.findOneOrFail(Profile, own, { fields: ['id'], lockMode: LockMode.PESSIMISTIC_WRITE });
        const unhidden = await em.execute<unknown[]>(unhideStatement, [own, params.id.toLowerCase()]);
        if (unhidden.length === 0) throw profileNotFound();
        // The list was made without this member.
        await expireForYou(em, own);
        return null;
      }),

    async listSavedProfiles({ session }) {
      return (await database.query<ListedRow>(savedProfiles, valuesOf(session))).map((row) => toCardOf(row, now()));
    },

    async listSavedProfileIds({ session }) {
      return (await database.query<{ id: string }>(savedIds, valuesOf(session))).map(({ id }) => id);
    },

    async saveProfile({ session, body, reply }) {
      const own = session.profileId;
      const saved = body.profileId.toLowerCase();
      const { audience = 'nobody' } = (await findRelation(database.orm.em.fork(), session, saved)) ?? {};
      throwIfProblem(decideSave({ audience, isSaved: false, saved: 0 }));
      // The list shows the profile, so it counts as seen.
      if (audience === 'listed') await views.record({ session, reply }, [saved], now());
      return database.transaction(async (em) => {
        // Locked, so that simultaneous requests do not save more than the limit.
        await em.findOneOrFail(Profile, own, { fields: ['id'], lockMode: LockMode.PESSIMISTIC_WRITE });
        const rows = await em.find(SavedProfile, { member: own });
        const existing = rows.find((row) => row.saved.id === saved);
        let count = rows.length;
        // Those that are not listed any more make room.
        if (!existing && count >= mostSaved)
          count -= await em.nativeDelete(SavedProfile, { member: own, saved: { $nin: await readIds(em, session) } });
        throwIfProblem(decideSave({ audience, isSaved: existing !== undefined, saved: count }));
        const { createdAt } = existing ?? em.create(SavedProfile, { member: own, saved, createdAt: now() });
        await em.flush();
        return { profileId: saved, savedAt: createdAt.toISOString() };
      });
    },

    async unsaveProfile({ session, params }) {
      const unsaved = await database.query(unsaveStatement, [session.profileId, params.id.toLowerCase()]);
      if (unsaved.length === 0) throw profileNotFound();
      return null;
    },
  };
}

function profileNotFound(): ApiProblem {
  return new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
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

/** Closes a proposal whose marriage was denied behind the block, of which nobody could learn. */
async function closeDenied(em: EntityManager, proposal: IProposal, now: Date): Promise<void> {
  const { fixedBy, ...marriage } = marriageOf(proposal);
  const status = fixedBy && deniedStatus(marriage);
  if (!status) return;
  const ids = [proposal.sender, proposal.receiver].flatMap((party) => party?.id ?? []);
  const parties = await em.find(
    Profile,
    { id: { $in: ids } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  Object.assign(proposal, changedProposal(status, otherRole(fixedBy), now));
  await saveProfileSnapshots(em, proposal, parties, status, now);
  const fixer = parties.find(({ id }) => id === (fixedBy === 'SENDER' ? proposal.sender : proposal.receiver)?.id)!; // both are there: one has blocked the other
  await endMarriageSnapshot(em, fixer.id);
  await notify(
    em,
    { accountId: fixer.user.id, kind: notificationOfStatus(status, marriage.answer), subjectId: proposal.id },
    now,
  );
}

/** The ids that are listed, as the transaction sees them. MikroORM takes each value at its place in the text. */
async function readIds(em: EntityManager, session: MemberSession): Promise<string[]> {
  const values: (string | undefined)[] = [];
  const text = savedIds.text.replace(/\$(\d)/g, (_, number) => {
    values.push(valuesOf(session)[Number(number) - 1]);
    return '?';
  });
  return (await em.execute<{ id: string }[]>(text, values)).map(({ id }) => id);
}
