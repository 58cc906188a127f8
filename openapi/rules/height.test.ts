import { expect, it } from 'vitest';
import { heightInUnits } from './height.ts';

it.each([
  [3, 3, 0, 91],
  [5, 5, 0, 152],
  [5.3, 5, 4, 162],
  [5.9, 5, 11, 180],
  [5.96, 6, 0, 182],
  [8, 8, 0, 244],
])('heightInUnits: %d ft is %d ft %d in, %d cm', (height, feet, inches, centimeters) => {
  expect(heightInUnits(height)).toEqual({ feet, inches, centimeters });
});
