import { msg } from '@lingui/core/macro';

/** The reader has fixed the marriage with `name`, who is asked. */
export const ownSaysFixed = msg({
  message:
    "You have said that {person, select, self {your marriage} son {your son's marriage} daughter {your daughter's marriage} brother {your brother's marriage} sister {your sister's marriage} other {the marriage}} with {name} is fixed",
});
