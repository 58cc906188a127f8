import { expect, it } from 'vitest';
import {
  colorToken,
  gapsOf,
  labelsOf,
  placesOf,
  radiusToken,
  shortSides,
  spaceToken,
  textToken,
  type Measured,
} from './measure.ts';

const part = (number: number, left: number, top: number, width: number, height: number): Measured => ({
  number,
  left,
  top,
  width,
  height,
  text: undefined,
  frame: { left, top, width, height, padding: [], border: [], line: '', radius: 0 },
});

it.each([
  ['below', part(2, 0, 30, 100, 20), 10],
  ['above', part(2, 0, -30, 100, 20), 10],
  ['after', part(2, 112, 0, 40, 20), 12],
  ['before, as from right to left', part(2, -52, 0, 40, 20), 12],
])('measures the distance to the part %s', (_, next, px) =>
  expect(gapsOf([part(1, 0, 0, 100, 20), next])).toMatchObject([{ from: 1, to: 2, px }]),
);

it.each([
  ['within it', part(2, 10, 5, 20, 10)],
  ['that touches it', part(2, 0, 20, 100, 20)],
  ['far away', part(2, 300, 0, 40, 20)],
  ['that stands askew', part(2, 112, 30, 40, 20)],
])('gives no distance to a part %s', (_, next) => expect(gapsOf([part(1, 0, 0, 100, 20), next])).toEqual([]));

it('names the token of a distance and of a size of text', () => {
  expect([spaceToken(12), spaceToken(11), spaceToken(24.3), textToken(17), textToken(30), textToken(25)]).toEqual([
    '--mq-space-3',
    undefined,
    undefined,
    '--mq-text-body',
    '--mq-text-title',
    undefined,
  ]);
});

it('names the token of a radius and of the color of a border, and writes sides as CSS does', () => {
  expect([radiusToken(18), radiusToken(17), colorToken('rgb(233, 224, 207)'), colorToken('rgb(1, 2, 3)')]).toEqual([
    '--mq-radius-card',
    undefined,
    '--mq-line',
    undefined,
  ]);
  expect(
    [
      [8, 8, 8, 8],
      [8, 24, 8, 24],
      [8, 24, 0, 24],
      [8, 24, 0, 2],
    ].map(shortSides),
  ).toEqual(['8', '8 24', '8 24 0', '8 24 0 2']);
});

it('writes small distances outside of their parts, each in a place of its own', () => {
  const parts = [part(1, 0, 0, 100, 20), part(2, 0, 24, 100, 4), part(3, 0, 32, 100, 20), part(4, 108, 32, 10, 20)];
  const labels = labelsOf(gapsOf(parts), parts);
  expect(labels.map(({ x, y }) => [x, y])).toEqual([
    [110, 26],
    [-17, 34],
    [100, 66],
  ]);
});

it('puts numbers at corners, and off them where another number or a small part would be covered', () => {
  const places = placesOf([part(1, 0, 0, 100, 20), part(2, 8, 4, 16, 12), part(3, 26, 4, 60, 12)]);
  expect(places.map(({ isAway }) => isAway)).toEqual([false, true, true]);
  for (const { x, y } of places) expect(y < -5 || y > 25 || x < -5 || x > 105).toBe(true);
  const label = { x: -9, y: -4, width: 7, isOutside: true };
  const [beside] = placesOf([part(1, 0, 0, 100, 20)], [label]);
  expect([beside?.x, beside?.y]).not.toEqual([places[0]?.x, places[0]?.y]);
  const [first, ...others] = places;
  for (const { x, y } of others) expect(Math.hypot(x - first.x, y - first.y)).toBeGreaterThan(17);
});

it('writes a distance on the other side, and a number at the end of a line, rather than where they would seem to belong to others', () => {
  const beside = [part(1, 0, 0, 40, 40), part(2, 52, 10, 60, 20), part(3, 30, 44, 40, 30)];
  const [distance] = labelsOf(gapsOf(beside), beside);
  expect(distance?.y).toBeLessThan(0);
  // Its upper corners are covered, and at the lower ones it would be the number of what is below.
  const parts = [part(1, -20, -30, 140, 28), part(2, 0, 0, 100, 20), part(3, 0, 30, 100, 20)];
  expect(placesOf(parts)[1]?.isAway).toBe(true);
});
