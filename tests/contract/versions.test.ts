import { operationIds, operationOf } from '@mithaq/openapi/contract-validation.ts';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import { hasEntityTag } from '@mithaq/openapi/openapi-document.ts';
import { defaultNotificationSettings } from '@mithaq/openapi/rules/notifications.ts';
import { entityTag } from '@mithaq/openapi/rules/entity-tag.ts';
import { expect, test } from 'vitest';
import { onEachBackend } from './test-client.ts';

/** What a change replaces, how it is read, and two versions of it. */
const versioned: [OperationId, OperationId, (version: number) => object][] = [
  ['updateProfile', 'getCurrentUserProfile', (version) => withAges(version)],
  ['savePreferences', 'getPreferences', (version) => withAges(version).preferencesInput],
  ['updatePreferences', 'getPreferences', (version) => withAges(version).preferencesInput],
  [
    'updateNotificationSettings',
    'getNotificationSettings',
    (version) => ({ ...defaultNotificationSettings, quietHours: { from: 19 + version, to: 6 } }),
  ],
];

const withAges = (version: number) => newProfileBody({ preferences: { preferredMinAge: 30 + version } });

const reads = operationIds.filter((id) => operationOf(id).method === 'GET');
const isTagged = (id: OperationId) => hasEntityTag(contract, operationOf(id).operation);

test('each read has an ETag, but for those that count or record each time that somebody is read', () => {
  const others = reads.filter((id) => !isTagged(id) && !operationOf(id).operation['x-records-read']);
  // Two lead elsewhere, and an export says when it was made.
  expect(others).toEqual(['startGoogleSignIn', 'finishGoogleSignIn', 'exportAccount']);
});

onEachBackend((on) => {
  test.each(versioned)(
    '%s changes what the caller has seen, and nothing that was changed since',
    async (change, read, bodyOf) => {
      const owner = await on.verified();
      const params = { id: owner.preferencesId };
      const before = await owner.ask(read, { params });
      const seen = before.headers.get('etag')!;
      expect(seen).toBe(entityTag(before.body));
      const send = (version: number, tag: string) =>
        owner.ask(change, { params, body: bodyOf(version), headers: { 'if-match': tag } });

      const first = await send(1, seen);
      expect(first.status).toBe(200);
      const now = await owner.ask(read, { params });
      expect(now.headers.get('etag')).toBe(first.headers.get('etag'));

      const request = { params, body: bodyOf(2), headers: { 'if-match': seen } };
      await owner.expectProblem(change, request, 412, 'changed-meanwhile');
      expect((await owner.ask(read, { params })).body).toEqual(now.body);
      expect((await send(2, `"old", W/${now.headers.get('etag')}`)).status).toBe(200);
      expect((await send(3, '*')).status).toBe(200);
      expect((await owner.ask(change, { params, body: bodyOf(4) })).status).toBe(200);
    },
  );

  test('each read with an ETag answers 304 to its own, and to no other', async () => {
    const reader = await on.memberModerator();
    const { proposalId } = await on.propose('PENDING', { sender: await on.man(), receiver: reader });
    const ids: Partial<Record<OperationId, string>> = {
      getUser: reader.userId,
      getPreferences: reader.preferencesId,
      getProposal: proposalId,
    };
    const answers: [OperationId, ...unknown[]][] = [];
    for (const id of reads.filter((each) => isTagged(each))) {
      const params = { id: ids[id] ?? '', type: 'RECEIVED', code: 'IN' };
      const tag = (await reader.ask(id, { params })).headers.get('etag')!;
      const again = await reader.ask(id, { params, headers: { 'if-none-match': `"other", ${tag}` } });
      const other = await reader.ask(id, { params, headers: { 'if-none-match': '"other"' } });
      const undeclared = again.headers.get('has-next-page');
      answers.push([id, again.status, again.body, again.headers.get('etag') === tag, undeclared, other.status]);
    }
    expect(answers).toEqual(answers.map(([id]) => [id, 304, undefined, true, null, 200]));
  });

  test.each<[OperationId, OperationId]>([
    ['listSavedProfiles', 'saveProfile'],
    ['listSavedProfileIds', 'saveProfile'],
    ['listHiddenMembers', 'hideMember'],
    ['listBlocks', 'blockMember'],
  ])('%s is read again after %s', async (list, change) => {
    const [reader, { profileId }] = [await on.woman(), await on.man()];
    const headers = { 'if-none-match': (await reader.ask(list)).headers.get('etag')! };
    await reader.ask(change, { body: { profileId } });
    expect(await reader.ask(list, { headers })).toMatchObject({ status: 200, body: [expect.anything()] });
  });
});
