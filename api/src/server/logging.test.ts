import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { memberFactory } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const marked = { name: 'Marked Name', email: 'marked-email@example.test' };

it('the requests of an account can be traced by its id, and by nothing else', async () => {
  const browser = openBrowser(server.app, server.google.url);
  const begun = await browser.ask('/api/v1/auth/google');
  const back = await browser.choose(begun.headers.location!, marked);
  await browser.ask(back.pathname + back.search);
  const token = browser.cookies.get('mithaq_session')!;
  const { id } = (await browser.ask('/api/v1/users/current-user')).json<{ id: string }>();
  await browser.ask('/api/v1/profiles/feed');
  await browser.ask('/api/v1/users/marked-id');
  await browser.ask('/api/v1/auth/logout', 'POST');
  await browser.ask('/api/v1/auth/logout', 'POST');

  const lines = server.log.map((line) => JSON.parse(line) as Record<string, unknown>);
  const traced = lines.filter(({ account }) => account === id);
  expect(traced.map(({ msg, route, status, code }) => [msg, route, status, code])).toEqual([
    ['signed in', undefined, undefined, undefined],
    ['response', '/api/v1/users/current-user', 200, undefined],
    ['response', '/api/v1/profiles/feed', 403, 'profile-incomplete'],
    ['response', '/api/v1/users/:id', 400, 'validation'],
    ['signed out', undefined, undefined, undefined],
  ]);
  expect(lines.filter(({ msg, account }) => msg === 'response' && account === undefined)).not.toHaveLength(0);
  const log = server.log.join('');
  for (const secret of ['arked', 'example.test', token, '127.0.0.1', 'localhost']) expect(log).not.toContain(secret);
});

it('an export and a deletion are logged with the account, and with no data of the member', async () => {
  const about = 'Qzlogged keeps bees.';
  const her = await memberFactory(() => server).woman({
    email: 'qzlogged@example.test',
    profile: { fullName: 'Maryam Qzlogged', aboutMe: about },
  });
  const before = server.log.length;
  await her.get('/api/v1/users/current-user/export');
  const headers = { cookie: her.cookie };
  await server.app.inject({ method: 'DELETE', url: '/api/v1/users/current-user', headers });
  const log = server.log.slice(before);
  const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ msg, account }) => [msg, account])).toEqual([
    ['exported', her.userId],
    ['response', her.userId],
    ['deleted', her.userId],
    ['response', her.userId],
  ]);
  for (const secret of ['zlogged', 'Maryam', 'example.test', her.phoneNumber, her.profileId, her.cookie])
    expect(log.join('')).not.toContain(secret);
});
