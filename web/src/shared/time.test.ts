import { i18n, setupI18n } from '@lingui/core';
import { afterEach, describe, expect, test } from 'vitest';
import { activateLanguage } from '../i18n/i18n.ts';
import { dayOf, exactTime, hourName, timeAgo } from './time.ts';

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

describe('in the language of the page', () => {
  afterEach(() => activateLanguage('en'));

  test.each([
    ['ar', 'أمس', 'أول أمس', 'قبل 20 يومًا'],
    ['ur', 'کل', '2 دن پہلے', '20 دن پہلے'],
  ] as const)('%s', async (language, yesterday, twoDays, twentyDays) => {
    await activateLanguage(language, 'app');
    expect(timeAgo('2026-11-21T08:30:00Z', i18n, now)).toBe(yesterday);
    expect(timeAgo('2026-11-20T08:30:00Z', i18n, now)).toBe(twoDays);
    expect(timeAgo('2026-11-02T08:30:00Z', i18n, now)).toBe(twentyDays);
  });

  test('no comma comes before the year', () => {
    expect(dayOf('2026-11-27T10:00:00Z', 'ur', 'full')).toBe('جمعہ، 27 نومبر 2026');
    expect(exactTime('2026-11-27T10:00:00Z', 'ur', 'medium')).toMatch(/^27 نومبر 2026، /);
  });

  test('the clock speaks Urdu', () => {
    const time = '2026-11-22T08:30:00Z';
    for (const said of [exactTime(time, 'ur'), exactTime(time, 'ur', 'medium')])
      expect(said).toMatch(/^22 نومبر 2026، \p{Script=Arabic}+ \d{1,2}:\d{2} بجے$/u);
    expect([15, 21].map((hour) => hourName(hour, 'ur'))).toEqual(['دوپہر 3:00 بجے', 'رات 9:00 بجے']);
    expect(exactTime(time, 'en')).toContain('22 November 2026');
  });
});
