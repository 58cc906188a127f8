import type { Database } from '@mithaq/api/src/database/database.ts';
import type { ApiProcess } from './api-process.ts';
import { createCoverage } from './coverage.ts';
import { brokenInvariants } from './invariants.ts';
import { randomFrom } from './random.ts';
import { chooseOperations } from './choose-operations.ts';
import { createMemberGroup } from './member-group.ts';

/** Groups at once, and rounds after which a group is replaced by a new one. */
const groupsAtOnce = 6;
const roundsPerGroup = 30;

type Options = { database: Database; processes: readonly ApiProcess[]; operations: number; seed: number };

/** Many members use the product at once; every answer and every row is compared with the model. Returns what failed. */
export async function runModel({ database, processes, operations, seed }: Options): Promise<string[]> {
  const coverage = createCoverage();
  const failures: string[] = [];
  const performed = new Map<string, number>();
  let count = 0;
  let groups = 0;
  let shed = 0;
  const began = performance.now();

  /** A short run continues until every cell is reached, up to three times its length. */
  const isOver = () => count >= operations && (coverage.missing().length === 0 || count >= 3 * operations);

  async function runGroups(): Promise<void> {
    while (!isOver() && failures.length < 3) {
      const random = randomFrom(seed + groups++);
      const group = await createMemberGroup(database, random.pick(processes));
      for (let round = 0; round < roundsPerGroup && !isOver(); round += 1) {
        const chosen = await chooseOperations(group, { random, coverage, processes, withPhones: true });
        const done = await group.perform(chosen, () => random.pick(processes));
        count += chosen.length;
        for (const { name } of chosen) performed.set(name, (performed.get(name) ?? 0) + 1);
        shed += done.responses.filter(({ status }) => status === 503).length;
        if (done.responses.some(({ status }) => status === 0)) failures.push('No answer came, without a fault.');
        try {
          coverage.add(await group.compareWithModel(done));
        } catch (error) {
          failures.push(error instanceof Error ? error.message : String(error));
          return;
        }
      }
      await group.hideFromLists();
    }
  }

  await Promise.all(Array.from({ length: groupsAtOnce }, runGroups));
  const broken = await brokenInvariants(database);
  const seconds = (performance.now() - began) / 1000;

  console.log(`\nModel: ${groupsAtOnce} groups of members at once, ${processes.length} API processes, one PostgreSQL`);
  coverage.print();
  const names = [...performed].toSorted(([, one], [, other]) => other - one).map(([name, times]) => `${name} ${times}`);
  console.log(`  ${names.join(', ')}`);
  console.log(`  ${count} operations by ${groups * 6} members in ${seconds.toFixed(0)} s`);
  const missing = coverage.missing();
  return [
    checkGoal(`operations (goal: ${operations})`, count, count >= operations),
    checkGoal(
      `cells of status x action x side reached (goal: ${coverage.total})`,
      coverage.total - missing.length,
      missing.length === 0,
      missing,
    ),
    checkGoal('answers or rows without explanation (goal: 0)', failures.length, failures.length === 0, failures),
    // Where the machine is busy with something else, the server may shed load.
    checkGoal('answers of 503 (goal: at most 1 in 20)', shed, shed <= count / 20),
    checkGoal('broken invariants (goal: 0)', broken.length, broken.length === 0, broken),
  ].flat();
}

/** Prints a figure and whether it meets its goal; returns the line when it does not. */
export function checkGoal(
  what: string,
  figure: number | string,
  isMet: boolean,
  details: readonly string[] = [],
): string[] {
  console.log(`  ${isMet ? 'holds ' : 'MISSED'}  ${String(figure).padStart(8)}  ${what}`);
  if (isMet) return [];
  for (const detail of details.slice(0, 3)) console.log(detail);
  return [`${figure} ${what}`];
}
