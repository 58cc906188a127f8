import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
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

  test.each<[OperationId, Record<string, string>]>([
    ['getCurrentUserProfile', {}],
    ['getNotificationSettings', {}],
    ['getClientConfig', {}],
    ['listCountries', {}],
    ['listStates', { code: 'IN' }],
  ])('%s answers 304 to its own ETag', async (operationId, params) => {
    const owner = await on.verified();
    const tag = (await owner.ask(operationId, { params })).headers.get('etag')!;
    const again = await owner.ask(operationId, { params, headers: { 'if-none-match': `"other", ${tag}` } });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, undefined, tag]);
    expect((await owner.ask(operationId, { params, headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
});
