import { describe, expect, it } from 'vitest';
import { weaveOf } from './seal-drawing.ts';
import { overlapOf, perimeterOf, starStrands, strandsThroughTips, weave } from './seal-geometry.ts';
import { companions, planOf, stars, waists, type SealPlan } from './seal-plan.ts';

const base = planOf('any');
/** Every kind of band there is, each with its variations. */
const kinds = stars.flatMap((star) =>
  companions.map((companion) => {
    const plans: SealPlan[] = waists.flatMap((waist) =>
      [true, false].map((isTurned) => ({ ...base, ...star, companion, waist, isTurned })),
    );
    return [`${star.folds}/${star.skip} ${star.petals}, ${companion}`, plans.map(weaveOf)] as const;
  }),
);

describe('strands', () => {
  it('close: {8/3} is one line through eight tips, {8/2} two squares, {12/4} four triangles', () => {
    const shape = (folds: number, skip: number) => starStrands(folds, skip, 40, 0).map((strand) => strand.length);
    expect(shape(8, 3)).toEqual([8]);
    expect(shape(8, 2)).toEqual([4, 4]);
    expect(shape(12, 4)).toEqual([3, 3, 3, 3]);
  });

  it('come home to the tip where they began', () => {
    const [strand = []] = strandsThroughTips(10, 3, 0, () => [[40, 0]]);
    const tips = new Set(
      strand.map(({ x, y }) => Math.round(((Math.atan2(y, x) * 10) / (2 * Math.PI) + 10) % 10) % 10),
    );
    expect([...tips].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('the weave', () => {
  it('of two squares has eight crossings at half a right angle', () => {
    const crossings = weave(starStrands(8, 2, 40, 0));
    expect(crossings).toHaveLength(8);
    for (const { sin } of crossings) expect(sin).toBeCloseTo(Math.SQRT1_2);
  });

  it.each(kinds)('goes over and under in turn along every strand: %s', (_, weaves) => {
    for (const { strands, crossings } of weaves) {
      expect(crossings.length).toBeGreaterThan(0);
      strands.forEach((_strand, index) => {
        const row = crossings
          .flatMap(({ over, under }) => [
            { ...over, isOver: true },
            { ...under, isOver: false },
          ])
          .filter(({ strand }) => strand === index)
          .sort((a, b) => a.distance - b.distance);
        expect(row.length % 2).toBe(0);
        row.forEach((passage, i) => expect(passage.isOver).not.toBe(row[(i + 1) % row.length]?.isOver));
      });
    }
  });

  it.each(kinds)('keeps the band wide enough to see and its crossings apart: %s', (_, weaves) => {
    for (const { strands, crossings, halfBand } of weaves) {
      expect(halfBand).toBeGreaterThanOrEqual(0.7);
      strands.forEach((strand, index) => {
        const total = perimeterOf(strand);
        const row = crossings
          .flatMap((crossing) =>
            [crossing.over, crossing.under]
              .filter((passage) => passage.strand === index)
              .map(({ distance }) => ({ distance, reach: overlapOf(crossing, halfBand) })),
          )
          .sort((a, b) => a.distance - b.distance);
        row.forEach((passage, i) => {
          const next = row[(i + 1) % row.length] ?? passage;
          expect((next.distance - passage.distance + total) % total).toBeGreaterThan(passage.reach + next.reach);
        });
      });
    }
  });

  it.each(kinds)('stays within the frame, the points of the band included: %s', (_, weaves) => {
    for (const { strands, halfBand } of weaves) {
      for (const strand of strands) {
        strand.forEach((corner, i) => {
          const before = strand.at(i - 1) ?? corner;
          const after = strand[(i + 1) % strand.length] ?? corner;
          const [a, b] = [before, after].map(({ x, y }) => Math.atan2(y - corner.y, x - corner.x)) as [number, number];
          const halfAngle = Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b))) / 2;
          expect(Math.hypot(corner.x, corner.y) + halfBand / Math.sin(halfAngle)).toBeLessThan(47.6);
        });
      }
    }
  });
});
