import { isPhoneNumber } from '@mithaq/openapi/rules/phone.ts';
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';

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
  if (!meant || !isLikely(meant) || !isPhoneNumber(meant.number)) return undefined;
  return { number: meant.number, shown: meant.formatInternational() };
}

/** Numbers come into use before the tables of them say so: for a question it is enough that one has its whole length. */
function isLikely(number: PhoneNumber): boolean {
  return number.isValid() || (number.isPossible() && number.nationalNumber.length >= wholeLength);
}

/** The digits of a mobile number without its country code, in most of the large countries. */
const wholeLength = 10;

/** What numbers of this country begin with: "+44". */
export function callingCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : undefined;
}

/** An international number in the groups of its country: +44, 7700, 900123. */
export function groupsOf(number: string): string[] {
  return parsePhoneNumberFromString(number)?.formatInternational().split(' ') ?? [number];
}
