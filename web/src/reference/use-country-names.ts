import { getListCountriesQueryOptions, useListCountries } from '@mithaq/openapi/generated/hooks/reference/reference.ts';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { useLingui } from '@lingui/react';
import type { QueryClient } from '@tanstack/react-query';
import { countryName } from './country-name.ts';

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
