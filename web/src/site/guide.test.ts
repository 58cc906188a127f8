import { setupI18n, type Messages } from '@lingui/core';
import { expect, test } from 'vitest';
import { containsContactDetails } from '@mithaq/openapi/rules/contact-details/contact-details.ts';
import { guide } from './guide.ts';

test('the sections are those the help links point to', () => {
  expect(guide.map(({ id, heading }) => [id, heading.message])).toEqual([
    ['about-me', 'Writing Your About Me'],
    ['preferences', 'Setting Your Preferences'],
  ]);
});

test.each(guide)('$heading.message has tips, and examples by oneself, a father and a sister', ({ tips, examples }) => {
  expect(tips.length).toBeGreaterThan(4);
  const labels = examples.map(({ label }) => label.message).join(' ');
  expect(labels).toMatch(/oneself/);
  expect(labels).toMatch(/by a father/);
  expect(labels).toMatch(/by a sister/);
});

const catalogues = Object.entries(import.meta.glob<{ messages: Messages }>('../i18n/*/pages.po', { eager: true }));

test.each(catalogues)('every example would be accepted by the form (%s)', (_, { messages }) => {
  const i18n = setupI18n({ locale: 'any', messages: { any: messages } });
  for (const { text } of guide.flatMap(({ examples }) => examples)) {
    expect(messages).toHaveProperty([text.id]);
    expect(i18n._(text.id).length).toBeLessThanOrEqual(1500);
    expect(containsContactDetails(i18n._(text.id))).toBe(false);
  }
});
