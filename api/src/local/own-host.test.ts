import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGoogle } from './google.ts';
import { startMailbox } from './mailbox.ts';
import { startPhone } from './phone.ts';

const project = 'demo-mithaq';
const services: Record<string, { url: string; path: string; close: () => Promise<void> }> = {};

beforeAll(async () => {
  const host = 'mithaq.test';
  const print = () => undefined;
  const google = await startGoogle({
    port: 0,
    host,
    clientId: 'mithaq-local',
    clientSecret: 'local-secret',
    redirectUris: ['http://localhost:4321/api/v1/auth/google/callback'],
    people: [],
  });
  const phone = await startPhone({ port: 0, host, projectId: project, print });
  const mailbox = await startMailbox({ port: 0, host, print });
  services['google'] = { ...google, path: '/jwks' };
  services['phone'] = { ...phone, path: `/emulator/v1/projects/${project}/verificationCodes` };
  services['mailbox'] = { ...mailbox, path: '/messages' };
});
afterAll(() => Promise.all(Object.values(services).map(({ close }) => close())));

/** The status of a request with this Host, to which a browser adds the port. */
async function statusWith(name: string, host: string): Promise<number | undefined> {
  const { url, path } = services[name]!;
  const { port } = new URL(url);
  const sent = request({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage]; // as the event is documented
  response.resume();
  return response.statusCode;
}

test.each(['google', 'phone', 'mailbox'])('%s answers this machine and HOST, no name of another site', async (name) => {
  for (const host of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST', 'mithaq.test'])
    expect(await statusWith(name, host)).toBe(200);
  for (const host of [
    'rebind.example',
    'localhost.rebind.example',
    '127.0.0.1.rebind.example',
    '0.0.0.0',
    'mithaq.test.',
  ])
    expect(await statusWith(name, host)).toBe(421);
});
