import {
  getListStatesQueryOptions,
  useListCountries,
  useListStates,
} from '@mithaq/openapi/generated/hooks/reference/reference.ts';
import type { Place } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useLingui } from '@lingui/react';
import type { Option } from '@mithaq/ui-kit';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countryName, usePlaceNames } from './place-names.ts';

const aDay = { staleTime: 24 * 60 * 60 * 1000 };
const none: Place[] = [];

/** Every country. */
export function useCountries() {
  const { data = none, isFetched, isError, refetch } = useListCountries({ query: aDay });
  return { countries: data, isFetched, isError, refetch };
}

/** The states of a country; none while there is no country, and none when they can't be loaded. */
export function useStates(code: string | null) {
  const {
    data = none,
    isFetched,
    isLoading,
    isError,
    refetch,
  } = useListStates(code ?? '', { query: { ...aDay, enabled: code !== null } });
  return { states: data, isFetched, isLoading, isError, refetch };
}

/** The states of several countries, by the country's name; a list that can't be loaded is empty. */
export function useStatesOf(names: string[], countries: Place[]): Map<string, Place[]> {
  const chosen = countries.filter(({ name }) => names.includes(name));
  return useQueries({
    queries: chosen.map(({ code }) => getListStatesQueryOptions(code, { query: aDay })),
    combine: (answers) => new Map(answers.map(({ data = none }, i) => [chosen[i]?.name ?? '', data])),
  });
}

/** Countries by their names in this language, those that members choose most first; found by other names too. */
export function useCountryOptions(countries: Place[], valueField: 'code' | 'name'): Option[] {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(() => {
    const named = countries.map((place) => ({ place, label: countryName(place, locale) }));
    const sorted = locale === 'en' ? named : named.toSorted((a, b) => a.label.localeCompare(b.label, locale));
    return oftenFirst(sorted).map(({ place, label }) => ({
      value: place[valueField],
      label,
      aliases: [place.name, ...(otherNames[place.code] ?? [])],
    }));
  }, [countries, valueField, locale]);
}

/** States by their names in this language, found by the stored ones too. */
export function useStateOptions(states: readonly Place[], valueField: 'code' | 'name'): Option[] {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const placeNamed = usePlaceNames();
  const named = states.map((place) => ({ place, label: placeNamed?.(place.name) ?? place.name }));
  const sorted = locale === 'en' ? named : named.toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return sorted.map(({ place, label }) => ({ value: place[valueField], label, aliases: [place.name] }));
}

/** The list with a chosen name that is not in it, so that it can stay chosen; its name is its code. */
export function withStored(list: Place[], name: string | null): Place[] {
  if (!name || list.some((place) => place.name === name)) return list;
  return [{ code: name, name }, ...list];
}

/** The stored name of a chosen code. */
export function nameOf(list: Place[], code: string | null): string | null {
  return list.find((place) => place.code === code)?.name ?? null;
}

/** The code under which a name is chosen. */
export function codeOf(list: Place[], name: string | null): string | null {
  return list.find((place) => place.name === name)?.code ?? null;
}

/** The countries in which most members live, the most first. */
const often = ['IN', 'PK', 'BD', 'SA', 'AE', 'GB', 'US', 'CA', 'EG', 'MY', 'ID', 'TR'];

/** Other names under which people search for some countries. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates', 'Dubai'],
  CI: ["Côte d'Ivoire", 'Ivory Coast'],
  GB: ['UK', 'Britain', 'England', 'Scotland', 'Wales'],
  IN: ['Bharat', 'Hindustan'],
  NL: ['Holland'],
  SA: ['KSA'],
  TR: ['Turkey', 'Türkiye'],
  US: ['USA', 'America'],
};

/** The list with the countries in which most members live at its beginning. */
function oftenFirst<Listed extends { place: Place }>(list: readonly Listed[]): Listed[] {
  const rank = ({ place }: Listed) => (often.includes(place.code) ? often.indexOf(place.code) : often.length);
  return list.toSorted((a, b) => rank(a) - rank(b));
}
