import type { TokenFault } from '../server/jwks.ts';

/** Why a sign-in ends without a session; sent to the client as `error=`. */
export type SignInError = 'cancelled' | 'failed' | 'email' | 'provider';

/** Error codes of the provider: RFC 6749 (4.1.2.1, 5.2), OpenID Connect Core (3.1.2.6), and Google's own. */
const providerCodes = [
  'access_denied',
  'admin_policy_enforced',
  'deleted_client',
  'disabled_client',
  'disallowed_useragent',
  'interaction_required',
  'invalid_client',
  'invalid_grant',
  'invalid_request',
  'invalid_scope',
  'org_internal',
  'redirect_uri_mismatch',
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
  'unsupported_grant_type',
  'unsupported_response_type',
] as const;

/** Why the state of a callback was not accepted. */
export type StateFault = 'state-missing' | 'state-cookie-missing' | 'state-mismatch' | 'state-key' | 'state-expired';

/** Why a sign-in was refused, in the words of the operator's log (docs/operations/sign-in-problems.md). */
export type SignInFault =
  | (typeof providerCodes)[number]
  | 'provider-refused'
  | 'provider-unavailable'
  | StateFault
  | TokenFault
  | 'token-missing'
  | 'nonce'
  | 'email';

/** Faults of the browser or of its user. Of every other one only the operator can find out more. */
const memberFaults: ReadonlySet<SignInFault> = new Set([
  'access_denied',
  'admin_policy_enforced',
  'disallowed_useragent',
  'email',
  'interaction_required',
  'invalid_grant',
  'invalid_request',
  'state-missing',
  'state-cookie-missing',
  'state-mismatch',
  'state-expired',
]);

/** Whether the operator has to act. */
export function isOperatorFault(fault: SignInFault): boolean {
  return !memberFaults.has(fault);
}

export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
  readonly reason: SignInError;
  readonly fault: SignInFault;

  /** @param reason what the client learns; by default it follows from the fault */
  constructor(
    fault: SignInFault,
    { reason = reasonOf(fault), ...options }: ErrorOptions & { reason?: SignInError } = {},
  ) {
    super(fault, options);
    this.fault = fault;
    this.reason = reason;
  }
}

/** The provider's code if it is a known one: it becomes a word in the log, so nobody else chooses it. */
export function providerFault(code: unknown): SignInFault {
  return providerCodes.find((known) => known === code) ?? 'provider-refused';
}

const unavailable: ReadonlySet<SignInFault> = new Set([
  'keys-unavailable',
  'provider-unavailable',
  'server_error',
  'temporarily_unavailable',
]);

function reasonOf(fault: SignInFault): SignInError {
  if (fault === 'access_denied') return 'cancelled';
  if (fault === 'email') return 'email';
  return unavailable.has(fault) ? 'provider' : 'failed';
}
