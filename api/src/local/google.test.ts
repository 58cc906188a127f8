import { createHash, randomBytes } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type GoogleOptions, type LocalGoogle, startGoogle } from './google.ts';

const redirectUri = 'http://localhost:4321/api/v1/auth/google/callback';
const people = Array.from({ length: 14 }, (_, index) => ({
  sub: String(1000 + index),
  email: `member${index}@example.test`,
  name: index === 0 ? 'Maryam <b>Siddiqui</b>' : `Member ${index}`,
}));
const options: GoogleOptions = {
  port: 0,
  clientId: 'mithaq-local',
  clientSecret: 'local-secret',
  redirectUris: [redirectUri],
  people,
};

let google: LocalGoogle;
beforeAll(async () => {
  google = await startGoogle(options);
});
afterAll(() => google.close());

const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');
const valid = {
  client_id: 'mithaq-local',
  response_type: 'code',
  scope: 'openid email profile',
  redirect_uri: redirectUri,
  state: 'state-1',
  nonce: 'nonce-1',
  code_challenge: challenge,
  code_challenge_method: 'S256',
};

/** A minimal browser for sign-ins: cookies, and redirects until they leave the provider. */
function createBrowser() {
  const cookies = new Map<string, string>();
  async function go(
    address: string,
    form?: Record<string, string>,
  ): Promise<{ url: URL; response: Response; html: string }> {
    const url = new URL(address, google.url);
    if (url.origin !== google.url) return { url, response: new Response(), html: '' };
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), accept: 'text/html' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const next = response.headers.get('location');
    return next ? go(new URL(next, url).href) : { url, response, html: await response.text() };
  }
  return {
    cookies,
    go,
    start: (changes: object = {}) =>
      go(`${google.issuer}/auth?${new URLSearchParams(defined({ ...valid, ...changes }))}`),
  };
}

const defined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

async function signIn(form: Record<string, string>, changes: object = {}) {
  const browser = createBrowser();
  const chooser = await browser.start(changes);
  const back = await browser.go(chooser.url.href, form);
  return { browser, chooser, back: back.url };
}

async function exchange(code: string | null, changes: object = {}, secret = 'local-secret') {
  const body = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...changes,
  };
  const response = await fetch(`${google.issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`mithaq-local:${secret}`)}` },
    body: new URLSearchParams(defined(body)),
  });
  return { status: response.status, body: await response.json() };
}

async function claimsOf(form: Record<string, string>) {
  const { back } = await signIn(form);
  const { body } = await exchange(back.searchParams.get('code'));
  const keys = createRemoteJWKSet(new URL(`${google.issuer}/jwks`));
  return (
    await jwtVerify(body.id_token, keys, { issuer: google.issuer, audience: 'mithaq-local', algorithms: ['RS256'] })
  ).payload;
}

test('choosing an account returns a code, and the code an ID token with the claims', async () => {
  const { back } = await signIn({ sub: '1001' });
  expect(back.origin + back.pathname).toBe(redirectUri);
  expect(back.searchParams.get('state')).toBe('state-1');
  expect(await claimsOf({ sub: '1001' })).toMatchObject({
    sub: '1001',
    email: 'member1@example.test',
    email_verified: true,
    name: 'Member 1',
    nonce: 'nonce-1',
  });
});

test('another account keeps its sub', async () => {
  const first = await claimsOf({ name: 'Aisha Rahman', email: ' Aisha@Example.test ' });
  expect(first).toMatchObject({
    email: 'aisha@example.test',
    name: 'Aisha Rahman',
    sub: expect.stringMatching(/^\d+$/),
  });
  expect(await claimsOf({ name: 'Someone', email: 'aisha@example.test' })).toMatchObject({ sub: first.sub });

  const other = await startGoogle(options);
  await google.close();
  google = other;
  expect((await claimsOf({ name: 'Aisha Rahman', email: 'aisha@example.test' })).sub).toBe(first.sub);
});

test('the e-mail of a demo account gives that account', async () => {
  expect(await claimsOf({ name: 'x', email: 'MEMBER2@example.test' })).toMatchObject({ sub: '1002', name: 'Member 2' });
});

test('Cancel returns access_denied', async () => {
  const { back } = await signIn({ cancel: 'yes' });
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state: 'state-1' });
  expect(back.searchParams.has('code')).toBe(false);
});

test('every sign-in shows the accounts, also in the same browser', async () => {
  const { browser } = await signIn({ sub: '1001' });
  const again = await browser.start();
  expect(again.html).toContain('Choose an account');
  const back = await browser.go(again.url.href, { sub: '1002' });
  expect(back.url.searchParams.has('code')).toBe(true);
  const asked = await browser.start({ prompt: 'select_account' });
  expect((await browser.go(asked.url.href, { sub: '1001' })).url.searchParams.has('code')).toBe(true);
});

describe('it refuses', () => {
  test('a start without PKCE, or with the plain kind', async () => {
    const none = await createBrowser().start({ code_challenge: undefined, code_challenge_method: undefined });
    expect(none.url.searchParams.get('error')).toBe('invalid_request');
    const plain = await createBrowser().start({ code_challenge_method: 'plain' });
    expect(plain.url.searchParams.get('error')).toBe('invalid_request');
  });

  test('an unknown redirect address, without a redirect', async () => {
    const { response, url, html } = await createBrowser().start({ redirect_uri: 'http://localhost:4321/evil' });
    expect(response.status).toBe(400);
    expect(url.origin).toBe(google.url);
    expect(html).toContain('invalid_redirect_uri');
  });

  test('an unknown client', async () => {
    expect((await createBrowser().start({ client_id: 'another' })).response.status).toBe(400);
  });

  test('a code with a wrong verifier, a wrong secret, or used twice', async () => {
    const code = async () => (await signIn({ sub: '1001' })).back.searchParams.get('code');
    expect(await exchange(await code(), { code_verifier: randomBytes(32).toString('base64url') })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect(await exchange(await code(), {}, 'guess')).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    const once = await code();
    expect((await exchange(once)).status).toBe(200);
    expect(await exchange(once)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('an account that is not on the page', async () => {
    const forms: Record<string, string>[] = [
      { sub: '999' },
      { name: 'A', email: 'no address' },
      { name: ' ', email: 'a@b.test' },
      {},
    ];
    for (const form of forms) {
      const browser = createBrowser();
      const chooser = await browser.start();
      expect((await browser.go(chooser.url.href, form)).response.status).toBe(400);
    }
  });

  test('a choice in another browser than the one that started', async () => {
    const chooser = await createBrowser().start();
    const { response, html } = await createBrowser().go(chooser.url.href, { sub: '1001' });
    expect(response.status).toBe(400);
    expect(html).toContain('expired');
  });

  test('an endless body', async () => {
    const browser = createBrowser();
    const chooser = await browser.start();
    expect((await browser.go(chooser.url.href, { name: 'x'.repeat(5000) })).response.status).toBe(413);
  });
});

test('both loopback names are valid redirect addresses', async () => {
  const twin = redirectUri.replace('localhost', '127.0.0.1');
  const { back } = await signIn({ sub: '1001' }, { redirect_uri: twin });
  expect(back.origin + back.pathname).toBe(twin);
});

describe('the page', () => {
  test('says that it is local, lists twelve accounts and collapses the others', async () => {
    const { html } = await createBrowser().start();
    expect(html).toContain('This page replaces Google on this computer. Nothing leaves it.');
    const [open = '', folded = ''] = html.split('<details>');
    expect(open.match(/name="sub"/g)).toHaveLength(12);
    expect(folded.match(/name="sub"/g)).toHaveLength(people.length - 12 + html.split('aisha@').length - 1);
    expect(html).toContain('<label for="name">Name</label>');
    expect(html).toContain('<label for="email">Email</label>');
  });

  test('escapes names', async () => {
    const { html } = await createBrowser().start();
    expect(html).not.toContain('<b>Siddiqui');
    expect(html).toContain('&#60;b&#62;Siddiqui');
  });

  test('runs no script and keeps the popup’s opener', async () => {
    const { headers } = (await createBrowser().start()).response;
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; .*form-action 'self' http:\/\/localhost:4321 http:\/\/127\.0\.0\.1:4321$/,
    );
    expect(headers.has('cross-origin-opener-policy')).toBe(false);
  });

  test('uses other cookie names than the server', async () => {
    const { cookies } = (await signIn({ sub: '1001' })).browser;
    expect([...cookies.keys()].filter((name) => !name.startsWith('local_google_'))).toEqual([]);
    expect(cookies.size).toBeGreaterThan(0);
  });
});

test('refuses to run in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(startGoogle(options)).rejects.toThrow(/NODE_ENV=production/);
  vi.unstubAllEnvs();
});
