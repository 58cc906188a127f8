/** A plus sign, a first digit 1-9, then 10 to 14 more digits (R25). The contract's PhoneNumber has the same pattern. */
const international = /^\+[1-9][0-9]{10,14}$/;

/** The number as it is sent: without white space, dashes and brackets, with a leading plus (R25). */
export function toInternational(typed: string): string {
  const bare = toWesternDigits(typed).replace(/[\s().\-‐-―]/g, '');
  return bare.startsWith('+') ? bare : `+${bare}`;
}

/** Replaces Arabic and Urdu digits with 0 to 9. */
export function toWesternDigits(typed: string): string {
  return typed.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf)); // both ranges begin at a multiple of sixteen
}

/** Whether a code can be sent to this number, with or without its plus. */
export function isPhoneNumber(typed: string): boolean {
  return international.test(toInternational(typed));
}

/** Days without a sign-in after which an account's number is free for whoever proves it: numbers are recycled (R92). */
const idleDays = 180;

/** Whether the number of an account that has last signed in then is free for another account (R92). */
export function isNumberFree(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() >= idleDays * 86_400_000;
}

/** What proving a number makes of a profile: the number is the verified one, and none waits (R26, R91). */
export function provedNumber(phoneNumber: string) {
  return { phoneNumber, pendingPhoneNumber: null, isVerified: true };
}

/** What remains of the profile whose number another account has proved (R92). */
export const lostNumber = { phoneNumber: null, isVerified: false };

/** Digits in a verification code (R29). */
export const codeLength = 6;

/** Seconds for which Send Code stays disabled after a code was sent (R29). */
export const resendSeconds = 30;
