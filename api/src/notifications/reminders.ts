import type { FastifyBaseLogger } from 'fastify';
import { forYouDays, waitingDays } from '@mithaq/openapi/rules/notifications.ts';
import type { Database, Statement } from '../database/database.ts';
import { notInvolved } from '../entities/eligible.ts';
import { notify } from '../entities/notify.ts';

/** Hours between two runs. */
const hours = 1;

/** Accounts that one run notifies at most of each, so that it ends soon. */
const most = 500;

/** Receivers of proposals that have waited for a week. A receiver who was reminded before is left out. */
const waiting: Statement = {
  name: 'waiting-proposals',
  text: `select p.user_id as "accountId", q.id as "subjectId" from proposal q join profile p on p.id = q.receiver_id
    where q.status = 'PENDING' and q.created_at <= $1::timestamptz - interval '${waitingDays.from} days'
      and q.created_at > $1::timestamptz - interval '${waitingDays.to} days'
      and not exists (select 1 from notification n
        where n.account_id = p.user_id and n.kind = 'PROPOSAL_WAITING' and n.subject_id = q.id)
    order by q.created_at, q.id limit ${most}`,
};

const isDue = `weekly_for_you and coalesce(for_you_at, '-infinity') <= ?::timestamptz - interval '${forYouDays} days'`;
const due: Statement = {
  name: 'due-for-you',
  text: `select account_id as id from notification_settings where ${isDue.replace('?', '$1')} order by account_id limit ${most}`,
};

/** Of two processes at once the second one finds the first one's time. */
const claim = `update notification_settings set for_you_at = ? where account_id = ? and ${isDue} returning account_id`;

/**
 * Whether somebody joined within the week whom For You may list: the marital status fits both ways, and nothing is between the two. Who
 * joined has changed since, and of changes there is an index: without it all of the other gender were read where nobody is new.
 */
const hasNew = `select 1 from (select ?::timestamptz - interval '${forYouDays} days' as start) week, profile p join match_side own on own.profile_id = p.id
    join match_side m on m.gender = case own.gender when 'MALE' then 'FEMALE' else 'MALE' end and m.is_listed
      and m.marital_status = any (own.sought_marital_status) and own.marital_status = any (m.sought_marital_status)
    join profile o on o.id = m.profile_id
  where p.user_id = ? and own.is_listed and m.changed_at > week.start and o.created_at > week.start
    and ${notInvolved('p.id', 'o.id')} limit 1`;

/** Locked until the notification is written: an answer or a take-back at the same moment waits, and one that came first is seen. */
const stillWaiting = `select 1 from proposal where id = ? and status = 'PENDING' for share`;

/** Writes the notifications that come with time, each once however many processes do it, and returns their number. */
export async function remind({ query, transaction }: Pick<Database, 'query' | 'transaction'>, now: Date) {
  const proposals = await query<{ accountId: string; subjectId: string }>(waiting, [now]);
  for (const proposal of proposals)
    await transaction(async (em) => {
      if ((await em.execute<unknown[]>(stillWaiting, [proposal.subjectId])).length === 0) return;
      await notify(em, { ...proposal, kind: 'PROPOSAL_WAITING' }, now);
    });
  let forYou = 0;
  for (const { id } of await query<{ id: string }>(due, [now]))
    forYou += await transaction(async (em) => {
      if ((await em.execute<unknown[]>(claim, [now, id, now])).length === 0) return 0;
      if ((await em.execute<unknown[]>(hasNew, [now, id])).length === 0) return 0;
      await notify(em, { accountId: id, kind: 'FOR_YOU_NEW', subjectId: id }, now);
      return 1;
    });
  return { waiting: proposals.length, forYou };
}

/** Reminds every hour, and once at start; a failed run is logged and the next one comes. Returns what stops it. */
export function startReminders(database: Database, logger: FastifyBaseLogger): () => void {
  const run = () =>
    void remind(database, new Date()).then(
      (reminded) => logger.info({ reminded }, 'members reminded'),
      (err: unknown) => logger.error({ err }, 'members could not be reminded'),
    );
  run();
  const timer = setInterval(run, hours * 3_600_000).unref();
  return () => clearInterval(timer);
}
