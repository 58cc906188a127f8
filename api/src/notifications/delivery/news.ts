import { notificationRules } from '@mithaq/openapi/rules/notifications.ts';
import { isModeratorEmail } from '@mithaq/openapi/rules/onboarding.ts';
import type { Database } from '../../database/database.ts';
import { readNotifications } from '../own-notifications.ts';
import type { Job } from './queue.ts';

/** Who gets a message. */
export type Reader = { email: string; isModerator: boolean; lastSentAt: Date | null };

/** The SQL of what is known of a reader `u`. */
export const readerColumns = (channel: string): string => `u.email,
  (select max(d.sent_at) from delivery d where d.account_id = u.id and d.channel = '${channel}') as "lastSentAt",
  exists (select 1 from moderator r where r.email = lower(u.email) and r.issuer = u.issuer and r.subject = u.subject
    and r.ended_at is null) as "isModerator"`;

/**
 * When the oldest news of a message happened, or null when there is none: news is what the member has not seen, what is still
 * true, and what no earlier message of the channel was about.
 */
export async function newsSince(
  { database, moderatorEmails }: { database: Database; moderatorEmails: readonly string[] },
  job: Job,
  { email, isModerator, lastSentAt }: Reader,
  isTold: 'isMailed' | 'isPushed',
): Promise<Date | null> {
  const isStillModerator = isModerator && isModeratorEmail(email, moderatorEmails);
  const notifications = await readNotifications(database, job.accountId, isStillModerator);
  const news = notifications.filter(({ id, kind, seenAt, createdAt, facts }) => {
    const rule = notificationRules[kind];
    // The transaction of the last one may have ended after the message before it was sent.
    const isNew = id === job.notificationId || !lastSentAt || new Date(createdAt) > lastSentAt;
    return rule[isTold] && !seenAt && isNew && rule.isCurrent(facts);
  });
  const times = news.map(({ createdAt }) => new Date(createdAt).getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
