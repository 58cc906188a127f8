import type { Profile } from '../generated/hooks/model/index.ts';

/** What is shown of a profile's id (SPEC section 2). */
export function shownId(id: string): string {
  return `NH-${id.slice(-8)}`;
}

/** City, state and country on one line; a city state is named once. */
export function shownPlace({ city, state, country }: Pick<Profile, 'city' | 'state' | 'country'>): string {
  return [...new Set([city, state, country])].join(', ');
}

/** City and country, where a line is short. */
export function shownPlaceBriefly({ city, country }: Pick<Profile, 'city' | 'country'>): string {
  return [...new Set([city, country])].join(', ');
}

/** The occupation, unless it is 'Na', not applicable (SPEC section 2). */
export function shownOccupation(occupation: string): string | undefined {
  return occupation.toLowerCase() === 'na' ? undefined : occupation;
}
