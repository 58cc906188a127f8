import type { Place } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** Returns the name of a country in a language. In English it is the name of the contract. */
export function countryName({ code, name }: Place, locale: string): string {
  // A stored country that has left the list has its name in place of a code.
  if (locale === 'en' || !/^[A-Z]{2}$/.test(code)) return name;
  return namesIn(locale).of(code) ?? name;
}

// Creating one is slow, and the list of countries needs it for every country.
const made = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const names = made.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', style: 'short', fallback: 'none' });
  made.set(locale, names);
  return names;
}
