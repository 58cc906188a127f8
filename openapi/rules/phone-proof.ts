import type { PhoneProofFault } from '../generated/hooks/model/index.ts';

/** Minutes since the code was confirmed, and seconds by which two clocks may differ. */
export const proofMinutes = 5;
export const clockSkew = 10;

type Claims = {
  iss?: unknown;
  aud?: unknown;
  sub?: unknown;
  iat?: unknown;
  exp?: unknown;
  auth_time?: unknown;
  phone_number?: unknown;
  firebase?: { sign_in_provider?: unknown; tenant?: unknown };
};

/** The ID token of an Authorization header; undefined when it has none. */
export function bearerToken(authorization: string | null | undefined): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
}

/** Who issues the identity service's ID tokens for a project. */
export function phoneProofIssuer(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`;
}

/** What is wrong with the claims of a proof, in the words of the operator's log. */
export type ProofClaimFault = 'audience' | 'claims' | 'token-time' | 'confirmed-too-early' | 'number-mismatch';

/**
 * Why the claims of an ID token do not prove this number, or null when they do: from phone sign-in of this project,
 * confirmed a few minutes ago. The signature is for the caller to check (Firebase docs, "Verify ID tokens
 * using a third-party JWT library"). Only who has a valid token learns that it proves another number.
 */
export function proofClaimFault(
  { iss, aud, sub, iat, exp, auth_time: confirmedAt, phone_number: proved, firebase }: Claims,
  { projectId, phoneNumber, now }: { projectId: string; phoneNumber: string; now: Date },
): ProofClaimFault | null {
  const seconds = now.getTime() / 1000;
  const isPast = (time: unknown): time is number => typeof time === 'number' && time <= seconds + clockSkew;
  if (iss !== phoneProofIssuer(projectId) || aud !== projectId) return 'audience';
  if (typeof sub !== 'string' || sub.length === 0 || sub.length > 128) return 'claims';
  if (firebase?.sign_in_provider !== 'phone' || firebase.tenant !== undefined) return 'claims';
  if (!isPast(iat) || !isPast(confirmedAt) || typeof exp !== 'number' || exp <= seconds - clockSkew)
    return 'token-time';
  if (seconds - confirmedAt > proofMinutes * 60) return 'confirmed-too-early';
  return proved === phoneNumber ? null : 'number-mismatch';
}

/** What the sender of a refused proof learns of it. */
export function publicFault(fault: ProofClaimFault): PhoneProofFault {
  return fault === 'number-mismatch' ? 'OTHER_NUMBER' : 'INVALID';
}

/**
 * Names the confirmation behind the claims. One confirmation has many ID tokens, because a new one can be asked for each hour,
 * and works once all the same.
 */
export function confirmationOf({ sub, phone_number: phoneNumber, auth_time: confirmedAt }: Claims): string {
  return JSON.stringify([sub, phoneNumber, confirmedAt]);
}
