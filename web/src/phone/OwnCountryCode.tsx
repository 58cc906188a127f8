import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { countryInSentence } from '../reference/country-in-sentence.ts';
import { countryName } from '../reference/place-names.ts';
import { useCountries } from '../reference/use-places.ts';

/** The code of the country of the profile: the example beside it is of India. */
export function OwnCountryCode({ country }: { country: string | undefined }) {
  const { i18n } = useLingui();
  const { countries } = useCountries();
  const place = countries.find(({ name }) => name === country);
  const code = useCallingCode(place?.code);
  const name = place && countryInSentence(countryName(place, i18n.locale), i18n.locale);
  return (
    code &&
    place?.code !== 'IN' && (
      <Trans>
        For {name} it is <bdi dir="ltr">{code}</bdi>.
      </Trans>
    )
  );
}

function useCallingCode(country: string | undefined): string | undefined {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    if (!country) return undefined;
    let isOld = false;
    import('../shared/suggest-number.ts').then(
      ({ callingCodeOf }) => (isOld ? undefined : setCode(callingCodeOf(country))),
      // The example is enough.
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [country]);
  return code;
}
