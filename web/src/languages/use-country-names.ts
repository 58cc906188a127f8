import { useListCountries } from '@mithaq/openapi/generated/hooks/locations/locations.ts';
import { useLingui } from '@lingui/react';
import { countryName } from './country-name.ts';

/** Countries by the names people of this language have for them, from the names that profiles hold; undefined until the list is there. English needs no list. */
export function useCountryNames(): ((name: string) => string) | undefined {
  const { i18n } = useLingui();
  const isEnglish = i18n.locale === 'en';
  const { data = [], isPending } = useListCountries({ query: { enabled: !isEnglish, staleTime: 24 * 60 * 60 * 1000 } });
  if (isEnglish) return asIs;
  if (isPending) return undefined;
  const codes = new Map(data.map(({ code, name }) => [name, code]));
  return (name) => countryName({ code: codes.get(name) ?? '', name }, i18n.locale);
}

const asIs = (name: string) => name;
