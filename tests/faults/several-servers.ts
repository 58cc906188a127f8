import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startPrimaryAndStandby } from '@mithaq/api/src/testing/standby.ts';
import { startValkey, valkeyServer } from '@mithaq/api/src/testing/valkey.ts';
import { openDatabase } from '@mithaq/api/src/database/database.ts';
import { entities } from '@mithaq/api/src/entities/entities.ts';
import { freePort } from '../perf/server.ts';
import { startProcesses, type ApiProcess } from './api-process.ts';
import { brokenInvariants, countLostAcceptances } from './invariants.ts';
import { checkGoal } from './model-run.ts';
import { retry } from './retry.ts';
import { newMember, send, startPairs, type Front, type Pairs } from './pair-journey.ts';

/** A part that is killed, stays away for a second, and comes back. */
type Part = { name: string; kill(): Promise<unknown>; start(): Promise<unknown> };

const pairsAtOnce = 2;
const awayMs = 1000;
/** Lists in a row that count as healed: each process answers some of them. */
const listsInARow = 6;
const healingGoal = 5000;

/** Pairs of members use the whole product while each part but the primary is killed once. Returns what failed. */
export async function runSeveralServers(log: string): Promise<string[]> {
  const servers = await startPrimaryAndStandby();
  const valkeyPort = await freePort();
  let valkey = valkeyServer ? await startValkey(valkeyPort) : undefined;
  const processes = await startProcesses([await freePort(), await freePort()], servers.primary.url, log, {
    DATABASE_REPLICA_URL: servers.standby.url,
    ...(valkey && { VALKEY_URL: valkey.url }),
  });
  const database = await openDatabase(servers.primary.url, entities);
  const frontPort = await freePort();
  let proxy = await startProxy(frontPort, processes);
  const front: Front = {
    url: `http://127.0.0.1:${frontPort}`,
    processes,
    statuses: new Map(),
    slowestMs: 0,
    failures: [],
  };

  const parts: Part[] = [
    ...processes.map((api, index) => ({
      name: `API process ${index + 1}`,
      kill: () => api.end('SIGKILL'),
      start: () => api.start(),
    })),
    {
      name: 'standby',
      kill: async () => process.kill(servers.standby.pid, 'SIGKILL'), // it starts again by itself
      start: () => untilReplayed(servers.standby.url, database.pool),
    },
    ...(valkey
      ? [{ name: 'Valkey', kill: () => valkey!.stop(), start: async () => (valkey = await startValkey(valkeyPort)) }]
      : []),
    {
      name: 'proxy',
      kill: () => end(proxy),
      start: async () => (proxy = await startProxy(frontPort, processes)),
    },
  ];

  const healed = new Map<string, { lists: number; part: number }>();
  let pairs: Pairs | undefined;
  try {
    const viewer = await newMember(front, 'MALE');
    pairs = startPairs(front, pairsAtOnce);
    for (const part of parts) {
      await wait(500);
      const journeys = pairs.complete(pairsAtOnce);
      const began = performance.now();
      await part.kill();
      const back = wait(awayMs).then(() => part.start());
      for (let count = 0; count < listsInARow; count += 1)
        for (const list of ['feed', 'for-you']) await send(front, viewer, 'GET', `/api/v1/profiles/${list}`);
      const lists = performance.now() - began;
      await back;
      healed.set(part.name, { lists, part: performance.now() - began });
      await journeys;
    }
    await pairs.stop();
    const { accepted } = pairs;
    const lost = await countLostAcceptances(database, accepted);
    return [...report(front, healed, accepted.length, lost), ...(await brokenInvariants(database))];
  } finally {
    void pairs?.stop();
    await end(proxy);
    await Promise.all(processes.map((api) => api.end('SIGKILL')));
    await valkey?.stop();
    await database.close();
    await servers.stop();
  }

  function report({ statuses, failures }: Front, times: typeof healed, journeys: number, lost: number): string[] {
    console.log(
      `\nSeveral servers: ${processes.length} API processes, a primary, a standby, ${valkey ? 'Valkey' : 'no Valkey'} and a proxy`,
    );
    if (!valkey) console.log('  Valkey is left out: no valkey-server is installed (apt-get install valkey-server).');
    for (const [name, { lists, part }] of times)
      console.log(
        `  ${name.padEnd(16)} killed; lists again after ${Math.round(lists)} ms, whole after ${Math.round(part)} ms`,
      );
    console.log(`  ${[...statuses].map(([status, count]) => `${status || 'no answer'}: ${count}`).join(', ')}`);
    const longest = Math.round(Math.max(...[...times.values()].map(({ lists }) => lists)));
    return [
      checkGoal(`journeys (goal: ${pairsAtOnce} after each part)`, journeys, journeys >= times.size),
      checkGoal('acknowledged changes that are not stored (goal: 0)', lost, lost === 0),
      checkGoal('wrong answers (goal: 0)', failures.length, failures.length === 0, failures),
      checkGoal(`ms until the lists came back (goal: ${healingGoal})`, longest, longest <= healingGoal),
    ].flat();
  }
}

/** Starts a proxy in front of the processes, as a process of its own. */
export async function startProxy(port: number, processes: readonly ApiProcess[]): Promise<ChildProcess> {
  const program = path.join(import.meta.dirname, 'front-proxy.ts');
  const proxy = spawn(process.execPath, [program, String(port), ...processes.map(({ origin }) => origin)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(proxy, 'message'); // it listens
  return proxy;
}

/** Kills a process and waits for its end. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Resolves when the standby has what the primary has now. */
async function untilReplayed(
  url: string,
  primary: { query(text: string): Promise<{ rows: unknown[] }> },
): Promise<void> {
  const { rows } = await primary.query('select pg_current_wal_flush_lsn()::text as "logPosition"');
  const { logPosition } = rows[0] as { logPosition: string }; // the statement above
  const standby = new pg.Pool({ connectionString: url, max: 1 });
  standby.on('error', () => undefined);
  await retry(async () => {
    const found = await standby.query('select where pg_last_wal_replay_lsn() >= $1::pg_lsn', [logPosition]);
    if (found.rowCount === 0) throw new Error('The standby has not caught up.');
  });
  await standby.end();
}
