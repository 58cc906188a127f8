import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { PlantedFault } from './planted-fault.ts';
import { plantedFaults } from './planted-faults.ts';
import { copyTree, plantingProblem, root, type Tree } from './tree.ts';

/**
 * `npm run test:planted`: plants one mistake after the other in a copy of this tree, and demands that a test named for it
 * fails. `-- locks quotas` plants these groups alone. Stryker makes mistakes by itself, but it knows no lock, row or trigger, which
 * is where most of these are, and would bring 113 packages.
 */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((group) => !(group in plantedFaults));
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}. There are: ${Object.keys(plantedFaults).join(', ')}.`);
  process.exit(2);
}

/** Milliseconds: a busy machine must not fail a test. */
const patience = ['--testTimeout', '120000', '--hookTimeout', '300000'];

const tree = copyTree();
const failures: string[] = [];
let caught = 0;
try {
  const groups = Object.entries(plantedFaults).filter(([group]) => wanted.length === 0 || wanted.includes(group));
  const tests = new Set(groups.flatMap(([, faults]) => faults.flatMap((fault) => fault.tests)));
  const before = run(tree, [...tests]);
  if (!before.isGreen) failures.push(`The tests fail without a planted mistake:\n${before.output}`);
  else
    for (const [group, faults] of groups)
      for (const fault of faults) {
        const problem = plantingProblem(fault) ?? plant(fault);
        console.log(`  ${problem ? 'MISSED' : 'caught'}  ${group.padEnd(14)} ${fault.what}`);
        if (problem) failures.push(problem);
        else caught += 1;
      }
} finally {
  tree.remove();
}
console.log(`${caught} planted mistakes were caught, ${failures.length} were not.`);
for (const failure of failures) console.log(failure.slice(-3000));
process.exitCode = failures.length === 0 ? 0 : 1;

function plant(fault: PlantedFault): string | undefined {
  tree.plant(fault);
  const { isGreen, output } = run(tree, fault.tests);
  tree.restore(fault);
  if (isGreen)
    return `"${fault.what}" in ${fault.file} makes none of ${fault.tests.join(', ')} fail: write the missing test.`;
  // What stops before a test has failed, or waits too long on a busy machine, proves nothing.
  const isProof =
    /Tests\s+\d+ failed/.test(output) && (fault.hangs || /AssertionError/.test(output) || !/timed out in/.test(output));
  return isProof ? undefined : `"${fault.what}" made no test fail, and the tests did not run to their end:\n${output}`;
}

/** Runs these test files in the copy. */
function run({ folder }: Tree, tests: readonly string[]): { isGreen: boolean; output: string } {
  const vitest = path.join(root, 'node_modules/.bin/vitest');
  const { status, stdout, stderr } = spawnSync(
    vitest,
    ['run', '--project', 'node', '--bail', '1', '--reporter', 'dot', '--no-color', ...patience, ...tests],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return { isGreen: status === 0, output: `${stdout}${stderr}` };
}
