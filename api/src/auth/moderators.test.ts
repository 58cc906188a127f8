import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json, startMaliciousProvider, type MaliciousProvider } from '../testing/malicious-provider.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** The role of a moderator belongs to the Google account that has signed in first with an address of the operator's list. */
const gmail = 'Moderator@gmail.com';
const company = 'moderator@company.test';
let provider: MaliciousProvider;
let server: TestApp;
let now = new Date();

beforeAll(async () => {
  provider = await startMaliciousProvider();
  server = await startTestApp({
    google: provider.parts,
    moderatorEmails: ['moderator@gmail.com', company],
    now: () => now,
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(async () => {
  now = new Date();
  await server.database.pool.query('delete from moderator');
});

/** Signs in through the provider; returns the cookie of the session, if one begins. */
async function signIn(claims: JWTPayload): Promise<string | undefined> {
  const begun = await server.app.inject({ method: 'GET', url: '/api/v1/auth/google' });
  const { searchParams } = new URL(begun.headers.location!);
  const state = searchParams.get('state')!;
  const seconds = Math.floor(now.getTime() / 1000);
  const fixed = { iss: provider.parts.issuer, aud: 'mithaq-test', iat: seconds, exp: seconds + 3600 };
  const nonce = createHash('sha256').update(`nonce ${state}`).digest('base64url');
  const token = await provider.sign({ ...fixed, nonce, email_verified: true, ...claims });
  provider.onToken((_form, response) =>
    json(response, 200, { access_token: 'x', token_type: 'Bearer', id_token: token }),
  );
  const answer = await server.app.inject({
    method: 'GET',
    url: `/api/v1/auth/google/callback?code=code&state=${state}`,
    headers: { cookie: begun.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  const session = answer.cookies.find(({ name }) => name === 'mithaq_session');
  return session && `${session.name}=${session.value}`;
}

async function statusOf(cookie: string | undefined, url = '/api/v1/moderation/cases'): Promise<number> {
  return (await server.app.inject({ method: 'GET', url, headers: { cookie: cookie ?? '' } })).statusCode;
}

describe('an address of the operator’s list', () => {
  it.each<[string, JWTPayload, number]>([
    ['of Gmail', { email: gmail }, 200],
    ['of an organization', { email: company, hd: 'company.test' }, 200],
    ['of an organization, in other letters', { email: 'Moderator@Company.test', hd: 'COMPANY.test' }, 200],
    ['without an organization', { email: company }, 404],
    ['with another organization', { email: company, hd: 'other.test' }, 404],
    ['with an organization that is no text', { email: company, hd: ['company.test'] }, 404],
    ['that looks like Gmail', { email: 'moderator@gmail.com.test', hd: 'gmail.com' }, 404],
    ['that is not verified', { email: gmail, email_verified: false }, 401],
  ])('%s gives the role or not', async (what, claims, status) => {
    expect(await statusOf(await signIn({ sub: `somebody ${what}`, ...claims }))).toBe(status);
  });

  it('is bound to the account that has signed in with it first', async () => {
    const first = await signIn({ sub: 'first', email: gmail });
    const second = await signIn({ sub: 'second', email: gmail });
    expect(await statusOf(first)).toBe(200);
    expect(await statusOf(second)).toBe(404);
    expect(await statusOf(second, '/api/v1/users/current-user')).toBe(200);
    expect(await statusOf(await signIn({ sub: 'first', email: gmail }))).toBe(200);
  });

  it('is bound again at the next sign-in when the operator has deleted the row', async () => {
    await signIn({ sub: 'first', email: gmail });
    await server.database.pool.query(`delete from moderator where email = 'moderator@gmail.com'`);
    const second = await signIn({ sub: 'second', email: gmail });
    expect(await statusOf(second)).toBe(200);
    expect(await statusOf(await signIn({ sub: 'first', email: gmail }))).toBe(404);
  });

  it('has the role no more when the account has another address', async () => {
    await signIn({ sub: 'first', email: gmail });
    expect(await statusOf(await signIn({ sub: 'first', email: 'other@gmail.com' }))).toBe(404);
  });
});

describe('the session of a moderator', () => {
  const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

  it('ends after twelve hours, whatever its use, for every operation', async () => {
    const cookie = await signIn({ sub: 'first', email: gmail });
    now = minutesLater(11 * 60 + 59);
    expect(await statusOf(cookie)).toBe(200);
    now = minutesLater(1);
    expect(await statusOf(cookie, '/api/v1/users/current-user')).toBe(401);
    const answer = await server.app.inject({ method: 'GET', url: '/api/v1/moderation/cases', headers: { cookie } });
    expect(answer.statusCode).toBe(401);
    expect((await server.database.pool.query('select 1 from moderator')).rowCount).toBe(1);
  });

  it('ends so as well when it began before the account had the role', async () => {
    const early = await signIn({ sub: 'first', email: company });
    expect(await statusOf(early, '/api/v1/users/current-user')).toBe(200);
    now = minutesLater(6 * 60);
    await signIn({ sub: 'first', email: company, hd: 'company.test' });
    expect(await statusOf(early)).toBe(200);
    now = minutesLater(6 * 60);
    expect(await statusOf(early)).toBe(401);
  });

  it('the session of any other account continues', async () => {
    await signIn({ sub: 'first', email: gmail });
    const others = await signIn({ sub: 'second', email: gmail });
    now = minutesLater(13 * 60);
    expect(await statusOf(others, '/api/v1/users/current-user')).toBe(200);
  });
});
