import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';

/**
 * Verifies tokens with the key set at this address. For a key that is not in the set, the set is fetched again once: the service
 * may just have changed its keys, and the token is right.
 * @throws JOSEError for a token that is not valid; isJwksUnavailable tells whether the keys were missing
 */
export function tokenVerifier(jwksUrl: string, timeoutMs: number) {
  // The cool-down would keep the old keys for a while; the callers are limited, so it is not needed.
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: timeoutMs, cooldownDuration: 0 });
  return async (token: string, options: JWTVerifyOptions): Promise<JWTPayload> =>
    (await jwtVerify(token, keys, options)).payload;
}

/** Why a token was not accepted, in the words of the operator's log; `keys-unavailable` says nothing about the token. */
export type TokenFault = 'keys-unavailable' | 'signature' | 'audience' | 'token-time' | 'claims' | 'token-form';

/** Issued by, or for, somebody else. */
const parties = new Set(['iss', 'aud', 'azp']);
const times = new Set(['iat', 'nbf', 'exp']);

/** What tokenVerifier() found wrong. */
export function tokenFault(error: unknown): TokenFault {
  if (isJwksUnavailable(error)) return 'keys-unavailable';
  if (error instanceof errors.JWTExpired) return 'token-time';
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.reason === 'check_failed' && times.has(error.claim)) return 'token-time';
    return parties.has(error.claim) ? 'audience' : 'claims';
  }
  const isForeign = error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey;
  return isForeign || error instanceof errors.JOSEAlgNotAllowed ? 'signature' : 'token-form';
}

/** Whether the key set could not be fetched, in contrast to a token with a wrong signature. */
function isJwksUnavailable(error: unknown): boolean {
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof TypeError ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')
  );
}
