import { getListCountriesQueryOptions, useListCountries } from '@mithaq/openapi/generated/hooks/reference/reference.ts';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { useLingui } from '@lingui/react';
import type { QueryClient } from '@tanstack/react-query';
import type { Place } from '@mithaq/openapi/generated/hooks/model/index.ts';

const staleTime = 24 * 60 * 60 * 1000;

/** Returns a function from the country names of profiles to those of the language in use; undefined while the list loads. English needs no list. */
export function useCountryNames(): ((name: string) => string) | undefined {
  const { i18n } = useLingui();
  const isEnglish = i18n.locale === 'en';
  const { data = [], isPending } = useListCountries({ query: { enabled: !isEnglish, staleTime } });
  if (isEnglish) return asIs;
  if (isPending) return undefined;
  const codes = new Map(data.map(({ code, name }) => [name, code]));
  return (name) => countryName({ code: codes.get(name) ?? '', name }, i18n.locale);
}

const asIs = (name: string) => name;

/** Fetches the list of countries before the first page, so that no name is added to a page that is already shown. */
export async function prefetchCountryNames(client: QueryClient, language: Language): Promise<void> {
  if (language !== 'en') await client.prefetchQuery(getListCountriesQueryOptions({ query: { staleTime } }));
}

/** Returns the name of a country in a language. In English it is the name of the contract. */
export function countryName({ code, name }: Place, locale: string): string {
  // A stored country that has left the list has its name in place of a code.
  if (locale === 'en' || !/^[A-Z]{2}$/.test(code)) return name;
  return usualNames[locale]?.[code] ?? namesIn(locale).of(code) ?? name;
}

/** Where people use another name than CLDR. */
const usualNames: Record<string, Record<string, string>> = { ur: { GB: 'برطانیہ' } };

// Creating one is slow, and the list of countries needs it for every country.
const made = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const names = made.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', style: 'short', fallback: 'none' });
  made.set(locale, names);
  return names;
}
