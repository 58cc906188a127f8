import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { exactTime, timeAgo } from './time.ts';

const english = setupI18n({ locale: 'en', messages: { en: {} } });
const now = new Date('2026-11-22T08:30:00Z');

test.each([
  ['2026-11-22T08:29:31Z', 'just now'],
  ['2026-11-22T08:31:00Z', 'just now'],
  ['2026-11-22T08:29:00Z', '1 minute ago'],
  ['2026-11-22T06:29:59Z', '2 hours ago'],
  ['2026-11-21T08:30:00Z', 'yesterday'],
  ['2026-11-02T08:30:00Z', '20 days ago'],
  ['2026-09-01T08:30:00Z', '2 months ago'],
  ['2024-11-01T08:30:00Z', '2 years ago'],
])('%s is %s', (time, words) => {
  expect(timeAgo(time, english, now)).toBe(words);
});

test('times are in the language of the page', () => {
  expect(timeAgo('2026-11-21T08:30:00Z', setupI18n({ locale: 'ar', messages: { ar: {} } }), now)).toBe('أمس');
  expect(exactTime('2026-11-22T08:30:00Z', 'en')).toContain('22 November 2026');
});
