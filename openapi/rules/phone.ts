/** A plus sign, a first digit 1-9, then 10 to 14 more (SPEC section 5). The contract's PhoneNumber has the same pattern. */
const international = /^\+[1-9][0-9]{10,14}$/;

/** The number as it is sent: white space, dashes and brackets dropped, the leading plus added when it is missing. */
export function toInternational(typed: string): string {
  const bare = typed.replace(/[\s().\-‐-―]/g, '');
  return bare.startsWith('+') ? bare : `+${bare}`;
}

/** Whether the number, once the plus is added, can be sent a code. */
export function isPhoneNumber(typed: string): boolean {
  return international.test(toInternational(typed));
}

/** Digits in a verification code. */
export const codeLength = 6;

/** Seconds for which Send Code stays locked after a code was sent (SPEC section 9). */
export const resendSeconds = 30;
