import { setTimeout as wait } from 'node:timers/promises';
import type { ApiProcess } from './api-process.ts';
import { ask, type HttpRequest } from './client.ts';
import { createCoverage } from './coverage.ts';
import { faults, type Targets } from './fault-kinds.ts';
import { brokenInvariants } from './invariants.ts';
import { holds } from './model-run.ts';
import { persist } from './retry.ts';
import { randomFrom } from './random.ts';
import { chooseRound } from './choose-operations.ts';
import { createProbes, createWorld, type LiveWorld, type Round } from './member-group.ts';

const worldsAtOnce = 3;
/** Faults after which a group of members is replaced by a new one. */
const faultsPerWorld = 6;

type Options = Omit<Targets, 'random'> & {
  count: number;
  seed: number;
  /** Milliseconds in which the product must heal. */
  healingGoal: number;
};

/** Members use the product while its parts fail, one fault after the other. Returns what failed. */
export async function runFaults({ count, seed, healingGoal, ...parts }: Options): Promise<string[]> {
  const random = randomFrom(seed);
  const targets: Targets = { ...parts, random };
  const { api, database, disk } = parts;
  const kinds = Object.keys(faults).filter((kind) => kind !== 'a full disk' || disk.fill);
  const healed = new Map<string, number[]>(kinds.map((kind) => [kind, []]));
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  let operations = 0;
  let slowest = 0;
  const worlds: LiveWorld[] = [];

  async function perform(world: LiveWorld): Promise<Round> {
    const chosen = await chooseRound(world, {
      random,
      coverage: createCoverage(),
      processes: [api],
      withPhones: false,
    });
    const round = await world.perform(chosen, () => api);
    operations += chosen.length;
    for (const { status, ms } of round.responses) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      slowest = Math.max(slowest, ms);
      if (status >= 500 && status !== 503) failures.push(`A response was ${status}.`);
    }
    return round;
  }

  /** Rounds one after the other until one of them meets the fault, or the end of the episode. */
  async function use(world: LiveWorld, isOver: AbortSignal): Promise<Round | undefined> {
    while (!isOver.aborted) {
      const round = await perform(world);
      if (round.responses.some(({ answer }) => !answer)) return round;
      await world.settle(round);
    }
    return undefined;
  }

  async function episode(kind: string): Promise<void> {
    const over = new AbortController();
    const using = Promise.all(worlds.map((world) => use(world, over.signal)));
    using.catch(() => undefined); // awaited below
    await wait(30 + random.below(150));
    try {
      await faults[kind]!(targets);
      healed.get(kind)!.push(await timeToHeal(api, probes));
    } finally {
      over.abort();
    }
    const interrupted = await using;
    await untilQuiet(targets);
    for (const [index, round] of interrupted.entries()) if (round) await worlds[index]!.settle(round);
    const broken = await persist(() => brokenInvariants(database));
    if (broken.length > 0) throw new Error(`Broken invariants: ${broken.join('; ')}.`);
    for (const world of worlds) await serveAgain(world);
  }

  /** What was interrupted is repeated. A busy machine may shed some of it, but not time and again. */
  async function serveAgain(world: LiveWorld): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const round = await perform(world);
      await world.settle(round);
      const silent = round.responses.filter(({ answer }) => !answer);
      if (silent.length === 0) return;
      if (attempt === 5) throw new Error(`After healing ${silent.map(({ status }) => status).join()} was received.`);
    }
  }

  const probes = await createProbes(database, api);
  const began = performance.now();
  for (let done = 0; done < count && failures.length < 3; done += 1) {
    if (done % faultsPerWorld === 0) for (const world of worlds.splice(0)) await world.retire();
    while (worlds.length < worldsAtOnce) worlds.push(await createWorld(database, api));
    const kind = kinds[done % kinds.length]!;
    await episode(kind).catch(async (error: unknown) => {
      failures.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
      worlds.length = 0; // their state is not known any more
      await api.ready();
    });
  }
  const seconds = (performance.now() - began) / 1000;

  console.log(`\nFaults: ${worldsAtOnce} groups of members at work, a fault every ${(seconds / count).toFixed(1)} s`);
  console.log(`  ${'fault'.padEnd(34)}${['times', 'median', 'longest'].map((title) => title.padStart(12)).join('')}`);
  for (const [kind, times] of healed)
    console.log(
      `  ${kind.padEnd(34)}${[String(times.length), inMs(median(times)), inMs(Math.max(0, ...times))].map((cell) => cell.padStart(12)).join('')}`,
    );
  if (!disk.fill) console.log('  A full disk is left out: this account may not mount a small file system (tmpfs).');
  const counts = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status || 'no answer'}: ${times}`);
  console.log(
    `  ${operations} operations in ${seconds.toFixed(0)} s (${counts.join(', ')}); the slowest response took ${inMs(slowest)}`,
  );
  const all = [...healed.values()].flat();
  const longest = Math.max(0, ...all);
  const wrong = [...statuses]
    .filter(([status]) => status >= 500 && status !== 503)
    .reduce((sum, [, times]) => sum + times, 0);
  return [
    holds(`faults (goal: ${count})`, all.length, all.length >= count),
    holds(
      'lost or half-written changes, answers without explanation, broken invariants (goal: 0)',
      failures.length,
      failures.length === 0,
      failures,
    ),
    holds('responses of 5xx other than 503 (goal: 0)', wrong, wrong === 0),
    holds(
      `longest healing (goal: ${inMs(healingGoal)}; median ${inMs(median(all))})`,
      inMs(longest),
      longest <= healingGoal,
    ),
  ].flat();
}

/** Milliseconds until a read and a write succeed again. */
async function timeToHeal({ origin }: ApiProcess, probes: readonly HttpRequest[]): Promise<number> {
  const began = performance.now();
  for (;;) {
    const responses = [];
    for (const request of probes) responses.push(await ask(origin, request));
    if (responses.every(({ status }) => status === 200)) return performance.now() - began;
    if (performance.now() - began > 120_000) throw new Error('The product did not heal within two minutes.');
    await wait(20);
  }
}

/** Waits until the database works on nothing that was sent before. */
async function untilQuiet({ database }: Targets): Promise<void> {
  const isBusy = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend' and state <> 'idle'`;
  for (let quiet = 0; quiet < 2; await wait(20)) {
    const { rowCount } = await persist(() => database.pool.query(isBusy));
    quiet = rowCount === 0 ? quiet + 1 : 0;
  }
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function inMs(time: number): string {
  return `${Math.round(time)} ms`;
}
