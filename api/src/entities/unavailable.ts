/**
 * The SQL condition that a member is not available in a proposal that could go on: the marriage is fixed, or the profile is suspended.
 * @param profile the alias of the profile
 */
export const isUnavailable = (profile: string): string =>
  `(${profile}.is_marriage_fixed or ${profile}.suspended_at is not null)`;
