/** A plus sign, a first digit 1-9, then 10 to 14 more (SPEC section 5). The contract's PhoneNumber has the same pattern. */
const international = /^\+[1-9][0-9]{10,14}$/;

/** The number as it is sent: white space, dashes and brackets dropped, the leading plus added when it is missing. */
export function toInternational(typed: string): string {
  const bare = toWesternDigits(typed).replace(/[\s().\-‐-―]/g, '');
  return bare.startsWith('+') ? bare : `+${bare}`;
}

/** Digits as keyboards for Arabic and Urdu write them, as the network knows them. */
export function toWesternDigits(typed: string): string {
  return typed.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf)); // both rows begin at a multiple of sixteen
}

/** Whether the number, once the plus is added, can be sent a code. */
export function isPhoneNumber(typed: string): boolean {
  return international.test(toInternational(typed));
}

/** Digits in a verification code. */
export const codeLength = 6;

/** Seconds for which Send Code stays locked after a code was sent (SPEC section 9). */
export const resendSeconds = 30;
