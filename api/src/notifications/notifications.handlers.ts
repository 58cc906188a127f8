import { createHash } from 'node:crypto';
import type { NotificationSettings as Settings } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { hasTag } from '@mithaq/openapi/rules/entity-tag.ts';
import { defaultNotificationSettings, toNotificationPage } from '@mithaq/openapi/rules/notifications.ts';
import type { Database, Statement } from '../database/database.ts';
import type { Handlers, Session } from '../http/operation.ts';
import { dueAgain } from '../entities/delivery.entities.ts';
import { mailChoices } from '../entities/notification.entities.ts';
import { changeNotifications } from '../entities/notify.ts';
import { readNotifications } from './own-notifications.ts';

type Parts = { database: Database; now: () => Date };
type Operations =
  | 'listNotifications'
  | 'markNotificationsSeen'
  | 'getNotificationSettings'
  | 'updateNotificationSettings';

/** One row by its primary key: all that a request costs while nothing has changed. */
const versionStatement: Statement = {
  name: 'notifications-version',
  text: `select version from notification_settings where account_id = $1`,
};

const settingsStatement: Statement = {
  name: 'notification-settings',
  text: `select ${mailChoices} as mail, push, time_zone as "timeZone", json_build_object('from', quiet_from, 'to', quiet_to) as "quietHours",
      weekly_for_you as "weeklyForYou" from notification_settings s where account_id = $1`,
};

/** Minutes after which a list is read again without a change of its version: what others do can end what it says. */
const minutes = 5;

export function notificationsHandlers({ database, now }: Parts): Pick<Handlers, Operations> {
  /** It differs between accounts: a browser may have the list of another one. */
  async function tagOf({ userId, isModerator, isVerified, isPaused, suspension }: Session, query: object) {
    const [row] = await database.query<{ version: number }>(versionStatement, [userId]);
    const facts = [userId, isModerator, isVerified, isPaused, suspension !== null, row?.version ?? 0];
    const period = Math.floor(now().getTime() / (minutes * 60_000));
    const hash = createHash('sha256').update(JSON.stringify([...facts, period, query]));
    return `W/"${hash.digest('base64url').slice(0, 22)}"`;
  }

  return {
    async listNotifications({ session, query, request, reply }) {
      const tag = await tagOf(session, query);
      reply.header('etag', tag);
      // The response of the contract's 200; with 304 there is none.
      if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send() as never;
      return toNotificationPage(await readNotifications(database, session.userId, session.isModerator), query);
    },

    markNotificationsSeen: ({ session, body: { ids } }) =>
      database.transaction(async (em) => {
        const seen = await em.execute<unknown[]>(
          `update notification set seen_at = ? where account_id = ? and id = any (?::uuid[]) and seen_at is null returning id`,
          [now(), session.userId, `{${ids.join()}}`],
        );
        if (seen.length > 0) await changeNotifications(em, [session.userId]);
        return null;
      }),

    async getNotificationSettings({ session }) {
      const [settings] = await database.query<Settings>(settingsStatement, [session.userId]);
      return settings ?? defaultNotificationSettings;
    },

    updateNotificationSettings: ({ session, body, requireUnchanged }) =>
      database.transaction(async (em) => {
        // The row is there and locked from now on, with the defaults of an account that never chose.
        await changeNotifications(em, [session.userId]);
        const [current] = await em.execute<Settings[]>(settingsStatement.text.replace('$1', '?'), [session.userId]);
        requireUnchanged(current);
        await em.execute(
          `update notification_settings set mail = ?, mail_texts = ?, mail_account = ?, mail_for_you = ?, mail_cases = ?, push = ?, time_zone = ?, quiet_from = ?, quiet_to = ?, weekly_for_you = ?, chosen_at = ?
            where account_id = ?`,
          [
            body.mail.proposals,
            body.mail.texts,
            body.mail.account,
            body.mail.forYou,
            body.mail.cases,
            body.push,
            body.timeZone,
            body.quietHours.from,
            body.quietHours.to,
            body.weeklyForYou,
            now(),
            session.userId,
          ],
        );
        await dueAgain(em, session.userId, now());
        return body;
      }),
  };
}
