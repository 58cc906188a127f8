import { expect, it } from 'vitest';
import { limitReached, limitSaidIn, limitWords } from './limits.ts';

it.each(Object.keys(limitWords) as (keyof typeof limitWords)[])('%s: says its number, and is known again', (which) => {
  const sentence = limitReached(which, 12);
  expect(sentence).not.toContain('{');
  expect(limitSaidIn(sentence)?.words).toBe(limitWords[which]);
  if (sentence.includes('12')) expect(limitSaidIn(sentence)?.limit).toBe(12);
});

it('knows no other sentence', () => {
  expect(limitSaidIn('You have sent 10 letters today.')).toBeUndefined();
  expect(limitSaidIn('')).toBeUndefined();
});
