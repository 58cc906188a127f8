import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { MailChoice, NotificationKind } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { defaultNotificationSettings as defaults, notificationLimits } from '@mithaq/openapi/rules/notifications.ts';
import { User } from './user.entity.ts';
import type { MemberData } from './member-data.ts';

/** One row for each event and person. Whether it is still true is decided when it is read. */
export const Notification = defineEntity({
  name: 'Notification',
  uniques: [{ name: 'notification_once', properties: ['account', 'kind', 'subjectId'] }],
  indexes: [
    {
      name: 'notification_newest',
      expression: `create index "notification_newest" on "notification" ("account_id", "created_at" desc, "id" desc)`,
    },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    account: () => p.manyToOne(User).ref().deleteRule('cascade'),
    kind: p.string().length(20).$type<NotificationKind>(),
    // The proposal, the case or the account. It is no foreign key: what does not exist any more is not shown.
    subjectId: p.uuid(),
    createdAt: p.datetime(),
    seenAt: p.datetime().nullable(),
  },
});

/** What the table holds about a member. */
export const notificationData: MemberData = {
  exported: {
    list: 'notifications',
    rows: `select n.kind, n.created_at as "createdAt", n.seen_at as "seenAt" from notification n
      where n.account_id = ? order by n.created_at desc, n.id desc`,
  },
  notExported: { subject_id: 'It names a proposal or a case, which the list of proposals and reports has.' },
  members: {
    account_id: 'deletes the row',
    subject_id: { else: 'It names a proposal, a case or the account itself.' },
  },
  expired: `s.created_at < clock.now - interval '${notificationLimits.days} days'`,
};

/** The SQL of MailChoices, of settings `s`. */
export const mailChoices = `json_build_object('proposals', s.mail, 'texts', coalesce(s.mail_texts, s.mail),
  'account', coalesce(s.mail_account, s.mail), 'forYou', coalesce(s.mail_for_you, s.mail), 'cases', coalesce(s.mail_cases, s.mail))`;

/** How an account hears of news, and the version of its list. */
export const NotificationSettings = defineEntity({
  name: 'NotificationSettings',
  properties: {
    account: () => p.manyToOne(User).ref().deleteRule('cascade').primary(),
    // Of proposals; the others are as this one until the member chose them by themselves.
    mail: p.string().length(10).$type<MailChoice>().default(defaults.mail.proposals),
    mailTexts: p.string().length(10).$type<MailChoice>().nullable(),
    mailAccount: p.string().length(10).$type<MailChoice>().nullable(),
    mailForYou: p.string().length(10).$type<MailChoice>().nullable(),
    mailCases: p.string().length(10).$type<MailChoice>().nullable(),
    push: p.boolean().default(defaults.push),
    timeZone: p.string().length(64).default(defaults.timeZone),
    quietFrom: p.smallint().default(defaults.quietHours.from),
    quietTo: p.smallint().default(defaults.quietHours.to),
    weeklyForYou: p.boolean().default(defaults.weeklyForYou),
    // It rises with every change of the list, in the order in which the changes are committed.
    version: p.integer().default(0),
    // When the member last chose; until then these are the defaults.
    chosenAt: p.datetime().nullable(),
    // When the weekly news about For You was last looked for.
    forYouAt: p.datetime().nullable(),
  },
});

/** What the table holds about a member. */
export const notificationSettingsData: MemberData = {
  exported: {
    list: 'notificationSettings',
    rows: `select ${mailChoices} as mail, s.push, s.time_zone as "timeZone", json_build_object('from', s.quiet_from, 'to', s.quiet_to) as "quietHours",
        s.weekly_for_you as "weeklyForYou"
      from notification_settings s where s.chosen_at is not null and s.account_id = ?`,
  },
  notExported: {
    chosen_at: 'It is whether the member has chosen.',
    version: 'It counts changes of the list.',
    for_you_at: 'It is when the server last looked for new people.',
  },
  members: { account_id: 'deletes the row' },
};
