import { operationIds, operationOf } from '@mithaq/openapi/contract-validation.ts';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import { hasEntityTag, successOf, takesIfMatch } from '@mithaq/openapi/openapi-document.ts';
import { defaultNotificationSettings } from '@mithaq/openapi/rules/notifications.ts';
import { entityTag } from '@mithaq/openapi/rules/entity-tag.ts';
import { currentMailConsentVersion } from '@mithaq/openapi/rules/mail-consent.ts';
import { expect, test } from 'vitest';
import { onEachBackend } from './test-client.ts';

/** A guardian, of whom each version is another one. */
const guardian = (version: number) => ({
  name: 'Ahmed Siddiqui',
  relation: 'FATHER',
  phoneNumber: `+91987650000${version}`,
  shares: 'BOTH',
});

/** A change, and the versions of what it replaces. */
const versioned: [OperationId, ((version: number) => object)?][] = [
  ['updateProfile', (version) => withAges(version)],
  ['savePreferences', (version) => withAges(version).preferencesInput],
  ['updatePreferences', (version) => withAges(version).preferencesInput],
  [
    'updateNotificationSettings',
    (version) => ({ ...defaultNotificationSettings, quietHours: { from: 19 + version, to: 6 } }),
  ],
  ['nameGuardian', guardian],
  ['removeGuardian'],
  ['allowFamilySharing', (version) => ({ isAllowed: version % 2 === 1 })],
  ['pauseProfile', (version) => ({ isPaused: version % 2 === 1 })],
  ['chooseNameBeforeAnswer', (version) => ({ nameBeforeAnswer: version % 2 === 1 ? 'FIRST_NAME' : 'FULL_NAME' })],
  [
    'updateMailConsent',
    (version) => ({ agreed: version % 2 === 1, version: currentMailConsentVersion, language: 'en' }),
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

test('each operation that takes If-Match is tried', () => {
  const takers = operationIds.filter((id) => takesIfMatch(operationOf(id).operation));
  expect(versioned.map(([id]) => id).toSorted()).toEqual(takers.toSorted());
});

onEachBackend((on) => {
  test.each(versioned)(
    '%s changes what the caller has seen, and nothing that was changed since',
    async (change, bodyOf) => {
      const { operation } = operationOf(change);
      const read = operation['x-version-of'] as OperationId;
      const owner = await on.verified();
      const params = { id: read === 'getUser' ? owner.userId : owner.preferencesId };
      if (read === 'getGuardian') await owner.gets('nameGuardian', { body: guardian(0) });
      const before = await owner.ask(read, { params });
      const seen = before.headers.get('etag')!;
      expect(seen).toBe(entityTag(before.body));
      const send = (version: number, tag: string) =>
        owner.ask(change, { params, body: bodyOf?.(version), headers: { 'if-match': tag } });

      const first = await send(1, seen);
      const ok = successOf(operation);
      expect(first.status).toBe(ok);
      const now = await owner.ask(read, { params });
      const tag = now.headers.get('etag')!;
      expect(first.headers.get('etag')).toBe(tag);

      // RFC 9110: a weak tag is equal to none.
      for (const stale of [seen, `W/${tag}`]) {
        const request = { params, body: bodyOf?.(2), headers: { 'if-match': stale } };
        await owner.expectProblem(change, request, 412, 'changed-meanwhile');
        expect((await owner.ask(change, request)).headers.get('etag')).toBe(tag);
      }
      const noTag = { params, body: bodyOf?.(2), headers: { 'if-match': tag.replaceAll('"', '') } };
      const { errors } = await owner.expectProblem(change, noTag, 400, 'validation');
      expect(errors).toMatchObject([{ pointer: 'if-match', code: 'wrong-format' }]);
      expect((await owner.ask(read, { params })).body).toEqual(now.body);
      expect((await send(2, `"old", ${tag}`)).status).toBe(ok);
      expect((await send(3, '*')).status).toBe(ok);
      expect((await owner.ask(change, { params, body: bodyOf?.(4) })).status).toBe(ok);
    },
  );

  test('a new profile comes with its ETag', async () => {
    const owner = await on.incomplete();
    const created = await owner.ask('completeProfile', { body: newProfileBody() });
    const read = await owner.ask('getCurrentUserProfile');
    expect([created.status, created.headers.get('etag')]).toEqual([201, read.headers.get('etag')]);
  });

  test('an If-Match that an operation would ignore is refused, and nothing is changed', async () => {
    const [owner, other] = [await on.woman(), await on.man()];
    const request = { body: { profileId: other.profileId }, headers: { 'if-match': '"1"' } };
    const { errors } = await owner.expectProblem('saveProfile', request, 400, 'validation');
    expect(errors).toMatchObject([{ pointer: 'if-match', code: 'unknown-field' }]);
    expect(await owner.gets('listSavedProfiles')).toEqual([]);
  });

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
      const { headers: first } = await reader.ask(id, { params });
      const tag = first.get('etag')!;
      const again = await reader.ask(id, { params, headers: { 'if-none-match': `"other", ${tag}` } });
      const other = await reader.ask(id, { params, headers: { 'if-none-match': '"other"' } });
      const isSame = ['etag', 'has-next-page', 'link'].every((name) => again.headers.get(name) === first.get(name));
      answers.push([id, again.status, again.body, isSame, other.status]);
    }
    expect(answers).toEqual(answers.map(([id]) => [id, 304, undefined, true, 200]));
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
