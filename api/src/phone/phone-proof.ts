import type { PhoneProofFault } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { clockSkew, confirmationOf, phoneProofFault, phoneProofIssuer } from '@mithaq/openapi/rules/phone-proof.ts';
import { isJwksUnavailable, tokenVerifier } from '../server/jwks.ts';
import { ApiProblem } from '../http/problems.ts';
import type { IdentityService } from '../server/identity-service.ts';

/** The keys of Firebase Authentication's ID tokens, as a JWKS. */
export const firebaseJwks = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Milliseconds to wait for the keys. */
const timeoutMs = 5000;

/**
 * Checks the signature of an ID token as Firebase asks third parties to (Firebase docs, "Verify ID tokens using a
 * third-party JWT library"), and that it proves this number. Returns the confirmation, which works once, and the
 * identity service's user who confirmed.
 * @throws ApiProblem phone-proof, or unavailable when the keys cannot be fetched
 */
export function phoneProof({ jwksUrl, client: { projectId } }: IdentityService, now: () => Date) {
  const verify = tokenVerifier(jwksUrl, timeoutMs);
  return async (
    token: string | undefined,
    phoneNumber: string,
  ): Promise<{ confirmation: string; phoneUser: string }> => {
    if (!token) throw refused('MISSING');
    if (token.length > 4096) throw refused('INVALID');
    const payload = await verify(token, {
      issuer: phoneProofIssuer(projectId),
      audience: projectId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub', 'auth_time', 'phone_number'],
      clockTolerance: clockSkew,
      currentDate: now(),
    }).catch((cause: unknown) => {
      throw isJwksUnavailable(cause) ? new ApiProblem('unavailable', { cause }) : refused('INVALID', cause);
    });
    const fault = phoneProofFault(payload, { projectId, phoneNumber, now: now() });
    if (fault) throw refused(fault);
    return { confirmation: confirmationOf(payload), phoneUser: payload.sub! }; // the fault above says that there is one
  };
}

/** The problem of a proof that is refused; its sender learns why. */
function refused(proof: PhoneProofFault, cause?: unknown): ApiProblem {
  return new ApiProblem('phone-proof', { params: { proof }, cause });
}
