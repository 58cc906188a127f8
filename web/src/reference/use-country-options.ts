import { useLingui } from '@lingui/react';
import type { Place } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Option } from '@mithaq/ui-kit';
import { useMemo } from 'react';
import { countryName } from './country-name.ts';
import { oftenFirst, otherNames } from './places.ts';

/** Countries by their names in this language, those that members choose most first; found by other names too. */
export function useCountryOptions(countries: Place[], kept: 'code' | 'name'): Option[] {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(() => {
    const named = countries.map((place) => ({ place, label: countryName(place, locale) }));
    const sorted = locale === 'en' ? named : named.toSorted((a, b) => a.label.localeCompare(b.label, locale));
    return oftenFirst(sorted).map(({ place, label }) => ({
      value: place[kept],
      label,
      aliases: [place.name, ...(otherNames[place.code] ?? [])],
    }));
  }, [countries, kept, locale]);
}
