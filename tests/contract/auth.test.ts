import { expect, test } from 'vitest';
import { onEachBackend } from './test-client.ts';

onEachBackend((on) => {
  test.each([undefined, 'page', 'popup'])(
    'startGoogleSignIn redirects to the provider (display %s)',
    async (display) => {
      const { status, headers } = await on.visitor().ask('startGoogleSignIn', { query: display ? { display } : {} });
      expect(status).toBe(302);
      expect(headers.get('location')).toBeTruthy();
    },
  );

  test('startGoogleSignIn redirects a signed-in member as well', async () => {
    expect((await (await on.verified()).ask('startGoogleSignIn')).status).toBe(302);
  });

  test.each<Record<string, string>>([
    { display: 'window' },
    { returnTo: '/feed' },
    { next: 'https://elsewhere.example' },
    { redirect_uri: 'https://elsewhere.example' },
  ])('startGoogleSignIn accepts no address to return to: %j', async (query) => {
    await on.visitor().expectProblem('startGoogleSignIn', { query }, 400, 'validation');
  });

  test.each([
    ['nothing', {}],
    ['an unknown state', { code: 'abc', state: 'made-up' }],
    ['a code without a state', { code: 'abc' }],
    [
      'other parameters of the provider',
      { code: 'abc', state: 'made-up', scope: 'openid', authuser: '0', prompt: 'none', hd: 'x', iss: 'y' },
    ],
  ])('finishGoogleSignIn starts no session for %s', async (_what, query) => {
    const { status, headers } = await on.visitor().ask('finishGoogleSignIn', { query });
    expect([status, headers.get('location')]).toEqual([303, '/login/oauth2/callback?error=failed']);
  });

  test('logout ends the session', async () => {
    const owner = await on.verified();
    await owner.gets('logout');
    await owner.expectProblem('getCurrentUser', {}, 401, 'signed-out');
  });

  test('logout returns the same without a session', async () => {
    await (await on.expired()).gets('logout');
    await on.visitor().gets('logout');
  });
});
