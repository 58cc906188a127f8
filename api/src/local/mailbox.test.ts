import { connect } from 'node:net';
import { once } from 'node:events';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startMailbox, type Mailbox } from './mailbox.ts';

let mailbox: Mailbox;
const printed: string[] = [];

beforeEach(async () => {
  printed.length = 0;
  mailbox = await startMailbox({ port: 0, print: (line) => printed.push(line) });
});
afterEach(() => mailbox.close());

const mail = {
  from: 'Mithaq <news@mithaq.example>',
  to: 'maryam@example.test',
  subject: 'لديك جديد في ميثاق',
  text: 'السلام عليكم',
  html: '<p dir="rtl">السلام عليكم</p><script>alert(1)</script>',
  messageId: '<one@mithaq.example>',
  headers: { 'X-Kind': 'news' },
};

async function send(changes: SendMailOptions = {}): Promise<void> {
  const transport = createTransport({ url: mailbox.smtpUrl });
  await transport.sendMail({ ...mail, ...changes });
  transport.close();
}

const get = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(mailbox.url + path, init);
  return { status: response.status, headers: response.headers, body: await response.text() };
};
const messages = async () => JSON.parse((await get('/messages')).body);

test('shows each mail as JSON, and one line in the terminal', async () => {
  await send();
  expect(await messages()).toEqual([
    expect.objectContaining({
      id: 1,
      from: 'news@mithaq.example',
      to: ['maryam@example.test'],
      subject: mail.subject,
      messageId: mail.messageId,
      copies: 1,
      text: expect.stringContaining(mail.text),
      html: expect.stringContaining('dir="rtl"'),
      headers: expect.arrayContaining([expect.objectContaining({ key: 'x-kind', value: 'news' })]),
    }),
  ]);
  expect(printed).toEqual([`Mail to maryam@example.test: ${mail.subject}  ${mailbox.url}/1`]);
});

test('counts a mail that arrives again as a copy, and one to somebody else as another', async () => {
  await send();
  await send();
  await send({ to: 'omar@example.test' });
  expect((await messages()).map(({ to, copies }: { to: string[]; copies: number }) => [...to, copies])).toEqual([
    ['omar@example.test', 1],
    ['maryam@example.test', 2],
  ]);
  expect(printed).toHaveLength(2);
});

test('shows pages that run nothing of a mail', async () => {
  await send({ subject: '<b>bold</b>' });
  const list = await get('/');
  expect(list.body).toContain('href="/1"');
  expect(list.body).not.toContain('<b>');
  expect((await get('/1')).body).toContain('<iframe title="HTML" src="/1/html" sandbox');
  const html = await get('/1/html');
  expect(html.body).toContain('<script>');
  expect(html.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/);
});

test('is emptied by DELETE /messages', async () => {
  await send();
  expect((await get('/messages', { method: 'DELETE' })).status).toBe(204);
  expect(await messages()).toEqual([]);
  expect((await get('/')).body).toContain('No mail has arrived.');
});

test.each([
  ['GET', '/2', 404],
  ['POST', '/messages', 405],
])('%s %s is %i', async (method, path, status) => {
  expect((await get(path, { method })).status).toBe(status);
});

test('survives a client that hangs up before it says anything', async () => {
  const socket = connect(Number(new URL(mailbox.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
  await once(socket, 'close');
  await send();
  expect(await messages()).toHaveLength(1);
});

test('refuses to run in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(startMailbox({ port: 0, print: () => {} })).rejects.toThrow(/NODE_ENV=production/);
  vi.unstubAllEnvs();
});

test('uses the next port when its own is in use', async () => {
  const taken = Number(new URL(mailbox.url).port);
  const other = await startMailbox({ port: taken, print: () => {} });
  expect(Number(new URL(other.url).port)).toBeGreaterThan(taken);
  await other.close();
});
