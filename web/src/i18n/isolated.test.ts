import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it.each([
  ['Hyderabad', 'ltr', 'Hyderabad'],
  ['لاہور', 'rtl', 'لاہور'],
  ['لاہور', 'ltr', '\u2068لاہور\u2069'],
  ['यूसुफ़', 'rtl', '\u2068यूसुफ़\u2069'],
  ['B.Tech', 'rtl', '\u2068B.Tech\u2069'],
] as const)('%s within %s', (words, direction, closedOff) => {
  expect(isolated(words, direction)).toBe(closedOff);
});
