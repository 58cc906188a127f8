import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

type Line = { msg: string; requestId?: string; traceId?: string; version?: string; instance?: string };
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
const id = 'of-the-proxy.1';
const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/) as string;

type TrustProxy = true | number | string[];

/** One for each setting. */
const servers = new Map<string, Promise<TestApp>>();
const serverWith = (trustProxy: TrustProxy) =>
  servers.getOrInsertComputed(JSON.stringify(trustProxy), () => startTestApp({ config: { trustProxy } }));
afterAll(async () => {
  for (const server of servers.values()) await (await server).close();
});

async function idsOf(trustProxy: TrustProxy, headers: Record<string, string>, remoteAddress = '10.1.2.3') {
  const server = await serverWith(trustProxy);
  const earlier = server.log.length;
  const url = '/api/v1/users/current-user';
  const answer = await server.app.inject({ url, headers, remoteAddress });
  const { requestId } = answer.json<{ requestId: string }>();
  expect(answer.headers['x-request-id']).toBe(requestId);
  const lines = server.log.slice(earlier).map((text) => JSON.parse(text) as Line);
  const line = lines.find(({ msg }) => msg === 'response')!;
  expect(line).toMatchObject({ requestId, version: '0.1.0', instance: expect.stringMatching(/:\d+$/) });
  expect(line).not.toHaveProperty('reqId');
  return [requestId, line.traceId];
}

describe('the id of a request and its trace', () => {
  const sent = { 'x-request-id': id, traceparent };

  it.each<[string, Parameters<typeof idsOf>, unknown[]]>([
    ['a proxy in front', [1, sent], [id, traceId]],
    ['a proxy that is named', [['10.0.0.0/8'], sent], [id, traceId]],
    ['a proxy of a named kind', [['uniquelocal'], sent], [id, traceId]],
  ])('are taken from %s', async (_what, given, ids) => {
    expect(await idsOf(...given)).toEqual(ids);
  });

  it.each<[string, Parameters<typeof idsOf>]>([
    ['a caller without a proxy', [0, sent]],
    ['a caller beside the named proxy', [['10.0.0.0/8'], sent, '203.0.113.9']],
    ['nobody, when they are not sent', [1, {}]],
    ['a proxy that sends an empty id', [1, { 'x-request-id': '' }]],
    ['a proxy that sends text', [1, { 'x-request-id': 'one two three', traceparent: 'one' }]],
    ['a proxy that sends a line end', [1, { 'x-request-id': 'abcdefgh"\\n{', traceparent: `${traceparent}-x` }]],
    ['a proxy that sends a long id', [1, { 'x-request-id': 'x'.repeat(129), traceparent: `${traceparent}00` }]],
    ['a proxy that sends zeros', [1, { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }]],
    ['a proxy that sends another version', [1, { traceparent: traceparent.replace('00-', 'ff-') }]],
  ])('are not taken from %s', async (_what, given) => {
    expect(await idsOf(...given)).toEqual([uuid, undefined]);
  });
});
