import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { colors, pairs } from './tokens.ts';

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#0f5a50', '#0f5a50')).toBe(1);
  });

  it('agrees with a published example, #767676 on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe.each(['light', 'dark'] as const)('the pairs in the %s scheme', (scheme) => {
  it.each(pairs)('$text on $ground is at least $least', ({ text, ground, least }) => {
    expect(contrast(colors[text][scheme], colors[ground][scheme])).toBeGreaterThanOrEqual(least);
  });
});
