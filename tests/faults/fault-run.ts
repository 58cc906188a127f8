import { setTimeout as wait } from 'node:timers/promises';
import type { ApiProcess } from './api-process.ts';
import { ask, type HttpRequest } from './client.ts';
import { createCoverage } from './coverage.ts';
import { faults, type Targets } from './fault-kinds.ts';
import { brokenInvariants } from './invariants.ts';
import { checkGoal } from './model-run.ts';
import { retry } from './retry.ts';
import { randomFrom } from './random.ts';
import { chooseOperations } from './choose-operations.ts';
import { createProbes, createMemberGroup, type MemberGroup, type Round } from './member-group.ts';

const groupsAtOnce = 3;
/** Faults after which a group of members is replaced by a new one. */
const faultsPerGroup = 6;

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
  const groups: MemberGroup[] = [];

  async function perform(group: MemberGroup): Promise<Round> {
    const chosen = await chooseOperations(group, {
      random,
      coverage: createCoverage(),
      processes: [api],
      withPhones: false,
    });
    const round = await group.perform(chosen, () => api);
    operations += chosen.length;
    for (const { status, ms } of round.responses) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      slowest = Math.max(slowest, ms);
      if (status >= 500 && status !== 503) failures.push(`A response was ${status}.`);
    }
    return round;
  }

  /** Rounds one after the other until one of them meets the fault, or the end of the episode. */
  async function use(group: MemberGroup, isOver: AbortSignal): Promise<Round | undefined> {
    while (!isOver.aborted) {
      const round = await perform(group);
      if (round.responses.some(({ answer }) => !answer)) return round;
      await group.compareWithModel(round);
    }
    return undefined;
  }

  async function episode(kind: string): Promise<void> {
    const over = new AbortController();
    const using = Promise.all(groups.map((group) => use(group, over.signal)));
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
    for (const [index, round] of interrupted.entries()) if (round) await groups[index]!.compareWithModel(round);
    const broken = await retry(() => brokenInvariants(database));
    if (broken.length > 0) throw new Error(`Broken invariants: ${broken.join('; ')}.`);
    for (const group of groups) await serveAgain(group);
  }

  /** What was interrupted is repeated. A busy machine may shed some of it, but not time and again. */
  async function serveAgain(group: MemberGroup): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const round = await perform(group);
      await group.compareWithModel(round);
      const silent = round.responses.filter(({ answer }) => !answer);
      if (silent.length === 0) return;
      if (attempt === 5) throw new Error(`After healing ${silent.map(({ status }) => status).join()} was received.`);
    }
  }

  const probes = await createProbes(database, api);
  const began = performance.now();
  for (let done = 0; done < count && failures.length < 3; done += 1) {
    if (done % faultsPerGroup === 0) for (const group of groups.splice(0)) await group.hideFromLists();
    while (groups.length < groupsAtOnce) groups.push(await createMemberGroup(database, api));
    const kind = kinds[done % kinds.length]!;
    await episode(kind).catch(async (error: unknown) => {
      failures.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
      groups.length = 0; // their state is not known any more
      await api.ready();
    });
  }
  const seconds = (performance.now() - began) / 1000;

  console.log(`\nFaults: ${groupsAtOnce} groups of members at work, a fault every ${(seconds / count).toFixed(1)} s`);
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
    checkGoal(`faults (goal: ${count})`, all.length, all.length >= count),
    checkGoal(
      'lost or half-written changes, answers without explanation, broken invariants (goal: 0)',
      failures.length,
      failures.length === 0,
      failures,
    ),
    checkGoal('responses of 5xx other than 503 (goal: 0)', wrong, wrong === 0),
    checkGoal(
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
    const { rowCount } = await retry(() => database.pool.query(isBusy));
    quiet = rowCount === 0 ? quiet + 1 : 0;
  }
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function inMs(time: number): string {
  return `${Math.round(time)} ms`;
}
