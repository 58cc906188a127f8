import { describe, expect, it } from 'vitest';
import { drawingOf, smallDrawingOf } from './seal-drawing.ts';
import { planOf, toneCount } from './seal-plan.ts';

const ids = Array.from(
  { length: 2000 },
  (_, i) => `0192f3c1-7a5e-7c3b-9d41-${(i * 7919).toString(16).padStart(12, '0')}`,
);
const plans = ids.map(planOf);

describe('the plan of a seal', () => {
  it('is the same for the same id, today and tomorrow', () => {
    expect(planOf('NH-7f3c91aa')).toEqual(planOf('NH-7f3c91aa'));
    expect(planOf('NH-7f3c91aa')).toMatchInlineSnapshot(`
      {
        "band": "deep",
        "companion": "ring",
        "filling": 1,
        "folds": 10,
        "frame": "line",
        "heart": "star",
        "isTurned": true,
        "petals": "rosette",
        "skip": 4,
        "spandrel": "dot",
        "tone": 13,
        "waist": 2,
      }
    `);
  });

  it('changes with a single letter', () => {
    expect(planOf('NH-7f3c91aa')).not.toEqual(planOf('NH-7f3c91ab'));
  });

  it('uses every tone about equally', () => {
    for (let tone = 0; tone < toneCount; tone++) {
      const share = plans.filter((plan) => plan.tone === tone).length / plans.length;
      expect(share).toBeGreaterThan(0.6 / toneCount);
      expect(share).toBeLessThan(1.5 / toneCount);
    }
  });

  it('has at least ten tones and three numbers of folds', () => {
    expect(toneCount).toBeGreaterThanOrEqual(10);
    expect(new Set(plans.map((plan) => plan.folds))).toEqual(new Set([8, 10, 12]));
  });

  it('seldom repeats: of 1000 members fewer than one in fifty share a seal', () => {
    const some = plans.slice(0, 1000);
    // By what is painted: not every choice shows in every seal.
    const seals = new Set(some.map((plan) => JSON.stringify([drawingOf(plan), plan.tone, plan.frame])));
    expect(seals.size / some.length).toBeGreaterThan(0.98);
  });
});

describe('the drawing', () => {
  const isClosed = (path: string) =>
    path === '' ||
    path
      .split('M')
      .slice(1)
      .every((part) => part.endsWith('Z'));

  it('is the same for the same plan', () => {
    for (const plan of plans.slice(0, 20)) expect(drawingOf(plan)).toEqual(drawingOf({ ...plan }));
  });

  it('consists of closed shapes and closed strands, without a missing number', () => {
    for (const plan of plans.slice(0, 300)) {
      const { fills, strands, heart, overEdges } = drawingOf(plan);
      const paths = [...fills, ...heart, ...smallDrawingOf(plan)].map((fill) => fill.path).concat(strands);
      expect(paths.every(isClosed)).toBe(true);
      expect([...paths, overEdges].join('')).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});
