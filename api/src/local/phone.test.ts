import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LocalPhone, startPhone } from './phone.ts';

const number = '+919876543210';
let phone: LocalPhone;
let now: number;
const printed: string[] = [];

beforeEach(async () => {
  now = Date.now();
  printed.length = 0;
  phone = await startPhone({ port: 0, projectId: 'demo-mithaq', print: (sms) => printed.push(sms), now: () => now });
});
afterEach(() => phone.close());

type Answer = { status: number; body: Record<string, unknown>; error?: string };
type Sent = { sessionInfo: string; phoneNumber: string; code: string };

async function call(verb: string, body: object): Promise<Answer> {
  const response = await fetch(`${phone.url}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  return { status: response.status, body: answer, error: answer.error?.message };
}

const send = (phoneNumber: string) => call('sendVerificationCode', { phoneNumber, recaptchaToken: 'local' });
const confirm = (sessionInfo: unknown, code: unknown) => call('signInWithPhoneNumber', { sessionInfo, code });

async function codes(projectId = 'demo-mithaq'): Promise<Sent[]> {
  const response = await fetch(`${phone.url}/emulator/v1/projects/${projectId}/verificationCodes`);
  return (await response.json()).verificationCodes;
}

async function sent(phoneNumber = number): Promise<Sent> {
  await send(phoneNumber);
  const found = (await codes()).find((code) => code.phoneNumber === phoneNumber);
  if (!found) throw new Error('no code was sent');
  return found;
}

const another = (code: string) => (code === '000000' ? '000001' : '000000');

describe('sending a code', () => {
  test('returns sessionInfo; only the terminal and the emulator path have the code', async () => {
    const answer = await send(number);
    expect(answer).toMatchObject({ status: 200, body: { sessionInfo: expect.any(String) } });
    const [waiting] = await codes();
    expect(waiting).toEqual({
      phoneNumber: number,
      sessionInfo: answer.body.sessionInfo,
      code: expect.stringMatching(/^\d{6}$/),
    });
    expect(JSON.stringify(answer.body)).not.toContain(waiting?.code);
    expect(printed).toEqual([`SMS to ${number}: ${waiting?.code} is your Mithaq verification code.`]);
    expect(await codes('another-project')).toEqual([]);
  });

  test('to the same number again is possible after 30 s', async () => {
    await send(number);
    now += 29_999;
    expect(await send(number)).toMatchObject({ status: 400, error: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
    expect((await send('+919876543211')).status).toBe(200);
    now += 1;
    expect((await send(number)).status).toBe(200);
    expect(printed).toHaveLength(3);
  });

  test.each(['919876543210', '+0919876543', '+9198765432', '+9198765432101234', '+91 98765 43210', 'x'])(
    'to %s is refused',
    async (malformed) => {
      expect(await send(malformed)).toMatchObject({ status: 400, error: 'INVALID_PHONE_NUMBER' });
      expect(printed).toEqual([]);
    },
  );

  test('requires a number and a captcha token', async () => {
    expect((await call('sendVerificationCode', { recaptchaToken: 'x' })).error).toBe('MISSING_PHONE_NUMBER');
    expect((await call('sendVerificationCode', { phoneNumber: number })).error).toBe('MISSING_RECAPTCHA_TOKEN');
  });
});

describe('confirming a code', () => {
  test('returns a token that the published key verifies', async () => {
    const { sessionInfo, code } = await sent();
    const { status, body } = await confirm(sessionInfo, code);
    expect(status).toBe(200);
    expect(body).toMatchObject({ phoneNumber: number, isNewUser: true, localId: expect.any(String) });
    const { payload } = await jwtVerify(String(body.idToken), createRemoteJWKSet(new URL(phone.jwksUrl)), {
      issuer: 'https://securetoken.google.com/demo-mithaq',
      audience: 'demo-mithaq',
      algorithms: ['RS256'],
    });
    expect(payload).toMatchObject({
      sub: body.localId,
      phone_number: number,
      auth_time: Math.floor(now / 1000),
      firebase: { sign_in_provider: 'phone' },
    });
  });

  test('returns the same user for the same number', async () => {
    const first = await sent();
    const one = await confirm(first.sessionInfo, first.code);
    now += 30_000;
    const second = await sent();
    const two = await confirm(second.sessionInfo, second.code);
    expect(two.body).toMatchObject({ isNewUser: false, localId: one.body.localId });
  });

  test('refuses a wrong code, and after five attempts the right one too', async () => {
    const { sessionInfo, code } = await sent();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await confirm(sessionInfo, another(code))).toMatchObject({ status: 400, error: 'INVALID_CODE' });
    }
    expect(await confirm(sessionInfo, code)).toMatchObject({ status: 400, error: 'INVALID_SESSION_INFO' });
    expect(await codes()).toEqual([]);
  });

  test('accepts the right code after four wrong ones', async () => {
    const { sessionInfo, code } = await sent();
    for (let tries = 0; tries < 4; tries += 1) await confirm(sessionInfo, another(code));
    expect((await confirm(sessionInfo, code)).status).toBe(200);
  });

  test('refuses a code older than 10 min', async () => {
    const { sessionInfo, code } = await sent();
    now += 600_001;
    expect(await confirm(sessionInfo, code)).toMatchObject({ status: 400, error: 'SESSION_EXPIRED' });
    expect(await codes()).toEqual([]);
  });

  test('accepts a code of exactly 10 min', async () => {
    const { sessionInfo, code } = await sent();
    now += 600_000;
    expect((await confirm(sessionInfo, code)).status).toBe(200);
  });

  test('refuses a code used twice', async () => {
    const { sessionInfo, code } = await sent();
    await confirm(sessionInfo, code);
    expect(await confirm(sessionInfo, code)).toMatchObject({ status: 400, error: 'INVALID_SESSION_INFO' });
  });

  test('refuses a code of another sessionInfo', async () => {
    const one = await sent();
    let other = await sent('+919876543211');
    // once in a million both numbers get the same code
    if (other.code === one.code) other = { ...other, code: another(one.code) };
    expect(await confirm(one.sessionInfo, other.code)).toMatchObject({ status: 400, error: 'INVALID_CODE' });
    expect(await confirm('made-up', one.code)).toMatchObject({ status: 400, error: 'INVALID_SESSION_INFO' });
  });

  test('requires both', async () => {
    expect((await call('signInWithPhoneNumber', { code: '123456' })).error).toBe('MISSING_SESSION_INFO');
    expect((await call('signInWithPhoneNumber', { sessionInfo: 'x' })).error).toBe('MISSING_CODE');
  });
});

test('tells the SDK the user of a token', async () => {
  const { sessionInfo, code } = await sent();
  const { body } = await confirm(sessionInfo, code);
  expect((await call('lookup', { idToken: body.idToken })).body.users).toMatchObject([
    { localId: body.localId, phoneNumber: number, providerUserInfo: [{ providerId: 'phone' }] },
  ]);
  expect((await call('lookup', { idToken: await phone.sign('x', '+919876543219') })).error).toBe('USER_NOT_FOUND');
  expect((await call('lookup', { idToken: 'x.y.z' })).error).toBe('INVALID_ID_TOKEN');
});

test('signs other claims for a test', async () => {
  expect(decodeJwt(await phone.sign('u', number, { aud: 'another', phone_number: undefined }))).toEqual(
    expect.objectContaining({ aud: 'another', sub: 'u', iss: 'https://securetoken.google.com/demo-mithaq' }),
  );
});

describe('CORS', () => {
  const allowed = async (origin: string) =>
    (
      await fetch(`${phone.url}/emulator/v1/projects/demo-mithaq/verificationCodes`, { headers: { origin } })
    ).headers.get('access-control-allow-origin');

  test.each(['http://localhost:3000', 'http://127.0.0.1:4100', 'http://[::1]:3000'])('allows %s', async (origin) => {
    expect(await allowed(origin)).toBe(origin);
  });

  test.each(['https://evil.example', 'http://localhost.evil.example', 'http://127.0.0.1:3000.evil.example', 'null'])(
    '%s may not',
    async (origin) => {
      expect(await allowed(origin)).toBeNull();
    },
  );

  test('responds to a preflight', async () => {
    const response = await fetch(`${phone.url}/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-client-version',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('x-client-version');
  });
});

test('reports an unknown method', async () => {
  expect(await call('signUp', {})).toMatchObject({ status: 501, error: expect.stringContaining('does not know') });
});

test('refuses to run in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(startPhone({ port: 0, projectId: 'p', print: () => {} })).rejects.toThrow(/NODE_ENV=production/);
  vi.unstubAllEnvs();
});

test('uses the next port when its own is in use', async () => {
  const taken = Number(new URL(phone.url).port);
  const other = await startPhone({ port: taken, projectId: 'p', print: () => {} });
  expect(Number(new URL(other.url).port)).toBeGreaterThan(taken);
  await other.close();
});
