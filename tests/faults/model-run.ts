import type { Database } from '@mithaq/api/src/database/database.ts';
import type { ApiProcess } from './api-process.ts';
import { createCoverage } from './coverage.ts';
import { brokenInvariants } from './invariants.ts';
import { randomFrom } from './random.ts';
import { chooseRound } from './choose-operations.ts';
import { createWorld } from './member-group.ts';

/** Worlds at once, and rounds until a world is replaced by a new one. */
const worldsAtOnce = 6;
const roundsPerWorld = 30;

type Options = { database: Database; processes: readonly ApiProcess[]; operations: number; seed: number };

/** Many members use the product at once; every answer and every row is compared with the model. Returns what failed. */
export async function runModel({ database, processes, operations, seed }: Options): Promise<string[]> {
  const coverage = createCoverage();
  const failures: string[] = [];
  const performed = new Map<string, number>();
  let count = 0;
  let worlds = 0;
  let shed = 0;
  const began = performance.now();

  /** A short run goes on for a while until every cell is reached. */
  const isOver = () => count >= operations && (coverage.missing().length === 0 || count >= 3 * operations);

  async function live(): Promise<void> {
    while (!isOver() && failures.length < 3) {
      const random = randomFrom(seed + worlds++);
      const world = await createWorld(database, random.pick(processes));
      for (let round = 0; round < roundsPerWorld && !isOver(); round += 1) {
        const chosen = await chooseRound(world, { random, coverage, processes, withPhones: true });
        const done = await world.perform(chosen, () => random.pick(processes));
        count += chosen.length;
        for (const { name } of chosen) performed.set(name, (performed.get(name) ?? 0) + 1);
        shed += done.responses.filter(({ status }) => status === 503).length;
        if (done.responses.some(({ status }) => status === 0)) failures.push('No answer came, without a fault.');
        try {
          coverage.add(await world.settle(done));
        } catch (error) {
          failures.push(error instanceof Error ? error.message : String(error));
          return;
        }
      }
      await world.retire();
    }
  }

  await Promise.all(Array.from({ length: worldsAtOnce }, live));
  const broken = await brokenInvariants(database);
  const seconds = (performance.now() - began) / 1000;

  console.log(`\nModel: ${worldsAtOnce} groups of members at once, ${processes.length} API processes, one PostgreSQL`);
  coverage.print();
  const names = [...performed].toSorted(([, one], [, other]) => other - one).map(([name, times]) => `${name} ${times}`);
  console.log(`  ${names.join(', ')}`);
  console.log(`  ${count} operations by ${worlds * 6} members in ${seconds.toFixed(0)} s`);
  const missing = coverage.missing();
  return [
    holds(`operations (goal: ${operations})`, count, count >= operations),
    holds(
      `cells of status x action x side reached (goal: ${coverage.total})`,
      coverage.total - missing.length,
      missing.length === 0,
      missing,
    ),
    holds('answers or rows without explanation (goal: 0)', failures.length, failures.length === 0, failures),
    // Where the machine is busy with something else, the server may shed load.
    holds('answers of 503 (goal: at most 1 in 20)', shed, shed <= count / 20),
    holds('broken invariants (goal: 0)', broken.length, broken.length === 0, broken),
  ].flat();
}

/** Prints one line with a figure and whether it holds; returns the line when it does not. */
export function holds(
  what: string,
  figure: number | string,
  isHeld: boolean,
  details: readonly string[] = [],
): string[] {
  console.log(`  ${isHeld ? 'holds ' : 'MISSED'}  ${String(figure).padStart(8)}  ${what}`);
  if (isHeld) return [];
  for (const detail of details.slice(0, 3)) console.log(detail);
  return [`${figure} ${what}`];
}
