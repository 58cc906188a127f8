import { randomUUIDv7 } from 'node:crypto';
import type { NotificationPage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { defaultNotificationSettings, notificationLimits } from '@mithaq/openapi/rules/notifications.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify } from '../entities/notify.ts';
import { deleteExpired } from '../services/retention.ts';
import { memberFactory, propose, prove, type Caller } from '../testing/factories.ts';
import { hashes, startTestApp, type TestApp } from '../testing/test-app.ts';
import { remind } from './reminders.ts';

let server: TestApp;
const moderatorEmails = ['one@example.test', 'two@example.test'];
beforeAll(async () => {
  server = await startTestApp({ moderatorEmails, limits: { PROPOSALS_PER_DAY: 0, PHONE_COOL_DOWN_HOURS: 0 } });
});
afterAll(() => server.close());

const { incomplete, man, woman } = memberFactory(() => server);
const day = 24 * 3_600_000;

const kindsOf = async (caller: Caller) =>
  (await caller.get('/api/v1/notifications')).json<NotificationPage>().data.map(({ kind }) => kind);
const storedOf = async ({ userId }: Caller) =>
  (await server.database.pool.query('select kind from notification where account_id = $1', [userId])).rows;
const tagOf = async (caller: Caller) => (await caller.get('/api/v1/notifications')).headers['etag'];

describe('notify', () => {
  it('writes with the transaction and is undone with it', async () => {
    const { userId: accountId, ...caller } = await incomplete();
    const event = { accountId, kind: 'SUSPENSION_LIFTED', subjectId: accountId } as const;
    const failing = server.database.transaction(async (em) => {
      await notify(em, event, new Date());
      throw new Error('not this time');
    });
    await expect(failing).rejects.toThrow('not this time');
    expect(await storedOf({ ...caller, userId: accountId })).toEqual([]);
    await server.database.transaction((em) => notify(em, event, new Date()));
    expect(await kindsOf({ ...caller, userId: accountId })).toEqual(['SUSPENSION_LIFTED']);
  });

  it('writes an event once, also at the same moment, and gives each list version once', async () => {
    const caller = await incomplete();
    const subjectId = randomUUIDv7();
    const event = { accountId: caller.userId, kind: 'CASE_OPENED', subjectId } as const;
    const write = () => server.database.transaction((em) => notify(em, event, new Date()));
    await Promise.all([write(), write(), write()]);
    expect(await storedOf(caller)).toHaveLength(1);
    const { rows } = await server.database.pool.query(
      'select version from notification_settings where account_id = $1',
      [caller.userId],
    );
    expect(rows).toEqual([{ version: 3 }]);
  });

  it('keeps the newest of an account alone', async () => {
    const caller = await incomplete();
    await server.database.transaction(async (em) => {
      for (let count = 0; count <= notificationLimits.perAccount; count++)
        await notify(
          em,
          { accountId: caller.userId, kind: 'CASE_OPENED', subjectId: randomUUIDv7() },
          new Date(count * 1000),
        );
    });
    const { rows } = await server.database.pool.query<{ oldest: number; count: number }>(
      'select extract(epoch from min(created_at))::int as oldest, count(*)::int as count from notification where account_id = $1',
      [caller.userId],
    );
    expect(rows).toEqual([{ oldest: 1, count: notificationLimits.perAccount }]);
  });
});

describe('listNotifications', () => {
  it('answers 304 without a body until the version changes', async () => {
    const [sender, receiver] = [await man(), await woman()];
    const before = await tagOf(receiver);
    const same = await receiver.get('/api/v1/notifications');
    expect(same.headers['etag']).toBe(before);
    const unchanged = await server.app.inject({
      method: 'GET',
      url: '/api/v1/notifications',
      headers: { cookie: receiver.cookie, 'if-none-match': before },
    });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    await propose(sender, receiver);
    expect(await tagOf(receiver)).not.toBe(before);
  });

  it.each(['block', 'departure'])('keeps the version of the other side after a %s', async (what) => {
    const [actor, other] = [await man(), await woman()];
    await propose(actor, other);
    const [own, before] = [await tagOf(actor), await tagOf(other)];
    if (what === 'block') {
      await actor.post('/api/v1/blocks', { profileId: other.profileId });
      expect(await tagOf(actor)).not.toBe(own);
    } else {
      const { cookie } = actor;
      await server.app.inject({ method: 'DELETE', url: '/api/v1/users/current-user', headers: { cookie } });
    }
    expect(await tagOf(other)).toBe(before);
  });

  it('keeps the version and the export of a moderator whom a new case is about', async () => {
    const [email, otherEmail] = moderatorEmails;
    const [own, other] = [await woman({ email: email! }), await incomplete({ email: otherEmail! })];
    const [tag, otherTag] = [await tagOf(own), await tagOf(other)];
    await (await man()).post('/api/v1/reports', { profileId: own.profileId, reason: 'OTHER' });
    expect(await tagOf(own)).toBe(tag);
    expect(await tagOf(other)).not.toBe(otherTag);
    expect((await own.get('/api/v1/users/current-user/export')).json()).toMatchObject({ notifications: [] });
  });

  it('tells the account whose number another one has proved', async () => {
    const [holder, next] = [await woman(), await woman()];
    await server.database.pool.query(`update app_user set signed_in_at = now() - interval '181 days' where id = $1`, [
      holder.userId,
    ]);
    expect((await prove(server, next, holder.phoneNumber)).statusCode).toBe(200);
    expect(await kindsOf(holder)).toEqual(['NUMBER_TAKEN']);
    expect(await kindsOf(next)).toEqual([]);
  });
});

describe('remind', () => {
  it('reminds once of a proposal that has waited for a week, however many processes do it', async () => {
    const receiver = await woman();
    const proposalId = await propose(await man(), receiver);
    const at = (days: number) => new Date(Date.now() + days * day);
    await remind(server.database, at(6.9));
    expect(await kindsOf(receiver)).toEqual(['PROPOSAL_RECEIVED']);
    await Promise.all([remind(server.database, at(7.1)), remind(server.database, at(7.1))]);
    await remind(server.database, at(8));
    expect(await kindsOf(receiver)).toEqual(['PROPOSAL_WAITING', 'PROPOSAL_RECEIVED']);
    await receiver.post('/api/v1/proposals/decline', { proposalId });
    expect(await kindsOf(receiver)).toEqual([]);
  });

  it('does not remind of a proposal that was answered, or has waited for much longer', async () => {
    const [answered, late] = [await woman(), await woman()];
    await propose(await man(), answered, 'DECLINED');
    await propose(await man(), late);
    await remind(server.database, new Date(Date.now() + 7.5 * day));
    expect(await kindsOf(answered)).toEqual([]);
    const later = await woman();
    await propose(await man(), later);
    await remind(server.database, new Date(Date.now() + 11 * day));
    expect(await kindsOf(later)).toEqual(['PROPOSAL_RECEIVED']);
  });

  it('writes nothing of a proposal that is taken back meanwhile', async () => {
    const [sender, receiver] = [await man(), await woman()];
    const proposalId = await propose(sender, receiver);
    const query: typeof server.database.query = async (statement, values) => {
      const rows = await server.database.query<never>(statement, values);
      await sender.post('/api/v1/proposals/take-back', { proposalId });
      return rows;
    };
    await remind({ ...server.database, query }, new Date(Date.now() + 7.1 * day));
    expect(await storedOf(receiver)).toEqual([]);
  });

  it('tells of new people in For You once a week, and only who chose it', async () => {
    const [chosen, silent] = [await woman(), await woman()];
    const body = { ...defaultNotificationSettings, weeklyForYou: true };
    await chosen.put('/api/v1/notification-settings', body);
    await man();
    const run = (days: number) => remind(server.database, new Date(Date.now() + days * day));
    await Promise.all([run(0), run(0)]);
    await run(6);
    expect(await storedOf(chosen)).toEqual([{ kind: 'FOR_YOU_NEW' }]);
    expect(await kindsOf(chosen)).toEqual(['FOR_YOU_NEW']);
    expect(await storedOf(silent)).toEqual([]);
    await chosen.put('/api/v1/notification-settings', { ...body, weeklyForYou: false });
    expect(await kindsOf(chosen)).toEqual([]);
  });

  it('tells of nobody new in For You where members of long ago have changed their profiles', async () => {
    const [chosen, other] = [await woman(), await man()];
    await server.database.pool.query(`update profile set created_at = created_at - interval '8 days'`);
    await chosen.put('/api/v1/notification-settings', { ...defaultNotificationSettings, weeklyForYou: true });
    const body = newProfileBody({ profile: { gender: 'MALE', profileId: other.profileId } });
    expect((await other.put('/api/v1/profiles/update', body)).statusCode).toBe(200);
    await remind(server.database, new Date());
    expect(await storedOf(chosen)).toEqual([]);
  });
});

it('deleteExpired deletes notifications of long ago', async () => {
  const receiver = await woman();
  await propose(await man(), receiver);
  const after = (days: number) => new Date(Date.now() + days * day);
  await deleteExpired(server.database, hashes, after(notificationLimits.days - 1));
  expect(await storedOf(receiver)).toHaveLength(1);
  await deleteExpired(server.database, hashes, after(notificationLimits.days + 1));
  expect(await storedOf(receiver)).toHaveLength(0);
});
