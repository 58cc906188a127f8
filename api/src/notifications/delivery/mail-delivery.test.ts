import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eachKind } from '@mithaq/openapi/examples/factories.ts';
import { currentMailConsentVersion } from '@mithaq/openapi/rules/mail-consent.ts';
import { letterTexts } from '@mithaq/openapi/rules/letter-texts.ts';
import { startMailbox, type Mailbox } from '../../local/mailbox.ts';
import { changeStatus, memberFactory, propose, type Caller, type TestMember } from '../../testing/factories.ts';
import { hashes, publicUrl, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deliverMail, type Outcome } from './deliver-mail.ts';
import { startDeliveryWorker } from './delivery-worker.ts';
import { mailTransport, type MailTransport } from './mail-transport.ts';
import { claimDue, leaseOf, type Job } from './queue.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

let server: TestApp;
let mailbox: Mailbox;
let transport: MailTransport;
let now = new Date('2026-06-15T12:00:00Z');
const moderatorEmails = ['moderator@example.test'];
const links = unsubscribeLinks(hashes.unsubscribeKeys(), publicUrl);
const { man, woman, incomplete } = memberFactory(() => server);

beforeAll(async () => {
  server = await startTestApp({ now: () => now, moderatorEmails });
  mailbox = await startMailbox({ port: 0, print: () => undefined });
  transport = mailTransport({ smtpUrl: mailbox.smtpUrl, from: 'news@mithaq.example' });
});
afterAll(async () => {
  transport.close();
  await Promise.all([mailbox.close(), server.close()]);
});
beforeEach(async () => {
  now = new Date('2026-06-15T12:00:00Z');
  await server.database.pool.query('delete from delivery');
  await fetch(`${mailbox.url}/messages`, { method: 'DELETE' });
});

const later = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
const minute = 60_000;
const hour = 60 * minute;

const agree = async (member: Caller, changes: object = {}) => {
  const body = { agreed: true, version: currentMailConsentVersion, language: 'en', ...changes };
  const answer = await member.put('/api/v1/mail-consent', body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
};
const choose = (member: Caller, changes: object) =>
  member.put('/api/v1/notification-settings', {
    mail: eachKind('AT_ONCE'),
    push: false,
    timeZone: 'UTC',
    quietHours: { from: 21, to: 8 },
    weeklyForYou: false,
    ...changes,
  });
const statusOf = async (member: Caller) => (await member.get('/api/v1/mail-consent')).json<{ status: string }>().status;

const parts = (over: Pick<MailTransport, 'send'> = transport) => ({
  database: server.database,
  transport: over,
  links,
  publicUrl,
  moderatorEmails,
  now: () => now,
});
const claim = () => claimDue(server.database, 'MAIL', now, 100);

/** Works on everything that is due, and returns what became of it. */
async function work(over?: MailTransport): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const job of await claim()) outcomes.push((await deliverMail(parts(over), job)).outcome);
  return outcomes;
}
const recipients = () => mailbox.mails.map(({ to }) => to[0]);

/** Two members of whom the receiver has agreed to mail. */
async function pair(changes: object = {}): Promise<{ sender: TestMember; receiver: TestMember }> {
  const [sender, receiver] = await Promise.all([man(), woman()]);
  await agree(receiver, changes);
  return { sender, receiver };
}

describe('a member', () => {
  test('hears of a proposal by one mail in the language of the agreement', async () => {
    const { sender, receiver } = await pair({ language: 'ar' });
    await propose(sender, receiver);
    expect(await work()).toEqual(['SENT']);
    expect(await work()).toEqual([]);
    expect(mailbox.mails).toMatchObject([{ to: [receiver.email], copies: 1, subject: letterTexts.ar.subject }]);
    expect(JSON.stringify(mailbox.mails)).not.toContain(sender.fullName.split(' ')[0]);
  });

  test.each([
    ['who was never asked', null],
    ['who refused', { agreed: false }],
  ])('%s gets none', async (_title, answer) => {
    const [sender, receiver] = await Promise.all([man(), woman()]);
    if (answer) await agree(receiver, answer);
    await propose(sender, receiver);
    expect(await claim()).toEqual([]);
  });

  test('who agreed to an earlier text gets none', async () => {
    const { sender, receiver } = await pair();
    await server.database.pool.query(`update mail_consent set version = '2026-11-22' where account_id = $1`, [
      receiver.userId,
    ]);
    await propose(sender, receiver);
    expect(await work()).toEqual(['FORGOTTEN']);
    expect(mailbox.mails).toEqual([]);
    expect(await statusOf(receiver)).toBe('NOT_ASKED');
  });

  test('gets none about what is no longer true, or was seen', async () => {
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
    expect(mailbox.mails).toEqual([]);
  });

  test.each<[string, (pair: { sender: TestMember; receiver: TestMember }) => Promise<unknown>]>([
    [
      'hid the other one',
      ({ sender, receiver }) => receiver.post('/api/v1/hidden-members', { profileId: sender.profileId }),
    ],
    [
      'blocked the other one',
      ({ sender, receiver }) => receiver.post('/api/v1/blocks', { profileId: sender.profileId }),
    ],
    ['was blocked', ({ sender, receiver }) => sender.post('/api/v1/blocks', { profileId: receiver.profileId })],
    ['paused the profile', ({ receiver }) => receiver.put('/api/v1/profiles/pause', { isPaused: true })],
    [
      'has news of somebody who left',
      ({ sender: { cookie } }) =>
        server.app.inject({ method: 'DELETE', url: '/api/v1/users/current-user', headers: { cookie } }),
    ],
  ])('who %s before a mail goes gets none', async (_what, meanwhile) => {
    const both = await pair();
    await propose(both.sender, both.receiver);
    expect(await meanwhile(both)).toMatchObject({ statusCode: expect.toSatisfy((code: number) => code < 300) });
    expect(await work()).toEqual(['FORGOTTEN']);
    expect(mailbox.mails).toEqual([]);
  });

  test('gets one mail an hour however much happens, and none twice', async () => {
    const { sender, receiver } = await pair();
    await propose(sender, receiver);
    await work();
    later(minute);
    for (const other of await Promise.all([man(), man(), man()])) await propose(other, receiver);
    expect(await work()).toEqual(['WAITS']);
    later(58 * minute);
    expect(await work()).toEqual([]);
    later(minute);
    expect(await work()).toEqual(['SENT']);
    later(48 * hour);
    expect(await work()).toEqual([]);
    expect(mailbox.mails).toHaveLength(2);
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test('hears at once, daily or never, and not in the quiet hours', async () => {
    const [daily, never, quiet] = [await pair(), await pair(), await pair()];
    await choose(daily.receiver, { mail: eachKind('DAILY') });
    await choose(never.receiver, { mail: eachKind('NEVER') });
    await choose(quiet.receiver, { quietHours: { from: 10, to: 14 } });
    for (const { sender, receiver } of [daily, never, quiet]) await propose(sender, receiver);
    expect((await work()).toSorted()).toEqual(['FORGOTTEN', 'WAITS', 'WAITS']);
    later(2 * hour);
    expect(await work()).toEqual(['SENT']);
    later(18 * hour);
    expect(await work()).toEqual(['SENT']);
    expect(recipients()).toEqual([quiet.receiver.email, daily.receiver.email]);
  });

  test('hears of each kind of news as they chose for it', async () => {
    const { receiver } = await pair();
    await choose(receiver, { mail: { ...eachKind('NEVER'), proposals: 'DAILY', account: 'AT_ONCE' } });
    await propose(await man(), receiver);
    expect(await work()).toEqual(['WAITS']);
    later(hour);
    const moderator = await incomplete({ email: moderatorEmails[0]! });
    const said = { profileId: receiver.profileId, kind: 'MESSAGE', text: 'Please be polite.' };
    expect((await moderator.post('/api/v1/moderation/messages', said)).statusCode).toBeLessThan(300);
    expect(await work()).toEqual(['SENT']);
    // The mail was about the proposal, too.
    later(24 * hour);
    expect(await work()).toEqual([]);
    await choose(receiver, { mail: { ...eachKind('AT_ONCE'), proposals: 'NEVER' } });
    await propose(await man(), receiver);
    expect(await work()).toEqual(['FORGOTTEN']);
    expect(recipients()).toEqual([receiver.email]);
  });

  test('who wants at once what was to come once a day gets it at once', async () => {
    const { sender, receiver } = await pair();
    await choose(receiver, { mail: eachKind('DAILY') });
    await propose(sender, receiver);
    expect(await work()).toEqual(['WAITS']);
    await choose(receiver, { mail: eachKind('AT_ONCE') });
    expect(await work()).toEqual(['SENT']);
  });

  test('whose choice is of the release before, one for all kinds, keeps it', async () => {
    const { sender, receiver } = await pair();
    await server.database.pool.query(
      `insert into notification_settings (account_id, mail) values ($1, 'NEVER') on conflict (account_id) do update set mail = 'NEVER'`,
      [receiver.userId],
    );
    expect((await receiver.get('/api/v1/notification-settings')).json()).toMatchObject({ mail: eachKind('NEVER') });
    await propose(sender, receiver);
    expect(await work()).toEqual(['FORGOTTEN']);
  });

  test('who deletes the account takes the queue along', async () => {
    const { sender, receiver } = await pair();
    await propose(sender, receiver);
    await server.app.inject({
      method: 'DELETE',
      url: '/api/v1/users/current-user',
      headers: { cookie: receiver.cookie },
    });
    expect((await server.database.pool.query('select 1 from delivery')).rows).toEqual([]);
    expect(await claim()).toEqual([]);
  });
});

describe('the queue', () => {
  const claimOne = async (): Promise<Job> => (await claim())[0]!;

  test('gives a message to one process, and to another when the first one is gone', async () => {
    const { sender, receiver } = await pair();
    await propose(sender, receiver);
    const [one, other] = await Promise.all([claim(), claim()]);
    expect(one.length + other.length).toBe(1);
    later(minute);
    const stale = (one[0] ?? other[0])!;
    const taken = await claimOne();
    expect(taken).toMatchObject({ id: stale.id, attempts: 2 });
    // The first process wakes: what it has is no longer its own.
    const lease = leaseOf(server.database, stale);
    expect(await lease.finish(now)).toBe(false);
    expect(await lease.forget()).toBe(false);
    expect(await lease.giveUp(now, 'x')).toBe(false);
    expect((await deliverMail(parts(), taken)).outcome).toBe('SENT');
    expect(mailbox.mails).toHaveLength(1);
  });

  /** Milliseconds between the first and the fifth mail of a worker, to a server that takes each at once. */
  async function msOfFive(worker: { isServing: () => boolean; paceMs?: number }): Promise<number> {
    for (let count = 0; count < 5; count += 1) {
      const { sender, receiver } = await pair();
      await propose(sender, receiver);
    }
    const times: number[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = startDeliveryWorker({
      database: server.database,
      channel: 'MAIL',
      async deliver(job) {
        times.push(performance.now());
        const delivered = await deliverMail(parts({ send: async () => undefined }), job);
        if (times.length === 5) resolve();
        return delivered;
      },
      count: () => undefined,
      words: { misconfigured: '', notTaken: '' },
      ...worker,
      now: () => now,
      logger: server.app.log,
      pollMs: 10,
    });
    await promise;
    await stop();
    return times.at(-1)! - times[0]!;
  }

  test('leaves time to members: a process that serves them sends at most ten mails a second', async () => {
    expect(await msOfFive({ isServing: () => true })).toBeGreaterThan(390);
  });

  test('goes as fast as mails are taken while a process serves nobody', async () => {
    expect(await msOfFive({ isServing: () => false, paceMs: hour })).toBeLessThan(hour);
  });

  test('sends the same mail again when a process was killed before it noted the first one', async () => {
    const { sender, receiver } = await pair();
    await propose(sender, receiver);
    const killed = await claimOne();
    const broken = { ...parts(), database: { ...server.database, query: failingAfter(2) } };
    await expect(deliverMail(broken, killed)).rejects.toThrow('killed');
    later(minute);
    expect(await work()).toEqual(['SENT']);
    expect(mailbox.mails.map(({ copies }) => copies)).toEqual([2]);
  });

  test('forgets nothing that happens while a mail is decided', async () => {
    const { sender, receiver } = await pair();
    const other = await man();
    await propose(sender, receiver);
    const job = await claimOne();
    await sender.post('/api/v1/blocks', { profileId: receiver.profileId });
    await propose(other, receiver);
    expect(await leaseOf(server.database, job).forget()).toBe(false);
    later(minute);
    expect(await work()).toEqual(['SENT']);
  });

  test('looks again at what happens while a mail is put off', async () => {
    const { receiver } = await pair();
    await choose(receiver, { mail: eachKind('DAILY') });
    await propose(await man(), receiver);
    const job = await claimOne();
    await propose(await man(), receiver);
    expect(await leaseOf(server.database, job).postpone(new Date(now.getTime() + 24 * hour))).toBe(false);
    later(minute);
    expect(await work()).toEqual(['WAITS']);
  });

  test('leaves the pause after a refusal as it is, whatever happens meanwhile', async () => {
    const { sender, receiver } = await pair();
    await propose(sender, receiver);
    await leaseOf(server.database, await claimOne()).retry(new Date(now.getTime() + hour), 'x');
    await propose(await man(), receiver);
    await choose(receiver, {});
    expect(await claim()).toEqual([]);
    later(hour);
    expect(await work()).toEqual(['SENT']);
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
});

describe('a mail server', () => {
  type Refusal = { at: 'from' | 'to' | 'data' | 'auth'; code: number; message: string } | null;
  let refusal: Refusal = null;
  let smtp: SMTPServer;
  let refusing: MailTransport;

  beforeAll(async () => {
    const refuse = (at: NonNullable<Refusal>['at']) =>
      refusal?.at === at ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null;
    smtp = new SMTPServer({
      authOptional: true,
      logger: false,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(refuse('auth'), { user: 'mithaq' }),
      onMailFrom: (_address, _session, done) => done(refuse('from')),
      onRcptTo: (_address, _session, done) => done(refuse('to')),
      onData: (stream, _session, done) => void stream.resume().on('end', () => done(refuse('data'))),
    });
    smtp.on('error', () => undefined);
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));
  beforeEach(() => {
    refusal = null;
    const { port } = smtp.server.address() as { port: number };
    refusing = mailTransport({ smtpUrl: `smtp://mithaq:secret@localhost:${port}`, from: 'news@mithaq.example' });
  });
  afterEach(() => refusing.close());

  const rows = async () =>
    (await server.database.pool.query(`select sent_at, dead_at, last_error, attempts from delivery`)).rows;

  test('that says later gets the mail again after a minute', async () => {
    const { sender, receiver } = await pair();
    await propose(sender, receiver);
    refusal = { at: 'to', code: 451, message: '4.7.1 greylisted' };
    expect(await work(refusing)).toEqual(['RETRY']);
    refusal = null;
    expect(await work(refusing)).toEqual([]);
    later(minute);
    expect(await work(refusing)).toEqual(['SENT']);
    expect(await rows()).toMatchObject([{ dead_at: null, last_error: null, attempts: 2 }]);
  });

  test('that never takes a mail gets it about a day long, with longer and longer pauses', async () => {
    const { sender, receiver } = await pair();
    await choose(receiver, { quietHours: { from: 0, to: 0 } });
    await propose(sender, receiver);
    refusal = { at: 'data', code: 452, message: '4.3.1 out of storage' };
    const begun = now.getTime();
    let tries = 0;
    let last = begun;
    while (now.getTime() - begun < 72 * hour) {
      const outcomes = await work(refusing);
      tries += outcomes.length;
      if (outcomes.length > 0) last = now.getTime();
      later(10 * minute);
    }
    expect(tries).toBe(12);
    expect((last - begun) / hour).toBeGreaterThan(20);
    expect((last - begun) / hour).toBeLessThan(30);
    expect(await rows()).toMatchObject([
      { sent_at: null, dead_at: expect.any(String), last_error: 'EMESSAGE DATA 452 4.3.1' },
    ]);
  });

  test('that does not know the address three times in a row ends the mails, until the member agrees again', async () => {
    const { receiver } = await pair();
    refusal = { at: 'to', code: 550, message: '5.1.1 unknown' };
    for (const status of ['AGREED', 'AGREED', 'STOPPED']) {
      await propose(await man(), receiver);
      expect(await work(refusing)).toEqual(['BOUNCE']);
      expect(await statusOf(receiver)).toBe(status);
    }
    await propose(await man(), receiver);
    refusal = null;
    expect(await work(refusing)).toEqual(['FORGOTTEN']);
    await agree(receiver);
    expect(await statusOf(receiver)).toBe('AGREED');
    await propose(await man(), receiver);
    expect(await work(refusing)).toEqual(['SENT']);
  });

  test('that takes a mail in between starts the count of bounces again', async () => {
    const { receiver } = await pair();
    for (const code of [550, 550, null, 550, 550]) {
      refusal = code === null ? null : { at: 'to', code, message: '5.1.1 unknown' };
      await propose(await man(), receiver);
      await work(refusing);
      later(hour);
    }
    expect(await statusOf(receiver)).toBe('AGREED');
  });

  test.each<[string, NonNullable<Refusal>, Outcome]>([
    ['our sender', { at: 'from', code: 553, message: '5.7.1 not allowed' }, 'MISCONFIGURED'],
    ['our password', { at: 'auth', code: 535, message: '5.7.8 wrong' }, 'MISCONFIGURED'],
    ['the mail', { at: 'data', code: 554, message: '5.7.1 spam' }, 'REFUSED'],
    ['by policy', { at: 'to', code: 554, message: '5.7.1 policy' }, 'REFUSED'],
  ])('that refuses %s counts against no address', async (_title, given, outcome) => {
    const { receiver } = await pair();
    refusal = given;
    for (let events = 0; events < 4; events += 1) {
      await propose(await man(), receiver);
      expect(await work(refusing)).toEqual([outcome]);
      later(10 * minute);
    }
    expect(await statusOf(receiver)).toBe('AGREED');
    const [row] = await rows();
    expect(row.dead_at === null).toBe(outcome === 'MISCONFIGURED');
    expect(row.last_error).not.toContain(receiver.email);
    refusal = null;
    await server.database.pool.query('delete from delivery where dead_at is not null');
    await propose(await man(), receiver);
    expect(await work(refusing)).toEqual(['SENT']);
  });
});

describe('the link that ends the mails', () => {
  const ask = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method,
      url: url.replace(publicUrl, ''),
      headers,
      ...(method === 'POST' && {
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    });
  test('ends them by POST without a session, while GET only shows a page', async () => {
    const { sender, receiver } = await pair();
    await propose(sender, receiver);
    await work();
    const header = mailbox.mails[0]!.headers.find(({ key }) => key === 'list-unsubscribe')!.value;
    const url = header.slice(1, -1);
    const page = await ask('GET', url, { 'accept-language': 'ur' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(letterTexts.ur.unsubscribeQuestion);
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(await statusOf(receiver)).toBe('AGREED');
    const done = await ask('POST', url, { 'accept-language': 'en' });
    expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining(letterTexts.en.unsubscribed)]);
    expect(await statusOf(receiver)).toBe('REFUSED');
    later(2 * hour);
    await propose(await man(), receiver);
    expect(await work()).toEqual([]);
    expect(server.log.join('')).not.toContain(url.split('/').at(-1));
  });

  test('works for nobody else, and not when it was changed', async () => {
    const [one, other] = await Promise.all([incomplete(), incomplete()]);
    const token = links.urlFor(one.userId).split('/').at(-1)!;
    const forged = token.replace(one.userId, other.userId);
    for (const url of [`/unsubscribe/${forged}`, `/unsubscribe/${one.userId}`, `/unsubscribe/${token}x`])
      for (const method of ['GET', 'POST'] as const) expect((await ask(method, url)).statusCode).toBe(404);
    expect(links.accountOf(token)).toBe(one.userId);
    expect(links.accountOf(forged)).toBeNull();
  });

  test('refuses a large body', async () => {
    const url = links.urlFor((await incomplete()).userId).replace(publicUrl, '');
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload: 'x'.repeat(5000),
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.statusCode).toBe(413);
  });
});
