import { allCountries } from 'country-region-data';
import type { Place } from './generated/hooks/model/index.ts';

/** Every country with its ISO 3166-1 code, by name. */
export const countries: Place[] = allCountries.map(([name, code]) => ({ code, name }));

const regions = new Map(allCountries.map(([, code, states]) => [code as string, states]));

/** The states of a country, or undefined for an unknown country. A region without a code uses its name. */
export function statesOf(countryCode: string): Place[] | undefined {
  // The package writes a missing code as the word "undefined", the same for every region of that country.
  return regions.get(countryCode)?.map(([name, code]) => ({ code: code && code !== 'undefined' ? code : name, name }));
}

const stateNames = new Map(
  allCountries.map(([name, , states]) => [name as string, new Set(states.map(([state]) => state))]),
);

/** Whether this is the name of a country in the list. */
export function isCountry(name: string): boolean {
  return stateNames.has(name);
}

/** Whether this is a state of one of these countries, all given by their names. */
export function isStateOf(state: string, countryNames: readonly string[]): boolean {
  return countryNames.some((country) => stateNames.get(country)?.has(state));
}
