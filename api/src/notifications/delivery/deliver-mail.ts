import type { MailChoice, MailChoices } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { decideDelivery } from '@mithaq/openapi/rules/delivery.ts';
import { mailStatus, type MailAnswer } from '@mithaq/openapi/rules/mail-consent.ts';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { notificationRules } from '@mithaq/openapi/rules/notifications.ts';
import type { Database, Statement } from '../../database/database.ts';
import { mailChoices } from '../../entities/notification.entities.ts';
import { newsLetter } from './letter.ts';
import type { MailTransport } from './mail-transport.ts';
import { newsSince, readerColumns, readNews, type Reader } from './news.ts';
import { leaseOf, nextTry, type Job } from './queue.ts';
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

type Recipient = MailAnswer &
  Reader & {
    language: Language;
    mail: MailChoices;
    timeZone: string;
    quietFrom: number;
    quietTo: number;
  };

const recipientStatement: Statement = {
  name: 'delivery-recipient',
  text: `select ${readerColumns('MAIL')}, m.agreed, m.version, m.bounces, m.language, ${mailChoices} as mail, s.time_zone as "timeZone",
      s.quiet_from as "quietFrom", s.quiet_to as "quietTo"
    from app_user u join mail_consent m on m.account_id = u.id join notification_settings s on s.account_id = u.id where u.id = $1`,
};

const bouncesStatement: Statement = {
  name: 'delivery-bounces',
  text: `update mail_consent set bounces = case when $2 then least(bounces + 1, 100) else 0 end
    where account_id = $1 and ($2 or bounces > 0)`,
};

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
  if (recipient.bounces > 0) await database.query(bouncesStatement, [job.accountId, false]);
  return { outcome: 'SENT' };
}

async function readRecipient({ database }: MailParts, accountId: string): Promise<Recipient | undefined> {
  const [row] = await database.query<Recipient>(recipientStatement, [accountId]);
  return row && { ...row, lastSentAt: row.lastSentAt && new Date(row.lastSentAt) };
}

async function decide(parts: MailParts, job: Job, recipient: Recipient) {
  const { lastSentAt, mail, timeZone, quietFrom, quietTo } = recipient;
  const news = await readNews(parts, job, recipient);
  const since = (choice: MailChoice) => newsSince(news, (kind) => mail[notificationRules[kind].mail] === choice);
  return decideDelivery({
    now: parts.now(),
    newsSince: { AT_ONCE: since('AT_ONCE'), DAILY: since('DAILY') },
    mayMail: mailStatus(recipient) === 'AGREED',
    settings: { timeZone, quietHours: { from: quietFrom, to: quietTo } },
    lastSentAt,
  });
}

async function noteFailure({ database, now }: MailParts, job: Job, failure: unknown): Promise<FailureMeaning> {
  const lease = leaseOf(database, job);
  const error = failureCode(failure);
  const meaning = failureMeaning(failure);
  const at = now();
  const again = nextTry(job, at);
  if (meaning === 'MISCONFIGURED') {
    await lease.retryUncounted(new Date(at.getTime() + configurationPauseMs), error);
  } else if (meaning === 'RETRY' && again) {
    await lease.retry(again, error);
  } else if ((await lease.giveUp(at, error)) && meaning === 'BOUNCE') {
    await database.query(bouncesStatement, [job.accountId, true]);
  }
  return meaning;
}
