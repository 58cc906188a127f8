import type { FastifyInstance } from 'fastify';
import type { Database, Statement } from '../../database/database.ts';
import type { Outcome } from './deliver-mail.ts';

const stateStatement: Statement = {
  name: 'delivery-state',
  text: `select count(*) filter (where dead_at is null)::int as waiting, count(*) filter (where dead_at is not null and last_error <> 'RESTORED')::int as dead,
      coalesce(extract(epoch from $1::timestamptz - min(run_at) filter (where dead_at is null)), 0)::float as late
    from delivery where sent_at is null`,
};

/** Adds the state of the queue to /metrics. Returns what counts the mails of this process. */
export function mailMetrics(app: FastifyInstance, database: Database, now: () => Date): (outcome: Outcome) => void {
  const { client } = app.metrics;
  const registers = [client.register];
  const outcomes = new client.Counter({
    name: 'mithaq_mail_outcomes_total',
    help: 'What became of each mail that this process worked on',
    labelNames: ['outcome'],
    registers,
  });
  const queue = new client.Gauge({
    name: 'mithaq_mail_queue',
    help: 'Mails that wait, and mails that were given up within 30 days',
    labelNames: ['state'],
    registers,
    async collect() {
      const [state] = await database.query<{ waiting: number; dead: number; late: number }>(stateStatement, [now()]);
      queue.set({ state: 'waiting' }, state!.waiting);
      queue.set({ state: 'dead' }, state!.dead);
      lateness.set(Math.max(0, state!.late));
    },
  });
  const lateness = new client.Gauge({
    name: 'mithaq_mail_late_seconds',
    help: 'How long the mail that is due first has been due',
    registers,
  });
  return (outcome) => outcomes.inc({ outcome });
}
