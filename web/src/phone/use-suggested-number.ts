import { useListCountries } from '@mithaq/openapi/generated/hooks/reference/reference.ts';
import { isPhoneNumber, toWesternDigits } from '@mithaq/openapi/rules/phone.ts';
import { useEffect, useState } from 'react';
import type { SuggestedNumber } from '../shared/suggest-number.ts';

/** Milliseconds after the last key: a number is not checked while it is typed. */
const delay = 500;

/** Fewer digits are the beginning of a number. */
const fewestDigits = 7;

/**
 * Whether a number lacks its country code, a moment after it was typed, and the number that was probably meant. What knows the
 * numbers of all countries is fetched only then.
 */
export function useSuggestedNumber(phone: string, countryName: string | undefined) {
  const typed = toWesternDigits(phone).trim();
  const isUnclear = !typed.startsWith('+') && typed.replace(/\D/g, '').length >= fewestDigits && !isPhoneNumber(typed);
  const { data: countries } = useListCountries({ query: { enabled: isUnclear } });
  const country = countries?.find(({ name }) => name === countryName)?.code;
  const [found, setFound] = useState<{ typed: string; suggestion?: SuggestedNumber }>();

  useEffect(() => {
    if (!isUnclear) return undefined;
    let isOld = false;
    const show = (suggestion?: SuggestedNumber) => {
      if (!isOld) setFound({ typed, suggestion });
    };
    const timer = setTimeout(() => {
      import('../shared/suggest-number.ts').then(
        ({ suggestNumber }) => show(suggestNumber(typed, country)),
        () => show(),
      );
    }, delay);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [typed, country, isUnclear]);

  const isShown = isUnclear && found?.typed === typed;
  return { lacksCode: isShown, suggestion: isShown ? found.suggestion : undefined };
}
