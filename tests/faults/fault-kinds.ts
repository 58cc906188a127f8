import { setTimeout as wait } from 'node:timers/promises';
import type { LocalPostgres } from '@mithaq/api/src/local/postgres.ts';
import type { Database } from '@mithaq/api/src/database/database.ts';
import type { ApiProcess } from './api-process.ts';
import type { Disk } from './disk.ts';
import type { HangableProxy } from './hangable-proxy.ts';
import type { Random } from './random.ts';

/** The harness's connections name themselves so, because they are no part of the product. */
export const ownName = 'faults';

/** What a fault may break. `database` is the harness's own connection, which goes around the proxy. */
export type Targets = {
  api: ApiProcess;
  postgres: LocalPostgres;
  proxy: HangableProxy;
  database: Database;
  disk: Disk;
  random: Random;
};

/** Breaks something, and ends the cause where it does not end by itself. From then on the product must heal alone. */
export type Fault = (targets: Targets) => Promise<void>;

/** Milliseconds that a cause lasts which does not end by itself. */
const lasting = (random: Random) => 200 + random.below(800);

const restart =
  (signal: 'SIGKILL' | 'SIGTERM', expected: number | string): Fault =>
  async ({ api }) => {
    const began = performance.now();
    const outcome = await api.end(signal);
    api.start().catch(() => undefined); // as a supervisor does; the time until it is ready belongs to the healing
    if (outcome === expected) return;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    throw new Error(`After ${signal} the server ended with ${outcome} after ${seconds} s, not with ${expected}.`);
  };

const hang =
  (options: { alsoNew: boolean }, then: 'end' | 'continue'): Fault =>
  async ({ proxy, random }) => {
    proxy.hang(options);
    await wait(lasting(random));
    proxy.restore(then);
  };

/** The server process of one of the product's connections. */
async function backendOf({ database, random }: Targets): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name <> '${ownName}'
      and backend_type = 'client backend'`,
  );
  return rows.length > 0 ? random.pick(rows).pid : undefined;
}

const nextLogFile = `select pg_switch_wal() from pg_logical_emit_message(true, 'faults', repeat('x', 1000))`;

export const faults: Record<string, Fault> = {
  'SIGKILL of the API': restart('SIGKILL', 'SIGKILL'),
  'SIGTERM of the API during work': restart('SIGTERM', 0),
  'SIGKILL of a database backend': async (targets) => {
    const pid = await backendOf(targets);
    if (pid) process.kill(pid, 'SIGKILL');
  },
  'a database backend ends': async (targets) => {
    const pid = await backendOf(targets);
    if (pid) process.kill(pid, 'SIGTERM');
  },
  'SIGKILL of the postmaster': async ({ postgres }) => {
    process.kill(postgres.pid, 'SIGKILL');
  },
  'connections are cut': async ({ proxy, random }) => {
    proxy.cut();
    await wait(lasting(random));
    proxy.restore('end');
  },
  'connections hang and go on': hang({ alsoNew: true }, 'continue'),
  'connections hang and break': hang({ alsoNew: true }, 'end'),
  'open connections hang for good': async ({ proxy }) => {
    proxy.hang({ alsoNew: false }); // the server must notice and open others
  },
  'a full disk': async ({ disk, database, random }) => {
    disk.fill!(); // this fault is left out without it
    // New log files need room, so the server meets the full disk at once and ends.
    for (let file = 0; file < 8; file += 1) await database.pool.query(nextLogFile).catch(() => undefined);
    await wait(lasting(random));
    disk.empty();
  },
};
