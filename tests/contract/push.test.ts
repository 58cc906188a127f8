import { eachKind, newPushSubscription } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { onEachBackend } from './test-client.ts';

const none = { endpoint: null, language: null };

onEachBackend((on) => {
  test('updatePushSubscription stores the browser of the session, and replaces the one before', async () => {
    const member = await on.woman();
    expect(await member.gets('getPushSubscription')).toEqual(none);
    const [first, second] = [newPushSubscription(), { ...newPushSubscription(), language: 'ar' as const }];
    const stored = { endpoint: first.endpoint, language: 'en' };
    expect(await member.gets('updatePushSubscription', { body: first })).toEqual(stored);
    expect(await member.gets('getPushSubscription')).toEqual(stored);
    await member.gets('updatePushSubscription', { body: first });
    await member.gets('updatePushSubscription', { body: second });
    expect(await member.gets('getPushSubscription')).toEqual({ endpoint: second.endpoint, language: 'ar' });
    expect((await member.gets('exportAccount')).pushSubscriptions).toMatchObject([{ endpoint: second.endpoint }]);
  });

  test('updatePushSubscription switches push on in the settings, and keeps the rest of them', async () => {
    const [chosen, other] = [await on.woman(), await on.woman()];
    const settings = await chosen.gets('getNotificationSettings');
    const own = { ...settings, mail: eachKind('DAILY'), quietHours: { from: 1, to: 2 } };
    await chosen.gets('updateNotificationSettings', { body: own });
    for (const member of [chosen, other]) await member.gets('updatePushSubscription', { body: newPushSubscription() });
    expect(await chosen.gets('getNotificationSettings')).toEqual({ ...own, push: true });
    expect(await other.gets('getNotificationSettings')).toEqual({ ...settings, push: true });
    expect((await other.gets('exportAccount')).notificationSettings).toEqual([{ ...settings, push: true }]);
  });

  test('updatePushSubscription gives a browser to the last member who signed in', async () => {
    const [before, after] = [await on.woman(), await on.woman()];
    const body = newPushSubscription();
    await before.gets('updatePushSubscription', { body });
    await after.gets('updatePushSubscription', { body });
    expect(await before.gets('getPushSubscription')).toEqual(none);
    expect((await before.gets('exportAccount')).pushSubscriptions).toEqual([]);
    expect(await after.gets('getPushSubscription')).toMatchObject({ endpoint: body.endpoint });
  });

  test('deletePushSubscription ends it, also twice, and leaves the one of others', async () => {
    const [member, other] = [await on.woman(), await on.woman()];
    for (const each of [member, other]) await each.gets('updatePushSubscription', { body: newPushSubscription() });
    await member.gets('deletePushSubscription');
    await member.gets('deletePushSubscription');
    expect(await member.gets('getPushSubscription')).toEqual(none);
    expect(await other.gets('getPushSubscription')).not.toEqual(none);
  });

  test.each([
    ['without encryption', { endpoint: 'http://fcm.googleapis.com/fcm/send/abc' }],
    ['on this machine', { endpoint: 'https://localhost/fcm/send/abc' }],
    ['of a private network', { endpoint: 'https://10.0.0.8/fcm/send/abc' }],
    ['at another port', { endpoint: 'https://fcm.googleapis.com:8443/fcm/send/abc' }],
    ['at a server that is no push service', { endpoint: 'https://push.example.test/abc' }],
    ['that is longer than a thousand characters', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(974)}` }],
    ['that is no address', { endpoint: 'https://' }],
    ['with a key that is too short', { keys: { p256dh: 'BCVx', auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }],
    ['with a secret that is too short', { keys: { ...newPushSubscription().keys, auth: 'BTBZ' } }],
    ['without a secret', { keys: { p256dh: newPushSubscription().keys.p256dh } }],
    ['in a language that Mithaq does not have', { language: 'fr' }],
    ['with a field of the browser that is not in the contract', { expirationTime: null }],
  ])('updatePushSubscription refuses a subscription %s', async (_title, changes) => {
    const member = await on.woman();
    const body = { ...newPushSubscription(), ...changes };
    await member.expectProblem('updatePushSubscription', { body }, 400, 'validation');
    expect(await member.gets('getPushSubscription')).toEqual(none);
  });

  test('updatePushSubscription accepts a thousand characters', async () => {
    const endpoint = `https://fcm.googleapis.com/${'a'.repeat(973)}`;
    const body = { ...newPushSubscription(), endpoint };
    expect(endpoint).toHaveLength(1000);
    expect(await (await on.woman()).gets('updatePushSubscription', { body })).toMatchObject({ endpoint });
  });

  test('getPushSubscription has nothing after the session has ended', async () => {
    const member = await on.woman();
    await member.gets('updatePushSubscription', { body: newPushSubscription() });
    await member.gets('endAllSessions');
    await member.expectProblem('getPushSubscription', {}, 401, 'signed-out');
  });

  test('getClientConfig has the key with which a browser subscribes', async () => {
    const { pushKey } = await on.visitor().gets('getClientConfig');
    expect(pushKey).toMatch(/^B[A-P][\w-]{85}$/);
  });
});
