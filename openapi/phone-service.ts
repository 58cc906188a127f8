import { codeLength, resendSeconds } from './rules/phone.ts';

/** A code on its way to a phone. */
export type SmsCode = { sessionInfo: string; phoneNumber: string; code: string };

type SentCode = SmsCode & { sentAt: number; tries: number };

/** An error with the identity service's own message, which its SDK turns into an error code. */
export class IdentityError extends Error {}

const validMinutes = 10;
const maxTries = 5;

type Options = {
  /** Milliseconds. */
  now: () => number;
  onSms: (sms: SmsCode) => void;
  /** Returns an ID token that proves the number. */
  sign: (localId: string, phoneNumber: string) => string | Promise<string>;
};

type Body = Record<string, unknown> | null;

/**
 * The calls that the identity service's SDK makes for phone sign-in, with the limits of the real service; for the local
 * phone service and the mocks. A call takes the body of a request and returns the body of its response.
 */
export function createPhoneService({ now, onSms, sign }: Options) {
  const codes = new Map<string, SentCode>();
  const lastSent = new Map<string, number>();
  const known = new Set<string>();
  const isExpired = ({ sentAt }: SentCode) => now() - sentAt > validMinutes * 60_000;

  /** Returns the number that the code proves. A code works once. */
  function confirm(sessionInfo: string, code: string): string {
    const sent = codes.get(sessionInfo);
    if (!sent) throw new IdentityError('INVALID_SESSION_INFO');
    if (isExpired(sent)) throw new IdentityError('SESSION_EXPIRED');
    const isRight = sent.code === code;
    sent.tries += 1;
    // Six digits can be guessed, but not with five tries.
    if (isRight || sent.tries >= maxTries) codes.delete(sessionInfo);
    if (!isRight) throw new IdentityError('INVALID_CODE');
    return sent.phoneNumber;
  }

  return {
    /** The codes that can still be used. */
    waiting: (): SmsCode[] =>
      [...codes.values()]
        .filter((sent) => !isExpired(sent))
        .map(({ sessionInfo, phoneNumber, code }) => ({ sessionInfo, phoneNumber, code })),

    // The SDK reads both before it shows its invisible captcha; with the address of an emulator it mocks the captcha.
    recaptchaParams: () => ({ recaptchaStoken: 'local', recaptchaSiteKey: 'local-site-key' }),
    recaptchaConfig: () => ({ recaptchaKey: 'local/local-site-key', recaptchaEnforcementState: [] }),

    /** @throws IdentityError */
    sendVerificationCode(body: Body) {
      const phoneNumber = required(body, 'phoneNumber', 'MISSING_PHONE_NUMBER');
      required(body, 'recaptchaToken', 'MISSING_RECAPTCHA_TOKEN');
      if (!/^\+[1-9]\d{10,14}$/.test(phoneNumber)) throw new IdentityError('INVALID_PHONE_NUMBER');
      if (now() - (lastSent.get(phoneNumber) ?? -Infinity) < resendSeconds * 1000)
        throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER');
      lastSent.set(phoneNumber, now());
      const sessionInfo = crypto.randomUUID() + crypto.randomUUID();
      const random = crypto.getRandomValues(new Uint32Array(1))[0]!;
      const code = String(random % 10 ** codeLength).padStart(codeLength, '0');
      codes.set(sessionInfo, { sessionInfo, phoneNumber, code, sentAt: now(), tries: 0 });
      onSms({ sessionInfo, phoneNumber, code });
      return { sessionInfo };
    },

    /** @throws IdentityError */
    async signInWithPhoneNumber(body: Body) {
      const sessionInfo = required(body, 'sessionInfo', 'MISSING_SESSION_INFO');
      const phoneNumber = confirm(sessionInfo, required(body, 'code', 'MISSING_CODE'));
      const localId = localIdOf(phoneNumber);
      const isNewUser = !known.has(localId);
      known.add(localId);
      const idToken = await sign(localId, phoneNumber);
      return { idToken, refreshToken: crypto.randomUUID(), expiresIn: '3600', localId, isNewUser, phoneNumber };
    },

    /**
     * Returns the user of a token. The token is not checked: the SDK only displays the response.
     * @throws IdentityError
     */
    lookup(body: Body) {
      const phoneNumber = claimsOf(required(body, 'idToken', 'MISSING_ID_TOKEN'))?.['phone_number'];
      if (typeof phoneNumber !== 'string') throw new IdentityError('INVALID_ID_TOKEN');
      const localId = localIdOf(phoneNumber);
      if (!known.has(localId)) throw new IdentityError('USER_NOT_FOUND');
      const at = String(now());
      const providerUserInfo = [{ providerId: 'phone', phoneNumber, rawId: phoneNumber }];
      return { users: [{ localId, phoneNumber, providerUserInfo, lastLoginAt: at, createdAt: at }] };
    },
  };
}

/** The body of the identity service's response to an error. */
export function identityErrorBody(code: number, message: string) {
  return { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } };
}

/** The claims of a token without a check of its signature, or null when it has none. */
export function claimsOf(token: string): Record<string, unknown> | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as Record<string, unknown> | null; // a caller checks each claim
  } catch {
    return null;
  }
}

function localIdOf(phoneNumber: string): string {
  return `local${phoneNumber.slice(1)}`;
}

function required(body: Body, name: string, missing: string): string {
  const value = body?.[name];
  if (typeof value !== 'string' || value === '') throw new IdentityError(missing);
  return value;
}
