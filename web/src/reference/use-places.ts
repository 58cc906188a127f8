import {
  getListStatesQueryOptions,
  useListCountries,
  useListStates,
} from '@mithaq/openapi/generated/hooks/reference/reference.ts';
import type { Place } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useQueries } from '@tanstack/react-query';

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
