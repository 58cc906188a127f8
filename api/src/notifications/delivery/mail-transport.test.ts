import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { startMailbox } from '../../local/mailbox.ts';
import { newsLetter } from './letter.ts';
import { mailTransport } from './mail-transport.ts';
import { failureCode, failureMeaning } from './smtp-failure.ts';

const links = { publicUrl: 'https://mithaq.example', unsubscribeUrl: 'https://mithaq.example/unsubscribe/token' };
const mail = {
  key: 'a delivery',
  to: 'maryam@example.test',
  happenedAt: new Date('2026-06-15T08:00:00Z'),
  letter: newsLetter('ar', links),
  language: 'ar',
  unsubscribeUrl: links.unsubscribeUrl,
};
const from = 'Mithaq <news@mithaq.example>';
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

function open(smtpUrl: string) {
  const transport = mailTransport({ smtpUrl, from });
  closers.push(() => transport.close());
  return transport;
}

test('a mail that is sent twice is one mail with its date and a one-click end', async () => {
  const mailbox = await startMailbox({ port: 0, print: () => undefined });
  closers.push(() => mailbox.close());
  const transport = open(mailbox.smtpUrl);
  await transport.send(mail);
  await transport.send(mail);
  await transport.send({ ...mail, key: 'another delivery' });
  expect(mailbox.mails.map(({ copies }) => copies)).toEqual([2, 1]);
  const [{ subject, text, html, messageId, headers }] = mailbox.mails as [(typeof mailbox.mails)[0]];
  const header = (key: string) => headers.find((each) => each.key === key)?.value;
  expect({ subject, text: text.trim() }).toEqual({ subject: mail.letter.subject, text: mail.letter.text.trim() });
  expect(html).toContain('dir="rtl"');
  expect(messageId).toMatch(/^<[\da-f]{32}@mithaq\.example>$/);
  expect(new Date(header('date')!)).toEqual(mail.happenedAt);
  expect(header('list-unsubscribe')).toBe(`<${links.unsubscribeUrl}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('content-language')).toBe('ar');
});

const problem = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
const smtp = (options: SMTPServerOptions): Server => {
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...options,
  });
  server.on('error', () => undefined);
  closers.push(() => server.close());
  return server.server;
};
const silent = (): Server => {
  const server = createServer((socket) => void socket.on('error', () => undefined));
  closers.push(() => server.close());
  return server;
};
const atRecipient = (code: number, message: string) => () =>
  smtp({ onRcptTo: (_to, _session, done) => done(problem(code, message)) });
const afterData = (code: number, message: string) => () =>
  smtp({ onData: (stream, _session, done) => void stream.resume().on('end', () => done(problem(code, message))) });

/** Sends to a server on a free port, and returns what its failure means, and its code. */
async function failureAt(server: Server, user = ''): Promise<[string, string]> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const error: unknown = await open(`smtp://${user}localhost:${port}`)
    .send(mail)
    .then(
      () => undefined,
      (caught) => caught,
    );
  if (!error) throw new Error('the mail was taken');
  return [failureMeaning(error), failureCode(error)];
}

describe('a failure', () => {
  test.each<[string, () => Server, string, string]>([
    ['greylisting', atRecipient(451, '4.7.1 try later'), 'RETRY', 'EENVELOPE RCPT TO 451 4.7.1'],
    [
      'an unknown mailbox',
      atRecipient(550, '5.1.1 no such user maryam@example.test'),
      'BOUNCE',
      'EENVELOPE RCPT TO 550 5.1.1',
    ],
    ['a policy at the recipient', atRecipient(550, '5.7.1 blocked'), 'REFUSED', 'EENVELOPE RCPT TO 550 5.7.1'],
    ['a full mailbox', atRecipient(552, '5.2.2 full'), 'REFUSED', 'EENVELOPE RCPT TO 552 5.2.2'],
    ['a refused relay', atRecipient(554, '5.7.1 relay denied'), 'REFUSED', 'EENVELOPE RCPT TO 554 5.7.1'],
    ['a mail that is taken for spam', afterData(554, '5.7.1 spam'), 'REFUSED', 'EMESSAGE DATA 554 5.7.1'],
    ['a full server', afterData(452, '4.3.1 out of storage'), 'RETRY', 'EMESSAGE DATA 452 4.3.1'],
    [
      'a refused sender',
      () => smtp({ onMailFrom: (_from, _session, done) => done(problem(553, '5.7.1 not allowed')) }),
      'MISCONFIGURED',
      'EENVELOPE MAIL FROM 553 5.7.1',
    ],
  ])('of %s', async (_title, server, meaning, code) => {
    expect(await failureAt(server())).toEqual([meaning, code]);
  });

  test('of a wrong password tells the operator', async () => {
    const server = smtp({
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(problem(535, '5.7.8 wrong')),
    });
    expect(await failureAt(server, 'mithaq:wrong@')).toEqual(['MISCONFIGURED', expect.stringMatching(/^EAUTH .*535/)]);
  });

  test('of a server that never greets ends soon, and is tried again', async () => {
    const [meaning] = await failureAt(silent());
    expect(meaning).toBe('RETRY');
  });

  test('of a port without a server is tried again', async () => {
    const error: unknown = await open('smtp://localhost:1')
      .send(mail)
      .catch((caught: unknown) => caught);
    expect(failureMeaning(error)).toBe('RETRY');
  });

  test.each([
    [
      'a mailbox with another name of its failure',
      { command: 'RCPT TO', responseCode: 550, response: '550 no such user' },
      'REFUSED',
    ],
    ['a server that has no TLS', { code: 'ETLS', command: 'STARTTLS' }, 'MISCONFIGURED'],
    ['a server that demands a password', { code: 'EAUTH', command: 'API' }, 'MISCONFIGURED'],
    ['a greeting that refuses us', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, 'MISCONFIGURED'],
    ['a name that is not known', { code: 'EDNS' }, 'RETRY'],
  ])('of %s', (_title, error, meaning) => {
    expect(failureMeaning(error)).toBe(meaning);
  });
});

test('a server that is not called local must speak TLS', async () => {
  const mailbox = await startMailbox({ port: 0, print: () => undefined });
  closers.push(() => mailbox.close());
  const { port } = new URL(mailbox.url);
  // 127.0.0.1, written so that it counts as another machine
  const error: unknown = await open(`smtp://[::ffff:7f00:1]:${port}`)
    .send(mail)
    .catch((caught: unknown) => caught);
  expect([failureMeaning(error), failureCode(error)]).toEqual(['MISCONFIGURED', 'ETLS STARTTLS 500']);
  expect(mailbox.mails).toEqual([]);
  await open(`smtp://127.0.0.1:${port}`).send(mail);
  expect(mailbox.mails).toHaveLength(1);
});
