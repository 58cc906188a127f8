import { describe, expect, it } from 'vitest';
import {
  centimetersBetween,
  heightChoice,
  heightChoices,
  heightCmOf,
  heightInUnits,
  isSameHeight,
  meantInches,
  readHeight,
  unitsOf,
  writtenHeight,
} from './height.ts';

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
  ["5'3", 5.2, 160],
  ['5\'3"', 5.2, 160],
  ['5′3″', 5.2, 160],
  ['5’ 3”', 5.2, 160],
  ['5 ft 3', 5.2, 160],
  ['5ft 3in', 5.2, 160],
  ['5 feet 3 inches', 5.2, 160],
  ["5'4", 5.3, 163],
  ["5'5", 5.4, 165],
  ["5'10", 5.8, 178],
  ['5.10', 5.8, 178],
  ["5'11", 5.9, 180],
  ['5.11', 5.9, 180],
  ['160 cm', 5.2, 160],
  ['160', 5.2, 160],
  ['160cm', 5.2, 160],
  ['161 cm', 5.3, 161],
  ['180 cm', 5.9, 180],
  ['۵ فٹ ۳ انچ', 5.2, 160],
  ['١٦٠ سم', 5.2, 160],
  ["6'", 6, 183],
  ["3'", 3, 92],
  ["8'", 8, 243],
  ['92 cm', 3, 92],
  ['243 cm', 8, 243],
])('reads %s as %d feet, %d cm', (typed, height, heightCm) => {
  expect(readHeight(typed)).toEqual({ height, heightCm });
  expect(isSameHeight(height, heightCm)).toBe(true);
});

it.each([
  ['5.3', 5.3],
  ['5,3', 5.3],
  ['5.3 ft', 5.3],
  ['٥٫٣', 5.3],
  ['۵.۳', 5.3],
  ['6', 6],
  ['2.9', 2.9],
  ['8.1', 8.1],
  ['10', 10],
  ['5.25', 5.25],
])('reads %s as %d feet, and leaves its limits to the contract', (typed, height) => {
  expect(readHeight(typed)).toEqual({ height, heightCm: null });
});

it.each(['91 cm', '244 cm', "2'11", "8'1"])('keeps %s beyond the limits, so that it is refused', (typed) => {
  const { height = 5, heightCm } = readHeight(typed) ?? {};
  expect(height < 3 || height > 8).toBe(true);
  expect(heightCm).toBeNull();
});

it('takes every height from 3 to 8 feet as it is said, and says it so again', () => {
  for (let inches = 37; inches < 96; inches += 1) {
    const typed = `${Math.floor(inches / 12)}'${inches % 12}`;
    const read = readHeight(typed)!;
    expect([typed, writtenHeight(read)]).toEqual([typed, typed]);
    expect(unitsOf(read.heightCm!)).toMatchObject({ feet: Math.floor(inches / 12), inches: inches % 12 });
  }
  for (let heightCm = 92; heightCm <= 243; heightCm += 1)
    expect(heightCmOf(readHeight(writtenHeight(readHeight(`${heightCm} cm`)!))!)).toBe(heightCm);
});

describe('centimetersBetween', () => {
  const isBetween = (heightCm: number, least?: number, most?: number) => {
    const [from, to] = centimetersBetween(least, most);
    return heightCm >= from && heightCm <= to;
  };
  const all = heightChoices.map((choice, i) => ({ inches: 36 + i, choice }));

  it('has everybody who says the same as a chosen height, however it was typed, and nobody who says another', () => {
    for (const { inches, choice } of all) {
      const { feet, inches: beyond } = heightInUnits(choice);
      expect(feet * 12 + beyond).toBe(inches);
      for (const other of all) {
        const typed = `${Math.floor(other.inches / 12)}'${other.inches % 12}`;
        const heightCm = heightCmOf(readHeight(typed)!);
        const passes = [isBetween(heightCm, choice), isBetween(heightCm, undefined, choice)];
        expect([typed, choice, ...passes]).toEqual([typed, choice, other.inches >= inches, other.inches <= inches]);
      }
      // Also everybody whose profile shows these feet and inches.
      for (let heightCm = 92; heightCm <= 243; heightCm += 1) {
        const shown = unitsOf(heightCm);
        if (shown.feet * 12 + shown.inches === inches) expect(isBetween(heightCm, choice, choice)).toBe(true);
      }
    }
    expect(centimetersBetween(heightChoice(5.3))).toEqual([159, 1000]);
  });

  it('compares feet with one decimal as the numbers that they are', () => {
    const tenths = Array.from({ length: 51 }, (_, i) => (30 + i) / 10);
    for (const height of tenths)
      for (const bound of tenths) {
        const heightCm = heightCmOf({ height });
        const passes = [isBetween(heightCm, bound), isBetween(heightCm, undefined, bound)];
        expect([height, bound, ...passes]).toEqual([height, bound, height >= bound, height <= bound]);
      }
    expect(isBetween(92)).toBe(true);
    expect(isBetween(243)).toBe(true);
  });

  it('is reached by every number of feet as the choice that says the same', () => {
    expect([5, 5.2, 5.25, 5.3, 5.33, 5.75, 5.8, 8].map(heightChoice)).toEqual([
      5, 5.17, 5.25, 5.25, 5.33, 5.75, 5.75, 8,
    ]);
    for (const { choice } of all) expect(heightChoice(choice)).toBe(choice);
  });
});

it('agrees within 0.05 feet', () => {
  expect([162, 163, 166, 167].map((heightCm) => isSameHeight(5.4, heightCm))).toEqual([false, false, true, false]);
  expect([164, 165].map((heightCm) => isSameHeight(5.4, heightCm))).toEqual([true, true]);
  expect([5.2, 5.3].map((height) => isSameHeight(height, 160))).toEqual([true, false]);
});

it('knows the centimeters of every number of feet, which agree with it', () => {
  for (let tenths = 30; tenths <= 80; tenths += 1) {
    const height = tenths / 10;
    const heightCm = heightCmOf({ height });
    expect([height, heightCm, isSameHeight(height, heightCm)]).toEqual([height, heightCm, true]);
    expect(heightCm >= 92 && heightCm <= 243).toBe(true);
  }
  expect(heightCmOf({ height: 5.3 })).toBe(161);
  expect(heightCmOf({ height: 5.3, heightCm: 163 })).toBe(163);
  // A process of the release before has changed the one and not the other.
  expect(heightCmOf({ height: 6, heightCm: 163 })).toBe(183);
});

it('writes what was meant, and the number of feet where that is all', () => {
  expect(writtenHeight({ height: 5.3, heightCm: 161 })).toBe('5.3');
  expect(writtenHeight({ height: 5.4, heightCm: 165 })).toBe("5'5");
  expect(writtenHeight({ height: 5.4, heightCm: 166 })).toBe('166 cm');
  expect(writtenHeight({ height: 'tall', heightCm: null })).toBe('tall');
  expect(writtenHeight({})).toBe('');
});

it('asks whether a decimal was meant as inches where it says others', () => {
  expect(['5.4', '5.9'].map((typed) => meantInches(readHeight(typed)!))).toEqual(["5'4", "5'9"]);
  expect(['5.3', '6', "5'4"].map((typed) => meantInches(readHeight(typed)!))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it.each(['', 'tall', "5'12", '5 ft 3 in 2', '-5', '5..3', '1e3'])('does not understand %j', (typed) => {
  expect(readHeight(typed)).toBeUndefined();
});
