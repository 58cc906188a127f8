import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { Notification } from './notification.entities.ts';
import { User } from './user.entity.ts';
import type { MemberData } from './member-data.ts';

/** What a member has answered to mail about news, the language of the mails, and how many in a row came back. */
export const MailConsent = defineEntity({
  name: 'MailConsent',
  properties: {
    account: () => p.manyToOne(User).ref().deleteRule('cascade').primary(),
    agreed: p.boolean(),
    version: p.string().length(10),
    language: p.string().length(2).$type<Language>(),
    answeredAt: p.datetime(),
    bounces: p.smallint().default(0),
  },
});

/** What the table holds about a member. */
export const mailConsentData: MemberData = {
  exported: {
    list: 'mailConsents',
    rows: `select m.agreed, m.version, m.language, m.answered_at as at from mail_consent m where m.account_id = ?`,
  },
  notExported: { bounces: 'It counts refusals of the mail server.' },
  members: { account_id: 'deletes the row' },
};

/** Days for which a message that was sent, was given up or waits without a mail server is stored. */
const deliveryDays = 30;

/** A message that goes, or went, to an account. At most one of a channel waits for each account: it says that there is news. */
export const Delivery = defineEntity({
  name: 'Delivery',
  indexes: [
    {
      name: 'delivery_open',
      expression: `create unique index "delivery_open" on "delivery" ("account_id", "channel") where "sent_at" is null and "dead_at" is null`,
    },
    {
      name: 'delivery_due',
      expression: `create index "delivery_due" on "delivery" ("channel", "run_at", "id") where "sent_at" is null and "dead_at" is null`,
    },
    { name: 'delivery_sent', properties: ['account', 'sentAt'] },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    account: () => p.manyToOne(User).ref().deleteRule('cascade'),
    // The newest news; the others of the account are read when it is sent.
    notification: () => p.manyToOne(Notification).ref().nullable().deleteRule('set null').index(),
    channel: p.string().length(5).$type<Channel>(),
    createdAt: p.datetime(),
    // When it is due; while a process has it, when another one may take it.
    runAt: p.datetime(),
    // Who has it: only that one may finish it.
    lease: p.uuid().nullable(),
    attempts: p.smallint().default(0),
    sentAt: p.datetime().nullable(),
    deadAt: p.datetime().nullable(),
    lastError: p.string().length(80).nullable(),
  },
});

/** What the table holds about a member. */
export const deliveryData: MemberData = {
  exported: { not: 'It says when a notification, which is exported, was sent.' },
  members: { account_id: 'deletes the row', lease: { else: 'It is the number of a claim by a process.' } },
  expired: `coalesce(s.sent_at, s.dead_at, s.run_at) < clock.now - interval '${deliveryDays} days'`,
};

/** The ways in which a message goes. */
export type Channel = 'MAIL' | 'PUSH';

/** The SQL of a message that no process has, and that was not refused: a pause after a failure stays. */
const waits = (row: string) => `${row}.lease is null and ${row}.last_error is null`;

/**
 * Lets a mail and a push go about the notification that `inserted` has, in the statement that writes it, where the account has
 * agreed to mail and where a browser shows news. A message that waits already takes it up, and may be due earlier now; its row stays locked until the transaction
 * ends, so that the message is not forgotten meanwhile. The values: the id of a mail, that of a push, and whether there is a push.
 */
export const enqueue = `insert into delivery (id, account_id, notification_id, channel, created_at, run_at)
  select c.id, i.account_id, i.id, c.channel, i.created_at, i.created_at
    from inserted i, (values (?::uuid, 'MAIL', true), (?::uuid, 'PUSH', ?::boolean)) c (id, channel, is_sent)
    where c.is_sent and case c.channel when 'MAIL' then exists (select 1 from mail_consent m where m.account_id = i.account_id and m.agreed)
      else exists (select 1 from push_subscription b where b.account_id = i.account_id) end
  on conflict (account_id, channel) where sent_at is null and dead_at is null do update set notification_id = excluded.notification_id,
    run_at = case when ${waits('delivery')} then least(delivery.run_at, excluded.run_at) else delivery.run_at end`;

const due = `update delivery d set run_at = least(run_at, ?::timestamptz)
  where account_id = ? and sent_at is null and dead_at is null and ${waits('d')}`;

/** Lets what waits for an account be looked at again, after another choice of when it comes. */
export async function dueAgain(em: EntityManager, accountId: string, now: Date): Promise<void> {
  await em.execute(due, [now, accountId]);
}
