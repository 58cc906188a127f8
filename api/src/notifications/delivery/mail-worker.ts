import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { deliverMail, type MailParts, type Outcome } from './deliver-mail.ts';
import { claimDue, type Job } from './queue.ts';

type WorkerParts = MailParts & {
  logger: FastifyBaseLogger;
  /** Counts what became of each message. */
  count: (outcome: Outcome) => void;
  /** Milliseconds between two looks into an empty queue. */
  pollMs?: number;
};

/** Messages at a time: each is noted by itself, so a process that is killed has sent few that are not noted. */
const atOnce = 2;

/** Milliseconds between two lines about the same trouble. */
const alarmMs = 60_000;

/** Sends what is due until it is stopped. Returns what stops it, after the messages in flight. */
export function startMailWorker({ logger, count, pollMs = 5000, ...parts }: WorkerParts): () => Promise<void> {
  const stopping = new AbortController();
  const alarm = rarely(parts.now);

  async function deliver(job: Job): Promise<void> {
    try {
      const { outcome, error } = await deliverMail(parts, job);
      count(outcome);
      if (outcome === 'MISCONFIGURED')
        alarm(outcome, () =>
          logger.error({ error }, 'the mail server refuses this configuration; see SMTP_URL and MAIL_FROM'),
        );
      else if (outcome === 'REFUSED' || outcome === 'RETRY')
        alarm(outcome, () => logger.warn({ error }, 'the mail server did not take a mail'));
    } catch (err) {
      alarm('error', () => logger.error({ err }, 'a mail could not be worked on')); // its lease ends, and it is taken again
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const jobs = await claimDue(parts.database, parts.now(), atOnce).catch((err: unknown) => {
        alarm('queue', () => logger.error({ err }, 'the queue of mails could not be read'));
        return [];
      });
      await Promise.all(jobs.map(deliver));
      // Not all processes at the same moment.
      const pause = pollMs * (0.75 + Math.random() / 2);
      if (jobs.length === 0) await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return () => {
    stopping.abort();
    return running;
  };
}

/** Runs what it is given once a minute for each reason. */
function rarely(now: () => Date) {
  const last = new Map<string, number>();
  return (reason: string, run: () => void) => {
    const at = now().getTime();
    if (at - (last.get(reason) ?? -Infinity) < alarmMs) return;
    last.set(reason, at);
    run();
  };
}
