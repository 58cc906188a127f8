import { expect, test } from 'vitest';
import { holdsContact } from '@mithaq/openapi/rules/text.ts';
import { guide } from './guide.ts';

test('the sections are those the help links point to', () => {
  expect(guide.map(({ id, heading }) => [id, heading])).toEqual([
    ['about-me', 'Writing Your About Me'],
    ['preferences', 'Setting Your Preferences'],
  ]);
});

test.each(guide)('$heading has tips, and examples by oneself, a father and a sister', ({ tips, examples }) => {
  expect(tips.length).toBeGreaterThan(4);
  const labels = examples.map(({ label }) => label).join(' ');
  expect(labels).toMatch(/oneself/);
  expect(labels).toMatch(/by a father/);
  expect(labels).toMatch(/by a sister/);
});

test('every example would be accepted by the form', () => {
  for (const { text } of guide.flatMap(({ examples }) => examples)) {
    expect(text.length).toBeLessThanOrEqual(1500);
    expect(holdsContact(text)).toBe(false);
  }
});
