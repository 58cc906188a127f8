import { isUsedUp, quotaProblem, type Limits } from './limits.ts';
import type { RuleProblem } from './problems.ts';

/** A plus sign, a first digit 1-9, then 10 to 14 more digits. The contract's PhoneNumber has the same pattern. */
const international = /^\+[1-9][0-9]{10,14}$/;

/** The number as it is sent: without white space, dashes and brackets, with a leading plus. */
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

/** Days without a sign-in after which an account's number is free for the next person who proves it: numbers are recycled. */
const idleDays = 180;

/** Whether the number of an account that has last signed in then is free for another account. */
function isNumberFree(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() >= idleDays * 86_400_000;
}

/** What proving a number makes of a profile: the number is the verified one, and none waits. */
export function provedNumber(phoneNumber: string) {
  return { phoneNumber, pendingPhoneNumber: null, isVerified: true };
}

/** What remains of the profile whose number another account has proved. */
export const lostNumber = { phoneNumber: null, isVerified: false };

const tenMinutes = 600_000;

/** An earlier proof of a number. */
export type NumberProof = { isOwn: boolean; provedAt: Date };

/** How long proofs of a number matter, in milliseconds. */
export function proofLifetime(limits: Limits): number {
  return Math.max(limits.PHONE_COOL_DOWN_HOURS * 3_600_000, tenMinutes);
}

export type NumberFacts = {
  /** The last sign-ins of other accounts with this number, or with the same user of the identity service. */
  holders: readonly Date[];
  /** When suspended accounts with this number were deleted. */
  suspended: readonly Date[];
  /** Earlier proofs of the number. */
  proofs: readonly NumberProof[];
  limits: Limits;
  now: Date;
};

/** Whether an account may prove a number: the problem, or null when it may. */
export function decideNumberProof({ holders, suspended, proofs, limits, now }: NumberFacts): RuleProblem | null {
  const isInUse = (since: Date) => !isNumberFree(since, now);
  // The same for each, so that it tells no more of another account.
  if (holders.some(isInUse)) return { code: 'phone-in-use' };
  const quota = numberQuotaProblem(proofs, limits, now);
  return quota ?? (suspended.some(isInUse) ? { code: 'phone-in-use' } : null);
}

/** A number is not handed from account to account, and its proofs are limited as those of an account. */
function numberQuotaProblem(proofs: readonly NumberProof[], limits: Limits, now: Date): RuleProblem | null {
  const secondsUntil = (provedAt: Date, milliseconds: number) =>
    (provedAt.getTime() + milliseconds - now.getTime()) / 1000;
  const coolDown = limits.PHONE_COOL_DOWN_HOURS * 3_600_000;
  const waits = proofs.filter(({ isOwn }) => !isOwn).map(({ provedAt }) => secondsUntil(provedAt, coolDown));
  const wait = Math.max(0, ...waits);
  if (wait > 0) return quotaProblem(limits, 'PHONE_COOL_DOWN_HOURS', now, wait);
  const recent = proofs.map(({ provedAt }) => secondsUntil(provedAt, tenMinutes)).filter((seconds) => seconds > 0);
  return isUsedUp(limits, 'PHONE_PROOFS_PER_10_MIN', recent.length)
    ? quotaProblem(limits, 'PHONE_PROOFS_PER_10_MIN', now, Math.min(...recent))
    : null;
}

/** Digits in a verification code. */
export const codeLength = 6;

/** The code in a text that was pasted, such as "149 477"; undefined when it has more or fewer digits. */
export function codeIn(pasted: string): string | undefined {
  const digits = toWesternDigits(pasted).replace(/\D/g, '');
  return digits.length === codeLength ? digits : undefined;
}

/** Seconds for which Send Code stays disabled after a code was sent. */
export const resendSeconds = 30;
