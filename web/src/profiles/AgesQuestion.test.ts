import { expect, it } from 'vitest';
import { areAgesUnusual } from './AgesQuestion.tsx';

it.each([
  [27, 'FEMALE', 18, 24, true],
  [24, 'FEMALE', 18, 24, false],
  [25, 'FEMALE', 18, 24, true],
  [20, 'FEMALE', 35, 45, false],
  [20, 'FEMALE', 36, 45, true],
  [27, 'MALE', 18, 24, false],
  [39, 'MALE', 18, 24, false],
  [40, 'MALE', 18, 24, true],
  [27, 'MALE', 27, 35, false],
  [27, 'MALE', 28, 35, true],
] as const)('at %i, %s, to ask for %i to %i is unusual: %s', (age, gender, min, max, isUnusual) => {
  expect(areAgesUnusual(age, gender, min, max)).toBe(isUnusual);
});
