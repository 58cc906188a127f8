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

/** Whether the key set could not be fetched, in contrast to a token with a wrong signature. */
export function isJwksUnavailable(error: unknown): boolean {
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof TypeError ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')
  );
}
