import type { PhoneProofFault } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  clockSkew,
  confirmationOf,
  phoneProofIssuer,
  proofClaimFault,
  publicFault,
  type ProofClaimFault,
} from '@mithaq/openapi/rules/phone-proof.ts';
import { tokenFault, tokenVerifier, type TokenFault } from '../server/jwks.ts';
import { ApiProblem } from '../http/problems.ts';
import type { IdentityService } from '../server/identity-service.ts';

/** The keys of Firebase Authentication's ID tokens, as a JWKS. */
export const firebaseJwks = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Milliseconds to wait for the keys. */
const timeoutMs = 5000;

/** Why a proof was refused, in the words of the operator's log (docs/operations/sign-in-problems.md). */
export type ProofFault = TokenFault | ProofClaimFault | 'token-missing' | 'used-twice';

/** A proof is refused; its sender learns less than the log. */
export class ProofRefused extends ApiProblem {
  readonly fault: ProofFault;

  constructor(fault: ProofFault, cause?: unknown) {
    if (fault === 'keys-unavailable') super('unavailable', { cause });
    else super('phone-proof', { params: { proof: sentFault(fault) }, cause });
    this.fault = fault;
  }
}

/**
 * Checks the signature of an ID token as Firebase asks third parties to (Firebase docs, "Verify ID tokens using a
 * third-party JWT library"), and that it proves this number. Returns the confirmation, which works once, and the
 * identity service's user who confirmed.
 * @throws ProofRefused phone-proof, or unavailable when the keys cannot be fetched
 */
export function phoneProof({ jwksUrl, client: { projectId } }: IdentityService, now: () => Date) {
  const verify = tokenVerifier(jwksUrl, timeoutMs);
  return async (
    token: string | undefined,
    phoneNumber: string,
  ): Promise<{ confirmation: string; phoneUser: string }> => {
    if (!token) throw new ProofRefused('token-missing');
    if (token.length > 4096) throw new ProofRefused('token-form');
    const payload = await verify(token, {
      issuer: phoneProofIssuer(projectId),
      audience: projectId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub', 'auth_time', 'phone_number'],
      clockTolerance: clockSkew,
      currentDate: now(),
    }).catch((cause: unknown) => {
      throw new ProofRefused(tokenFault(cause), cause);
    });
    const fault = proofClaimFault(payload, { projectId, phoneNumber, now: now() });
    if (fault) throw new ProofRefused(fault);
    return { confirmation: confirmationOf(payload), phoneUser: payload.sub! }; // the fault above says that there is one
  };
}

/** What the sender learns. */
function sentFault(fault: ProofFault): PhoneProofFault {
  if (fault === 'token-missing') return 'MISSING';
  if (fault === 'used-twice') return 'USED';
  return fault === 'number-mismatch' ? publicFault(fault) : 'INVALID';
}
