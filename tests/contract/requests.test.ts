import { operationIds, operationOf, takesBody } from '@mithaq/openapi/contract-validation.ts';
import { newPreferences, newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { onEachBackend, unknownId } from './test-client.ts';

const changes = operationIds.filter((operationId) => operationOf(operationId).method !== 'GET');
const json = { 'content-type': 'application/json' };
const plainText = { raw: 'x', headers: { 'content-type': 'text/plain' } };
const tooDeep = 10_000;

onEachBackend((on) => {
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

  test.each<Record<string, string>>([
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/json;charset="ISO-8859-1"' },
    { 'content-type': 'application/json; charset=utf-8; charset=utf-7' },
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    { 'content-type': 'application/json', 'content-encoding': 'br, gzip' },
  ])('every operation refuses a body that is not UTF-8 as it is, with 415 before its size: %j', async (headers) => {
    const owner = await on.memberModerator();
    const params = { id: owner.preferencesId };
    for (const operationId of changes)
      for (const raw of ['{}', ' '.repeat(65 * 1024)])
        await owner.expectProblem(operationId, { params, raw, headers }, 415, 'media-type');
    await owner.gets('getCurrentUser');
  });

  test.each([
    ['a byte that begins no character', [0xff]],
    ['half a character', [0xd9]],
    ['a character in more bytes than it takes', [0xc0, 0xaf]],
    ['half of a pair', [0xed, 0xa0, 0x80]],
  ])('completeProfile refuses a text with %s with 400', async (_what, bytes) => {
    const incomplete = await on.incomplete();
    const [before = '', after = ''] = JSON.stringify(newProfileBody({ profile: { aboutMe: 'Bees ~' } })).split('~');
    const raw = Uint8Array.from([...Buffer.from(before), ...bytes, ...Buffer.from(after)]);
    await incomplete.expectProblem('completeProfile', { raw, headers: json }, 400, 'validation');
    expect(await incomplete.gets('getCurrentUser')).toMatchObject({ isProfileComplete: false });
  });

  test.each(['page=%', 'page=%zz', 'page=0&limit=%e0%a4%a', '%ff=1', 'page=%c0%af'])(
    'the query %s is refused with 400, after the session',
    async (query) => {
      const path = `/api/v1/profiles/feed?${query}`;
      const statuses = [];
      for (const client of [on.visitor(), await on.incomplete(), await on.verified()])
        statuses.push((await client.send('GET', path)).status);
      expect(statuses).toEqual([401, 403, 400]);
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
    ['half a JSON', '{"isEditing":', '', 'unreadable'],
    ['no JSON', 'amina', '', 'unreadable'],
    ['nothing', '', '', 'required'],
    ['null', 'null', '', 'wrong-type'],
    ['a list', '[]', '', 'wrong-type'],
    ['10,000 levels', '['.repeat(tooDeep) + ']'.repeat(tooDeep), '', 'wrong-type'],
    [
      '10,000 levels inside',
      `{"isEditing":${'['.repeat(tooDeep)}${']'.repeat(tooDeep)}}`,
      '/profileCreationInput',
      'required',
    ],
  ])('completeProfile refuses a body of %s with 400, and says what is wrong', async (_what, raw, pointer, code) => {
    const incomplete = await on.incomplete();
    const { errors } = await incomplete.expectProblem('completeProfile', { raw, headers: json }, 400, 'validation');
    expect(errors![0]).toMatchObject({ pointer, code });
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

  test.each([
    'APPLICATION/JSON',
    'application/json ; charset=utf-8',
    'application/json; CHARSET="UTF-8"; v=1',
    'application/json;',
    ' application/json',
  ])('every operation checks a body of type %j', async (type) => {
    const owner = await on.memberModerator();
    for (const operationId of changes.filter(takesBody)) {
      const request = { params: { id: owner.preferencesId }, raw: '{"a":1}', headers: { 'content-type': type } };
      await owner.expectProblem(operationId, request, 400, 'validation');
    }
  });

  test('authorization is checked before the body', async () => {
    await on.visitor().expectProblem('sendProposal', plainText, 401, 'signed-out');
    await (await on.incomplete()).expectProblem('sendProposal', plainText, 403, 'profile-incomplete');
    await (await on.unverified()).expectProblem('sendProposal', plainText, 403, 'phone-unverified');
  });

  test.each([
    ['GET', '/api/v1/nothing'],
    ['GET', '/api/v2/users/current-user'],
    ['GET', '/api/'],
    ['GET', '/api/v1/admin'],
  ])('%s %s is not found', async (method, path) => {
    for (const client of [on.visitor(), await on.verified()]) {
      const { status, headers, body } = await client.send(method, path);
      expect({ status, body }).toMatchObject({ status: 404, body: { code: 'not-found', status: 404 } });
      expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    }
  });

  test.each([
    ['POST', '/api/v1/users/current-user', 'GET, HEAD, DELETE'],
    ['DELETE', '/api/v1/profiles/update', 'PUT, GET'],
    ['PATCH', '/api/v1/proposals', 'POST'],
    ['GET', '/api/v1/proposals', 'POST'],
    ['PUT', '/api/v1/moderation/cases', 'GET'],
  ])('%s %s gets 405 and the methods that the path has: %s', async (method, path, allow) => {
    for (const client of [on.visitor(), await on.verified()]) {
      const { status, headers, body } = await client.send(method, path);
      expect({ status, body }).toMatchObject({ status: 405, body: { code: 'method-not-allowed', status: 405 } });
      expect(headers.get('allow')).toBe(allow);
    }
  });

  test('every 201 says where to read what was created', async () => {
    const [woman, man, moderator] = [await on.woman(), await on.man(), await on.moderator()];
    const { profileId } = man;
    const created = [
      await (await on.incomplete()).ask('completeProfile', { body: newProfileBody() }),
      await woman.ask('saveProfile', { body: { profileId } }),
      await woman.ask('sendProposal', { body: { receiverProfileId: profileId } }),
      await woman.ask('hideMember', { body: { profileId } }),
      await woman.ask('reportMember', { body: { profileId, reason: 'OTHER' } }),
      await woman.ask('blockMember', { body: { profileId } }),
      await moderator.ask('suspendMember', { body: { profileId, reason: 'Asked for money.' } }),
    ];
    expect(created.map(({ status }) => status)).toEqual(Array(7).fill(201));
    expect(created.map(({ headers }) => headers.get('location'))).toEqual([
      '/api/v1/profiles/current-user-profile',
      '/api/v1/saved-profiles',
      `/api/v1/proposals/${(created[2]!.body as { proposalId: string }).proposalId}/details`,
      '/api/v1/hidden-members',
      '/api/v1/users/current-user/export',
      '/api/v1/blocks',
      '/api/v1/moderation/audit-log',
    ]);
  });
});

onEachBackend(
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
