import { msg } from '@lingui/core/macro';

// They select by `person`; where the English speaks to nobody, other languages say whose profile it is.

/** The link to the own profile. */
export const viewProfile = msg`View Profile`;

/** The form of a stored profile, and the link to it. */
export const editProfile = msg`Edit Profile`;

/** The page of the own profile. */
export const ownProfile = msg({
  message:
    "{person, select, self {My Profile} son {My Son's Profile} daughter {My Daughter's Profile} brother {My Brother's Profile} sister {My Sister's Profile} other {The Profile}}",
});

/** The form of a new profile. */
export const completeProfile = msg({
  message:
    "{person, select, self {Complete Your Profile} son {Complete Your Son's Profile} daughter {Complete Your Daughter's Profile} brother {Complete Your Brother's Profile} sister {Complete Your Sister's Profile} other {Complete the Profile}}",
});

/** The page of the own marriage, and the link to it. */
export const ownMarriage = msg({
  message:
    "{person, select, self {Your marriage} son {Your son's marriage} daughter {Your daughter's marriage} brother {Your brother's marriage} sister {Your sister's marriage} other {The marriage}}",
});

/** The choice of the name that somebody who has sent a proposal reads until it is accepted. */
export const nameBeforeAnswerTitle = msg({
  message:
    "{person, select, self {My name before an answer} son {My son's name before an answer} daughter {My daughter's name before an answer} brother {My brother's name before an answer} sister {My sister's name before an answer} other {The name before an answer}}",
});

/** What that choice is about. */
export const nameBeforeAnswerLead = msg({
  message:
    "What somebody who has sent you a proposal reads until you accept. A proposal that you send yourself has {person, select, self {the full name} son {your son's full name} daughter {your daughter's full name} brother {your brother's full name} sister {your sister's full name} other {the full name}}. After a decline each side still sees the name that it saw before the answer.",
});
