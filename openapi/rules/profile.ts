import type { Profile } from '../generated/hooks/model/index.ts';

/** What is shown of a profile's id (SPEC section 2). */
export function shownId(id: string): string {
  return `NH-${id.slice(-8)}`;
}

/** How a country is called in a language. */
type Naming = (country: string) => string;

/** City, state and country; a city state is named once. */
export function shownPlace(
  { city, state, country }: Pick<Profile, 'city' | 'state' | 'country'>,
  naming?: Naming,
): string[] {
  return names([city, state, country], country, naming);
}

/** City and country, where a line is short. */
export function shownPlaceBriefly({ city, country }: Pick<Profile, 'city' | 'country'>, naming?: Naming): string[] {
  return names([city, country], country, naming);
}

function names(parts: string[], country: string, naming: Naming = String): string[] {
  return [...new Set(parts)].map((name) => (name === country ? naming(name) : name));
}

/** The occupation, unless it is 'Na', not applicable (SPEC section 2). */
export function shownOccupation(occupation: string): string | undefined {
  return occupation.toLowerCase() === 'na' ? undefined : occupation;
}
