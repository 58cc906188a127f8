import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startSession } from '@mithaq/api/src/auth/sessions.ts';
import { openBrowser } from '@mithaq/api/src/testing/browser.ts';
import {
  changeStatus,
  memberFactory,
  propose,
  prove,
  type Caller,
  type TestMember,
} from '@mithaq/api/src/testing/factories.ts';
import { startTestApp, type TestApp } from '@mithaq/api/src/testing/test-app.ts';
import { newPhoneNumber, newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { operationsOf, resolve } from '@mithaq/openapi/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privateFields, privateValues } from './pii-markers.ts';

/**
 * The private data of one member in everything that the server gives away: responses, errors, log lines of every level,
 * metrics and pages. Which fields are private is read from the contract.
 */
let server: TestApp;
let webFolder: string;
let her: TestMember;
let him: TestMember;
let stranger: TestMember;
let phoneToken: string;
const email = 'canary.mail@example.test';
const avatar = 'https://lh3.googleusercontent.com/canary-avatar';
const subject = 'canary-subject-1001';
const accountName = 'Canaryaccount Name';
const facts = {
  fullName: 'Maryam Canarylast',
  dateOfBirth: '1994-11-23',
  annualIncome: 987_654_321,
  aboutMe: 'Canarytext: I keep bees.',
};
const preferences = { preferredOtherPreferences: 'Canarywish: someone patient.' };
/** Her private values, with their names. */
const secrets = new Map<string, string>();

beforeAll(async () => {
  webFolder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-privacy-'));
  await writeFile(path.join(webFolder, 'index.html'), '<!doctype html><title>Mithaq</title>');
  server = await startTestApp({
    limits: { PROPOSALS_PER_DAY: 0, PROFILES_PER_DAY: 0, PHONE_PROOFS_PER_10_MIN: 0 },
    webFolder,
    logLevel: 'trace',
  });
  const { woman, man } = memberFactory(() => server);
  her = await woman({ email, profile: facts, preferences });
  await server.database.pool.query('update app_user set name = $2, avatar_url = $3, subject = $4 where id = $1', [
    her.userId,
    accountName,
    avatar,
    subject,
  ]);
  phoneToken = await server.phone.sign(her.userId, her.phoneNumber);
  await prove(server, her, her.phoneNumber, phoneToken);
  [him, stranger] = [await man({ profile: { fullName: 'Yusuf Hiscanary' } }), await man()];
  for (const [name, value] of Object.entries({
    lastName: 'Canarylast',
    userId: her.userId,
    dateOfBirth: facts.dateOfBirth,
    phoneNumber: her.phoneNumber,
    accountName,
    subject,
    session: her.cookie.split('=')[1]!,
    phoneToken,
  }))
    secrets.set(value, name);
  await learnPrivateValues();
  await whileConfirming(newPhoneNumber(), learnPrivateValues);
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true });
});

/** Remembers what the server sends to her alone. */
async function learnPrivateValues(): Promise<void> {
  for (const url of ownUrls) {
    for (const [name, value] of privateValues((await her.get(url)).json())) secrets.set(value, name);
  }
}

/** Does something while she is confirming this number. Afterwards she returns to her former number. */
async function whileConfirming(phoneNumber: string, act: () => Promise<void>): Promise<void> {
  const body = newProfileBody({ profile: { ...facts, phoneNumber }, preferences });
  expect((await her.put('/api/v1/profiles/update', body)).statusCode).toBe(200);
  secrets.set(phoneNumber, 'pendingPhoneNumber');
  await act();
  // By another user of the identity service: two confirmations of one user within a second are one.
  const again = await server.phone.sign(randomUUID(), her.phoneNumber);
  expect((await prove(server, her, her.phoneNumber, again)).statusCode).toBe(200);
}

const reads = operationsOf(contract).filter(
  ({ method, operation }) => method === 'GET' && operation.tags[0] !== 'auth',
);
const ownUrls = reads.filter(({ path: at }) => !at.includes('{')).map(({ path: at }) => at);

/** The address of every operation that reads, with every id of hers. */
function urlsOfReads(proposalId: string | undefined): string[] {
  const ids = [her.userId, her.profileId, proposalId].filter((id) => id !== undefined);
  const sides = ['SENDER', 'RECEIVER'];
  return reads.flatMap(({ path: at, operation }) => {
    const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter));
    const values: Record<string, string[]> = { id: ids, type: ['SENT', 'RECEIVED'], code: ['IN'] };
    const paths = Object.entries(values).reduce<string[]>(
      (made, [name, all]) =>
        made.flatMap((one) => (one.includes(`{${name}}`) ? all.map((v) => one.replace(`{${name}}`, v)) : [one])),
      [at],
    );
    return parameters.some(({ name }) => name === 'role')
      ? paths.flatMap((one) => sides.map((side) => `${one}?role=${side}`))
      : paths;
  });
}

/** The names of her private values in a text. */
function shown(text: string): string[] {
  return [...new Set([...secrets].filter(([value]) => text.includes(value)).map(([, name]) => name))].toSorted();
}

/** The private fields in each read of this viewer, by its address; reads without any are left out. */
async function privateFieldsFor(viewer: Caller, proposalId?: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const url of urlsOfReads(proposalId)) {
    const { headers, body } = await viewer.get(url);
    const names = shown(JSON.stringify(headers) + body);
    if (names.length > 0) found[url.replace(her.profileId, 'her').replace(proposalId ?? '-', 'it')] = names;
  }
  return found;
}

describe('other members receive', () => {
  it('nothing private without a proposal', async () => {
    expect((await stranger.get('/api/v1/profiles/feed')).body).toContain('Maryam');
    expect(await privateFieldsFor(stranger)).toEqual({});
  });

  it('only the full name as a party of a proposal, unless contact details are shared', async () => {
    const names = {
      '/api/v1/proposals/SENT': ['lastName'],
      '/api/v1/proposals/it/details': ['lastName'],
      '/api/v1/profiles/her': ['lastName'],
    };
    const proposalId = await propose(him, her);
    expect(await privateFieldsFor(him, proposalId)).toEqual(names);
    await changeStatus(her, proposalId, 'ACCEPTED');
    const contact = '/api/v1/proposals/it/contact-info?role=RECEIVER';
    expect(await privateFieldsFor(him, proposalId)).toEqual({ ...names, [contact]: ['email', 'phoneNumber'] });
    expect(await privateFieldsFor(stranger, proposalId)).toEqual({});
    await changeStatus(her, proposalId, 'NOT_COMPATIBLE');
    expect(await privateFieldsFor(him, proposalId)).toEqual(names);
  });

  it('nothing from error responses', async () => {
    const answers = [
      await prove(server, stranger, her.phoneNumber),
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
    expect(answers.flatMap(({ body }) => shown(body))).toEqual([]);
  });
});

describe('an address', () => {
  it('has no parameter for a private value', () => {
    const names = operationsOf(contract).flatMap(({ operation }) =>
      (operation.parameters ?? []).map((parameter) => resolve(contract, parameter).name),
    );
    expect(names.filter((name) => privateFields.has(name) || secrets.has(name))).toEqual([]);
  });

  it('to which a sign-in leads has no private value', async () => {
    const browser = openBrowser(server.app, server.google.url);
    const begun = await browser.ask('/api/v1/auth/google');
    const back = await browser.choose(begun.headers.location!, { name: accountName, email });
    const { statusCode, headers } = await browser.ask(back.pathname + back.search);
    expect([statusCode, headers.location]).toEqual([303, '/login/oauth2/callback']);
    // Google's answer has a code, and no data of the account.
    expect(shown(decodeURIComponent(back.href))).toEqual([]);
  });
});

it.each(['/', '/feed', '/my-profile', '/proposals', '/profile/0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b'])(
  'the page %s is the same for her as for a visitor',
  async (url) => {
    const headers = { accept: 'text/html' };
    const hers = await server.app.inject({ method: 'GET', url, headers: { ...headers, cookie: her.cookie } });
    const visitors = await server.app.inject({ method: 'GET', url, headers });
    expect([hers.statusCode, hers.body]).toEqual([200, visitors.body]);
  },
);

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
    [
      'her key of a report',
      'alter table remembered_answer add constraint no_more check (false) not valid',
      'alter table remembered_answer drop constraint no_more',
      () =>
        server.app.inject({
          method: 'POST',
          url: '/api/v1/reports',
          headers: { cookie: her.cookie, 'idempotency-key': email },
          payload: { profileId: stranger.profileId, reason: 'OTHER', note: facts.aboutMe },
        }),
    ],
  ])(
    '%s: a 500 without details, and a line in the log by which it can be found, without a value',
    async (_what, spoil, restore, ask) => {
      await server.database.pool.query(spoil);
      const answer = await ask().finally(() => server.database.pool.query(restore));
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

describe('a new number that waits for its proof', () => {
  it('is sent to nobody else', async () => {
    const proposalId = await propose(her, await memberFactory(() => server).man());
    await whileConfirming(newPhoneNumber(), async () => {
      for (const viewer of [stranger, him]) {
        const leaked = Object.values(await privateFieldsFor(viewer, proposalId)).flat();
        expect(leaked.filter((name) => name !== 'lastName')).toEqual([]);
      }
    });
  });
});

it('every field that the contract marks with x-owner-only was among these values', () => {
  const known = new Set(secrets.values());
  const missing = [...privateFields].filter((field) => !known.has(field));
  expect(
    missing.map(
      (field) => `${field} is private and has no value here: give her one in tests/contract/privacy-of-server.test.ts.`,
    ),
  ).toEqual([]);
});

describe('after all this', () => {
  it('the log contains no personal data', async () => {
    const cookie = her.cookie.replace(
      /=.*/,
      `=${await startSession(server.database, server.tokens, her.userId, new Date())}`,
    );
    await server.app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers: { cookie } });
    await him.get(`/api/v1/proposals/${her.profileId}/contact-info?role=RECEIVER`);
    const log = server.log.join('');
    expect(log).toContain('"/api/v1/proposals/:id/contact-info"');
    expect(shown(log).filter((name) => name !== 'userId')).toEqual([]); // the account's opaque id may be there
    for (const secret of ['+999', 'anary', 'Maryam', 'Yusuf', her.profileId, him.profileId, 'eyJ', '127.0.0.1'])
      expect(log).not.toContain(secret);
  });

  it('the metrics contain no personal data and no ids', async () => {
    const { statusCode, body } = await server.app.inject({ method: 'GET', url: '/metrics' });
    expect([statusCode, shown(body)]).toEqual([200, []]);
    expect(body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|anary|Maryam/);
  });
});
