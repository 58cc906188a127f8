import type { PushSubscription } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { pushBrowsers, pushEndpointProblem } from '@mithaq/openapi/rules/push.ts';
import type { Database, Statement } from '../database/database.ts';
import { changeNotifications } from '../entities/notify.ts';
import type { Handlers } from '../http/operation.ts';
import { throwIfProblem } from '../http/problems.ts';

type Parts = { database: Database; now: () => Date };
type Operations = 'getPushSubscription' | 'updatePushSubscription' | 'deletePushSubscription';

const none: PushSubscription = { endpoint: null, language: null };

const ownStatement: Statement = {
  name: 'push-subscription',
  text: `select endpoint, language from push_subscription where session_token_hash = $1`,
};

const deleteStatement: Statement = {
  name: 'delete-push-subscription',
  text: `delete from push_subscription where session_token_hash = $1`,
};

const oldest = `select session_token_hash from push_subscription where account_id = ?
  order by created_at desc, session_token_hash offset ${pushBrowsers}`;

/** The browser of the session as one that shows news. */
export function pushHandlers({ database, now }: Parts): Pick<Handlers, Operations> {
  return {
    async getPushSubscription({ session }) {
      const [own] = await database.query<PushSubscription>(ownStatement, [session.tokenHash]);
      return own ?? none;
    },

    updatePushSubscription: ({ session: { tokenHash, userId }, body }) =>
      database.transaction(async (em) => {
        throwIfProblem(pushEndpointProblem(body));
        const { endpoint, keys, language } = body;
        // It locks the settings, so that simultaneous requests of the account do not store more than the limit.
        await changeNotifications(em, [userId]);
        await em.execute(`delete from push_subscription where endpoint = ? or session_token_hash = ?`, [
          endpoint,
          tokenHash,
        ]);
        // Not for a session that has ended meanwhile. Of two sessions with one endpoint at the same moment the first one has it.
        const stored = await em.execute<unknown[]>(
          `insert into push_subscription (session_token_hash, account_id, endpoint, p256dh, auth, language, created_at)
            select s.token_hash, s.user_id, ?, ?, ?, ?, ? from session s where s.token_hash = ? for key share
            on conflict do nothing returning account_id`,
          [endpoint, keys.p256dh, keys.auth, language, now(), tokenHash],
        );
        if (stored.length === 0) return none;
        await em.execute(`delete from push_subscription where session_token_hash in (${oldest})`, [userId]);
        await em.execute(
          `update notification_settings set push = true, chosen_at = coalesce(chosen_at, ?) where account_id = ?`,
          [now(), userId],
        );
        return { endpoint, language };
      }),

    async deletePushSubscription({ session }) {
      await database.query(deleteStatement, [session.tokenHash]);
      return null;
    },
  };
}
