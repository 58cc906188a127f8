import { claimsOf } from '@mithaq/openapi/phone-service.ts';
import { isUsedUp, quotaProblem } from '@mithaq/openapi/rules/limits.ts';
import { decideNumberProof, isNumberFree, lostNumber, provedNumber } from '@mithaq/openapi/rules/phone.ts';
import { confirmationOf, phoneProofFault, phoneProofIssuer } from '@mithaq/openapi/rules/phone-proof.ts';
import { ApiProblem, throwIfProblem } from './api-problem.ts';
import type { HandlerContext, MockHandlers } from './handler-context.ts';
import { isMember, type Member } from './state.ts';

/** The project of the mocked identity service. */
export const projectId = 'demo-mithaq';

const tenMinutes = 600_000;

/** Records a phone number that the ID token in the Authorization header proves; the body alone is not trusted (R26). */
export const recordVerifiedPhone: MockHandlers['recordVerifiedPhone'] = ({ user, body, request, ...context }) => {
  const { state, now } = context;
  const { phoneNumber } = body;
  countAttempt(context, user);
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw new ApiProblem('phone-proof', { params: { proof: 'MISSING' } });
  const claims = claimsOf(token) ?? {};
  const confirmation = confirmationOf(claims);
  const fault = phoneProofFault(claims, { projectId, phoneNumber, now: now() });
  if (fault) throw new ApiProblem('phone-proof', { params: { proof: fault } });
  if (state.usedProofs.includes(confirmation)) throw new ApiProblem('phone-proof', { params: { proof: 'USED' } });
  const holder = state.users
    .filter(isMember)
    .find(({ id, profile }) => id !== user.id && profile.isVerified && profile.phoneNumber === phoneNumber);
  const proofs = state.numberProofs
    .filter((proof) => proof.phoneNumber === phoneNumber)
    .map((proof) => ({ isOwn: proof.user === user.id, provedAt: new Date(proof.provedAt) }));
  if (holder && !isNumberFree(new Date(holder.signedInAt), now())) throw new ApiProblem('phone-in-use');
  throwIfProblem(decideNumberProof(proofs, context.limits, now()));
  const kept = state.keptSuspensions.filter((each) => each.phoneNumber === phoneNumber);
  if (kept.some(({ keptAt }) => !isNumberFree(new Date(keptAt), now()))) throw new ApiProblem('phone-in-use');
  if (holder) Object.assign(holder.profile, lostNumber);
  state.numberProofs.push({ phoneNumber, user: user.id, provedAt: now().toISOString() });
  state.usedProofs.push(confirmation);
  Object.assign(user.profile, { ...provedNumber(phoneNumber), matchChangedAt: now().toISOString() });
  return { phoneNumber, isPhoneVerified: true };
};

/** @throws ApiProblem rate-limited for more attempts than allowed in ten minutes (R50) */
function countAttempt({ state, limits, now }: Pick<HandlerContext, 'state' | 'limits' | 'now'>, { id }: Member): void {
  const at = now().getTime();
  const found = state.phoneAttempts.find(({ user, since }) => user === id && at - since < tenMinutes);
  const attempts = found ?? { user: id, since: at, count: 0 };
  if (!found) state.phoneAttempts.push(attempts);
  const retryAfter = (attempts.since + tenMinutes - at) / 1000;
  const isTooMany = isUsedUp(limits, 'PHONE_PROOFS_PER_10_MIN', attempts.count);
  attempts.count += 1;
  throwIfProblem(isTooMany ? quotaProblem(limits, 'PHONE_PROOFS_PER_10_MIN', now(), retryAfter) : null);
}

/** Returns an ID token like the identity service's, without a signature, which the mocks do not check. */
export function phoneToken(phoneNumber: string, now: Date, overrides: Record<string, unknown> = {}): string {
  const at = Math.floor(now.getTime() / 1000);
  const claims = {
    iss: phoneProofIssuer(projectId),
    aud: projectId,
    sub: crypto.randomUUID(), // two confirmations within a second are not one
    iat: at,
    auth_time: at,
    exp: at + 3600,
    phone_number: phoneNumber,
    firebase: { identities: { phone: [phoneNumber] }, sign_in_provider: 'phone' },
  };
  const encode = (part: object) =>
    btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, ...overrides })}.`;
}
