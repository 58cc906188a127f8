import { operationIds, operationOf, takesBody } from '@mithaq/openapi/contract-validation.ts';
import { newPreferences, newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { onEachSubject, unknownId } from './test-client.ts';

const changes = operationIds.filter((operationId) => operationOf(operationId).method !== 'GET');
const json = { 'content-type': 'application/json' };
const plainText = { raw: 'x', headers: { 'content-type': 'text/plain' } };
const tooDeep = 10_000;

onEachSubject((on) => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'every operation refuses a body of type %s with 415',
    async (type) => {
      const owner = await on.memberModerator();
      const options = { raw: JSON.stringify(newPreferences()), headers: { 'content-type': type } };
      for (const operationId of changes)
        await owner.expectProblem(operationId, { params: { id: owner.preferencesId }, ...options }, 415, 'media-type');
      await owner.gets('getCurrentUser');
    },
  );

  test('completeProfile refuses a body of 65 KiB with 413', async () => {
    const incomplete = await on.incomplete();
    const raw = JSON.stringify({ ...newProfileBody(), padding: 'a'.repeat(65 * 1024) });
    await incomplete.expectProblem('completeProfile', { raw, headers: json }, 413, 'too-large');
  });

  test('completeProfile reads a body of 64 KiB', async () => {
    const body = JSON.stringify(newProfileBody());
    const raw = body + ' '.repeat(64 * 1024 - new TextEncoder().encode(body).length);
    await (await on.incomplete()).gets('completeProfile', { raw, headers: json });
  });

  test.each([
    ['half a JSON', '{"isEditing":'],
    ['no JSON', 'amina'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['10,000 levels', '['.repeat(tooDeep) + ']'.repeat(tooDeep)],
    ['10,000 levels inside', `{"isEditing":${'['.repeat(tooDeep)}${']'.repeat(tooDeep)}}`],
  ])('completeProfile refuses a body of %s with 400', async (_what, raw) => {
    const incomplete = await on.incomplete();
    await incomplete.expectProblem('completeProfile', { raw, headers: json }, 400, 'validation');
    expect(await incomplete.gets('getCurrentUser')).toMatchObject({ isProfileComplete: false });
  });

  test('every operation that takes a body refuses a request without one with 400', async () => {
    const owner = await on.memberModerator();
    for (const operationId of changes.filter(takesBody)) {
      const params = { id: owner.preferencesId };
      await owner.expectProblem(operationId, { params }, 400, 'validation');
      await owner.expectProblem(operationId, { params, raw: '' }, 400, 'validation');
    }
  });

  test.each(['APPLICATION/JSON', 'application/json ; charset=utf-8', 'application/json;', ' application/json'])(
    'every operation checks a body of type %j',
    async (type) => {
      const owner = await on.memberModerator();
      for (const operationId of changes.filter(takesBody)) {
        const request = { params: { id: owner.preferencesId }, raw: '{"a":1}', headers: { 'content-type': type } };
        await owner.expectProblem(operationId, request, 400, 'validation');
      }
    },
  );

  test('authorization is checked before the body', async () => {
    await on.visitor().expectProblem('sendProposal', plainText, 401, 'signed-out');
    await (await on.incomplete()).expectProblem('sendProposal', plainText, 403, 'profile-incomplete');
    await (await on.unverified()).expectProblem('sendProposal', plainText, 403, 'phone-unverified');
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
  ])('%s %s is not found', async (method, path) => {
    for (const client of [on.visitor(), await on.verified()]) {
      const { status, headers, body } = await client.send(method, path);
      expect({ status, body }).toMatchObject({ status: 404, body: { code: 'not-found', status: 404 } });
      expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    }
  });
});

onEachSubject(
  (on) => {
    test.each([
      ['another site', { 'sec-fetch-site': 'cross-site' }],
      ['another host of this site', { 'sec-fetch-site': 'same-site' }],
      ['a sandboxed frame', { origin: 'null' }],
      ['another origin', { origin: 'https://elsewhere.example' }],
    ])('every operation that changes data refuses a request from %s', async (_what, headers) => {
      const owner = await on.memberModerator();
      for (const operationId of changes)
        await owner.expectProblem(operationId, { params: { id: unknownId }, body: {}, headers }, 403, 'csrf');
      await owner.gets('getCurrentUser');
    });
  },
  { only: 'api' },
);
