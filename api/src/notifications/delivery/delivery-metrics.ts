import type { FastifyInstance } from 'fastify';
import type { Database, Statement } from '../../database/database.ts';
import type { Channel } from '../../entities/delivery.entities.ts';

const stateStatement: Statement = {
  name: 'delivery-state',
  text: `select count(*) filter (where dead_at is null)::int as waiting, count(*) filter (where dead_at is not null and last_error <> 'RESTORED')::int as dead,
      coalesce(extract(epoch from $1::timestamptz - min(run_at) filter (where dead_at is null)), 0)::float as late
    from delivery where sent_at is null and channel = $2`,
};

type State = { waiting: number; dead: number; late: number };

const named: Record<Channel, { prefix: string; messages: string }> = {
  MAIL: { prefix: 'mithaq_mail', messages: 'mails' },
  PUSH: { prefix: 'mithaq_push', messages: 'pushes' },
};

/** Adds the state of a channel's queue to /metrics. Returns what counts the messages of this process. */
export function deliveryMetrics(
  app: FastifyInstance,
  database: Database,
  channel: Channel,
  now: () => Date,
): (outcome: string) => void {
  const { client } = app.metrics;
  const registers = [client.register];
  const { prefix, messages } = named[channel];
  const outcomes = new client.Counter({
    name: `${prefix}_outcomes_total`,
    help: `What became of the ${messages} that this process worked on`,
    labelNames: ['outcome'],
    registers,
  });
  const queue = new client.Gauge({
    name: `${prefix}_queue`,
    help: `The ${messages} that wait, and those that were given up within 30 days`,
    labelNames: ['state'],
    registers,
    async collect() {
      const values = [now(), channel];
      // Without the database the other figures are served all the same.
      const [state] = await database.query<State>(stateStatement, values).catch(() => []);
      queue.reset();
      lateness.reset();
      if (!state) return;
      queue.set({ state: 'waiting' }, state.waiting);
      queue.set({ state: 'dead' }, state.dead);
      lateness.set(Math.max(0, state.late));
    },
  });
  const lateness = new client.Gauge({
    name: `${prefix}_late_seconds`,
    help: `How long the first of the ${messages} has been due`,
    registers,
  });
  return (outcome) => outcomes.inc({ outcome });
}
