import type { FastifyReply } from 'fastify';
import type { AccountExport, User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { stageOf } from '@mithaq/openapi/rules/onboarding.ts';
import { toUser } from '@mithaq/openapi/rules/user.ts';
import { ApiProblem } from '../http/problems.ts';
import type { Handlers, Session } from '../http/operation.ts';
import type { Database } from '../database/database.ts';
import type { KeyedHashes } from '../server/keyed-hashes.ts';
import type { ProfileViews } from '../matching/profile-view-quota.ts';
import { readOwnMarriage } from '../entities/own-marriage.ts';
import { readProposalNews } from '../entities/proposal-news.ts';
import { readUnreadMessages } from '../moderation/messages.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';

type Parts = {
  database: Database;
  hashes: KeyedHashes;
  views: Pick<ProfileViews, 'write'>;
  cookies: { clear(reply: FastifyReply): void };
  now: () => Date;
};
type Operations = 'getCurrentUser' | 'getUser' | 'deleteAccount' | 'exportAccount';

export function usersHandlers({ database, hashes, views, cookies, now }: Parts): Pick<Handlers, Operations> {
  return {
    async getCurrentUser({ session }) {
      const user = userOf(session);
      const ofProposals = stageOf(user) === 'verified' ? await readProposalNews(database, session.profileId!) : {}; // who is verified has one
      const marriage =
        session.profileId && session.isMarriageFixed ? await readOwnMarriage(database, session.profileId, now()) : null;
      const messages = session.profileId ? await readUnreadMessages(database, session.profileId) : [];
      return {
        ...user,
        ...(marriage && { marriage }),
        ...ofProposals,
        ...(messages.length > 0 && { moderatorMessages: messages }),
      };
    },
    async getUser({ params, session }) {
      // Own id only; the case of a UUID does not matter.
      if (params.id.toLowerCase() !== session.userId) throw new ApiProblem('not-found');
      return userOf(session);
    },

    async exportAccount({ session, request, reply }) {
      await views.write();
      const text = await exportAccount(database, session, userOf(session), now());
      request.log.info({ account: session.userId }, 'exported');
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="mithaq-export.json"');
      return text as unknown as AccountExport; // Fastify sends a stream as it comes; a contract test reads the whole
    },

    async deleteAccount({ session, request, reply }) {
      await views.write(); // they count when the same person is back today
      await database.transaction((em) => eraseAccount(em, hashes, session.userId, now()));
      cookies.clear(reply);
      request.log.info({ account: session.userId }, 'deleted');
      return null;
    },
  };
}

const userOf = (session: Session): User => toUser({ ...session, id: session.userId });
