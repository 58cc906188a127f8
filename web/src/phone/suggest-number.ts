import { isPhoneNumber } from '@mithaq/openapi/rules/phone.ts';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface SuggestedNumber {
  /** As it is sent. */
  number: string;
  /** As people write it: "+91 98490 12345". */
  shown: string;
}

/** The international number that was probably meant by digits without a plus, typed by someone in this country. */
export function suggestNumber(typed: string, country?: string): SuggestedNumber | undefined {
  const meant = parsePhoneNumberFromString(
    typed.trim().replace(/^00/, '+'),
    country && isSupportedCountry(country) ? country : undefined,
  );
  if (!meant?.isValid() || !isPhoneNumber(meant.number)) return undefined;
  return { number: meant.number, shown: meant.formatInternational() };
}
