import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eachKind } from '@mithaq/openapi/examples/factories.ts';
import { pushBrowsers, pushTexts } from '@mithaq/openapi/rules/push.ts';
import type { PushSubscriptionInput } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { currentMailConsentVersion } from '@mithaq/openapi/rules/mail-consent.ts';
import { sessionDays } from '../../entities/session.entity.ts';
import { changeStatus, memberFactory, propose, type Caller, type TestMember } from '../../testing/factories.ts';
import { startPushService } from '../../testing/push-service.ts';
import { hashes, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deliverPush, type PushOutcome } from './deliver-push.ts';
import { startDeliveryWorker } from './delivery-worker.ts';
import { pushKeyOf } from './push-keys.ts';
import { pushTransport, type PushTransport } from './push-transport.ts';
import { claimDue, type Job } from './queue.ts';

let server: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
let transport: PushTransport;
const noon = new Date('2026-06-15T12:00:00Z');
let now = noon;
const { man, woman } = memberFactory(() => server);
const keys = hashes.pushKeys().map(pushKeyOf);

beforeAll(async () => {
  server = await startTestApp({ now: () => now });
  service = await startPushService(keys.map(({ publicKey }) => publicKey));
  transport = pushTransport({ keys, contactEmail: 'operator@example.test', fetch: service.fetch });
});
afterAll(async () => {
  await Promise.all([service.close(), server.close()]);
});
beforeEach(async () => {
  now = noon;
  await server.database.pool.query('delete from delivery');
  service.received.length = 0;
  service.answers.length = 0;
});

const minute = 60_000;
const hour = 60 * minute;
const later = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));

/** Another browser in which the member is signed in. */
const otherBrowser = async ({ email }: Caller): Promise<Pick<Caller, 'put'>> => {
  const { cookie } = await server.signIn({ email });
  const put = (url: string, payload: object) => server.app.inject({ method: 'PUT', url, payload, headers: { cookie } });
  return { put };
};

const subscribe = async (member: Pick<Caller, 'put'>, language: PushSubscriptionInput['language'] = 'en') => {
  const browser = service.subscribe(language);
  const answer = await member.put('/api/v1/push-subscription', browser);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return browser;
};
const settings = {
  mail: eachKind('NEVER'),
  push: true,
  timeZone: 'UTC',
  quietHours: { from: 21, to: 8 },
  weeklyForYou: false,
};

/** Two members of whom the receiver has a browser that shows news. */
async function pair(): Promise<{ sender: TestMember; receiver: TestMember; browser: PushSubscriptionInput }> {
  const [sender, receiver] = await Promise.all([man(), woman()]);
  return { sender, receiver, browser: await subscribe(receiver) };
}

const parts = (query = server.database.query) => ({
  database: { ...server.database, query },
  transport,
  moderatorEmails: [],
  now: () => now,
});
const claim = () => claimDue(server.database, 'PUSH', now, 100);
const claimOne = async (): Promise<Job> => (await claim())[0]!;

async function work(): Promise<PushOutcome[]> {
  const outcomes: PushOutcome[] = [];
  for (const job of await claim()) outcomes.push((await deliverPush(parts(), job)).outcome);
  return outcomes;
}
const rows = async () =>
  (await server.database.pool.query('select sent_at, dead_at, last_error, attempts from delivery')).rows;
const stored = async () => (await server.database.pool.query('select 1 from push_subscription')).rowCount;

describe('a browser', () => {
  test('shows that there is news, in its language, and not what or whom', async () => {
    const { sender, receiver, browser } = await pair();
    const arabic = await subscribe(await otherBrowser(receiver), 'ar');
    await propose(sender, receiver);
    expect(await work()).toEqual(['SENT']);
    expect(await work()).toEqual([]);
    const shown = new Map(service.received.map(({ endpoint, text }) => [endpoint, JSON.parse(text)]));
    expect(shown.get(browser.endpoint)).toEqual({ language: 'en', body: pushTexts.en });
    expect(shown.get(arabic.endpoint)).toEqual({ language: 'ar', body: pushTexts.ar });
    expect(service.received).toHaveLength(2);
  });

  test('of the member who acted shows nothing', async () => {
    const { sender, receiver } = await pair();
    await subscribe(sender);
    await propose(sender, receiver);
    await work();
    expect(service.received).toHaveLength(1);
  });

  test('that is no longer signed in shows nothing', async () => {
    const out = await pair();
    const expired = await pair();
    const left = await pair();
    for (const { sender, receiver } of [out, expired, left]) await propose(sender, receiver);
    const signOut = (url: string, method: 'POST' | 'DELETE', { cookie }: Caller) =>
      server.app.inject({ method, url, headers: { cookie } });
    expect((await signOut('/api/v1/auth/logout', 'POST', out.receiver)).statusCode).toBe(204);
    expect((await signOut('/api/v1/users/current-user', 'DELETE', left.receiver)).statusCode).toBe(204);
    await server.database.pool.query('update session set last_seen_at = $2 where user_id = $1', [
      expired.receiver.userId,
      new Date(now.getTime() - sessionDays.idle * 24 * hour),
    ]);
    expect(await work()).toEqual(['FORGOTTEN', 'FORGOTTEN']); // the third went with the account
    expect(service.received).toEqual([]);
  });

  test('is one of ten, those that subscribed last', async () => {
    const { sender, receiver, browser } = await pair();
    for (let more = 0; more < pushBrowsers; more += 1) {
      later(1000);
      await subscribe(await otherBrowser(receiver));
    }
    await propose(sender, receiver);
    await work();
    const reached = service.received.map(({ endpoint }) => endpoint);
    expect(new Set(reached).size).toBe(pushBrowsers);
    expect(reached).not.toContain(browser.endpoint);
  });

  test('is one of ten also when many subscribe at once', async () => {
    const { receiver } = await pair();
    const browsers = await Promise.all(Array.from({ length: pushBrowsers + 2 }, () => otherBrowser(receiver)));
    await Promise.all(browsers.map((each) => subscribe(each)));
    const ofAccount = `select from push_subscription where account_id = $1`;
    expect((await server.database.pool.query(ofAccount, [receiver.userId])).rowCount).toBe(pushBrowsers);
  });

  test('shows nothing while push is switched off in the settings', async () => {
    const { sender, receiver } = await pair();
    await receiver.put('/api/v1/notification-settings', { ...settings, push: false });
    await propose(sender, receiver);
    expect(await work()).toEqual(['FORGOTTEN']);
    expect(service.received).toEqual([]);
  });

  test('shows nothing that is no longer true, or was seen', async () => {
    const closed = await pair();
    await propose(closed.sender, closed.receiver);
    await closed.sender.post('/api/v1/blocks', { profileId: closed.receiver.profileId });
    const seen = await pair();
    await propose(seen.sender, seen.receiver);
    const { data } = (await seen.receiver.get('/api/v1/notifications')).json<{ data: { id: string }[] }>();
    await seen.receiver.post('/api/v1/notifications/seen', { ids: data.map(({ id }) => id) });
    const answered = await pair();
    await changeStatus(answered.receiver, await propose(answered.sender, answered.receiver), 'DECLINED');
    expect(await work()).toEqual(['FORGOTTEN', 'FORGOTTEN', 'FORGOTTEN']);
    expect(service.received).toEqual([]);
  });

  test('waits for the end of the quiet hours, and ten minutes for more news', async () => {
    const { sender, receiver } = await pair();
    await receiver.put('/api/v1/notification-settings', { ...settings, quietHours: { from: 10, to: 14 } });
    await propose(sender, receiver);
    expect(await work()).toEqual(['WAITS']);
    later(2 * hour);
    expect(await work()).toEqual(['SENT']);
    for (const other of await Promise.all([man(), man()])) await propose(other, receiver);
    expect(await work()).toEqual(['WAITS']);
    later(10 * minute);
    expect(await work()).toEqual(['SENT']);
    later(24 * hour);
    expect(await work()).toEqual([]);
    expect(service.received).toHaveLength(2);
  });

  test('that its push service does not know any more is forgotten', async () => {
    const { sender, receiver, browser } = await pair();
    const before = (await stored())!;
    service.forget(browser);
    await propose(sender, receiver);
    expect(await work()).toEqual(['FORGOTTEN']);
    expect(await stored()).toBe(before - 1);
    expect((await receiver.get('/api/v1/push-subscription')).json()).toEqual({ endpoint: null, language: null });
    await propose(await man(), receiver);
    expect(await claim()).toEqual([]);
  });
});

describe('the queue', () => {
  test('has nothing of members without a browser', async () => {
    const [sender, receiver] = await Promise.all([man(), woman()]);
    await propose(sender, receiver);
    expect(await claim()).toEqual([]);
  });

  test('tries again the browsers alone that have not got a push', async () => {
    const { sender, receiver, browser } = await pair();
    const other = await subscribe(await otherBrowser(receiver));
    await propose(sender, receiver);
    service.answers.push(503);
    expect(await work()).toEqual(['RETRY']);
    expect(service.received).toHaveLength(1);
    expect(await work()).toEqual([]);
    later(minute);
    expect(await work()).toEqual(['SENT']);
    const reached = service.received.map(({ endpoint }) => endpoint);
    expect(reached.toSorted()).toEqual([browser.endpoint, other.endpoint].toSorted());
    expect(await rows()).toMatchObject([{ dead_at: null, last_error: null, attempts: 2 }]);
  });

  test('gives up after twelve tries in about a day, and says why', async () => {
    const { sender, receiver } = await pair();
    await receiver.put('/api/v1/notification-settings', { ...settings, quietHours: { from: 0, to: 0 } });
    await propose(sender, receiver);
    let tries = 0;
    for (let time = 0; time < 72 * hour; time += 10 * minute) {
      service.answers.splice(0, 1, 500);
      tries += (await work()).length;
      later(10 * minute);
    }
    expect(tries).toBe(12);
    expect(service.received).toEqual([]);
    expect(await rows()).toMatchObject([{ sent_at: null, dead_at: expect.any(String), last_error: 'HTTP 500' }]);
  });

  test('gives up what is refused, and keeps the browser', async () => {
    const { sender, receiver, browser } = await pair();
    service.answers.push(400);
    await propose(sender, receiver);
    expect(await work()).toEqual(['REFUSED']);
    const [row] = await rows();
    expect(row).toMatchObject({ dead_at: expect.any(String), last_error: 'HTTP 400' });
    await propose(await man(), receiver);
    expect(await work()).toEqual(['SENT']);
    expect(service.received).toMatchObject([{ endpoint: browser.endpoint }]);
  });

  test('pauses after a push that one browser got and another one refused', async () => {
    const { sender, receiver } = await pair();
    await subscribe(await otherBrowser(receiver));
    await propose(sender, receiver);
    service.answers.push(400);
    expect(await work()).toEqual(['REFUSED']);
    expect(service.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ sent_at: expect.any(String), dead_at: null }]);
    await propose(await man(), receiver);
    expect(await work()).toEqual(['WAITS']);
  });

  test('loses nothing when a process is killed at any statement, and repeats at most the one in flight', async () => {
    for (let statements = 0; ; statements += 1) {
      const { sender, receiver, browser } = await pair();
      await propose(sender, receiver);
      const job = await claimOne();
      const killed = await deliverPush(parts(failingAfter(statements)), job).then(
        () => false,
        () => true,
      );
      later(minute);
      await work();
      const copies = service.received.filter(({ endpoint }) => endpoint === browser.endpoint).length;
      expect(copies).toBeGreaterThan(0);
      expect(copies).toBeLessThan(3);
      expect(await claim()).toEqual([]);
      later(hour);
      if (!killed) break;
    }
  });

  /** The statements of the database until one of them fails, as in a process that is killed. */
  function failingAfter(statements: number): TestApp['database']['query'] {
    let left = statements;
    return (statement, values) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return server.database.query(statement, values);
    };
  }

  test('is shared by two processes, which send each push once', async () => {
    const pairs = await Promise.all([pair(), pair(), pair(), pair()]);
    for (const { sender, receiver } of pairs) await propose(sender, receiver);
    let sent = 0;
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const count = (outcome: string) => {
      if (outcome === 'SENT') sent += 1;
      if (sent === pairs.length) resolve();
    };
    const start = () =>
      startDeliveryWorker({
        database: server.database,
        channel: 'PUSH',
        deliver: (job) => deliverPush(parts(), job),
        count,
        words: { notTaken: 'not taken' },
        isServing: () => false,
        now: () => now,
        logger: server.app.log,
        pollMs: 20,
      });
    const stops = [start(), start()];
    await done;
    await Promise.all(stops.map((stop) => stop()));
    const reached = service.received.map(({ endpoint }) => endpoint);
    expect(reached.toSorted()).toEqual(pairs.map(({ browser }) => browser.endpoint).toSorted());
  });
});

test('a mail and a push about the same news wait beside each other', async () => {
  const { sender, receiver } = await pair();
  const agreed = { agreed: true, version: currentMailConsentVersion, language: 'en' };
  expect((await receiver.put('/api/v1/mail-consent', agreed)).statusCode).toBe(200);
  await propose(sender, receiver);
  expect(await work()).toEqual(['SENT']);
  expect(await claimDue(server.database, 'MAIL', now, 100)).toHaveLength(1);
});
