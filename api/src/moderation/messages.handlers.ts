import { LockMode } from '@mikro-orm/core';
import { decideMessage, messageAction, toPage } from '@mithaq/openapi/rules/moderation.ts';
import type { Database } from '../database/database.ts';
import { identityHashOf } from '../entities/identity-hash.ts';
import { notify } from '../entities/notify.ts';
import { ModeratorMessage } from '../entities/moderator-message.entity.ts';
import { Profile } from '../entities/profile.entity.ts';
import type { Handlers } from '../http/operation.ts';
import { throwIfProblem } from '../http/problems.ts';
import type { KeyedHashes } from '../server/keyed-hashes.ts';
import { isRelated, recordDecision } from './audit.ts';
import { findMember, isPartyOfCase } from './cases.ts';
import { messageList, toMessage, type MessageRow } from './messages.ts';

type Parts = { database: Database; hashes: KeyedHashes; now: () => Date };
type Operations = 'sendModeratorMessage' | 'listModeratorMessages' | 'readModeratorMessage';

/** What moderators write to members, and what members read of it. */
export function messagesHandlers({ database, hashes, now }: Parts): Pick<Handlers, Operations> {
  return {
    sendModeratorMessage: ({ session, body: { kind, text, ...body } }) =>
      database.transaction(async (em) => {
        const { userId, profileId: own, email: moderator } = session;
        const profileId = body.profileId.toLowerCase();
        const caseId = body.caseId?.toLowerCase() ?? null;
        const { all } = await identityHashOf(em, hashes, userId);
        // Locked, so that it is not deleted meanwhile.
        const profile = await em.findOne(Profile, profileId, {
          fields: ['id', 'user'],
          lockMode: LockMode.PESSIMISTIC_WRITE,
        });
        const problem = decideMessage({
          isOwn: profileId === own,
          isFound: profile !== null,
          isRelated: await isRelated(em, own, profileId),
          isOfCase: caseId === null || (await isPartyOfCase(em, { caseId, profileId }, own, all)),
        });
        throwIfProblem(problem);
        const sent = em.create(ModeratorMessage, { profile: profileId, kind, text, moderator, caseId, sentAt: now() });
        recordDecision(em, session, { action: messageAction[kind], profileId, caseId, reason: '' }, now());
        await em.flush();
        const accountId = profile!.user.id; // decideMessage has refused a profile that is not found
        await notify(em, { accountId, kind: 'MODERATOR_MESSAGE', subjectId: sent.id }, now());
        return (await findMember(em, profileId))!; // it is locked
      }),

    async listModeratorMessages({ session, query: { page, limit } }) {
      const rows = await database.query<MessageRow>(messageList, [limit + 1, page * limit, session.profileId]);
      return toPage(rows, { page, limit }, toMessage);
    },

    async readModeratorMessage({ session, body }) {
      const own = { id: body.messageId, profile: session.profileId, readAt: null };
      if (session.profileId) await database.orm.em.fork().nativeUpdate(ModeratorMessage, own, { readAt: now() });
      return null;
    },
  };
}
