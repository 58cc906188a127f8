import { msg } from '@lingui/core/macro';

/** A proposal of `name` came, for whom the own profile is about. */
export const hasProposed = msg({
  message:
    '{person, select, son {{name} has sent a proposal for your son} daughter {{name} has sent a proposal for your daughter} brother {{name} has sent a proposal for your brother} sister {{name} has sent a proposal for your sister} other {{name} has sent you a proposal}}',
});

/** `name` has fixed the marriage. Where the `author` of that profile is a relative, the marriage is with `other`. */
export const saysFixed = msg({
  message:
    "{author, select, SELF {{person, select, self {{name} says that your marriage is fixed} son {{name} says that the marriage with your son is fixed} daughter {{name} says that the marriage with your daughter is fixed} brother {{name} says that the marriage with your brother is fixed} sister {{name} says that the marriage with your sister is fixed} other {{name} says that the marriage is fixed}}} other {{name} says that {person, select, self {your marriage} son {your son's marriage} daughter {your daughter's marriage} brother {your brother's marriage} sister {your sister's marriage} other {the marriage}} with {other} is fixed}}",
});

/** One who has left has fixed the marriage. */
export const otherSaysFixed = msg({
  message:
    "{person, select, self {The other side says that your marriage is fixed} son {The other side says that your son's marriage is fixed} daughter {The other side says that your daughter's marriage is fixed} brother {The other side says that your brother's marriage is fixed} sister {The other side says that your sister's marriage is fixed} other {The other side says that the marriage is fixed}}",
});

/** `name` has denied the marriage that the reader has fixed, in the same way. */
export const saysNotFixed = msg({
  message:
    "{author, select, SELF {{person, select, self {{name} says that your marriage is not fixed} son {{name} says that the marriage with your son is not fixed} daughter {{name} says that the marriage with your daughter is not fixed} brother {{name} says that the marriage with your brother is not fixed} sister {{name} says that the marriage with your sister is not fixed} other {{name} says that the marriage is not fixed}}} other {{name} says that {person, select, self {your marriage} son {your son's marriage} daughter {your daughter's marriage} brother {your brother's marriage} sister {your sister's marriage} other {the marriage}} with {other} is not fixed}}",
});
