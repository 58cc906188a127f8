import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../testing/browser.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** The complete sign-in with the local Google. */
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const start = '/api/v1/auth/google';
const maryam = { sub: '1001' };
const home = '/login/oauth2/callback';

/** Starts a sign-in and chooses an account; returns Google's redirect. */
async function finishSignIn(browser: Browser, form: Record<string, string> = maryam): Promise<string> {
  const begun = await browser.ask(start);
  const back = await browser.choose(begun.headers.location!, form);
  return back.pathname + back.search;
}

async function signIn(browser = openBrowser(server.app, server.google.url), form?: Record<string, string>) {
  const answer = await browser.ask(await finishSignIn(browser, form));
  return { browser, answer, token: browser.cookies.get('mithaq_session') };
}

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const hashOf = (token: string | undefined) => createHash('sha256').update(token!).digest('hex');
const currentUser = (browser: Browser) => browser.ask('/api/v1/users/current-user');

describe('a sign-in', () => {
  it('starts a session and redirects to the client', async () => {
    const { browser, answer, token } = await signIn();
    expect([answer.statusCode, answer.headers.location]).toEqual([303, home]);
    expect((await currentUser(browser)).json()).toEqual({
      id: expect.any(String),
      email: 'maryam@example.test',
      name: 'Maryam Siddiqui',
      isProfileComplete: false,
      isPhoneVerified: false,
    });
    // 256 bits with a signature; the table has only their hash.
    const [bits, signature] = token!.split('.');
    expect([bits, signature].map((part) => Buffer.from(part!, 'base64url').length)).toEqual([32, 32]);
    expect(await query('select user_id from session where token_hash = $1', [hashOf(token)])).toHaveLength(1);
    expect(JSON.stringify(await query('select * from session'))).not.toContain(token);
  });

  it('redirects to the provider with PKCE and a random state and nonce', async () => {
    const seen = new Set<string>();
    for (const display of ['', '?display=page', '?display=popup']) {
      const answer = await openBrowser(server.app, server.google.url).ask(start + display);
      expect(answer.statusCode).toBe(302);
      const { origin, pathname, searchParams } = new URL(answer.headers.location!);
      expect(origin + pathname).toBe(`${server.google.issuer}/auth`);
      const { state, nonce, code_challenge: challenge, ...rest } = Object.fromEntries(searchParams);
      expect(rest).toEqual({
        response_type: 'code',
        client_id: 'mithaq-test',
        scope: 'openid email profile',
        redirect_uri: 'http://localhost:3000/api/v1/auth/google/callback',
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      expect(Buffer.from(state!.split('.')[1]!, 'base64url').length).toBeGreaterThanOrEqual(16);
      for (const secret of [state, nonce, challenge]) {
        expect(secret!.length).toBeGreaterThanOrEqual(32);
        seen.add(secret!);
      }
      // The nonce does not reveal the state, nor the challenge the verifier.
      expect(state).not.toContain(nonce);
      const verifier = answer.cookies.find(({ name }) => name.endsWith('verifier'))!.value;
      expect(createHash('sha256').update(verifier).digest('base64url')).toBe(challenge);
    }
    expect(seen.size).toBe(9);
  });

  it('keeps its state in HttpOnly cookies for at most ten minutes', async () => {
    const { cookies } = await openBrowser(server.app, server.google.url).ask(start);
    expect(cookies.map(({ name }) => name).sort()).toEqual(['mithaq_sign_in', 'mithaq_sign_in_verifier']);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(cookie.maxAge).toBeLessThanOrEqual(600);
      expect(cookie.maxAge).toBeGreaterThan(0);
    }
  });

  it('sets an HttpOnly session cookie and a readable cookie without content', async () => {
    const { answer } = await signIn();
    const [session, hint] = ['mithaq_session', 'mithaq_signed_in'].map((name) =>
      answer.cookies.find((cookie) => cookie.name === name),
    );
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 24 * 60 * 60 });
    expect(session).not.toHaveProperty('secure');
    expect(session).not.toHaveProperty('domain');
    expect(hint).toMatchObject({ value: '1', sameSite: 'Lax', path: '/' });
    expect(hint).not.toHaveProperty('httpOnly');
    // The cookies of the sign-in are deleted.
    for (const name of ['mithaq_sign_in', 'mithaq_sign_in_verifier'])
      expect(answer.cookies.find((cookie) => cookie.name === name)).toMatchObject({ value: '' });
  });

  it('returns to the loopback name on which it started', async () => {
    const redirects = async (host: string) =>
      new URL(
        (await server.app.inject({ method: 'GET', url: start, headers: { host } })).headers.location!,
      ).searchParams.get('redirect_uri');
    expect(await redirects('127.0.0.1:3000')).toBe('http://127.0.0.1:3000/api/v1/auth/google/callback');
    for (const host of ['localhost:3000', 'evil.test', 'localhost:4000', '127.0.0.1', 'localhost:3000.evil.test'])
      expect(await redirects(host)).toBe('http://localhost:3000/api/v1/auth/google/callback');
  });

  it.each([
    'display=window',
    'display=',
    'display=page&display=popup',
    'returnTo=/x',
    'next=//evil.test',
    'redirect_uri=https://evil.test',
    'state=x',
    'nonce=x',
    'prompt=none',
    'login_hint=x',
  ])('refuses the parameter %s', async (extra) => {
    const answer = await server.app.inject({ method: 'GET', url: `${start}?${extra}` });
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation' });
    expect(answer.headers).not.toHaveProperty('location');
    expect(answer.cookies).toEqual([]);
  });

  it('ignores other parameters of the provider', async () => {
    const browser = openBrowser(server.app, server.google.url);
    const answer = await browser.ask(
      `${await finishSignIn(browser)}&scope=openid+email&authuser=0&prompt=consent&hd=example.test&iss=x&session_state=y&next=//evil.test`,
    );
    expect(answer.headers.location).toBe(home);
  });

  it('creates one user for two simultaneous first sign-ins', async () => {
    const newcomer = { name: 'Zaynab', email: 'zaynab@example.test' };
    const browsers = [
      openBrowser(server.app, server.google.url),
      openBrowser(server.app, server.google.url),
      openBrowser(server.app, server.google.url),
    ];
    const redirects = await Promise.all(browsers.map((browser) => finishSignIn(browser, newcomer)));
    const answers = await Promise.all(browsers.map((browser, i) => browser.ask(redirects[i]!)));
    expect(answers.map(({ headers }) => headers.location)).toEqual([home, home, home]);
    expect(await query('select from app_user where email = $1', [newcomer.email])).toHaveLength(1);
    const ids = await Promise.all(
      browsers.map(async (browser) => (await currentUser(browser)).json<{ id: string }>().id),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('updates the name and e-mail of the same account', async () => {
    await query(`update app_user set name = 'Old name', email = 'old@example.test' where subject = '1001'`);
    const { browser } = await signIn();
    expect((await currentUser(browser)).json()).toMatchObject({
      name: 'Maryam Siddiqui',
      email: 'maryam@example.test',
    });
  });
});

describe('no session starts', () => {
  const refused = (reason: string) => [303, `${home}?error=${reason}`, undefined];
  const outcome = (answer: {
    statusCode: number;
    headers: { location?: string | undefined };
    cookies: { name: string; value: string }[];
  }) => [
    answer.statusCode,
    answer.headers.location,
    answer.cookies.find(({ name }) => name === 'mithaq_session')?.value,
  ];

  it('without a state, or with another one', async () => {
    for (const change of [
      (url: string) => url.replace(/state=[^&]*/, ''),
      (url: string) => url.replace(/state=[^&]*/, 'state='),
      (url: string) => url.replace(/state=/, 'state=x'),
      (url: string) => `${url}&state=x`,
    ]) {
      const browser = openBrowser(server.app, server.google.url);
      const answer = await browser.ask(change(await finishSignIn(browser)));
      if (answer.statusCode === 400) expect(answer.cookies).toEqual([]);
      else expect(outcome(answer)).toEqual(refused('failed'));
    }
  });

  it('in another browser than the one that started (login CSRF)', async () => {
    const back = await finishSignIn(openBrowser(server.app, server.google.url));
    expect(outcome(await openBrowser(server.app, server.google.url).ask(back))).toEqual(refused('failed'));
    const begunToo = openBrowser(server.app, server.google.url);
    await begunToo.ask(start);
    expect(outcome(await begunToo.ask(back))).toEqual(refused('failed'));
  });

  it('with the state in its cookie but without the verifier', async () => {
    const browser = openBrowser(server.app, server.google.url);
    const back = await finishSignIn(browser);
    browser.cookies.delete('mithaq_sign_in_verifier');
    expect(outcome(await browser.ask(back))).toEqual(refused('failed'));
  });

  it('when a callback is used again, also with its old cookies', async () => {
    const browser = openBrowser(server.app, server.google.url);
    const back = await finishSignIn(browser);
    const then = new Map(browser.cookies);
    expect((await browser.ask(back)).headers.location).toBe(home);
    expect(outcome(await browser.ask(back))).toEqual(refused('failed'));
    const again = openBrowser(server.app, server.google.url);
    then.forEach((value, name) => again.cookies.set(name, value));
    expect(outcome(await again.ask(back))).toEqual(refused('failed'));
  });

  it('with a code that the provider did not issue', async () => {
    const browser = openBrowser(server.app, server.google.url);
    expect(outcome(await browser.ask((await finishSignIn(browser)).replace(/code=[^&]*/, 'code=invented')))).toEqual(
      refused('failed'),
    );
  });

  it('when the user cancels or the provider fails', async () => {
    const browser = openBrowser(server.app, server.google.url);
    const back = await finishSignIn(browser, { cancel: 'yes' });
    expect(back).toContain('error=access_denied');
    expect(outcome(await browser.ask(back))).toEqual(refused('cancelled'));
    for (const [error, reason] of [
      ['server_error', 'provider'],
      ['temporarily_unavailable', 'provider'],
      ['invalid_scope', 'failed'],
      ['%0d%0aSet-Cookie:x=y', 'failed'],
      ['//evil.test', 'failed'],
    ] as const) {
      expect(outcome(await browser.ask(`/api/v1/auth/google/callback?error=${error}&state=x`))).toEqual(
        refused(reason),
      );
    }
  });

  it('and an existing session stays when another sign-in is refused', async () => {
    const { browser } = await signIn();
    await browser.ask('/api/v1/auth/google/callback?code=x&state=y');
    expect((await currentUser(browser)).statusCode).toBe(200);
  });
});

describe('a session', () => {
  it('of the request is not reused and ends (session fixation)', async () => {
    const { token: planted, browser: attacker } = await signIn(undefined, {
      name: 'Attacker',
      email: 'attacker@example.test',
    });
    const victim = openBrowser(server.app, server.google.url);
    victim.cookies.set('mithaq_session', planted!);
    const { token } = await signIn(victim);
    expect(token).not.toBe(planted);
    expect((await currentUser(victim)).json()).toMatchObject({ email: 'maryam@example.test' });
    expect((await currentUser(attacker)).json()).toMatchObject({ code: 'signed-out' });
  });

  it('with an unknown token is not accepted', async () => {
    const victim = openBrowser(server.app, server.google.url);
    victim.cookies.set('mithaq_session', 'planted');
    const { token } = await signIn(victim);
    expect(token).not.toBe('planted');
    expect(await query('select from session where token_hash = $1', [hashOf('planted')])).toEqual([]);
  });

  it('ends when the next one starts in the same browser; other browsers keep theirs', async () => {
    const other = await signIn();
    const { browser, token: earlier } = await signIn();
    await signIn(browser);
    expect(await query('select from session where token_hash = $1', [hashOf(earlier)])).toEqual([]);
    expect((await currentUser(other.browser)).statusCode).toBe(200);
  });

  it('ends at sign-out, with its row and cookies', async () => {
    const { browser, token } = await signIn();
    const copy = openBrowser(server.app, server.google.url);
    copy.cookies.set('mithaq_session', token!);
    const answer = await browser.ask('/api/v1/auth/logout', 'POST');
    expect(answer.statusCode).toBe(204);
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await query('select from session where token_hash = $1', [hashOf(token)])).toEqual([]);
    expect((await currentUser(copy)).json()).toMatchObject({ code: 'signed-out' });
  });

  it.each([
    ['unused for seven days', 'last_seen_at', '7 days 1 minute', 401],
    ['unused for almost seven days', 'last_seen_at', '6 days 23 hours 59 minutes', 200],
    ['begun thirty days ago', 'created_at', '30 days 1 minute', 401],
    ['begun almost thirty days ago', 'created_at', '29 days 23 hours 59 minutes', 200],
  ])('%s', async (_what, column, age, status) => {
    const { browser, token } = await signIn();
    await query(`update session set ${column} = now() - interval '${age}' where token_hash = $1`, [hashOf(token)]);
    expect((await currentUser(browser)).statusCode).toBe(status);
  });

  it('is extended by use, at most once an hour', async () => {
    const { browser, token } = await signIn();
    const lastSeen = async () =>
      (
        await query(`select extract(epoch from now() - last_seen_at)::int as ago from session where token_hash = $1`, [
          hashOf(token),
        ])
      )[0] as { ago: number };
    await query(`update session set last_seen_at = now() - interval '59 minutes' where token_hash = $1`, [
      hashOf(token),
    ]);
    await currentUser(browser);
    expect((await lastSeen()).ago).toBeGreaterThan(3500);
    await query(`update session set last_seen_at = now() - interval '6 days' where token_hash = $1`, [hashOf(token)]);
    await currentUser(browser);
    expect((await lastSeen()).ago).toBeLessThan(60);
  });

  it('is deleted after it has ended, when its user signs in again', async () => {
    const { token } = await signIn();
    await query(`update session set last_seen_at = now() - interval '8 days' where token_hash = $1`, [hashOf(token)]);
    await signIn();
    expect(await query('select from session where token_hash = $1', [hashOf(token)])).toEqual([]);
  });

  it.each(['', 'x', 'x'.repeat(8000), "' or 1=1 --", '%00', '"quoted"'])(
    'is refused with the token %j',
    async (value) => {
      const browser = openBrowser(server.app, server.google.url);
      browser.cookies.set('mithaq_session', value);
      expect((await currentUser(browser)).json()).toMatchObject({ code: 'signed-out' });
    },
  );
});

describe('over https', () => {
  let secure: TestApp;
  beforeAll(async () => {
    secure = await startTestApp({ publicUrl: 'https://mithaq.example' });
  });
  afterAll(() => secure.close());

  it('every cookie is bound to this host and HSTS is on', async () => {
    const browser = openBrowser(secure.app, secure.google.url);
    const begun = await browser.ask(start);
    expect(begun.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    const back = await browser.choose(begun.headers.location!, maryam);
    expect(back.origin).toBe('https://mithaq.example');
    const answer = await browser.ask(back.pathname + back.search);
    expect(answer.headers.location).toBe(home);
    for (const cookie of [...begun.cookies, ...answer.cookies]) {
      expect(cookie.name).toMatch(/^__Host-/);
      expect(cookie).toMatchObject({ secure: true, path: '/', sameSite: 'Lax' });
      expect(cookie.httpOnly).toBe(cookie.name === '__Host-mithaq_signed_in' ? undefined : true);
      expect(cookie).not.toHaveProperty('domain');
    }
    expect((await currentUser(browser)).statusCode).toBe(200);
  });

  it('sign-out also deletes the readable cookie of an earlier version, which had no prefix', async () => {
    const { cookies } = await secure.app.inject({ method: 'POST', url: '/api/v1/auth/logout' });
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([
      ['__Host-mithaq_session', ''],
      ['__Host-mithaq_signed_in', ''],
      ['mithaq_signed_in', ''],
    ]);
  });

  it('a session cookie without the prefix is ignored', async () => {
    const { cookie } = await secure.signIn();
    expect(
      (await secure.app.inject({ method: 'GET', url: '/api/v1/users/current-user', headers: { cookie } })).statusCode,
    ).toBe(401);
    const renamed = cookie.replace('mithaq_session', '__Host-mithaq_session');
    expect(
      (await secure.app.inject({ method: 'GET', url: '/api/v1/users/current-user', headers: { cookie: renamed } }))
        .statusCode,
    ).toBe(200);
  });
});

describe('the limit on sign-ins', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await startTestApp({ limits: { SIGN_INS_PER_MIN: 3 } });
  });
  afterAll(() => limited.close());
  const begin = (app: TestApp, remoteAddress: string) => app.app.inject({ method: 'GET', url: start, remoteAddress });

  it('counts per address; loopback is exempt with the local Google', async () => {
    for (let i = 0; i < 3; i += 1) {
      const { statusCode, headers } = await begin(limited, '203.0.113.1');
      expect([statusCode, headers['ratelimit-policy'], headers['ratelimit']]).toEqual([
        302,
        '"SIGN_INS_PER_MIN";q=3;w=60',
        expect.stringMatching(`^"SIGN_INS_PER_MIN";r=${2 - i};t=\\d+$`),
      ]);
    }
    const past = await begin(limited, '203.0.113.1');
    expect(past.json()).toMatchObject({ status: 429, code: 'rate-limited' });
    expect(Number(past.headers['retry-after'])).toBeGreaterThan(0);
    expect(past.headers).not.toHaveProperty('location');
    expect((await begin(limited, '203.0.113.2')).statusCode).toBe(302);
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      for (let i = 0; i < 5; i += 1) expect((await begin(limited, address)).statusCode).toBe(302);
  });

  it('counts loopback with the real Google, and nobody when it is off', async () => {
    const real = await startTestApp({ limits: { SIGN_INS_PER_MIN: 1 }, localServices: ['database', 'phone'] });
    const off = await startTestApp({ limits: { SIGN_INS_PER_MIN: 0 }, localServices: [] });
    try {
      expect((await begin(real, '127.0.0.1')).statusCode).toBe(302);
      expect((await begin(real, '127.0.0.1')).statusCode).toBe(429);
      for (let i = 0; i < 30; i += 1) expect((await begin(off, '203.0.113.1')).statusCode).toBe(302);
    } finally {
      await Promise.all([real.close(), off.close()]);
    }
  });
});

it('the log contains none of these values', () => {
  // The subject 1001 as a whole value: a time or the number of a request may hold these digits by chance.
  const values = /example\.test|Maryam|Zaynab|planted|code=|state=|mithaq_session|eyJ|["'=]1001\b/;
  expect(server.log.join('')).not.toMatch(values);
});
