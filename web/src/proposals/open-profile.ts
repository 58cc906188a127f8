/** The parameter of the address with the id of the profile that is open beside the list of proposals. */
const parameter = 'profile';

/** Returns the id of the profile that an address opens beside the list of proposals. */
export function openProfileOf(search: string): string | undefined {
  return new URLSearchParams(search).get(parameter) ?? undefined;
}

/** Returns the address of the same list with this profile open, or without one. */
export function withOpenProfile(search: string, profileId: string | undefined): string {
  const parameters = new URLSearchParams(search);
  if (profileId === undefined) parameters.delete(parameter);
  else parameters.set(parameter, profileId);
  return `?${parameters}`;
}
