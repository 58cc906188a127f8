import { randomBytes } from 'node:crypto';
import { type CryptoKey, type JWK, SignJWT, exportJWK, generateKeyPair } from 'jose';

/** Signs ID tokens like the identity service; the API verifies them with the same code as real ones. */
export type PhoneTokens = {
  /** `overrides` replaces claims, for tokens that the API must refuse. */
  sign(sub: string, phoneNumber: string, overrides?: Record<string, unknown>): Promise<string>;
  privateKey: CryptoKey;
  jwk: JWK;
};

const secondsValid = 3600;

/** The keys belong to this process, so a token of an earlier start is refused. Tests start it often, and keys take a while to make. */
let keys: ReturnType<typeof generateKeyPair> | undefined;

export async function createPhoneTokens(projectId: string, now: () => number): Promise<PhoneTokens> {
  const { publicKey, privateKey } = await (keys ??= generateKeyPair('RS256'));
  const kid = randomBytes(8).toString('hex');
  const jwk = { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' };
  return {
    privateKey,
    jwk,
    sign: (sub, phoneNumber, overrides = {}) => {
      const at = Math.floor(now() / 1000);
      const claims = {
        iss: `https://securetoken.google.com/${projectId}`,
        aud: projectId,
        auth_time: at,
        user_id: sub,
        sub,
        iat: at,
        exp: at + secondsValid,
        phone_number: phoneNumber,
        firebase: { identities: { phone: [phoneNumber] }, sign_in_provider: 'phone' },
      };
      return new SignJWT({ ...claims, ...overrides })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .sign(privateKey);
    },
  };
}
