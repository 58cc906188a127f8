import type { FastifyInstance } from 'fastify';
import type { Database, Statement } from '../database/database.ts';

/** How long an answer of the database serves, in milliseconds: a count of all members is not for each scrape of each process. */
const rememberedMs = 60_000;

const factsStatement: Statement = {
  name: 'metrics',
  text: `select (select count(*)::int from profile where is_verified and suspended_at is null) as members,
    (select extract(epoch from ended_at)::float from maintenance_run where task = 'retention') as retention,
    (select extract(epoch from ended_at)::float from maintenance_run where task = 'backup') as backup`,
};

type Facts = { members: number; retention: number | null; backup: number | null };

/** Registers the measures that only this service has. Each has few labels, and none has an id. */
export function registerServiceMetrics(app: FastifyInstance, { pool, query, replicaLag }: Database): void {
  const { Counter, Gauge } = app.metrics.client;

  const counter = (name: string, help: string, label: string, counts: ReadonlyMap<string, number>) =>
    new Counter({
      name,
      help,
      labelNames: [label],
      collect() {
        this.reset();
        for (const [value, count] of counts) this.inc({ [label]: value }, count);
      },
    });
  const gauge = (
    name: string,
    help: string,
    read: () => number | null | undefined | Promise<number | null | undefined>,
  ) =>
    new Gauge({
      name,
      help,
      async collect() {
        this.reset();
        const value = await read();
        // What is not known now is absent, not 0.
        if (value === null || value === undefined || Number.isNaN(value)) this.remove();
        else this.set(value);
      },
    });

  const { refused, signIns, phoneCodes, phoneProofs } = app.counts;
  counter('mithaq_refused_total', 'Requests refused or broken off, by reason.', 'reason', refused);
  counter('mithaq_sign_ins_total', 'Ended sign-ins, by outcome.', 'outcome', signIns);
  counter('mithaq_phone_codes_total', 'Codes that browsers asked for, by outcome.', 'outcome', phoneCodes);
  counter('mithaq_phone_proofs_total', 'Phone proofs, by outcome.', 'outcome', phoneProofs);

  gauge('mithaq_database_connections', 'Open connections to the database.', () => pool.totalCount);
  gauge('mithaq_database_connections_used', 'Connections that work.', () => pool.totalCount - pool.idleCount);
  gauge('mithaq_database_connections_max', 'Connections that may be open.', () => pool.options.max);
  gauge('mithaq_database_waiting', 'Requests that wait for a connection.', () => pool.waitingCount);
  gauge('mithaq_valkey_up', 'Whether the limits are shared through Valkey; absent without Valkey.', () =>
    app.isValkeyUsed === undefined ? null : Number(app.isValkeyUsed),
  );
  gauge('mithaq_replica_lag_seconds', 'How old the replica is; absent without one.', () =>
    replicaLag?.().catch(() => null),
  );

  let remembered: { until: number; facts: Promise<Facts | undefined> } | undefined;
  function facts(): Promise<Facts | undefined> {
    if (!remembered || performance.now() > remembered.until) {
      const asked = query<Facts>(factsStatement, []).then(([row]) => row);
      // Metrics of the process are served also while the database is away, and it is asked again at the next scrape.
      const answer = asked.catch(() => void (remembered = undefined));
      remembered = { until: performance.now() + rememberedMs, facts: answer };
    }
    return remembered.facts;
  }
  gauge('mithaq_members', 'Verified members who are not suspended.', async () => (await facts())?.members);
  gauge(
    'mithaq_retention_timestamp_seconds',
    'When expired rows were last deleted.',
    async () => (await facts())?.retention,
  );
  gauge('mithaq_backup_timestamp_seconds', 'When the last backup was taken.', async () => (await facts())?.backup);
}
