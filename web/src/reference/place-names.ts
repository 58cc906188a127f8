import { getListCountriesQueryOptions, useListCountries } from '@mithaq/openapi/generated/hooks/reference/reference.ts';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { useLingui } from '@lingui/react';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { Place } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { folded } from '../shared/folded.ts';

const staleTime = 24 * 60 * 60 * 1000;

/** The names of states and cities in a language, by the code of the country and the name that is stored. */
type PlaceFile = Record<string, Record<string, string>>;

/**
 * Each is data of its own, which a page loads beside the list of countries. No package has them in both languages: they were written
 * by hand and compared with the names that GeoNames (CC BY 4.0) has for the same places.
 */
const files: Partial<Record<string, () => Promise<{ default: PlaceFile }>>> = {
  ar: () => import('./place-names/ar.json'),
  ur: () => import('./place-names/ur.json'),
};

const placesQuery = (locale: string) =>
  queryOptions({
    queryKey: ['place-names', locale],
    queryFn: async () => toPlaces((await files[locale]?.())?.default ?? {}),
    staleTime: Infinity,
    // The stored names are shown in their place.
    retry: false,
  });

function toPlaces(file: PlaceFile) {
  const entries = Object.values(file).flatMap((places) => Object.entries(places));
  return {
    file,
    words: new Map(entries.map(([name, word]) => [name.toLowerCase(), word])),
    names: new Map(entries.map(([name, word]) => [folded(word), name])),
  };
}

/**
 * Returns a function from the names of countries, states and cities, as profiles have them, to those of the language in use;
 * undefined while the lists load. English needs none, and a place that no list has keeps its name, with the capitals of one.
 */
export function usePlaceNames(): ((name: string) => string) | undefined {
  const { i18n } = useLingui();
  const isEnglish = i18n.locale === 'en';
  const { data = [], isPending } = useListCountries({ query: { enabled: !isEnglish, staleTime } });
  const places = useQuery({ ...placesQuery(i18n.locale), enabled: !isEnglish });
  if (isEnglish) return withCapitals;
  if (isPending || places.isPending) return undefined;
  const codes = new Map(data.map(({ code, name }) => [name, code]));
  return (name) => {
    const code = codes.get(name);
    if (code !== undefined) return countryName({ code, name }, i18n.locale);
    return places.data?.words.get(name.toLowerCase()) ?? withCapitals(name);
  };
}

/** A place that was typed in small letters: "birmingham" is Birmingham. */
export function withCapitals(name: string): string {
  return name === name.toLowerCase() ? name.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase()) : name;
}

/** The cities of a country in the language in use: what is stored as one is shown as the other. */
export function useCities(countryCode: string | null) {
  const { i18n } = useLingui();
  const { data } = useQuery({ ...placesQuery(i18n.locale), enabled: i18n.locale !== 'en' });
  return {
    suggestions: [...new Set(Object.values((countryCode && data?.file[countryCode]) || {}))],
    toShown: (name: string) => data?.words.get(name.toLowerCase()) ?? name,
    toStored: (typed: string) => data?.names.get(folded(typed)) ?? typed,
  };
}

/** Fetches the lists of places before the first page, so that no name is added to a page that is already shown. */
export async function prefetchPlaceNames(client: QueryClient, language: Language): Promise<void> {
  if (language === 'en') return;
  await Promise.all([
    client.prefetchQuery(getListCountriesQueryOptions({ query: { staleTime } })),
    client.prefetchQuery(placesQuery(language)),
  ]);
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
