import { expect, test } from 'vitest';
import { onEachSubject } from './checked.ts';

const failed = '/login/oauth2/callback?error=failed';

onEachSubject((on) => {
  test.each([undefined, 'page', 'popup'])('startGoogleSignIn leads to the provider (display %s)', async (display) => {
    const { status, headers } = await on.visitor().ask('startGoogleSignIn', { query: display ? { display } : {} });
    expect(status).toBe(302);
    expect(headers.get('location')).toBeTruthy();
  });

  test('startGoogleSignIn is open to who is signed in already', async () => {
    expect((await (await on.verified()).ask('startGoogleSignIn')).status).toBe(302);
  });

  test.each<Record<string, string>>([
    { display: 'window' },
    { returnTo: '/feed' },
    { next: 'https://elsewhere.example' },
    { redirect_uri: 'https://elsewhere.example' },
  ])('startGoogleSignIn lets no caller decide where it ends: %j', async (query) => {
    await on.visitor().isRefused('startGoogleSignIn', { query }, 400, 'validation');
  });

  test.each([
    ['nothing', {}],
    ['a state that is not ours', { code: 'abc', state: 'made-up' }],
    ['a code without a state', { code: 'abc' }],
    [
      'parameters of the provider that we do not use',
      { code: 'abc', state: 'made-up', scope: 'openid', authuser: '0', prompt: 'none', hd: 'x', iss: 'y' },
    ],
  ])('finishGoogleSignIn gives no session to who brings %s', async (_what, query) => {
    const { status, headers } = await on.visitor().ask('finishGoogleSignIn', { query });
    expect(status).toBe(303);
    expect(
      new URL(headers.get('location')!, 'http://localhost').pathname +
        new URL(headers.get('location')!, 'http://localhost').search,
    ).toBe(failed);
  });

  test('logout ends the session', async () => {
    const owner = await on.verified();
    await owner.gets('logout');
    await owner.isRefused('getCurrentUser', {}, 401, 'signed-out');
  });

  test('logout says the same to who has no session any more, or never had', async () => {
    await (await on.expired()).gets('logout');
    await on.visitor().gets('logout');
  });
});

onEachSubject(
  (on) => {
    test('startGoogleSignIn sends state, nonce and a PKCE challenge, and keeps them in a cookie of ten minutes at most', async () => {
      const { headers } = await on.visitor().ask('startGoogleSignIn');
      const { searchParams } = new URL(headers.get('location')!);
      // 128 bits are 22 characters of base64url.
      expect(searchParams.get('state')!.length).toBeGreaterThanOrEqual(22);
      expect(searchParams.get('nonce')).toBeTruthy();
      expect(searchParams.get('code_challenge')).toBeTruthy();
      expect(searchParams.get('code_challenge_method')).toBe('S256');
      const cookies = headers.getSetCookie();
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/HttpOnly/i);
        expect(cookie).toMatch(/SameSite=Lax/i);
        expect(Number(/Max-Age=(\d+)/i.exec(cookie)?.[1])).toBeLessThanOrEqual(600);
      }
    });

    test('logout clears both cookies', async () => {
      const owner = await on.verified();
      const { headers } = await owner.ask('logout');
      const cleared = headers.getSetCookie().filter((cookie) => /Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(cookie));
      expect(cleared.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['mithaq_session', 'mithaq_signed_in']);
    });
  },
  { only: 'api' },
);
