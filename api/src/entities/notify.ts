import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { NotificationKind } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { enqueue } from './delivery.entities.ts';
import { notificationLimits, notificationRules } from '@mithaq/openapi/rules/notifications.ts';

/** What happened to whom; the subject is a proposal, a case, a message, or the account itself. */
type Event = { accountId: string; kind: NotificationKind; subjectId: string };

/**
 * Raises the version of lists, so that a browser requests them again: something is new, was seen, or is not true any more. The
 * rows stay locked until the transaction ends, so versions rise in the order in which they become visible.
 */
const change = `insert into notification_settings (account_id, version) select id, 1 from unnest(?::uuid[]) id order by id
  on conflict (account_id) do update set version = notification_settings.version + 1`;

/** One statement, since it is part of what members wait for. Its parts see the rows from before it: with the new one there are as many as an account keeps. */
const write = `with inserted as (
    insert into notification (id, account_id, kind, subject_id, created_at) values (?, ?, ?, ?, ?)
      on conflict (account_id, kind, subject_id) do nothing returning id, account_id, created_at),
  trimmed as (delete from notification where id in (select n.id from inserted i join notification n on n.account_id = i.account_id
    order by n.created_at desc, n.id desc offset ${notificationLimits.perAccount - 1})),
  changed as (${change})
  ${enqueue}`;

/**
 * Writes a notification, in the transaction of what happened. The same event a second time changes nothing.
 * Only the newest of an account stay.
 * @param others whose lists change as well
 */
export async function notify(
  em: EntityManager,
  { accountId, kind, subjectId }: Event,
  now: Date,
  others: readonly string[] = [],
): Promise<void> {
  const { replaces, isPushed } = notificationRules[kind];
  if (replaces.length > 0)
    await em.execute(`delete from notification where account_id = ? and kind = any (?::text[]) and subject_id = ?`, [
      accountId,
      `{${replaces.join()}}`,
      subjectId,
    ]);
  const changed = `{${[accountId, ...others].join()}}`;
  const messages = [randomUUIDv7(), randomUUIDv7(), isPushed];
  await em.execute(write, [randomUUIDv7(), accountId, kind, subjectId, now, changed, ...messages]);
}

/** Raises the version of these lists without a notification. */
export async function changeNotifications(em: EntityManager, accountIds: readonly string[]): Promise<void> {
  await em.execute(change, [`{${accountIds.join()}}`]);
}

/**
 * Without those who have deleted the account, and without the parties of the case: a new version of their list, and the kind in
 * their export, would tell them of it. Which of the others may know of the case is decided when they read.
 */
const moderators = `select u.id from moderator m join app_user u on u.issuer = m.issuer and u.subject = m.subject and lower(u.email) = m.email
  where m.ended_at is null and not exists (select 1 from moderation_case c
    join moderation_case e on e.case_key = c.case_key and e.closed_at is null and e.id <> c.id where c.id = ?)
    and not exists (select 1 from moderation_case o join profile p on p.id in (o.member_id, o.reporter_id) where o.id = ? and p.user_id = u.id)
  order by u.id`;

/** Deletes what these accounts heard of a subject, as if it had never happened. A message that waits is not sent. */
export async function withdrawNotifications(
  em: EntityManager,
  accountIds: readonly string[],
  subjectId: string,
): Promise<void> {
  const accounts = `{${accountIds.join()}}`;
  await em.execute(`delete from notification where account_id = any (?::uuid[]) and subject_id = ?`, [
    accounts,
    subjectId,
  ]);
  await changeNotifications(em, accountIds);
}

/** Notifies the moderators of a new case, not of a further report in an open one. */
export async function notifyModerators(em: EntityManager, caseId: string, now: Date): Promise<void> {
  for (const { id } of await em.execute<{ id: string }[]>(moderators, [caseId, caseId]))
    await notify(em, { accountId: id, kind: 'CASE_OPENED', subjectId: caseId }, now);
}
