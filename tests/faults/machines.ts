import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@mithaq/api/src/database/database.ts';
import { entities } from '@mithaq/api/src/entities/entities.ts';
import { freePort } from '../perf/server.ts';
import { median } from '../perf/timing.ts';
import { startProcesses } from './api-process.ts';
import { brokenInvariants } from './invariants.ts';
import { checkGoal } from './model-run.ts';
import { newMember, send, startPairs, type Front, type Pairs } from './pair-journey.ts';
import { missingPrograms, startPatroniCluster, type PatroniCluster } from './patroni-cluster.ts';
import { retry } from './retry.ts';
import { startProxy, end } from './several-servers.ts';

const pairsAtOnce = 2;
/** In milliseconds; Patroni's ttl of 5 s is part of it. */
const recoveryGoal = 10_000;
const answerGoal = 10_000;
/** Milliseconds after which nothing that etcd knew is valid: Patroni's ttl and its next look. */
const etcdAwayMs = 7000;
const cuts = 2;
/** Other settings lose confirmed changes when a paused leader wakes after the standby has taken over, though not each time. */
const pauses = 4;

/** Pairs of members use the product while the primary is switched over, killed, paused and cut off, and while etcd is away. Returns what failed. */
export async function runMachines(log: string): Promise<string[]> {
  const missing = missingPrograms();
  if (missing.length > 0) return missing;
  const cluster = await startPatroniCluster(log);
  const processes = await startProcesses([await freePort(), await freePort()], cluster.url, log);
  const pids = processes.map(({ pid }) => pid);
  const frontPort = await freePort();
  const proxy = await startProxy(frontPort, processes);
  const front: Front = {
    url: `http://127.0.0.1:${frontPort}`,
    processes,
    statuses: new Map(),
    slowestMs: 0,
    failures: [],
  };
  const database = await openDatabase(cluster.url, entities);
  const blocked: [string, string][] = [];
  let pairs: Pairs | undefined;
  const recoveries: { name: string; ms: number }[] = [];
  try {
    const faults = faultsOf(cluster);
    const writer = await newMember(front, 'MALE');
    const others = await Promise.all(faults.map(() => newMember(front, 'FEMALE')));
    pairs = startPairs(front, pairsAtOnce);
    for (const [index, [name, cause, undo]] of faults.entries()) {
      const leader = await cluster.leader();
      let began = performance.now();
      await cause(leader);
      if (name === withoutEtcd) began = performance.now();
      const { profileId } = others[index]!;
      await send(front, writer, 'POST', '/api/v1/blocks', { profileId });
      recoveries.push({ name, ms: performance.now() - began });
      blocked.push([writer.profileId, profileId]);
      await undo(leader);
      // The former leader is a standby again, and members went on meanwhile.
      await cluster.leader();
      await pairs.complete(pairsAtOnce);
    }
    await pairs.stop();
    const { accepted } = pairs;
    const proposals = await retry(() =>
      database.pool.query(`select from proposal where id = any ($1) and status = 'ACCEPTED'`, [accepted]),
    );
    const blocks = await database.pool.query(
      'select from block b, unnest($1::uuid[], $2::uuid[]) u (a, z) where b.blocker_id = u.a and b.blocked_id = u.z',
      [blocked.map(([by]) => by), blocked.map(([, other]) => other)],
    );
    const lost = accepted.length - proposals.rowCount! + blocked.length - blocks.rowCount!;
    console.log('\nMachines: two API processes, a proxy, HAProxy, etcd, two nodes of Patroni and PostgreSQL');
    for (const { name, ms } of recoveries)
      console.log(`  ${name.padEnd(16)} a change was stored again after ${Math.round(ms)} ms`);
    console.log(`  ${[...front.statuses].map(([status, count]) => `${status || 'no answer'}: ${count}`).join(', ')}`);
    // One step that waits for a busy processor is no slow takeover, so each kind of fault is judged by its median.
    const byKind = Object.values(Object.groupBy(recoveries, ({ name }) => name));
    const slowest = Math.round(Math.max(...byKind.map((times) => median(times!.map(({ ms }) => ms)))));
    const running = processes.every(({ pid }, index) => pid === pids[index] && process.kill(pid, 0));
    return [
      checkGoal('accepted proposals (goal: 4)', accepted.length, accepted.length >= 4),
      checkGoal('acknowledged changes that are not stored (goal: 0)', lost, lost === 0),
      checkGoal('wrong answers (goal: 0)', front.failures.length, front.failures.length === 0, front.failures),
      checkGoal(
        `ms until a change was stored again, the median of the slowest fault (goal: ${recoveryGoal})`,
        slowest,
        slowest <= recoveryGoal,
      ),
      checkGoal(
        `ms of the slowest answer (goal: ${answerGoal})`,
        Math.round(front.slowestMs),
        front.slowestMs <= answerGoal,
      ),
      checkGoal('API processes that went on', running ? 2 : 0, running),
      ...(await brokenInvariants(database)),
    ].flat();
  } finally {
    await pairs?.stop();
    await end(proxy);
    await Promise.all(processes.map((api) => api.end('SIGKILL')));
    await database.close();
    await cluster.stop();
  }
}

const withoutEtcd = 'without etcd';

type Fault = [name: string, cause: (leader: string) => Promise<void>, undo: (leader: string) => Promise<void>];

function faultsOf(cluster: PatroniCluster): Fault[] {
  const pause: Fault = ['paused', async (leader) => cluster.pause(leader), async (leader) => cluster.resume(leader)];
  const cut: Fault = ['cut off', async (leader) => cluster.cut(leader), async (leader) => cluster.reconnect(leader)];
  if (!cluster.hasNetwork) console.log('Nobody is cut off: network namespaces need root.');
  return [
    ['switched over', () => cluster.switchOver(), async () => undefined],
    ['killed', (leader) => cluster.kill(leader), (leader) => cluster.start(leader)],
    ...Array.from({ length: pauses }, () => pause),
    ...(cluster.hasNetwork ? Array.from({ length: cuts }, () => cut) : []),
    [withoutEtcd, () => cluster.killEtcd().then(() => wait(etcdAwayMs)), () => cluster.startEtcd()],
  ];
}
