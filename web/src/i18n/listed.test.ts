import { expect, it } from 'vitest';
import { listed } from './listed.ts';

it.each([
  ['en', ['Pune', 'Maharashtra', 'India'], 'Pune, Maharashtra, India'],
  ['en', ['Pune'], 'Pune'],
  ['ar', ['Pune', 'الهند'], '\u2067\u2068Pune\u2069، الهند\u2069'],
  ['en', ['لاہور', 'Pakistan'], '\u2066\u2068لاہور\u2069, Pakistan\u2069'],
  ['ur', ['لاہور', 'پاکستان'], 'لاہور، پاکستان'],
])('in %s: %j', (locale, words, row) => {
  expect(listed(words, { locale })).toBe(row);
});
