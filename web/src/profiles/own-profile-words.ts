import { msg } from '@lingui/core/macro';

// To the member on the own profile; they select by the `person` of it.

/** Below the own profile as others read it; `choice` is the name before an answer. */
export const readLikeThis = msg({
  message:
    "Another member reads {person, select, self {your profile} son {your son's profile} daughter {your daughter's profile} brother {your brother's profile} sister {your sister's profile} other {the profile}} like this. {choice, select, FIRST_NAME {{person, select, self {Your full name} other {The full name}} comes with a proposal that is sent from here, or once one that was received is accepted.} other {With a proposal between you, also {person, select, self {your full name} other {the full name}}.}}",
});

/** From there back. */
export const backToProfile = msg({
  message: '{person, select, self {Back to My Profile} other {Back to the profile}}',
});

/** Below the own profile where profiles of others are read. */
export const ownAsSeen = msg({
  message:
    "This is {person, select, self {your own profile} son {your son's profile} daughter {your daughter's profile} brother {your brother's profile} sister {your sister's profile} other {the profile that you wrote}}, as you see it.",
});
