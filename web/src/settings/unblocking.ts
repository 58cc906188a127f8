import { msg } from '@lingui/core/macro';

/** What follows once a member is unblocked. */
export const unblocking = msg({
  message:
    "{person, select, self {You and this member can see each other again.} son {This member can see your son's profile again, and you can see theirs.} daughter {This member can see your daughter's profile again, and you can see theirs.} brother {This member can see your brother's profile again, and you can see theirs.} sister {This member can see your sister's profile again, and you can see theirs.} other {This member can see the profile again, and you can see theirs.}} A proposal that was closed stays closed.",
});
