import { errors } from 'jose';

/** Whether the keys could not be had, in contrast to a token that none of them has signed. */
export function areKeysAway(error: unknown): boolean {
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof TypeError ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')
  );
}
