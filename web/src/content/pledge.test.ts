import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { landing } from './landing.ts';

/** The rules that keep each sentence of the privacy pledge; tests/product-rules.test.ts checks that each rule has tests. */
const rulesOf: Record<string, readonly string[]> = {
  'no-place-for-photos': ['R65'],
  'own-picture': ['R16'],
  'contact-by-consent': ['R35'],
  'looks-recorded': ['R35'],
  'first-name-and-age': ['R7', 'R8'],
  'full-name-in-time': ['R8'],
  'seen-by-whom': ['R3', 'R9', 'R13'],
  'no-tracking': ['R66'],
  cookies: ['R67'],
  'from-elsewhere': ['R68'],
};

const document = readFileSync(path.join(import.meta.dirname, '../../../docs/product-rules.md'), 'utf8');
const sentences = landing.privacy.promises.flatMap((promise) => promise.sentences.map(({ id }) => id));

test('each sentence of the privacy pledge has its own id and its rules', () => {
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(Object.keys(rulesOf).toSorted()).toEqual(sentences.toSorted());
});

test.each(Object.entries(rulesOf))('the rules of "%s" exist', (_, rules) => {
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((rule) => !document.includes(`**${rule}** `))).toEqual([]);
});
