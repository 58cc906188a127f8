import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachKind } from '@mithaq/openapi/examples/factories.ts';
import { currentMailConsentVersion } from '@mithaq/openapi/rules/mail-consent.ts';
import { defaultNotificationSettings } from '@mithaq/openapi/rules/notifications.ts';
import { startMailbox, type Mailbox } from '../../local/mailbox.ts';
import { changeStatus, memberFactory, propose, type Caller } from '../../testing/factories.ts';
import { hashes, publicUrl, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { remind } from '../reminders.ts';
import { deliverMail } from './deliver-mail.ts';
import { mailTransport, type MailTransport } from './mail-transport.ts';
import { claimDue } from './queue.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

let server: TestApp;
let mailbox: Mailbox;
let transport: MailTransport;
const moderatorEmails = ['moderator@example.test'];
const start = new Date('2026-10-19T08:00:00Z');
let now = start;
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

const names = new Map<string, string>();

/** Somebody who has agreed to mail, and chosen this. */
async function hears<T extends Caller>(name: string, caller: T, changes: object = {}): Promise<T> {
  names.set(caller.email, name);
  const consent = { agreed: true, version: currentMailConsentVersion, language: 'en' };
  expect((await caller.put('/api/v1/mail-consent', consent)).statusCode).toBe(200);
  const settings = { ...defaultNotificationSettings, ...changes };
  expect((await caller.put('/api/v1/notification-settings', settings)).statusCode).toBe(200);
  return caller;
}

async function seeAll(caller: Caller) {
  const { data } = (await caller.get('/api/v1/notifications')).json<{ data: { id: string }[] }>();
  await caller.post('/api/v1/notifications/seen', { ids: data.map(({ id }) => id) });
}

/** Works on what is due, as each process does every few seconds. */
async function work() {
  const links = unsubscribeLinks(hashes.unsubscribeKeys(), publicUrl);
  const parts = { database: server.database, transport, links, publicUrl, moderatorEmails, now: () => now };
  for (const job of await claimDue(server.database, 'MAIL', now, 100)) await deliverMail(parts, job);
}

test('of a week each member gets these mails, and no other', { timeout: 240_000 }, async () => {
  const amina = await hears('Amina', await woman(), { timeZone: 'Asia/Karachi' });
  const daily = await hears('Zainab, daily', await woman(), { mail: eachKind('DAILY'), timeZone: 'Europe/London' });
  const never = await hears('never', await woman(), { mail: eachKind('NEVER') });
  const byKind = { ...eachKind('AT_ONCE'), proposals: 'DAILY', forYou: 'NEVER' };
  const hafsa = await hears('Hafsa, by kind', await woman(), { mail: byKind, weeklyForYou: true });
  await hears('weekly', await woman(), { weeklyForYou: true });
  const bilal = await hears('Bilal', await man());
  const suspended = await hears('suspended', await man());
  const [first, third, night, blocking, ...others] = await Promise.all(Array.from({ length: 9 }, () => man()));
  const ask = (by: Caller, path: string, body: object) => async () => {
    expect((await by.post(path, body)).statusCode).toBeLessThan(300);
  };
  const suspension = { profileId: suspended.profileId, reason: 'Asked for money.' };
  let accepted = '';
  let moderator: Caller | undefined;

  const happens: Record<string, () => Promise<unknown>> = {
    '10-19 09:00': () => propose(others[0]!, daily),
    '10-19 09:10': () => propose(others[0]!, never),
    '10-19 09:20': () => propose(others[3]!, hafsa),
    '10-19 12:00': () => propose(first!, amina),
    '10-19 12:10': async () => (accepted = await propose(bilal, amina)),
    '10-19 12:20': () => propose(third!, amina),
    '10-19 15:00': () => propose(others[1]!, daily),
    // One in the morning in Karachi.
    '10-19 20:00': () => propose(night!, amina),
    '10-20 04:00': () => seeAll(amina),
    // No mail about what is not true any more when the night ends.
    '10-21 19:00': () => propose(blocking!, amina),
    '10-21 19:30': ask(blocking!, '/api/v1/blocks', { profileId: amina.profileId }),
    // Six in the morning of Bilal.
    '10-22 06:00': () => changeStatus(amina, accepted, 'ACCEPTED'),
    // Who is new to For You.
    '10-22 12:00': () => man(),
    '10-23 09:00': () => propose(others[4]!, hafsa),
    '10-23 10:00': async () => {
      moderator = await incomplete({ email: moderatorEmails[0]! });
      await ask(moderator, '/api/v1/moderation/suspensions', suspension)();
    },
    '10-23 10:30': () => ask(moderator!, '/api/v1/moderation/suspensions/lift', suspension)(),
    '10-23 11:10': () =>
      ask(moderator!, '/api/v1/moderation/messages', { profileId: hafsa.profileId, kind: 'MESSAGE', text: 'Salam.' })(),
    // In the night to the 25th the clocks of London go back.
    '10-24 18:00': () => propose(others[2]!, daily),
  };

  const mails: string[] = [];
  const minutes = 10;
  for (now = start; now < new Date('2026-10-26T14:00:00Z'); now = new Date(now.getTime() + minutes * 60_000)) {
    const time = now.toISOString().slice(5, 16).replace('T', ' ');
    await happens[time]?.();
    delete happens[time];
    if (now.getUTCMinutes() === 0) await remind(server.database, now);
    const before = mailbox.mails.length;
    await work();
    mails.push(...mailbox.mails.slice(before).map(({ to }) => `${time} ${names.get(to[0]!)}`));
  }
  expect(happens).toEqual({});
  expect(mails).toEqual([
    '10-19 08:00 weekly',
    '10-19 12:00 Amina',
    '10-19 13:00 Amina', // of the two that came within the hour
    '10-20 03:00 Amina', // eight in Karachi
    '10-20 07:00 Zainab, daily', // eight in London, of two
    '10-20 08:00 Hafsa, by kind', // the proposal of the day before
    '10-22 08:00 Bilal',
    '10-23 10:00 suspended',
    '10-23 11:00 suspended', // that it has ended
    '10-23 11:10 Hafsa, by kind', // of the message, and of the proposal that would have come a day later
    '10-25 08:00 Zainab, daily', // eight in London again
    '10-26 08:00 weekly',
    '10-26 12:00 Amina', // the first proposal has waited for a week
    '10-26 13:00 Amina', // and so has the third
  ]);
  expect(mailbox.mails.every(({ copies }) => copies === 1)).toBe(true);
});
