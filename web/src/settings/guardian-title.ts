import { msg } from '@lingui/core/macro';

/** Whose guardian it is: a mother names the one of her daughter. A groom has none, and an elder may speak for him. */
export const guardianTitle = msg({
  message:
    "{person, select, self {My guardian} son {Who speaks for my son} daughter {My daughter's guardian} brother {Who speaks for my brother} sister {My sister's guardian} other {The guardian}}",
});
