import { expect, it } from 'vitest';
import { evaluate, reciprocal } from './matching/evaluate.ts';
import { createPopulation } from './matching/population.ts';

/** `npm run bench:matching` does the same with more members, and draws it. */
it('For You shows people who fit both ways, everyone alike, and nobody who may not be listed', async () => {
  const { mutualFit, neverShown, gini, violations } = await evaluate(createPopulation(800, 7), reciprocal, 7);
  expect(mutualFit).toBeGreaterThanOrEqual(0.85);
  expect(neverShown).toBeLessThanOrEqual(0.03);
  expect(gini.FEMALE).toBeLessThanOrEqual(0.35);
  expect(gini.MALE).toBeLessThanOrEqual(0.35);
  expect(violations).toBe(0);
});
