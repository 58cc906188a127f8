import { randomUUID } from 'node:crypto';
import type { Database, Statement } from '../../database/database.ts';
import type { Channel } from '../../entities/delivery.entities.ts';

/** A message that this process has, until the lease ends. */
export type Job = {
  id: string;
  accountId: string;
  notificationId: string | null;
  createdAt: Date;
  attempts: number;
  lease: string;
};

/** Tries of one message; with their pauses they last about a day. */
const maxAttempts = 12;

/** A mail server that knows us refuses the first try of a stranger for some minutes. */
const firstPauseMs = 60_000;
const longestPauseMs = 6 * 3_600_000;

/** When a message that was not taken is tried again; null when it was tried often enough. */
export function nextTry({ attempts }: Pick<Job, 'attempts'>, now: Date): Date | null {
  if (attempts >= maxAttempts) return null;
  return new Date(now.getTime() + Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs));
}

/** Seconds for which a process has a message; sending ends before. */
const leaseSeconds = 60;

const isOpen = 'sent_at is null and dead_at is null';

/** Looks at the first due messages alone, however many wait. */
export const claimStatement: Statement = {
  name: 'delivery-claim',
  text: `update delivery set lease = $2, attempts = attempts + 1, run_at = $1::timestamptz + interval '${leaseSeconds} seconds'
    where id in (select id from delivery where ${isOpen} and channel = $4 and run_at <= $1::timestamptz order by run_at, id limit $3 for update skip locked)
    returning id, account_id as "accountId", notification_id as "notificationId", created_at as "createdAt", attempts, lease`,
};

const mine = `id = $1 and lease = $2 and ${isOpen}`;

const finishStatement: Statement = {
  name: 'delivery-finish',
  text: `update delivery set sent_at = $3, lease = null, last_error = null where ${mine} returning id`,
};

const forgetStatement: Statement = {
  name: 'delivery-forget',
  text: `delete from delivery where ${mine} and notification_id is not distinct from $3 returning id`,
};

const releaseStatement: Statement = {
  name: 'delivery-release',
  text: `update delivery set lease = null, run_at = $3, attempts = $4, last_error = $5, dead_at = $6 where ${mine} returning id`,
};

const postponeStatement: Statement = {
  name: 'delivery-postpone',
  text: `update delivery set lease = null, run_at = $3, attempts = $4, last_error = null
    where ${mine} and notification_id is not distinct from $5 returning id`,
};

/** The messages of a channel that are due, for this process alone until the lease ends; several processes share the work. */
export async function claimDue({ query }: Database, channel: Channel, now: Date, limit: number): Promise<Job[]> {
  const rows = await query<Omit<Job, 'createdAt'> & { createdAt: string }>(claimStatement, [
    now,
    randomUUID(),
    limit,
    channel,
  ]);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** Each returns whether the message was still that of this process. */
export function leaseOf({ query }: Database, { id, lease, notificationId, attempts }: Job) {
  const run = async (statement: Statement, values: unknown[]) =>
    (await query<{ id: string }>(statement, [id, lease, ...values])).length > 0;
  return {
    /** It was sent. */
    finish: (now: Date) => run(finishStatement, [now]),
    /** There is nothing to tell any more; it stays when there is newer news. */
    forget: () => run(forgetStatement, [notificationId]),
    /** It waits until a time, without having been tried; with newer news it is looked at again when the lease ends. */
    postpone: (until: Date) => run(postponeStatement, [until, attempts - 1, notificationId]),
    /** It failed for a reason that does not concern the member, and is tried again. */
    retryUncounted: (at: Date, error: string) => run(releaseStatement, [at, attempts - 1, error, null]),
    /** It failed, and is tried again. */
    retry: (at: Date, error: string) => run(releaseStatement, [at, attempts, error, null]),
    /** It failed, and is not tried again. */
    giveUp: (now: Date, error: string) => run(releaseStatement, [now, attempts, error, now]),
  };
}
