import type { Profile } from '../generated/hooks/model/index.ts';
import { toWesternDigits } from './phone.ts';

/** The profile id as it is displayed. */
export function displayId(id: string): string {
  return `NH-${id.slice(-8)}`;
}

/** By which of the two ids of a profile somebody searches, in lower case. The contract has refused other texts. */
export function profileSearch(text: string): { by: 'profileId' | 'displayedId'; value: string } {
  const value = text.toLowerCase();
  return value.length === 36 ? { by: 'profileId', value } : { by: 'displayedId', value: value.replace('nh-', '') };
}

/** Whether a text is a profile id as it is displayed. */
export function isDisplayedId(text: string): boolean {
  return /^(?:nh-)?[0-9a-f]{8}$/i.test(text);
}

/**
 * A profile id as people write it or hear it on the phone, as it is displayed: "N.H. 1a2b – 3c4d". An id has no letter O, I or L, so
 * they are digits. Another text is what it was, without spaces.
 */
export function toDisplayedId(text: string): string {
  const letters = toWesternDigits(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const digits = letters.replace(/^nh/i, '').replaceAll(/o/gi, '0').replaceAll(/[il]/gi, '1');
  return isDisplayedId(digits) ? `NH-${digits}` : text.replaceAll(/\s/g, '');
}

/** Profiles that one search finds at most. Hardly ever are there two. */
export const mostProfilesFound = 5;

/** Gives the name of a country, a state or a city in the language in use. */
type PlaceName = (name: string) => string;

/** City, state and country, each name once; without a city that is not shown. */
export function placeNames(
  { city, state, country }: Pick<Profile, 'city' | 'state' | 'country'>,
  placeName?: PlaceName,
): string[] {
  return names([city, state, country], placeName);
}

/** City and country. */
export function shortPlaceNames({ city, country }: Pick<Profile, 'city' | 'country'>, placeName?: PlaceName): string[] {
  return names([city, country], placeName);
}

function names(parts: string[], placeName: PlaceName = String): string[] {
  const shown = parts.filter((name) => name !== '').map((name) => placeName(name));
  // The city was typed, perhaps in small letters: "birmingham, Birmingham". The list of places has the right letters.
  const isNamedLater = (name: string, i: number) => shown.slice(i + 1).some((later) => isSameName(name, later));
  // And "Bristol, City of" is the state of a city that says the same.
  const isNamedBefore = (name: string, i: number) => shown.slice(0, i).some((city) => isCityOf(name, city));
  return shown.filter((name, i) => !isNamedLater(name, i) && !isNamedBefore(name, i));
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const isCityOf = (state: string, city: string) => isSameName(state, `${city}, City of`);

/** The occupation, or undefined when it is 'Na', not applicable, or is not shown. */
export function displayOccupation(occupation: string): string | undefined {
  return occupation === '' || occupation.toLowerCase() === 'na' ? undefined : occupation;
}

/** The stored values without 'Any'. */
export function specificValues(words: string[]): string[] {
  return words.filter((word) => word.toLowerCase() !== 'any');
}
