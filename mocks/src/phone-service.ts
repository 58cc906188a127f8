import { HttpResponse, http, type DefaultBodyType, type StrictRequest } from 'msw';
import { localIdOf, numberIn, phoneToken } from './phone-tokens.ts';
import { failsSms } from './sentinels.ts';

export type Sms = { phoneNumber: string; code: string };

type Sent = Sms & { sentAt: number; tries: number };

const lockSeconds = 30;
const validMinutes = 10;
const mostTries = 5;

/** The identity service's own words; its SDK turns them into error codes. */
class IdentityError extends Error {}

/** The identity service's REST calls that the SDK makes for a phone, answered at the page's own origin. */
export function phoneServiceHandlers(now: () => Date, onSms: (sms: Sms) => void) {
  const waiting = new Map<string, Sent>();
  const lastSent = new Map<string, number>();

  function send(phoneNumber: string): string {
    if (!/^\+[1-9]\d{10,14}$/.test(phoneNumber)) throw new IdentityError('INVALID_PHONE_NUMBER');
    if (failsSms(phoneNumber)) throw new IdentityError('QUOTA_EXCEEDED');
    const at = now().getTime();
    if (at - (lastSent.get(phoneNumber) ?? -Infinity) < lockSeconds * 1000)
      throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER');
    lastSent.set(phoneNumber, at);
    const sessionInfo = crypto.randomUUID();
    const code = String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000).padStart(6, '0');
    waiting.set(sessionInfo, { phoneNumber, code, sentAt: at, tries: 0 });
    onSms({ phoneNumber, code });
    return sessionInfo;
  }

  function confirm(sessionInfo: string, code: string): string {
    const sent = waiting.get(sessionInfo);
    if (!sent) throw new IdentityError('INVALID_SESSION_INFO');
    if (now().getTime() - sent.sentAt > validMinutes * 60_000) throw new IdentityError('SESSION_EXPIRED');
    if (sent.code !== code) {
      sent.tries += 1;
      // Six digits can be guessed, five tries can't.
      if (sent.tries >= mostTries) waiting.delete(sessionInfo);
      throw new IdentityError('INVALID_CODE');
    }
    waiting.delete(sessionInfo);
    return sent.phoneNumber;
  }

  return [
    http.get(/\/identitytoolkit\.googleapis\.com\/v1\/recaptchaParams/, () =>
      HttpResponse.json({
        kind: 'identitytoolkit#GetRecaptchaParamResponse',
        recaptchaStoken: 'mock',
        recaptchaSiteKey: 'mock-site-key',
      }),
    ),
    http.get(/\/identitytoolkit\.googleapis\.com\/v2\/recaptchaConfig/, () =>
      HttpResponse.json({ recaptchaKey: 'mock/mock-site-key', recaptchaEnforcementState: [] }),
    ),
    // Patterns, since a colon in a path would name a parameter.
    http.post(/\/identitytoolkit\.googleapis\.com\/v1\/accounts:sendVerificationCode/, ({ request }) =>
      answer(request, (given) => ({ sessionInfo: send(given('phoneNumber', 'MISSING_PHONE_NUMBER')) })),
    ),
    http.post(/\/identitytoolkit\.googleapis\.com\/v1\/accounts:signInWithPhoneNumber/, ({ request }) =>
      answer(request, (given) => {
        const phoneNumber = confirm(given('sessionInfo', 'MISSING_SESSION_INFO'), given('code', 'MISSING_CODE'));
        const localId = localIdOf(phoneNumber);
        return {
          idToken: phoneToken(phoneNumber, now()),
          refreshToken: phoneNumber,
          expiresIn: '3600',
          localId,
          isNewUser: false,
          phoneNumber,
        };
      }),
    ),
    http.post(/\/identitytoolkit\.googleapis\.com\/v1\/accounts:lookup/, ({ request }) =>
      answer(request, (given) => {
        const phoneNumber = numberIn(given('idToken', 'MISSING_ID_TOKEN'));
        if (phoneNumber === null) throw new IdentityError('INVALID_ID_TOKEN');
        const at = String(now().getTime());
        const providerUserInfo = [{ providerId: 'phone', phoneNumber, rawId: phoneNumber }];
        return {
          kind: 'identitytoolkit#GetAccountInfoResponse',
          users: [{ localId: localIdOf(phoneNumber), phoneNumber, providerUserInfo, lastLoginAt: at, createdAt: at }],
        };
      }),
    ),
    http.post(/\/securetoken\.googleapis\.com\/v1\/token/, async ({ request }) => {
      const phoneNumber = new URLSearchParams(await request.text()).get('refresh_token') ?? '';
      const token = phoneToken(phoneNumber, now());
      return HttpResponse.json({
        access_token: token,
        id_token: token,
        refresh_token: phoneNumber,
        expires_in: '3600',
        token_type: 'Bearer',
        user_id: localIdOf(phoneNumber),
        project_id: '0',
      });
    }),
  ];
}

type Given = (name: string, missing: string) => string;

async function answer(request: StrictRequest<DefaultBodyType>, act: (given: Given) => object) {
  const body: unknown = await request.json();
  try {
    return HttpResponse.json(
      act((name, missing) => {
        const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
        if (typeof value !== 'string' || value === '') throw new IdentityError(missing);
        return value;
      }),
    );
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    const { message } = error;
    return HttpResponse.json(
      { error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
      { status: 400 },
    );
  }
}
