import {
  claimsOf,
  createPhoneService,
  identityErrorBody,
  IdentityError,
  type SmsCode,
} from '@mithaq/openapi/phone-service.ts';
import { decideNumberProof, lostNumber, provedNumber } from '@mithaq/openapi/rules/phone.ts';
import {
  bearerToken,
  confirmationOf,
  phoneProofIssuer,
  proofClaimFault,
  publicFault,
} from '@mithaq/openapi/rules/phone-proof.ts';
import { HttpResponse, http, type HttpHandler } from 'msw';
import { ApiProblem, throwIfProblem } from './api-problem.ts';
import { relinkOpenReports } from './cases.ts';
import { countRequest } from './count-request.ts';
import type { MockHandlers } from './handler-context.ts';
import { updateTextCases } from './held-texts.ts';
import { notify } from './notify.ts';
import { restoreRelations } from './retained-relations.ts';
import { sentinels } from './sentinels.ts';
import { isMember } from './state.ts';

/** The project of the mocked identity service. */
export const projectId = 'demo-mithaq';

/** Records a phone number that the ID token in the Authorization header proves; the body alone is not trusted. */
export const recordVerifiedPhone: MockHandlers['recordVerifiedPhone'] = ({ user, body, request, ...context }) => {
  const { state, now } = context;
  const { phoneNumber } = body;
  countRequest({ ...context, user }, 'PHONE_PROOFS_PER_10_MIN');
  const token = bearerToken(request.headers.get('authorization'));
  if (!token) throw new ApiProblem('phone-proof', { params: { proof: 'MISSING' } });
  const claims = claimsOf(token) ?? {};
  const confirmation = confirmationOf(claims);
  const isUsed = state.usedProofs.includes(confirmation);
  const fault = proofClaimFault(claims, { projectId, phoneNumber, now: now() });
  if (fault) throw new ApiProblem('phone-proof', { params: { proof: publicFault(fault) } });
  if (isUsed) throw new ApiProblem('phone-proof', { params: { proof: 'USED' } });
  const phoneUser = String(claims.sub); // proofClaimFault has seen that it is a text
  const isSame = (each: { phoneNumber?: string | null }) => each.phoneNumber === phoneNumber;
  const holders = state.users
    .filter(isMember)
    .filter((each) => each.id !== user.id)
    .filter((each) => each.phoneUser === phoneUser || (each.profile.isVerified && isSame(each.profile)));
  const problem = decideNumberProof({
    holders: holders.map(({ signedInAt }) => new Date(signedInAt)),
    suspended: state.retainedSuspensions.filter(isSame).map(({ retainedAt }) => new Date(retainedAt)),
    proofs: state.numberProofs
      .filter(isSame)
      .map((proof) => ({ isOwn: proof.user === user.id, provedAt: new Date(proof.provedAt) })),
    limits: context.limits,
    now: now(),
  });
  throwIfProblem(problem);
  for (const holder of holders) {
    delete holder.phoneUser;
    if (!isSame(holder.profile)) continue;
    Object.assign(holder.profile, lostNumber);
    notify(context, { user: holder.id, kind: 'NUMBER_TAKEN', subject: holder.id });
  }
  state.numberProofs.push({ phoneNumber, user: user.id, provedAt: now().toISOString() });
  state.usedProofs.push(confirmation);
  user.phoneUser = phoneUser;
  Object.assign(user.profile, { ...provedNumber(phoneNumber), matchChangedAt: now().toISOString() });
  updateTextCases({ ...context, user });
  restoreRelations(state, user, now, phoneNumber);
  relinkOpenReports(state, user, phoneNumber);
  return { phoneNumber, isPhoneVerified: true };
};

/** The operator counts it; nobody operates the mocks. */
export const recordPhoneCodeOutcome: MockHandlers['recordPhoneCodeOutcome'] = () => null;

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

type Body = Record<string, unknown> | null;

/** The identity service's calls for phone sign-in, answered at the page's own origin. */
export function phoneServiceHandlers(now: () => Date, onSms: (sms: SmsCode) => void): HttpHandler[] {
  const service = createPhoneService({
    now: () => now().getTime(),
    onSms,
    sign: (_localId, phoneNumber) => phoneToken(phoneNumber, now()),
  });
  const calls = {
    sendVerificationCode(body: Body) {
      if (body?.['phoneNumber'] === sentinels.smsTo) throw new IdentityError('QUOTA_EXCEEDED');
      return service.sendVerificationCode(body);
    },
    signInWithPhoneNumber: service.signInWithPhoneNumber,
    lookup: service.lookup,
  };
  return [
    http.get(pathOf('v1/recaptchaParams'), () => HttpResponse.json(service.recaptchaParams())),
    http.get(pathOf('v2/recaptchaConfig'), () => HttpResponse.json(service.recaptchaConfig())),
    ...Object.entries(calls).map(([name, call]) =>
      http.post(pathOf(`v1/accounts:${name}`), async ({ request }) => {
        try {
          return HttpResponse.json(await call((await request.json()) as Body)); // the service checks each member
        } catch (error) {
          if (!(error instanceof IdentityError)) throw error;
          return HttpResponse.json(identityErrorBody(400, error.message), { status: 400 });
        }
      }),
    ),
  ];
}

/** A pattern, because MSW reads a colon in a path as a parameter. */
function pathOf(call: string): RegExp {
  return new RegExp(`/identitytoolkit\\.googleapis\\.com/${call}`);
}
