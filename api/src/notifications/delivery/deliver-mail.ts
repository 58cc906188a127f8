import { decideDelivery } from '@mithaq/openapi/rules/delivery.ts';
import { mailStatus, type MailAnswer } from '@mithaq/openapi/rules/mail-consent.ts';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { notificationRules } from '@mithaq/openapi/rules/notifications.ts';
import { isModeratorEmail } from '@mithaq/openapi/rules/onboarding.ts';
import type { Database, Statement } from '../../database/database.ts';
import { readNotifications } from '../own-notifications.ts';
import { newsLetter } from './letter.ts';
import type { MailTransport } from './mail-transport.ts';
import { leaseOf, type Job } from './queue.ts';
import { failureCode, failureMeaning, type FailureMeaning } from './smtp-failure.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

export type MailParts = {
  database: Database;
  transport: Pick<MailTransport, 'send'>;
  links: UnsubscribeLinks;
  publicUrl: string;
  moderatorEmails: readonly string[];
  now: () => Date;
};

/** What became of a message. */
export type Outcome = 'SENT' | 'WAITS' | 'FORGOTTEN' | FailureMeaning;

type Recipient = MailAnswer & {
  email: string;
  language: Language;
  isModerator: boolean;
  lastSentAt: Date | null;
  mail: 'AT_ONCE' | 'DAILY' | 'NEVER';
  timeZone: string;
  quietFrom: number;
  quietTo: number;
};

const recipientStatement: Statement = {
  name: 'delivery-recipient',
  text: `select u.email, m.agreed, m.version, m.bounces, m.language, s.mail, s.time_zone as "timeZone", s.quiet_from as "quietFrom",
      s.quiet_to as "quietTo", (select max(d.sent_at) from delivery d where d.account_id = u.id and d.channel = 'MAIL') as "lastSentAt",
      exists (select 1 from moderator r where r.email = lower(u.email) and r.issuer = u.issuer and r.subject = u.subject
        and r.ended_at is null) as "isModerator"
    from app_user u join mail_consent m on m.account_id = u.id join notification_settings s on s.account_id = u.id where u.id = $1`,
};

const bouncesStatement: Statement = {
  name: 'delivery-bounces',
  text: `update mail_consent set bounces = case when $2 then least(bounces + 1, 100) else 0 end
    where account_id = $1 and ($2 or bounces > 0)`,
};

/** Tries of one mail; with their pauses they last about a day. */
const maxAttempts = 12;

/** A server that knows us refuses the first try of a stranger for some minutes. */
const firstPauseMs = 60_000;
const longestPauseMs = 6 * 3_600_000;

/** Milliseconds until a wrong configuration is tried again. */
const configurationPauseMs = 300_000;

/** Sends a message that this process has, if it is still true and it is time for it, and notes what became of it. */
export async function deliverMail(parts: MailParts, job: Job): Promise<{ outcome: Outcome; error?: string }> {
  const { database, transport, links, publicUrl, now } = parts;
  const lease = leaseOf(database, job);
  const recipient = await readRecipient(parts, job.accountId);
  const decision = recipient ? await decide(parts, job, recipient) : 'FORGET';
  if (!recipient || decision === 'FORGET') {
    await lease.forget();
    return { outcome: 'FORGOTTEN' };
  }
  if (decision !== 'SEND') {
    await lease.postpone(decision.waitUntil);
    return { outcome: 'WAITS' };
  }
  const { email, language } = recipient;
  const unsubscribeUrl = links.urlFor(job.accountId);
  try {
    await transport.send({
      key: job.id,
      to: email,
      happenedAt: job.createdAt,
      letter: newsLetter(language, { publicUrl, unsubscribeUrl }),
      language,
      unsubscribeUrl,
    });
  } catch (failure) {
    return { outcome: await noteFailure(parts, job, failure), error: failureCode(failure) };
  }
  await lease.finish(now());
  await database.query(bouncesStatement, [job.accountId, false]);
  return { outcome: 'SENT' };
}

async function readRecipient({ database }: MailParts, accountId: string): Promise<Recipient | undefined> {
  const [row] = await database.query<Recipient>(recipientStatement, [accountId]);
  return row && { ...row, lastSentAt: row.lastSentAt && new Date(row.lastSentAt) };
}

/** News is what the member has not seen, what is still true, and what no earlier mail was about. */
async function decide({ database, moderatorEmails, now }: MailParts, job: Job, recipient: Recipient) {
  const { email, isModerator, lastSentAt, mail, timeZone, quietFrom, quietTo } = recipient;
  const isStillModerator = isModerator && isModeratorEmail(email, moderatorEmails);
  const notifications = await readNotifications(database, job.accountId, isStillModerator);
  const news = notifications.filter(({ id, kind, seenAt, createdAt, facts }) => {
    const { isMailed, isCurrent } = notificationRules[kind];
    // The transaction of the last one may have ended after the mail before it was sent.
    const isNew = id === job.notificationId || !lastSentAt || new Date(createdAt) > lastSentAt;
    return isMailed && !seenAt && isNew && isCurrent(facts);
  });
  const times = news.map(({ createdAt }) => new Date(createdAt).getTime());
  return decideDelivery({
    now: now(),
    newsSince: times.length > 0 ? new Date(Math.min(...times)) : null,
    mayMail: mailStatus(recipient) === 'AGREED',
    settings: { mail, timeZone, quietHours: { from: quietFrom, to: quietTo } },
    lastSentAt,
  });
}

async function noteFailure({ database, now }: MailParts, job: Job, failure: unknown): Promise<FailureMeaning> {
  const lease = leaseOf(database, job);
  const error = failureCode(failure);
  const meaning = failureMeaning(failure);
  const at = now();
  if (meaning === 'MISCONFIGURED') {
    await lease.retryUncounted(new Date(at.getTime() + configurationPauseMs), error);
  } else if (meaning === 'RETRY' && job.attempts < maxAttempts) {
    const pause = Math.min(firstPauseMs * 2 ** (job.attempts - 1), longestPauseMs);
    await lease.retry(new Date(at.getTime() + pause), error);
  } else if ((await lease.giveUp(at, error)) && meaning === 'BOUNCE') {
    await database.query(bouncesStatement, [job.accountId, true]);
  }
  return meaning;
}
