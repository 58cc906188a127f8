import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Channel } from '../../entities/delivery.entities.ts';
import { claimDue, type Job } from './queue.ts';

/** What became of a message, for every channel. */
type CommonOutcome = 'SENT' | 'WAITS' | 'FORGOTTEN' | 'RETRY' | 'REFUSED';

type WorkerParts<Outcome extends string> = {
  database: Database;
  channel: Channel;
  /** Sends a message if it is time for it, and notes what became of it. */
  deliver: (job: Job) => Promise<{ outcome: Outcome | CommonOutcome; error?: string }>;
  /** Counts what became of each message. */
  count: (outcome: Outcome | CommonOutcome) => void;
  /** What the log says at MISCONFIGURED, and when a message was not taken. */
  words: { misconfigured?: string; notTaken: string };
  /** Whether this process serves members at the moment. */
  isServing: () => boolean;
  now: () => Date;
  logger: FastifyBaseLogger;
  /** Milliseconds between two looks into an empty queue. */
  pollMs?: number;
  /**
   * Milliseconds for two messages at least while members are served: a mail costs as much processor time as a page of a list, and members
   * come first. While nobody is served they go as fast as they are taken.
   */
  paceMs?: number;
};

/** Messages at a time: each is noted by itself, so a process that is killed has sent few that are not noted. */
const atOnce = 2;

/** Milliseconds between two lines about the same trouble. */
const alarmMs = 60_000;

/** Sends what is due until it is stopped. Returns what stops it, after the messages in flight. */
export function startDeliveryWorker<Outcome extends string = never>({
  database,
  channel,
  deliver,
  count,
  words,
  isServing,
  now,
  logger,
  pollMs = 5000,
  paceMs = 200,
}: WorkerParts<Outcome>): () => Promise<void> {
  const stopping = new AbortController();
  const alarm = rarely(now);

  /** Returns whether it went well. */
  async function work(job: Job): Promise<boolean> {
    try {
      const { outcome, error } = await deliver(job);
      count(outcome);
      if (outcome === 'MISCONFIGURED') alarm(outcome, () => logger.error({ error }, words.misconfigured));
      else if (outcome === 'REFUSED' || outcome === 'RETRY')
        alarm(outcome, () => logger.warn({ error }, words.notTaken));
      return outcome === 'SENT' || outcome === 'WAITS' || outcome === 'FORGOTTEN';
    } catch (err) {
      // Its lease ends, and it is taken again.
      alarm('error', () => logger.error({ err, channel }, 'a message about news could not be worked on'));
      return false;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const jobs = await claimDue(database, channel, now(), atOnce).catch((err: unknown) => {
        alarm('queue', () => logger.error({ err, channel }, 'the queue of messages could not be read'));
        return [];
      });
      const began = performance.now();
      const taken = await Promise.all(jobs.map(work));
      const isPaced = isServing() || taken.includes(false);
      const paced = isPaced ? Math.max(0, began + paceMs - performance.now()) : 0;
      // Not all processes look into an empty queue at the same moment.
      const pause = jobs.length > 0 ? paced : pollMs * (0.75 + Math.random() / 2);
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
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
