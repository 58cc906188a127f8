import { expect, test } from 'vitest';
import { withOpenTanween } from './open-tanween.ts';

test.each([
  ['أَزۡوَٰجٗا', '\u0657', '\u08F0'],
  ['لِبَاسٞ', '\u065E', '\u08F1'],
  ['نَّفۡسٖ', '\u0656', '\u08F2'],
])('%s is drawn with its own open form, and nothing else changes', (word, from, to) => {
  expect(word).toContain(from);
  expect(withOpenTanween(word)).toBe(word.replace(from, to));
});

test('text in plain Unicode stays as it is', () => {
  const dua = 'بَارَكَ اللَّهُ لَكَ وَبَارَكَ عَلَيْكَ';
  expect(withOpenTanween(dua)).toBe(dua);
});
