import type { Place } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** What people in this language call a country. English has the contract's own names. */
export function countryName({ code, name }: Place, locale: string): string {
  // A stored country that is in no list any more has its name for a code.
  if (locale === 'en' || !/^[A-Z]{2}$/.test(code)) return name;
  return namesIn(locale).of(code) ?? name;
}

// Making one takes long enough to be felt when a list of all countries asks for each.
const made = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const names = made.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', style: 'short', fallback: 'none' });
  made.set(locale, names);
  return names;
}
