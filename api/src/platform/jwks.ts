import { errors } from 'jose';

/** Whether the key set could not be fetched, in contrast to a token with a wrong signature. */
export function isJwksUnavailable(error: unknown): boolean {
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof TypeError ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')
  );
}
