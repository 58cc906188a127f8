import { claimsOf, type SmsCode } from '@mithaq/openapi/phone-service.ts';
import { proofClaimFault } from '@mithaq/openapi/rules/phone-proof.ts';
import { getResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { projectId } from './phone.ts';
import { phoneServiceHandlers } from './phone.ts';
import { sentinels } from './sentinels.ts';

// The service itself is tested in api/src/local/phone.test.ts.
const phoneNumber = '+919876543210';
const now = new Date('2026-11-21T04:00:00Z');
let messages: SmsCode[];
let handlers: ReturnType<typeof phoneServiceHandlers>;

beforeEach(() => {
  messages = [];
  handlers = phoneServiceHandlers(
    () => now,
    (sms) => messages.push(sms),
  );
});

async function call(path: string, body?: object) {
  const url = `http://localhost:5173/identitytoolkit.googleapis.com/${path}?key=mocks`;
  const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = (await getResponse(handlers, new Request(url, init)))!;
  return { status: response.status, body: await response.json() };
}

test('a sent code gives a token that proves the number, and the token can be looked up', async () => {
  expect((await call('v1/recaptchaParams')).body).toHaveProperty('recaptchaSiteKey');
  expect((await call('v2/recaptchaConfig')).body).toHaveProperty('recaptchaKey');
  const { body: sent } = await call('v1/accounts:sendVerificationCode', { phoneNumber, recaptchaToken: 'x' });
  expect(messages).toMatchObject([{ phoneNumber, sessionInfo: sent.sessionInfo }]);
  const { body } = await call('v1/accounts:signInWithPhoneNumber', { ...sent, code: messages[0]!.code });
  expect(proofClaimFault(claimsOf(body.idToken)!, { projectId, phoneNumber, now })).toBeNull();
  const found = await call('v1/accounts:lookup', { idToken: body.idToken });
  expect(found.body).toMatchObject({ users: [{ localId: body.localId, phoneNumber }] });
});

test.each([
  ['sendVerificationCode', { phoneNumber: sentinels.smsTo }, 'QUOTA_EXCEEDED'],
  ['signInWithPhoneNumber', { sessionInfo: 'x', code: '000000' }, 'INVALID_SESSION_INFO'],
])('%s with %j is refused with %s', async (verb, body, message) => {
  expect(await call(`v1/accounts:${verb}`, body)).toMatchObject({ status: 400, body: { error: { message } } });
  expect(messages).toEqual([]);
});
