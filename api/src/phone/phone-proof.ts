import { createRemoteJWKSet, jwtVerify } from 'jose';
import { areKeysAway } from '../jwks.ts';
import { Refusal } from '../errors.ts';
import type { IdentityService } from '../identity-service.ts';

/** The keys of Firebase Authentication's ID tokens, as a JWKS. */
export const firebaseJwks = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Seconds since the code was confirmed (DESIGN rule 8), and by how much clocks may differ. */
const maxAge = 300;
const skew = 10;

/**
 * Checks an ID token as Firebase asks third parties to (Firebase docs, "Verify ID tokens using a third-party JWT
 * library"), and further that it is of phone sign-in, fresh, and of this very number. Refuses with phone-proof.
 */
export function phoneProof({ jwksUrl, client: { projectId } }: IdentityService) {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5000, cooldownDuration: 10_000 });
  return async (token: string | undefined, phoneNumber: string): Promise<void> => {
    if (!token || token.length > 4096) throw new Refusal('phone-proof');
    const { payload } = await jwtVerify(token, keys, {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub', 'auth_time', 'phone_number'],
      clockTolerance: skew,
    }).catch((cause: unknown) => {
      throw new Refusal(areKeysAway(cause) ? 'unavailable' : 'phone-proof', { cause });
    });
    const now = Date.now() / 1000;
    const { sub, iat, aud, auth_time: confirmedAt, phone_number: proved, firebase } = payload as Claims;
    const isFresh = typeof confirmedAt === 'number' && confirmedAt <= now + skew && now - confirmedAt <= maxAge;
    const isOfPhone = firebase?.sign_in_provider === 'phone' && firebase.tenant === undefined;
    const isWhole =
      typeof sub === 'string' &&
      sub.length > 0 &&
      sub.length <= 128 &&
      aud === projectId &&
      typeof iat === 'number' &&
      iat <= now + skew;
    if (!isFresh || !isOfPhone || !isWhole || proved !== phoneNumber) throw new Refusal('phone-proof');
  };
}

type Claims = {
  sub?: unknown;
  iat?: unknown;
  aud?: unknown;
  auth_time?: unknown;
  phone_number?: unknown;
  firebase?: { sign_in_provider?: unknown; tenant?: unknown };
};
