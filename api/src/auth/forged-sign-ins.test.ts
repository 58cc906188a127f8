import type { JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, startMaliciousProvider, type MaliciousProvider } from '../testing/malicious-provider.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** A malicious provider: a session starts only for responses that OpenID Connect Core 3.1.3.7 accepts. */
let provider: MaliciousProvider;
let server: TestApp;
const timeoutMs = 1000;

beforeAll(async () => {
  provider = await startMaliciousProvider();
  server = await startTestApp({ google: { ...provider.parts, timeoutMs } });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(() => provider.onKeys(undefined));
afterEach(() => vi.useRealTimers());

const now = () => Math.floor(Date.now() / 1000);
const email = 'canary@example.test';

function goodClaims(nonce: string): JWTPayload {
  return {
    iss: provider.parts.issuer,
    aud: 'mithaq-test',
    azp: 'mithaq-test',
    sub: 'somebody',
    nonce,
    iat: now(),
    exp: now() + 3600,
    email,
    email_verified: true,
    name: 'Maryam',
  };
}

/** Starts a sign-in like a browser; returns the parameters of the provider's redirect. */
async function begin(app = server) {
  const answer = await app.app.inject({ method: 'GET', url: '/api/v1/auth/google' });
  const { searchParams } = new URL(answer.headers.location!);
  return {
    state: searchParams.get('state')!,
    nonce: searchParams.get('nonce')!,
    cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
}

type StartedSignIn = Awaited<ReturnType<typeof begin>>;

async function finishSignIn({ state, cookie }: StartedSignIn, app = server) {
  const answer = await app.app.inject({
    method: 'GET',
    url: `/api/v1/auth/google/callback?code=canary-code&state=${state}`,
    headers: { cookie },
  });
  return {
    status: answer.statusCode,
    to: answer.headers.location,
    session: answer.cookies.find(({ name }) => name.endsWith('mithaq_session'))?.value,
  };
}

const rows = async () =>
  (
    await server.database.pool.query(
      'select (select count(*)::int from app_user) as members, (select count(*)::int from session) as sessions',
    )
  ).rows[0];

/** A sign-in with this ID token from the token endpoint. */
async function signInWith(makeToken: (nonce: string) => unknown) {
  const begun = await begin();
  const token = await makeToken(begun.nonce);
  provider.onToken((_form, response) =>
    json(response, 200, { access_token: 'canary-access', token_type: 'Bearer', expires_in: 3600, id_token: token }),
  );
  return finishSignIn(begun);
}

const refusedAs = (reason: string) => ({
  status: 303,
  to: `/login/oauth2/callback?error=${reason}`,
  session: undefined,
});

it('a valid sign-in passes; secret and PKCE verifier go to the token endpoint only', async () => {
  const begun = await begin();
  const token = await provider.sign(goodClaims(begun.nonce));
  let form = new URLSearchParams();
  provider.onToken((sent, response) => {
    form = sent;
    json(response, 200, { access_token: 'x', token_type: 'Bearer', id_token: token });
  });
  expect(await finishSignIn(begun)).toMatchObject({
    status: 303,
    to: '/login/oauth2/callback',
    session: expect.stringMatching(/^[\w-]{43}\.[\w+/]{43}$/),
  });
  expect(form.get('grant_type')).toBe('authorization_code');
  expect(form.get('code_verifier')).toMatch(/^[\w.~-]{43,128}$/);
  expect(form.get('redirect_uri')).toBe('http://localhost:3000/api/v1/auth/google/callback');
});

describe('an ID token', () => {
  const claimed: [string, (nonce: string) => JWTPayload][] = [
    ['for another client', () => ({ aud: 'another-client' })],
    ['for several clients, us among them', () => ({ aud: ['mithaq-test', 'another-client'] })],
    ['for a list with us alone', () => ({ aud: ['mithaq-test'] })],
    ['for nobody', () => ({ aud: undefined })],
    ['issued to another party', () => ({ azp: 'another-client' })],
    ['of another issuer', () => ({ iss: 'https://accounts.google.com' })],
    ['of no issuer', () => ({ iss: undefined })],
    ['of another sign-in', () => ({ nonce: 'another-nonce' })],
    ['without a nonce', () => ({ nonce: undefined })],
    ['with a nonce beside other text', (nonce) => ({ nonce: `${nonce} ` })],
    ['that has expired', () => ({ exp: now() - 60 })],
    ['without an end', () => ({ exp: undefined })],
    ['with an end in words', () => ({ exp: '9999999999' as unknown as number })],
    ['of the future', () => ({ iat: now() + 600, exp: now() + 4200 })],
    ['made 20 minutes ago', () => ({ iat: now() - 1200 })],
    ['without a time', () => ({ iat: undefined })],
    ['not valid yet', () => ({ nbf: now() + 600 })],
    ['of nobody', () => ({ sub: undefined })],
    ['of an empty subject', () => ({ sub: '' })],
    ['of a subject without end', () => ({ sub: 'x'.repeat(256) })],
    ['of a subject with a NUL', () => ({ sub: 'some\u0000body' })],
  ];
  it.each(claimed)('%s ends in error=failed', async (_what, changes) => {
    const before = await rows();
    expect(await signInWith((nonce) => provider.sign({ ...goodClaims(nonce), ...changes(nonce) }))).toEqual(
      refusedAs('failed'),
    );
    expect(await rows()).toEqual(before);
  });

  const signed: [string, (nonce: string) => unknown][] = [
    ['not signed at all (alg none)', (nonce) => provider.unsigned(goodClaims(nonce))],
    [
      'signed by HS256 with the public key as the secret',
      (nonce) => provider.signWithPublicKeyAsSecret(goodClaims(nonce)),
    ],
    ['signed by another key under our key id', (nonce) => provider.signWithAnotherKey(goodClaims(nonce))],
    ['signed under a key id nobody knows', (nonce) => provider.sign(goodClaims(nonce), { kid: 'unknown' })],
    [
      'changed after it was signed',
      async (nonce) => {
        const [head, , signature] = (await provider.sign(goodClaims(nonce))).split('.');
        return [
          head,
          Buffer.from(JSON.stringify({ ...goodClaims(nonce), sub: 'someone-else' })).toString('base64url'),
          signature,
        ].join('.');
      },
    ],
    ['that is garbage', () => 'garbage'],
    ['that is three times nothing', () => '..'],
    ['that is empty', () => ''],
    ['that is missing', () => undefined],
    ['that is a number', () => 7],
    ['that is an object', () => ({ sub: 'somebody' })],
  ];
  it.each(signed)('%s ends in error=failed', async (_what, make) => {
    const before = await rows();
    expect(await signInWith(make)).toEqual(refusedAs('failed'));
    expect(await rows()).toEqual(before);
  });

  it.each<[string, JWTPayload]>([
    ['an e-mail that is not verified', { email_verified: false }],
    ['an e-mail of which nobody says that it is verified', { email_verified: undefined }],
    ['"true" in words', { email_verified: 'true' }],
    ['no e-mail', { email: undefined }],
    ['an empty e-mail', { email: '' }],
    ['something else for an e-mail', { email: 'not an address' }],
    ['an e-mail with a NUL', { email: 'a\u0000b@example.test' }],
    ['a list of e-mails', { email: [email] }],
  ])('with %s ends in error=email', async (_what, changes) => {
    const before = await rows();
    expect(await signInWith((nonce) => provider.sign({ ...goodClaims(nonce), ...changes }))).toEqual(
      refusedAs('email'),
    );
    expect(await rows()).toEqual(before);
  });

  it.each<[string, JWTPayload, string]>([
    ['no name', { name: undefined }, 'canary'],
    [
      'no name, and an e-mail without end',
      { name: undefined, email: `${'x'.repeat(250)}@example.test` },
      'x'.repeat(200),
    ],
    ['a name of spaces', { name: '  ' }, 'canary'],
    ['a name that is none', { name: 7 }, 'canary'],
    ['a name with a NUL and a direction override', { name: ' Mar\u0000yam \u202Enoor ' }, 'Maryam noor'],
    ['a name without end', { name: '🌙'.repeat(300) }, '🌙'.repeat(200)],
    ['a picture that is a script', { picture: 'javascript:alert(1)' }, 'Maryam'],
    ['a picture over http', { picture: 'http://example.test/x.png' }, 'Maryam'],
  ])('with %s signs in', async (_what, changes, name) => {
    const { session } = await signInWith((nonce) => provider.sign({ ...goodClaims(nonce), ...changes }));
    const user = await server.app.inject({
      method: 'GET',
      url: '/api/v1/users/current-user',
      headers: { cookie: `mithaq_session=${session}` },
    });
    expect(user.json()).toMatchObject({ name });
    expect(user.json()).not.toHaveProperty('profileUrl');
  });

  it('within the clock skew signs in', async () => {
    expect(await signInWith((nonce) => provider.sign({ ...goodClaims(nonce), iat: now() + 8 }))).toMatchObject({
      to: '/login/oauth2/callback',
    });
    expect(await signInWith((nonce) => provider.sign({ ...goodClaims(nonce), exp: now() - 5 }))).toMatchObject({
      to: '/login/oauth2/callback',
    });
  });

  it('identifies a user by the subject, not by the e-mail', async () => {
    const idAfter = async (changes: JWTPayload) => {
      const { session } = await signInWith((nonce) => provider.sign({ ...goodClaims(nonce), ...changes }));
      return (
        await server.app.inject({
          method: 'GET',
          url: '/api/v1/users/current-user',
          headers: { cookie: `mithaq_session=${session}` },
        })
      ).json<{ id: string }>().id;
    };
    const first = await idAfter({ sub: 'a' });
    expect(await idAfter({ sub: 'a', email: 'moved@example.test' })).toBe(first);
    expect(await idAfter({ sub: 'b' })).not.toBe(first);
  });
});

it.each<[string, (victim: StartedSignIn) => string]>([
  ['that began a sign-in of its own', ({ cookie }) => cookie],
  ['that began none', () => ''],
  ['that has the verifier only', ({ cookie }) => cookie.split('; ').find((one) => one.includes('verifier'))!],
])(
  'a state does not work in another browser %s, even where the provider does not mind (login CSRF)',
  async (_what, cookiesOf) => {
    const [attacker, victim] = [await begin(), await begin()];
    const token = await provider.sign(goodClaims(attacker.nonce));
    provider.onToken((_form, response) =>
      json(response, 200, { access_token: 'x', token_type: 'Bearer', id_token: token }),
    );
    expect(await finishSignIn({ ...attacker, cookie: cookiesOf(victim) })).toEqual(refusedAs('failed'));
  },
);

it('sixty invented states make no call to the token endpoint', async () => {
  const real = (await begin()).state.split('.');
  let calls = 0;
  provider.onToken((_form, response) => {
    calls += 1;
    json(response, 400, { error: 'invalid_grant' });
  });
  const invent = [
    (i: number) => `${Date.now().toString(36)}.invented-${i}`,
    (i: number) => `${Date.now().toString(36)}.invented-${i}.${real[2]}`,
    (i: number) => `${real[0]}.${real[1]}.${real[2]!.slice(0, -2)}${String(i).padStart(2, '0')}`,
    (i: number) => `${(Date.now() + i).toString(36)}.${real[1]}.${real[2]}`,
    () => '..',
  ];
  for (let i = 0; i < 60; i += 1) {
    const state = invent[i % invent.length]!(i);
    const cookie = `mithaq_sign_in=${state}; mithaq_sign_in_verifier=${'v'.repeat(43)}`;
    expect(await finishSignIn({ state, nonce: '', cookie })).toEqual(refusedAs('failed'));
  }
  expect(calls).toBe(0);
});

it('an address ends twenty sign-ins a minute, whatever they bring, and no other address waits for it', async () => {
  const limited = await startTestApp({ localServices: [], google: provider.parts });
  try {
    const end = async (remoteAddress: string) => {
      const url = '/api/v1/auth/google/callback?state=invented&code=invented';
      return limited.app.inject({ method: 'GET', url, remoteAddress });
    };
    for (let i = 0; i < 20; i += 1) expect((await end('203.0.113.9')).statusCode).toBe(303);
    const refused = await end('203.0.113.9');
    expect(refused.json()).toMatchObject({ status: 429, code: 'rate-limited', params: { quota: 'SIGN_INS_PER_MIN' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await end('203.0.113.10')).statusCode).toBe(303);
    expect(
      (await limited.app.inject({ method: 'GET', url: '/api/v1/auth/google', remoteAddress: '203.0.113.9' }))
        .statusCode,
    ).toBe(302);
  } finally {
    await limited.close();
  }
});

it.each([
  ['almost ten minutes', 598, '/login/oauth2/callback'],
  ['ten minutes', 601, '/login/oauth2/callback?error=failed'],
  ['an hour', 3600, '/login/oauth2/callback?error=failed'],
])('a sign-in after %s, with its cookies still present', async (_what, seconds, to) => {
  const begun = await begin();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  const token = await provider.sign(goodClaims(begun.nonce));
  provider.onToken((_form, response) =>
    json(response, 200, { access_token: 'x', token_type: 'Bearer', id_token: token }),
  );
  expect((await finishSignIn(begun)).to).toBe(to);
});

describe('a token endpoint', () => {
  it.each([
    ['that refuses (400)', 400, 'failed'],
    ['that does not know us (401)', 401, 'failed'],
    ['that fails (500)', 500, 'provider'],
    ['that is overloaded (503)', 503, 'provider'],
    ['that has heard us too often (429)', 429, 'provider'],
  ])('%s ends the sign-in: error=%s', async (_what, status, reason) => {
    const begun = await begin();
    provider.onToken((_form, response) => json(response, status, { error: 'invalid_grant' }));
    expect(await finishSignIn(begun)).toEqual(refusedAs(reason));
  });

  it.each<[string, Parameters<MaliciousProvider['onToken']>[0]]>([
    ['that says nothing', () => undefined],
    [
      'that begins and then says nothing',
      (_form, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"id_token":'),
    ],
    ['that hangs up', (_form, response) => void response.destroy()],
  ])('%s ends the sign-in in error=provider within the time-out', async (_what, answer) => {
    const begun = await begin();
    provider.onToken(answer);
    const began = performance.now();
    expect(await finishSignIn(begun)).toEqual(refusedAs('provider'));
    expect(performance.now() - began).toBeLessThan(timeoutMs * 5);
  });

  it.each([
    ['something that is no JSON', 'text/html', '<html>'],
    ['JSON that is cut off', 'application/json', '{"id_token":'],
    ['nothing', 'application/json', ''],
    ['null', 'application/json', 'null'],
  ])('that responds with %s ends the sign-in without a session', async (_what, type, body) => {
    const begun = await begin();
    provider.onToken((_form, response) => void response.writeHead(200, { 'content-type': type }).end(body));
    const { status, to, session } = await finishSignIn(begun);
    expect([status, session]).toEqual([303, undefined]);
    expect(to).toMatch(/\?error=(failed|provider)$/);
  });
});

describe('the key set', () => {
  const cases: [string, Parameters<MaliciousProvider['onKeys']>[0]][] = [
    ['that cannot be had (500)', (response) => json(response, 500, {})],
    ['that hang up', (response) => void response.destroy()],
    ['that never come', () => undefined],
  ];
  it.each(cases)('with %s ends the sign-in in error=provider, and a later sign-in works', async (_what, answer) => {
    const fresh = await startTestApp({ google: { ...provider.parts, timeoutMs } }); // a server without cached keys
    try {
      provider.onKeys(answer);
      for (const reason of ['provider', undefined]) {
        const begun = await begin(fresh);
        const token = await provider.sign(goodClaims(begun.nonce));
        provider.onToken((_form, response) =>
          json(response, 200, { access_token: 'x', token_type: 'Bearer', id_token: token }),
        );
        expect((await finishSignIn(begun, fresh)).to).toBe(
          reason ? `/login/oauth2/callback?error=${reason}` : '/login/oauth2/callback',
        );
        provider.onKeys(undefined);
      }
    } finally {
      await fresh.close();
    }
  });
});

it('the log contains no code, state, token, secret or e-mail', () => {
  const lines = server.log.join('');
  expect(lines).toContain('"sign-in refused"');
  expect(lines).not.toMatch(/canary|somebody|example\.test|eyJ|secret|code_verifier|Maryam/);
});
