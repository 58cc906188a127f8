import { msg } from '@lingui/core/macro';

/** Whose guardian it is: a mother names the one of her daughter. */
export const guardianTitle = msg({
  message:
    "{person, select, self {My guardian} son {My son's guardian} daughter {My daughter's guardian} brother {My brother's guardian} sister {My sister's guardian} other {The guardian}}",
});
