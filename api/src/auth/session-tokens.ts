import { randomBytes } from 'node:crypto';
import { Signer } from '@fastify/cookie';

export type SessionTokens = ReturnType<typeof sessionTokens>;

/**
 * Makes and checks the tokens of sessions: 256 random bits with our signature, so that an invented token costs no query.
 * The hash in the database is that of the whole token.
 * @param keys the one that signs, and earlier ones whose signatures are still accepted
 */
export function sessionTokens(keys: Buffer[]) {
  const signer = new Signer(keys);
  return {
    create: (): string => signer.sign(randomBytes(32).toString('base64url')),
    isSigned: (token: string): boolean => signer.unsign(token).valid,
  };
}
