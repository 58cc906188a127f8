import { expect, it } from 'vitest';
import { heightInUnits, readHeight } from './height.ts';

it.each([
  [3, 3, 0, 91],
  [5, 5, 0, 152],
  [5.3, 5, 3, 160],
  [5.4, 5, 5, 165],
  [5.8, 5, 9, 175],
  [5.9, 5, 11, 180],
  [8, 8, 0, 244],
])('heightInUnits: %d ft is %d ft %d in, %d cm', (height, feet, inches, centimeters) => {
  expect(heightInUnits(height)).toEqual({ feet, inches, centimeters });
});

it.each([
  ["5'3", 5.3],
  ['5\'3"', 5.3],
  ['5′3″', 5.3],
  ['5’ 3”', 5.3],
  ['5 ft 3', 5.3],
  ['5ft 3in', 5.3],
  ['5 feet 3 inches', 5.3],
  ['5.3', 5.3],
  ['5,3', 5.3],
  ['5.3 ft', 5.3],
  ['160 cm', 5.3],
  ['160', 5.3],
  ['160cm', 5.3],
  ['٥٫٣', 5.3],
  ['۵.۳', 5.3],
  ['۵ فٹ ۳ انچ', 5.3],
  ['١٦٠ سم', 5.3],
  ["6'", 6],
  ['6', 6],
  ["5'11", 5.9],
  ['5.11', 5.9],
  ['180 cm', 5.9],
  ['2.9', 2.9],
  ['8.1', 8.1],
  ['10', 10],
])('reads %s as %d feet', (typed, height) => {
  expect(readHeight(typed)).toEqual({ height, isRounded: false });
});

it.each([
  ["5'4", 5.3],
  ["5'10", 5.8],
  ['5.10', 5.8],
  ['161 cm', 5.3],
  ['178', 5.8],
])('says that %s is stored as the nearest height: %d', (typed, height) => {
  expect(readHeight(typed)).toEqual({ height, isRounded: true });
});

it('leaves too many decimals to the contract', () => {
  expect(readHeight('5.25')).toEqual({ height: 5.25, isRounded: false });
});

it.each(['', 'tall', "5'12", '5 ft 3 in 2', '-5', '5..3', '1e3'])('does not understand %j', (typed) => {
  expect(readHeight(typed)).toBeUndefined();
});
