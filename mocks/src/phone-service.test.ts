import { getResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { phoneServiceHandlers, type Sms } from './phone-service.ts';
import { proves } from './phone-tokens.ts';
import { sentinels } from './sentinels.ts';

const number = '+919876543210';
const minute = 60_000;
let clock: number;
let sms: Sms[];
let handlers: ReturnType<typeof phoneServiceHandlers>;
const now = () => new Date(clock);

beforeEach(() => {
  clock = Date.parse('2026-11-21T04:00:00Z');
  sms = [];
  handlers = phoneServiceHandlers(now, (one) => sms.push(one));
});

async function call(method: string, path: string, body?: unknown) {
  const init =
    body === undefined
      ? { method }
      : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = (await getResponse(handlers, new Request(`http://localhost:5173/${path}?key=mocks`, init)))!;
  return { status: response.status, body: await response.json() };
}

const accounts = (what: string, body: unknown) =>
  call('POST', `identitytoolkit.googleapis.com/v1/accounts:${what}`, body);
const send = (phoneNumber: string) => accounts('sendVerificationCode', { phoneNumber, recaptchaToken: 'x' });
const refused = (message: string) => ({ status: 400, body: { error: { code: 400, message } } });

async function sent() {
  const { body } = await send(number);
  return { sessionInfo: body.sessionInfo as string, code: sms.at(-1)!.code };
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the SDK’s calls', () => {
  test('the invisible captcha has what it asks for', async () => {
    expect(await call('GET', 'identitytoolkit.googleapis.com/v1/recaptchaParams')).toMatchObject({
      status: 200,
      body: { recaptchaSiteKey: expect.any(String) },
    });
    expect(await call('GET', 'identitytoolkit.googleapis.com/v2/recaptchaConfig')).toMatchObject({
      status: 200,
      body: { recaptchaKey: expect.any(String) },
    });
  });

  test('a code of six digits goes to the number, and proves it', async () => {
    const { sessionInfo, code } = await sent();
    expect(sms).toEqual([{ phoneNumber: number, code: expect.stringMatching(/^\d{6}$/) }]);
    const { status, body } = await accounts('signInWithPhoneNumber', { sessionInfo, code });
    expect(status).toBe(200);
    expect(body).toMatchObject({ phoneNumber: number });
    expect(proves(body.idToken, number, now())).toBe(true);
    expect(proves(body.idToken, '+919876543211', now())).toBe(false);
    clock += 6 * minute;
    expect(proves(body.idToken, number, now())).toBe(false);
  });

  test('a token can be looked up and made anew', async () => {
    const { sessionInfo, code } = await sent();
    const { body } = await accounts('signInWithPhoneNumber', { sessionInfo, code });
    expect(await accounts('lookup', { idToken: body.idToken })).toMatchObject({
      status: 200,
      body: { users: [{ localId: body.localId, phoneNumber: number }] },
    });
    expect(await accounts('lookup', { idToken: 'x' })).toMatchObject(refused('INVALID_ID_TOKEN'));
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: body.refreshToken });
    const refreshed = await getResponse(
      handlers,
      new Request('http://localhost:5173/securetoken.googleapis.com/v1/token', { method: 'POST', body: form }),
    );
    expect(proves((await refreshed!.json()).id_token, number, now())).toBe(true);
  });
});

describe('refusals, in the service’s own words', () => {
  test.each(['', '12ab', '+12', '919876543210'])('a number such as "%s"', async (phoneNumber) => {
    expect(await send(phoneNumber)).toMatchObject({ status: 400 });
    expect(sms).toEqual([]);
  });

  test('a second code within 30 seconds', async () => {
    await send(number);
    clock += 29_000;
    expect(await send(number)).toMatchObject(refused('TOO_MANY_ATTEMPTS_TRY_LATER'));
    clock += 1000;
    expect(await send(number)).toMatchObject({ status: 200 });
  });

  test('a wrong code; after five of them the right one too', async () => {
    const { sessionInfo, code } = await sent();
    for (let i = 0; i < 5; i += 1)
      expect(await accounts('signInWithPhoneNumber', { sessionInfo, code: wrong(code) })).toMatchObject(
        refused('INVALID_CODE'),
      );
    expect(await accounts('signInWithPhoneNumber', { sessionInfo, code })).toMatchObject(
      refused('INVALID_SESSION_INFO'),
    );
  });

  test('a code used twice', async () => {
    const { sessionInfo, code } = await sent();
    await accounts('signInWithPhoneNumber', { sessionInfo, code });
    expect(await accounts('signInWithPhoneNumber', { sessionInfo, code })).toMatchObject(
      refused('INVALID_SESSION_INFO'),
    );
  });

  test('a code of more than ten minutes', async () => {
    const { sessionInfo, code } = await sent();
    clock += 10 * minute + 1;
    expect(await accounts('signInWithPhoneNumber', { sessionInfo, code })).toMatchObject(refused('SESSION_EXPIRED'));
  });

  test('the number on which sending fails', async () => {
    expect(await send(sentinels.smsTo)).toMatchObject(refused('QUOTA_EXCEEDED'));
  });
});
