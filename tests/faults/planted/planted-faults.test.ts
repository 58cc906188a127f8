import { expect, it } from 'vitest';
import { plantedFaults } from './planted-faults.ts';
import { plantingProblem } from './tree.ts';

it.each(Object.values(plantedFaults).flat())('"$what" can still be planted', (fault) => {
  expect(plantingProblem(fault)).toBeUndefined();
});
