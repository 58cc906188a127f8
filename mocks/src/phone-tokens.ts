/** The project of the mocked identity service. */
export const projectId = 'demo-mithaq';

const minutesFresh = 5;

/** What the identity service says about someone who proved a number. */
export type Claims = {
  iss: string;
  aud: string;
  sub: string;
  iat: number;
  auth_time: number;
  exp: number;
  phone_number: string;
  firebase: { identities: { phone: string[] }; sign_in_provider: string };
};

/** An ID token as the identity service makes it, but for the signature: nobody could check one in a browser's mock. */
export function phoneToken(phoneNumber: string, now: Date, overrides: Record<string, unknown> = {}): string {
  const at = Math.floor(now.getTime() / 1000);
  const claims: Claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: localIdOf(phoneNumber),
    iat: at,
    auth_time: at,
    exp: at + 3600,
    phone_number: phoneNumber,
    firebase: { identities: { phone: [phoneNumber] }, sign_in_provider: 'phone' },
  };
  return (
    [
      { alg: 'none', typ: 'JWT' },
      { ...claims, ...overrides, jti: crypto.randomUUID() },
    ]
      .map(encode)
      .join('.') + '.'
  );
}

/** The identity service's id of whoever owns the number. */
export function localIdOf(phoneNumber: string): string {
  return `mock${phoneNumber.slice(1)}`;
}

/** Whether the token says, freshly, that this very number was proved by SMS. */
export function proves(token: string, phoneNumber: string, now: Date): boolean {
  const claims = decode(token);
  const at = now.getTime() / 1000;
  return (
    claims !== null &&
    claims.iss === `https://securetoken.google.com/${projectId}` &&
    claims.aud === projectId &&
    claims.firebase?.sign_in_provider === 'phone' &&
    claims.phone_number === phoneNumber &&
    typeof claims.auth_time === 'number' &&
    at - claims.auth_time <= minutesFresh * 60 &&
    typeof claims.exp === 'number' &&
    claims.exp > at
  );
}

/** The number a token speaks of, unchecked. */
export function numberIn(token: string): string | null {
  return decode(token)?.phone_number ?? null;
}

function encode(part: object): string {
  return btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(token: string): Partial<Claims> | null {
  try {
    const text = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    // Each claim is looked at before it is believed.
    return JSON.parse(text) as Partial<Claims> | null;
  } catch {
    return null;
  }
}
