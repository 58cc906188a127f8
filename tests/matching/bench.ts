import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { evaluate, oneWay, reciprocal } from './evaluate.ts';
import { exposurePlot } from './exposure-plot.ts';
import { createPopulation } from './population.ts';

/**
 * `npm run bench:matching`: For You on made-up members, against a one-way filter on the same people. It prints the figures and
 * draws docs/exposure.svg. The seed is fixed, so every run gives the same.
 */
const seed = 42;
const size = 3000;
const picture = path.join(import.meta.dirname, '../../docs/exposure.svg');

console.log(`${size} made-up members, of whom each looks at the first nine places once.`);
const population = createPopulation(size, seed);
const [ours, other] = [evaluate(population, reciprocal, seed), evaluate(population, oneWay, seed)];
// Where the filter fits well already, a mutual fit of 1 may be less than 1.7 times its own.
const ratioGoal = Math.min(1.7, 0.98 / other.mutualFit);

const misses = [
  ...report('mutual fit in the first nine', ours.mutualFit, 'at least', 0.85, other.mutualFit),
  ...report('mutual fit against the one-way filter', ours.mutualFit / other.mutualFit, 'at least', ratioGoal),
  ...report('members who are shown to nobody', ours.neverShown, 'at most', 0.03, other.neverShown),
  ...report('Gini coefficient of showings, women', ours.gini.FEMALE, 'at most', 0.35, other.gini.FEMALE),
  ...report('Gini coefficient of showings, men', ours.gini.MALE, 'at most', 0.35, other.gini.MALE),
  ...report('places for someone who may not be listed', ours.violations, 'at most', 0),
];
console.log(
  `Against the filter the goal is 1.7, or 0.98 of the most that is possible: ${(1 / other.mutualFit).toFixed(2)}.`,
);
await writeFile(picture, exposurePlot(ours.shown, other.shown, `How evenly ${size} made-up members are shown`));
console.log('Drawn: docs/exposure.svg');
if (misses.length > 0) console.log(`Missed: ${misses.join('; ')}.`);
process.exitCode = misses.length === 0 ? 0 : 1;

/** Prints a figure with its goal, and returns its name when it is missed. */
function report(name: string, value: number, goal: 'at least' | 'at most', limit: number, filter?: number): string[] {
  const isHeld = goal === 'at least' ? value >= limit : value <= limit;
  const compared = filter === undefined ? '' : `   one-way filter ${filter.toFixed(3)}`;
  console.log(
    `${name.padEnd(42)}${value.toFixed(3).padStart(8)}   ${goal} ${String(Number(limit.toFixed(2))).padEnd(5)}${isHeld ? 'holds ' : 'MISSED'}${compared}`,
  );
  return isHeld ? [] : [name];
}
