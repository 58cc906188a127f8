import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { evaluate, oneWay, reciprocal } from './evaluate.ts';
import { exposurePlot } from './exposure-plot.ts';
import { createPopulation, withWidestPreferences } from './population.ts';
import { openServerRanking } from './server-ranking.ts';

/**
 * `npm run bench:matching`: For You on made-up members, against a one-way filter on the same people. It prints the figures and
 * draws docs/exposure.svg. The seed is fixed, so every run gives the same.
 */
const seed = 42;
const size = 3000;
const picture = path.join(import.meta.dirname, '../../docs/exposure.svg');

console.log(`${size} made-up members, of whom each looks at the first nine places once.`);
const population = createPopulation(size, seed);
const [ours, other] = [await evaluate(population, reciprocal, seed), await evaluate(population, oneWay, seed)];
const mixed = withWidestPreferences(population, 5, seed);
const server = await openServerRanking(mixed, new Date());
const chosen = await evaluate(mixed, server.ranking, seed);
await server.stop();
const exhaustive = await evaluate(mixed, reciprocal, seed);
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
  `The same people, of whom 5 % have the widest preferences; the candidates are those that the server's statements find.`,
);
misses.push(
  ...report('mutual fit in the first nine', chosen.mutualFit, 'at least', 0.85, exhaustive.mutualFit, 'all candidates'),
  ...report(
    'mutual fit, for the widest preferences',
    chosen.mutualFitOfWidest,
    'at least',
    0.85,
    exhaustive.mutualFitOfWidest,
    'all candidates',
  ),
  ...report(
    'members who are shown to nobody',
    chosen.neverShown,
    'at most',
    0.03,
    exhaustive.neverShown,
    'all candidates',
  ),
  ...report(
    'Gini coefficient of showings, women',
    chosen.gini.FEMALE,
    'at most',
    0.35,
    exhaustive.gini.FEMALE,
    'all candidates',
  ),
  ...report(
    'Gini coefficient of showings, men',
    chosen.gini.MALE,
    'at most',
    0.35,
    exhaustive.gini.MALE,
    'all candidates',
  ),
  ...report('places for someone who may not be listed', chosen.violations, 'at most', 0),
);
console.log(
  `Against the filter the goal is 1.7, or 0.98 of the most that is possible: ${(1 / other.mutualFit).toFixed(2)}.`,
);
await writeFile(picture, exposurePlot(ours.shown, other.shown, `How evenly ${size} made-up members are shown`));
console.log('Drawn: docs/exposure.svg');
if (misses.length > 0) console.log(`Missed: ${misses.join('; ')}.`);
process.exitCode = misses.length === 0 ? 0 : 1;

/** Prints a figure with its goal, and returns its name when it is missed. */
function report(
  name: string,
  value: number,
  goal: 'at least' | 'at most',
  limit: number,
  against?: number,
  againstName = 'one-way filter',
): string[] {
  const isHeld = goal === 'at least' ? value >= limit : value <= limit;
  const compared = against === undefined ? '' : `   ${againstName} ${against.toFixed(3)}`;
  console.log(
    `${name.padEnd(42)}${value.toFixed(3).padStart(8)}   ${goal} ${String(Number(limit.toFixed(2))).padEnd(5)}${isHeld ? 'holds ' : 'MISSED'}${compared}`,
  );
  return isHeld ? [] : [name];
}
