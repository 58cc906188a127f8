import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhoneNumber } from '@mithaq/openapi/examples/factories.ts';
import { openBrowser } from '../testing/browser.ts';
import { memberFactory, prove } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** The log says why, with the local Google and phone service: their answers are not made up. */
const [info, warn] = [30, 40];
type Line = { level: number; msg: string; cause?: string; account?: string; network?: string };
type Options = Parameters<typeof startTestApp>[0];

const refusals = ({ log }: Pick<TestApp, 'log'>, msg: string): Line[] =>
  log.map((line) => JSON.parse(line) as Line).filter((line) => line.msg === msg);

describe('a refused sign-in is logged with its cause', () => {
  type Browser = ReturnType<typeof openBrowser>;
  let usual: TestApp;
  beforeAll(async () => {
    usual = await startTestApp();
  });
  afterAll(() => usual.close());

  /** Signs in, at a server of its own with options, with a callback that `change` may alter; returns what the log says of the refusal. */
  async function causeOf(options?: Options, change: (back: string, browser: Browser) => string = (back) => back) {
    const server = options ? await startTestApp(options) : usual;
    const earlier = server.log.length;
    try {
      const browser = openBrowser(server.app, server.google.url);
      const begun = await browser.ask('/api/v1/auth/google');
      const back = await browser.choose(begun.headers.location!, { sub: '1001' });
      expect((await browser.ask(change(back.pathname + back.search, browser))).headers.location).toMatch(/\?error=/);
      const log = server.log.slice(earlier);
      expect(log.join('')).not.toMatch(/maryam|1001|wrong secret|eyJ/i);
      return refusals({ log }, 'sign-in refused').map(({ level, cause, network }) => [level, cause, network]);
    } finally {
      if (options) await server.close();
    }
  }
  const past = () => new Date(Date.now() - 3_600_000);

  it.each<[string, Options, unknown[]]>([
    ['with a wrong client secret', { google: { clientSecret: 'wrong secret' } }, [warn, 'invalid_client', undefined]],
    ['with a clock that is an hour behind', { now: past }, [warn, 'token-time', undefined]],
    ['of another issuer', { google: { issuer: 'https://accounts.google.com' } }, [warn, 'audience', undefined]],
    [
      'whose token endpoint is away',
      { google: { tokenUrl: 'http://127.0.0.1:5391/token' } },
      [warn, 'provider-unavailable', 'ECONNREFUSED'],
    ],
    [
      'whose keys are away',
      { google: { jwksUrl: 'http://127.0.0.1:5391/jwks' } },
      [warn, 'keys-unavailable', 'ECONNREFUSED'],
    ],
  ])('at warn, for the operator: %s', async (_what, options, line) => {
    expect(await causeOf(options)).toEqual([line]);
  });

  it('at warn when the state was signed with another key than ours', async () => {
    const change = (back: string, { cookies }: Browser) => {
      const state = new URL(back, 'http://localhost').searchParams.get('state')!;
      const foreign = `${state.slice(0, -2)}${state.endsWith('AA') ? 'BB' : 'AA'}`;
      cookies.set('mithaq_sign_in', foreign);
      return back.replace(state, foreign);
    };
    expect(await causeOf(undefined, change)).toEqual([[warn, 'state-key', undefined]]);
  });

  it.each<[string, string, (back: string, browser: Browser) => string]>([
    ['a code that was not issued', 'invalid_grant', (back) => back.replace(/code=[^&]*/, 'code=invented')],
    ['no state', 'state-missing', (back) => back.replace(/state=[^&]*/, '')],
    ['another state', 'state-mismatch', (back) => back.replace(/state=/, 'state=x')],
    ['cookies that are blocked', 'state-cookie-missing', (back, { cookies }) => (cookies.clear(), back)],
    ['a cancelled choice', 'access_denied', (back) => back.replace(/code=[^&]*/, 'error=access_denied')],
    // Without the state anybody could write the operator's faults into the log.
    ['an invented error', 'state-missing', () => '/api/v1/auth/google/callback?error=invalid_client'],
  ])('at info, for the member: %s', async (_what, cause, change) => {
    expect(await causeOf(undefined, change)).toEqual([[info, cause, undefined]]);
  });

  it('at info when the member took more than ten minutes', async () => {
    let minutes = 0;
    const now = () => new Date(Date.now() + minutes * 60_000);
    const change = (back: string) => ((minutes = 11), back);
    expect(await causeOf({ now }, change)).toEqual([[info, 'state-expired', undefined]]);
  });

  it('by a known word alone when the provider says anything else', async () => {
    const change = (back: string) => back.replace(/code=[^&]*/, 'error=maryam@example.test');
    expect(await causeOf(undefined, change)).toEqual([[warn, 'provider-refused', undefined]]);
  });
});

describe('a refused phone proof is logged with its cause and the account', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ limits: { PHONE_PROOFS_PER_10_MIN: 0 } });
  });
  afterAll(() => server.close());
  const { unverified, woman } = memberFactory(() => server);
  const seconds = () => Math.floor(Date.now() / 1000);

  async function causeOf(claims: Record<string, unknown> | 'missing' | 'garbage') {
    const [member, number] = [await unverified(), newPhoneNumber()];
    const token = typeof claims === 'string' ? claims : await server.phone.sign('somebody', number, claims);
    const earlier = server.log.length;
    const headers = { cookie: member.cookie, ...(token !== 'missing' && { authorization: `Bearer ${token}` }) };
    const payload = { phoneNumber: number, isPhoneVerified: true };
    const url = '/api/v1/profiles/verified-phone';
    expect((await server.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(403);
    const lines = server.log.slice(earlier);
    expect(lines.join('')).not.toMatch(new RegExp(`eyJ|\\${number}|somebody`));
    return refusals({ log: lines }, 'phone proof refused').map(({ level, cause, account }) => [
      level,
      cause,
      account === member.userId,
    ]);
  }

  it.each<[string, number, Parameters<typeof causeOf>[0]]>([
    ['audience', warn, { aud: 'another-project', iss: 'https://securetoken.google.com/another-project' }],
    ['audience', warn, { aud: ['demo-test'] }],
    ['token-time', warn, { iat: seconds() + 600, auth_time: seconds() + 600, exp: seconds() + 4200 }],
    ['token-time', warn, { exp: seconds() - 60 }],
    ['confirmed-too-early', info, { auth_time: seconds() - 600 }],
    ['number-mismatch', info, { phone_number: '+919876543210' }],
    ['claims', info, { firebase: { sign_in_provider: 'anonymous' } }],
    ['token-form', info, 'garbage'],
    ['token-missing', info, 'missing'],
  ])('%s at level %i', async (cause, level, claims) => {
    expect(await causeOf(claims)).toEqual([[level, cause, true]]);
  });

  it('also when the number is used by another account, or the confirmation was used before', async () => {
    const [her, other, number] = [await woman(), await unverified(), newPhoneNumber()];
    const token = await server.phone.sign('once', number);
    expect((await prove(server, other, number, token)).statusCode).toBe(200);
    const earlier = server.log.length;
    await prove(server, other, number, token);
    await prove(server, other, her.phoneNumber);
    const lines = refusals({ log: server.log.slice(earlier) }, 'phone proof refused');
    expect(lines.map(({ level, cause, account }) => [level, cause, account])).toEqual([
      [info, 'used-twice', other.userId],
      [info, 'phone-in-use', other.userId],
    ]);
  });

  it('at warn with the code of the network when the keys are away', async () => {
    const blind = await startTestApp({ identity: { jwksUrl: 'http://127.0.0.1:5391/' } });
    try {
      const member = await memberFactory(() => blind).unverified();
      expect((await prove(blind, member, newPhoneNumber())).statusCode).toBe(503);
      expect(refusals(blind, 'phone proof refused')).toMatchObject([
        { level: warn, cause: 'keys-unavailable', network: 'ECONNREFUSED', account: member.userId },
      ]);
    } finally {
      await blind.close();
    }
  });
});

describe('a code that the identity service did not send is logged with its cause and the account', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  it.each([
    ['BILLING_NOT_ENABLED', 'operator fault', [warn, 'billing-not-enabled']],
    ['TOO_MANY_REQUESTS', 'refused', [info, 'too-many-requests']],
    ['SENT', 'ok', undefined],
  ])('%s is counted as %s', async (outcome, counted, logged) => {
    const member = await memberFactory(() => server).unverified();
    const earlier = server.log.length;
    const url = '/api/v1/phone-code-outcomes';
    const headers = { cookie: member.cookie };
    expect((await server.app.inject({ method: 'POST', url, headers, payload: { outcome } })).statusCode).toBe(204);
    const lines = refusals({ log: server.log.slice(earlier) }, 'phone code not sent');
    expect(lines.map(({ level, cause, account }) => [level, cause, account])).toEqual(
      logged ? [[...logged, member.userId]] : [],
    );
    const { body } = await server.app.inject('/metrics');
    expect(body.split('\n')).toContain(`mithaq_phone_codes_total{outcome="${counted}"} 1`);
  });
});
