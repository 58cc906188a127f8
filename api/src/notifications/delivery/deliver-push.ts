import { decidePush } from '@mithaq/openapi/rules/delivery.ts';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { notificationRules } from '@mithaq/openapi/rules/notifications.ts';
import { pushTexts } from '@mithaq/openapi/rules/push.ts';
import type { Database, Statement } from '../../database/database.ts';
import { liveSession } from '../../entities/session.entity.ts';
import { newsSince, readerColumns, readNews, type Reader } from './news.ts';
import type { PushTarget, PushTransport } from './push-transport.ts';
import { leaseOf, nextTry, type Job } from './queue.ts';

export type PushParts = {
  database: Database;
  transport: PushTransport;
  moderatorEmails: readonly string[];
  now: () => Date;
};

/** What became of a push, of all browsers of an account together. */
export type PushOutcome = 'SENT' | 'WAITS' | 'FORGOTTEN' | 'RETRY' | 'REFUSED';

type Recipient = Reader & { push: boolean; timeZone: string; quietFrom: number; quietTo: number };
type Browser = PushTarget & { session: string; language: Language; delivered: string | null };

const recipientStatement: Statement = {
  name: 'push-recipient',
  text: `select ${readerColumns('PUSH')}, s.push, s.time_zone as "timeZone", s.quiet_from as "quietFrom", s.quiet_to as "quietTo"
    from app_user u join notification_settings s on s.account_id = u.id where u.id = $1`,
};

const browsersStatement: Statement = {
  name: 'push-browsers',
  text: `select b.session_token_hash as session, b.endpoint, b.p256dh, b.auth, b.language, b.delivered
    from push_subscription b join session s on s.token_hash = b.session_token_hash
    where b.account_id = $1 and ${liveSession('$2')} order by b.created_at, b.session_token_hash`,
};

const deliveredStatement: Statement = {
  name: 'push-delivered',
  text: `update push_subscription set delivered = $3 where session_token_hash = $1 and endpoint = $2`,
};

const goneStatement: Statement = {
  name: 'push-gone',
  text: `delete from push_subscription where session_token_hash = $1 and endpoint = $2`,
};

/**
 * Sends a push that this process has to each browser of the account that has not got it yet, if it is still true and it is time
 * for it, and notes what became of it.
 */
export async function deliverPush(parts: PushParts, job: Job): Promise<{ outcome: PushOutcome; error?: string }> {
  const { database, now } = parts;
  const lease = leaseOf(database, job);
  const { recipient, browsers } = await readBrowsers(parts, job);
  const decision = recipient && browsers.length > 0 ? await decide(parts, job, recipient) : 'FORGET';
  if (decision === 'FORGET') {
    await lease.forget();
    return { outcome: 'FORGOTTEN' };
  }
  if (decision !== 'SEND') {
    await lease.postpone(decision.waitUntil);
    return { outcome: 'WAITS' };
  }
  const left = browsers.filter(({ delivered }) => delivered !== job.id);
  const results = await Promise.all(left.map((browser) => sendTo(parts, job, browser)));
  const failed = results.find(({ outcome }) => outcome === 'RETRY') ?? results.find(({ error }) => error !== undefined);
  const isSent = left.length < browsers.length || results.some(({ outcome }) => outcome === 'SENT');
  const again = failed?.outcome === 'RETRY' ? nextTry(job, now()) : null;
  if (failed?.error && again) await lease.retry(again, failed.error);
  // A browser that refuses does not end the pause of those that were reached.
  else if (isSent) await lease.finish(now());
  else if (failed?.error) await lease.giveUp(now(), failed.error);
  // Every browser is gone.
  else await lease.forget();
  if (failed?.error) return { outcome: failed.outcome === 'RETRY' ? 'RETRY' : 'REFUSED', error: failed.error };
  return { outcome: isSent ? 'SENT' : 'FORGOTTEN' };
}

async function readBrowsers({ database, now }: PushParts, { accountId }: Job) {
  const [row] = await database.query<Recipient>(recipientStatement, [accountId]);
  if (!row?.push) return { recipient: null, browsers: [] };
  const browsers = await database.query<Browser>(browsersStatement, [accountId, now()]);
  return { recipient: { ...row, lastSentAt: row.lastSentAt && new Date(row.lastSentAt) }, browsers };
}

async function decide(parts: PushParts, job: Job, recipient: Recipient) {
  const { timeZone, quietFrom, quietTo, lastSentAt } = recipient;
  const news = await readNews(parts, job, recipient);
  return decidePush({
    now: parts.now(),
    newsSince: newsSince(news, (kind) => notificationRules[kind].isPushed),
    settings: { timeZone, quietHours: { from: quietFrom, to: quietTo } },
    lastSentAt,
  });
}

/** Notes at once what became of it, so that a process that is killed repeats few. */
async function sendTo({ database, transport }: PushParts, job: Job, browser: Browser) {
  const { session, endpoint, language } = browser;
  const result = await transport.send(browser, { language, body: pushTexts[language] });
  if (result.outcome === 'SENT') await database.query(deliveredStatement, [session, endpoint, job.id]);
  if (result.outcome === 'GONE') await database.query(goneStatement, [session, endpoint]);
  return { error: undefined, ...result };
}
