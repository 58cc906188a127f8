import { LockMode } from '@mikro-orm/core';
import { decideMessage, messageAction, toPage } from '@mithaq/openapi/rules/moderation.ts';
import type { Database } from '../database/database.ts';
import { identityHashOf } from '../entities/identity-hash.ts';
import { notify } from '../entities/notify.ts';
import { ModeratorMessage } from '../entities/moderator-message.entity.ts';
import { Profile } from '../entities/profile.entity.ts';
import type { Handlers } from '../http/operation.ts';
import { ApiProblem, throwIfProblem } from '../http/problems.ts';
import type { KeyedHashes } from '../server/keyed-hashes.ts';
import { isRelated, recordDecision, recordReads } from './audit.ts';
import { findMember, isPartyOfCase } from './cases.ts';
import {
  messageList,
  messagesReadable,
  sentMessageList,
  toMessage,
  toSentMessage,
  type MessageRow,
  type SentMessageRow,
} from './messages.ts';

type Parts = { database: Database; hashes: KeyedHashes; now: () => Date };
type Operations = 'sendModeratorMessage' | 'listMessagesToMember' | 'listModeratorMessages' | 'readModeratorMessage';

/** What moderators write to members, and what both read of it. */
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

    async listMessagesToMember({ session, params, query: { page, limit } }) {
      const profileId = params.id.toLowerCase();
      const [readable] = await database.query(messagesReadable, [profileId, session.profileId]);
      if (!readable) throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
      await recordReads(database, session, 'READ_MESSAGES', [{ profileId }], now());
      const { all } = await identityHashOf(database.orm.em.fork(), hashes, session.userId);
      const values = [limit + 1, page * limit, session.profileId, all, profileId];
      return toPage(await database.query<SentMessageRow>(sentMessageList, values), { page, limit }, toSentMessage);
    },

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
