import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhoneNumber, newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { changeStatus, propose, prove, memberFactory, type TestMember } from './testing/factories.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** One member's private data in every response and log line of a complete flow (R7, R8, R35, R62). */
let server: TestApp;
let her: TestMember;
let him: TestMember;
let stranger: TestMember;
const email = 'canary.mail@example.test';
const facts = {
  fullName: 'Maryam Canarylast',
  dateOfBirth: '1994-11-23',
  annualIncome: 987_654_321,
  aboutMe: 'Canarytext: I keep bees.',
};
let herNumber: string;

beforeAll(async () => {
  server = await startTestApp({ limits: { PROPOSALS_PER_DAY: 0, PROFILES_PER_DAY: 0 } });
  const { woman, man } = memberFactory(() => server);
  her = await woman({
    email,
    profile: facts,
    preferences: { preferredOtherPreferences: 'Canarywish: someone patient.' },
  });
  herNumber = her.phoneNumber;
  [him, stranger] = [await man({ profile: { fullName: 'Yusuf Hiscanary' } }), await man()];
});
afterAll(() => server.close());

const shown = (text: string) =>
  [
    ['e-mail', email],
    ['phone', herNumber.slice(1)],
    ['income', String(facts.annualIncome)],
    ['birth date', facts.dateOfBirth],
    ['user id', her.userId],
    ['last name', 'Canarylast'],
  ]
    .filter(([, fact]) => text.includes(fact!))
    .map(([what]) => what);

/** Every response that a member can get. */
async function everything(viewer: TestMember, proposalId?: string): Promise<Record<string, string>> {
  const urls = [
    '/users/current-user',
    `/users/${her.userId}`,
    '/profiles/current-user-profile',
    `/profiles/${her.profileId}`,
    '/profiles/feed',
    '/profiles/for-you',
    '/proposals/SENT',
    '/proposals/RECEIVED',
    `/preferences/${her.profileId}`,
    ...(proposalId ? [`/proposals/${proposalId}/contact-info?role=SENDER`] : []),
  ];
  const answers = await Promise.all(urls.map(async (url) => [url, await viewer.get(`/api/v1${url}`)] as const));
  return Object.fromEntries(answers.map(([url, answer]) => [url, JSON.stringify(answer.headers) + answer.body]));
}

describe('other members receive', () => {
  it('nothing private without a proposal', async () => {
    const told = await everything(stranger);
    expect(told['/profiles/feed']).toContain('Maryam');
    for (const text of Object.values(told)) expect(shown(text)).toEqual([]);
  });

  it('only the full name as a party of a proposal, unless contact details are shared', async () => {
    const proposalId = await propose(him, her);
    const allowed = async () => {
      for (const [url, text] of Object.entries(await everything(him))) {
        expect([url, shown(text)]).toEqual([
          url,
          /^\/(proposals\/SENT|profiles\/[\w-]{36})$/.test(url) ? ['last name'] : [],
        ]);
      }
    };
    await allowed();
    await changeStatus(her, proposalId, 'ACCEPTED');
    await allowed();
    const contact = await him.get(`/api/v1/proposals/${proposalId}/contact-info?role=RECEIVER`);
    expect(shown(contact.body)).toEqual(['e-mail', 'phone']);
    expect(contact.headers['cache-control']).toBe('no-store');
    expect(shown((await stranger.get(`/api/v1/proposals/${proposalId}/contact-info?role=RECEIVER`)).body)).toEqual([]);
    await changeStatus(her, proposalId, 'NOT_COMPATIBLE');
    await allowed();
    expect(shown((await him.get(`/api/v1/proposals/${proposalId}/contact-info?role=RECEIVER`)).body)).toEqual([]);
  });

  it('nothing from error responses', async () => {
    const answers = [
      await prove(server, stranger, herNumber),
      await stranger.put(
        '/api/v1/profiles/update',
        newProfileBody({ profile: { profileId: her.profileId, gender: 'MALE' } }),
      ),
      await stranger.post('/api/v1/preferences', {
        ...newProfileBody().preferencesInput,
        preferencesId: her.profileId,
      }),
      await stranger.post('/api/v1/proposals', { receiverProfileId: her.userId }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 404, 404, 404]);
    for (const answer of answers) expect(shown(answer.body)).toEqual([]);
  });
});

describe('when the database refuses', () => {
  // PostgreSQL's errors contain values: "Failing row contains (…)", "Key (phone_number)=(…)".
  it.each([
    [
      'her profile',
      `alter table profile add constraint no_more check (about_me not like 'Canarytext: changed%') not valid`,
      'alter table profile drop constraint no_more',
      () =>
        her.put('/api/v1/profiles/update', newProfileBody({ profile: { ...facts, aboutMe: 'Canarytext: changed.' } })),
    ],
    [
      'her wishes',
      'alter table preferences add constraint no_more check (false) not valid',
      'alter table preferences drop constraint no_more',
      () =>
        her.put(
          '/api/v1/profiles/update',
          newProfileBody({ profile: facts, preferences: { preferredOtherPreferences: 'Canarywish: changed.' } }),
        ),
    ],
    [
      'a column that is gone',
      'alter table profile rename column about_me to about_her',
      'alter table profile rename column about_her to about_me',
      () => her.get('/api/v1/profiles/current-user-profile'),
    ],
    [
      'a statement of a list',
      'alter table profile rename column about_me to about_her',
      'alter table profile rename column about_her to about_me',
      () => stranger.get('/api/v1/profiles/feed'),
    ],
    [
      'her number',
      'alter table used_proof add constraint no_more check (false) not valid',
      'alter table used_proof drop constraint no_more',
      () => prove(server, her, newPhoneNumber()),
    ],
  ])(
    '%s: a 500 that tells nothing, and a line in the log by which it can be found, without a value',
    async (_what, spoil, mend, ask) => {
      await server.database.pool.query(spoil);
      const answer = await ask().finally(() => server.database.pool.query(mend));
      expect(answer.json()).toEqual({
        type: '/problems/internal',
        title: 'Something went wrong',
        status: 500,
        detail: expect.any(String),
        code: 'internal',
        requestId: expect.any(String),
      });
      expect(answer.body).not.toMatch(/constraint|no_more|column|about_|select|insert|update |\/work|\.ts/i);
      const { requestId } = answer.json<{ requestId: string }>();
      const line = server.log.find((each) => each.includes(requestId) && each.includes('"internal"'))!;
      const { err } = JSON.parse(line) as { err: { code: string; stack: string[] } }; // logging.ts writes it
      expect(err.code).toMatch(/^[0-9A-Z]{5}$/);
      expect(err.stack.length).toBeGreaterThan(0);
      expect(line).not.toMatch(/canary|Failing row|Key \(/i);
    },
  );
});

it('the log contains no personal data', async () => {
  await her.post('/api/v1/auth/logout');
  const log = server.log.join('');
  expect(log).toContain('"/api/v1/proposals/:id/contact-info"');
  for (const secret of [
    email,
    herNumber,
    '+999',
    '987654321',
    facts.dateOfBirth,
    'anary',
    'Maryam',
    'Yusuf',
    her.userId,
    her.profileId,
    him.profileId,
    her.cookie.split('=')[1]!,
    'eyJ',
    '127.0.0.1',
  ])
    expect(log).not.toContain(secret);
});
