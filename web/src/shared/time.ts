import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago a time was, in words: "3 days ago", "just now". Times that are ahead, by another clock, count as now. */
export function timeAgo(time: string, i18n: I18n, now: Date = new Date()): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(time)) / 1000);
  const [unit, size] = units.find(([, least]) => seconds >= least) ?? [];
  if (!unit || !size) return i18n._(msg`just now`);
  const number = Math.floor(seconds / size);
  // The browser's Urdu has "3 دنوں پہلے" and "گزشتہ کل", which nobody says.
  if (unit === 'day') return i18n._(msg`${plural(number, { one: 'yesterday', other: '# days ago' })}`);
  return new Intl.RelativeTimeFormat(localeOf(i18n.locale), { numeric: 'auto' }).format(-number, unit);
}

/** The day and the minute, in the time zone of the device: "22 November 2026 at 08:30", or "22 Nov 2026, 08:30". */
export function exactTime(time: string, locale: string, dateStyle: 'long' | 'medium' = 'long'): string {
  const at = new Date(time);
  const said = (format: DateFormat) =>
    withoutYearComma(new Intl.DateTimeFormat(localeOf(locale), { dateStyle, ...format }).format(at));
  return locale === 'ur' ? `${said({})}، ${urduClock(at)}` : said({ timeStyle: 'short' });
}

/** A full hour, in no time zone: "21:00", or as the language writes it. */
export function hourName(hour: number, locale: string): string {
  const at = new Date(Date.UTC(2000, 0, 1, hour));
  if (locale === 'ur') return urduClock(at, 'UTC');
  return new Intl.DateTimeFormat(localeOf(locale), { timeStyle: 'short', timeZone: 'UTC' }).format(at);
}

type DateFormat = Intl.DateTimeFormatOptions;

/** The browser's Urdu has "3:43 PM" or "3:43 دوپہر"; people say the part of the day first: "دوپہر 3:43 بجے". */
function urduClock(at: Date, timeZone?: string): string {
  const format = { hour: 'numeric', minute: '2-digit', dayPeriod: 'short', timeZone } satisfies DateFormat;
  const parts = new Intl.DateTimeFormat('ur', format).formatToParts(at);
  const partOf = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${partOf('dayPeriod')} ${partOf('hour')}:${partOf('minute')} بجے`;
}

/** The day, in the time zone of the device: "20 November 2026", or "Friday, 20 November 2026". */
export function dayOf(time: string, locale: string, dateStyle: 'long' | 'full' = 'long'): string {
  return withoutYearComma(new Intl.DateTimeFormat(localeOf(locale), { dateStyle }).format(new Date(time)));
}

/** The browser's Urdu has "27 نومبر، 2026" in every style; nobody writes the comma before the year. */
export function withoutYearComma(day: string): string {
  return day.replace(/،(?= \d{4})/, '');
}

export function localeOf(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}
