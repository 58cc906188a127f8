import { operationIds, placeOf } from '@mithaq/mocks/src/contract-checks.ts';
import { expect, test } from 'vitest';
import { onEachSubject } from './checked.ts';
import * as madeUp from './made-up.ts';
import { nobody } from './some-ids.ts';
import type { Answer, CallInit } from './subject.ts';

const changes = operationIds.filter((operationId) => placeOf(operationId).method !== 'GET');
const json = { 'content-type': 'application/json' };
const problem = (code: string, status: number) => ({
  status,
  body: {
    type: `/problems/${code}`,
    code,
    status,
    requestId: expect.any(String),
    title: expect.any(String),
    detail: expect.any(String),
  },
});

function expectProblem(answer: Answer, status: number, code: string): void {
  expect(answer).toMatchObject(problem(code, status));
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
}

onEachSubject((on) => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'no operation takes a body of type %s',
    async (type) => {
      const owner = await on.verified();
      for (const operationId of changes) {
        await owner.isRefused(
          operationId,
          {
            params: { id: owner.preferencesId },
            raw: JSON.stringify(madeUp.preferences()),
            headers: { 'content-type': type },
          },
          415,
          'media-type',
        );
      }
      await owner.gets('getCurrentUser');
      const incomplete = await on.incomplete();
      await incomplete.isRefused(
        'completeProfile',
        { raw: JSON.stringify(madeUp.profileBody()), headers: { 'content-type': type } },
        415,
        'media-type',
      );
      expect(await incomplete.gets('getCurrentUser')).toMatchObject({ isProfileComplete: false });
    },
  );

  test('completeProfile takes no body of 65 KiB', async () => {
    const incomplete = await on.incomplete();
    const raw = JSON.stringify({ ...madeUp.profileBody(), padding: 'a'.repeat(65 * 1024) });
    await incomplete.isRefused('completeProfile', { raw, headers: json }, 413, 'too-large');
  });

  test('completeProfile reads a body of just below 64 KiB', async () => {
    const body = JSON.stringify(madeUp.profileBody());
    const raw = body + ' '.repeat(64 * 1024 - new TextEncoder().encode(body).length);
    await (await on.incomplete()).gets('completeProfile', { raw, headers: json });
  });

  test.each([
    ['half a JSON', '{"isEditing":'],
    ['no JSON', 'amina'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['10,000 levels', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['10,000 levels inside', `{"isEditing":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ])('completeProfile refuses %s', async (_what, raw) => {
    await (await on.incomplete()).isRefused('completeProfile', { raw, headers: json }, 400, 'validation');
  });

  test('the gates come before the body is looked at', async () => {
    await on
      .visitor()
      .isRefused('sendProposal', { raw: 'x', headers: { 'content-type': 'text/plain' } }, 401, 'signed-out');
    await (
      await on.incomplete()
    ).isRefused('sendProposal', { raw: 'x', headers: { 'content-type': 'text/plain' } }, 403, 'profile-incomplete');
    await (
      await on.unverified()
    ).isRefused('sendProposal', { raw: 'x', headers: { 'content-type': 'text/plain' } }, 403, 'phone-unverified');
  });

  test.each([
    ['GET', '/api/v1/nothing'],
    ['GET', '/api/v2/users/current-user'],
    ['GET', '/api/'],
    ['POST', '/api/v1/users/current-user'],
    ['DELETE', '/api/v1/profiles/update'],
    ['PATCH', '/api/v1/proposals'],
    ['GET', '/api/v1/proposals'],
    ['GET', '/api/v1/admin'],
  ])('%s %s is not there, for anyone', async (method, path) => {
    for (const who of ['visitor', 'verified'] as const)
      expectProblem(await (await on.raw(who)).call(method, path), 404, 'not-found');
  });
});

onEachSubject(
  (on) => {
    test.each([
      '/api/v1/..%2f..%2fetc/passwd',
      '/api/%2e%2e/%2e%2e/etc/passwd',
      '/api//v1/users/current-user',
      '/api/v1/users%2fcurrent-user',
      '/api/v1/%zz',
    ])('%s is not there, and nothing of it is in the answer', async (path) => {
      const answer = await (await on.raw('verified')).call('GET', path);
      expectProblem(answer, 404, 'not-found');
      expect(JSON.stringify(answer.body)).not.toMatch(/passwd|%2|users/);
    });

    test.each<[string, CallInit['headers']]>([
      ['another site', { 'sec-fetch-site': 'cross-site' }],
      ['a neighbour of the site', { 'sec-fetch-site': 'same-site' }],
      ['another origin', { origin: 'https://elsewhere.example' }],
    ])('a change asked for by %s is refused, and nothing changes', async (_what, headers) => {
      const [man, woman] = [await on.man(), await on.woman()];
      await man.isRefused('sendProposal', { body: { receiverProfileId: woman.profileId }, headers }, 403, 'csrf');
      await man.isRefused('updateProfile', { body: madeUp.profileBody(), headers }, 403, 'csrf');
      await man.isRefused('logout', { headers }, 403, 'csrf');
      for (const operationId of changes)
        await man.isRefused(operationId, { params: { id: nobody }, body: {}, headers }, 403, 'csrf');
      expect(await woman.gets('listProposals', { params: { type: 'RECEIVED' } })).toEqual([]);
      await man.gets('getCurrentUser');
    });

    test('every answer keeps browsers from guessing, framing and storing', async () => {
      const owner = await on.verified();
      const answers = [
        await owner.ask('getCurrentUser'),
        await owner.ask('getFeed'),
        await owner.ask('getUser', { params: { id: nobody } }),
        await on.visitor().ask('getCurrentUser'),
      ];
      for (const { headers } of answers) {
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toBeTruthy();
        expect(headers.get('referrer-policy')).toBeTruthy();
        expect(headers.get('cache-control')).toContain('no-store');
        expect(headers.get('server')).toBeNull();
        expect(headers.get('x-powered-by')).toBeNull();
      }
    });
  },
  { only: 'api' },
);
