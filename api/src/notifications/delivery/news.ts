import type { NotificationKind } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { isSent } from '@mithaq/openapi/rules/notifications.ts';
import { isModeratorEmail } from '@mithaq/openapi/rules/onboarding.ts';
import type { Database } from '../../database/database.ts';
import { readNotifications } from '../own-notifications.ts';
import type { Job } from './queue.ts';

/** What a message is about. */
type News = { kind: NotificationKind; createdAt: string };

/** Who gets a message. */
export type Reader = { email: string; isModerator: boolean; lastSentAt: Date | null };

/** The SQL of what is known of a reader `u`. */
export const readerColumns = (channel: string): string => `u.email,
  (select max(d.sent_at) from delivery d where d.account_id = u.id and d.channel = '${channel}') as "lastSentAt",
  exists (select 1 from moderator r where r.email = lower(u.email) and r.issuer = u.issuer and r.subject = u.subject
    and r.ended_at is null) as "isModerator"`;

/** News is what the member has not seen, what is still true, and what no earlier message of the channel was about. */
export async function readNews(
  { database, moderatorEmails }: { database: Database; moderatorEmails: readonly string[] },
  job: Job,
  { email, isModerator, lastSentAt }: Reader,
): Promise<News[]> {
  const isStillModerator = isModerator && isModeratorEmail(email, moderatorEmails);
  const notifications = await readNotifications(database, job.accountId, isStillModerator);
  return notifications.filter(({ id, kind, seenAt, createdAt, facts }) => {
    // The transaction of the last one may have ended after the message before it was sent.
    const isNew = id === job.notificationId || !lastSentAt || new Date(createdAt) > lastSentAt;
    return !seenAt && isNew && isSent(kind, facts);
  });
}

/** When the oldest news of these kinds happened, or null when there is none. */
export function newsSince(news: readonly News[], isTold: (kind: NotificationKind) => boolean): Date | null {
  const times = news.filter(({ kind }) => isTold(kind)).map(({ createdAt }) => new Date(createdAt).getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
