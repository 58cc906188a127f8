import type { JWTPayload } from 'jose';
import { isPlainLine } from '@mithaq/openapi/rules/text.ts';
import { tokenFault, tokenVerifier } from '../server/jwks.ts';
import { providerTimeoutMs, type GoogleProvider } from './google-sign-in.ts';
import { SignInRefused } from './refused-sign-in.ts';

/** The identity that the provider confirms. */
export type Identity = {
  issuer: string;
  subject: string;
  email: string;
  /** The provider itself hands out this address, so it is not somebody else's tomorrow. */
  isVouchedFor: boolean;
  name: string;
  avatarUrl: string | null;
};

/** Verifies ID tokens of this provider (OpenID Connect Core 3.1.3.7): signature, issuer, audience, times, nonce, verified e-mail. */
export function idTokenVerifier(
  { issuer, accountIssuer = issuer, clientId, jwksUrl, timeoutMs = providerTimeoutMs }: GoogleProvider,
  now: () => Date,
) {
  const verify = tokenVerifier(jwksUrl, timeoutMs);
  return async (idToken: unknown, nonce: string): Promise<Identity> => {
    if (typeof idToken !== 'string') throw new SignInRefused('token-missing');
    const payload = await verify(idToken, {
      issuer,
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
      maxTokenAge: '10 minutes',
      clockTolerance: 10,
      currentDate: now(),
    }).catch((cause: unknown) => {
      throw new SignInRefused(tokenFault(cause), { cause });
    });
    if (payload['nonce'] !== nonce) throw new SignInRefused('nonce');
    if (!payload.sub || payload.sub.length > 255 || !isPlainLine(payload.sub)) throw new SignInRefused('claims');
    // A token for several audiences would need an authorized party; ours always has one audience.
    if (payload.aud !== clientId || (payload['azp'] !== undefined && payload['azp'] !== clientId))
      throw new SignInRefused('audience');
    return identityOf(payload, accountIssuer, payload.sub);
  };
}

function identityOf(payload: JWTPayload, issuer: string, subject: string): Identity {
  const { email, email_verified: isEmailVerified, hd, name, picture } = payload as Record<string, unknown>;
  if (
    typeof email !== 'string' ||
    !/^[^@\s]+@[^@\s]+$/.test(email) ||
    email.length > 320 ||
    !isPlainLine(email) ||
    isEmailVerified !== true
  )
    throw new SignInRefused('email');
  return {
    issuer,
    subject,
    email,
    isVouchedFor: isVouchedFor(email, hd),
    name: (typeof name === 'string' && plain(name)) || plain(email.split('@')[0]!),
    avatarUrl:
      typeof picture === 'string' && picture.startsWith('https://') && URL.canParse(picture) && picture.length <= 2048
        ? picture
        : null,
  };
}

/**
 * Google confirms an address of any provider once. It knows whose it is now for those of Gmail and of its organizations, whose
 * domain is the claim `hd` (Google Identity, "Verify the Google ID token").
 */
function isVouchedFor(email: string, organization: unknown): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain === 'gmail.com' || (typeof organization === 'string' && organization.toLowerCase() === domain);
}

/** The name without deceiving or invisible characters, at most 200 code points. */
function plain(name: string): string {
  const clean = isPlainLine(name) ? name : Array.from(name).filter(isPlainLine).join('');
  return Array.from(clean).slice(0, 200).join('').trim();
}
