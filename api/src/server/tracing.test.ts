import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../local/free-port.ts';
import { type LocalPostgres, startPostgres } from '../local/postgres.ts';
import { chooserAt } from '../testing/browser.ts';
import { commandEnvironment } from '../testing/command-environment.ts';

/** As OTLP writes a span in JSON. */
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: 1 | 2 | 3;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  events: unknown[];
  status: { code: number; message?: string };
};
type Received = { resourceSpans: { resource: unknown; scopeSpans: { spans: Span[] }[] }[] };
type Line = { msg?: string; route?: string; traceId?: string; heard?: string; loaded?: string[] };

const [server, client] = [2, 3]; // kinds of spans
const trace = { given: '4bf92f3577b34da6a3ce929d0e0e4736', invented: '0af7651916cd43dd8448eb211c80319c' };
const traceparent = (id: string) => `00-${id}-00f067aa0ba902b7-01`;

/** What only a member's own data have. */
const mark = 'qztraced';
const phoneNumber = '+923009998877';

/**
 * In the process itself: it says which `traceparent` its local services hear, and at its end which packages for traces
 * it has loaded; the client of Prometheus has @opentelemetry/api in any case.
 */
const observer = `data:text/javascript,${encodeURIComponent(`
  import { subscribe } from 'node:diagnostics_channel';
  import Module from 'node:module';
  import { writeSync } from 'node:fs';
  const say = (line) => writeSync(1, JSON.stringify(line) + '\\n');
  subscribe('http.server.request.start', ({ request, server }) =>
    say({ heard: request.headers.traceparent, port: server.address().port }));
  process.on('exit', () => say({ loaded: Object.keys(Module._cache).filter((file) => /@opentelemetry.(?!api.)|@fastify.otel/.test(file)) }));
`)}`;

/** Starts the server as an operator does; `end` stops it and returns what it wrote. */
async function startProcess(env: Record<string, string>) {
  const port = await freePort(0);
  const main = path.join(import.meta.dirname, '../main.ts');
  const child = spawn(process.execPath, ['--import', observer, main], {
    env: {
      ...commandEnvironment,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: postgres.url,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const output = text(child.stdout!);
  const exit = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), {
    timeout: 100_000,
    interval: 100,
  });
  return {
    origin,
    async end() {
      child.kill('SIGTERM');
      await exit;
      return (await output)
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Line);
    },
  };
}

/** A collector as OpenTelemetry's, on this machine. */
async function startCollector() {
  const received: Received[] = [];
  const http = createServer(async (incoming, response) => {
    expect([incoming.method, incoming.url]).toEqual(['POST', '/v1/traces']);
    received.push((await json(incoming)) as Received);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  return { received, http, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

/** One that keeps what it has confirmed, as a server demands that is not of the tests. */
let postgres: LocalPostgres;
let folder: string;
let collector: Awaited<ReturnType<typeof startCollector>>;
let spans: Span[];
let log: Line[];
let callback: URL;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-traces-'));
  postgres = await startPostgres({ dataDir: folder });
  collector = await startCollector();
  const { origin, end } = await startProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` });
  const cookies = new Map<string, string>();
  const ask = async (
    url: string,
    { body, ...given }: { body?: object; headers?: object; localAddress?: string } = {},
  ) => {
    const headers = {
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      'user-agent': mark,
      ...(body && { 'content-type': 'application/json' }),
      ...given.headers,
    };
    const sent = request(new URL(url, origin), { agent: false, ...given, method: body ? 'POST' : 'GET', headers });
    const [response] = (await once(sent.end(body && JSON.stringify(body)), 'response')) as [IncomingMessage];
    for (const cookie of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    await text(response);
    return response;
  };

  const { headers } = await ask('/api/v1/auth/google');
  const google = new URL(headers.location!).origin;
  callback = await chooserAt(google)(headers.location!, { name: mark, email: `${mark}@example.test` });
  await ask(callback.pathname + callback.search);
  token = cookies.get('mithaq_session')!;
  const own = '/api/v1/users/current-user';
  await ask(own, { headers: { traceparent: traceparent(trace.given), tracestate: `a=${mark}`, baggage: `b=${mark}` } });
  await ask(own, { headers: { traceparent: traceparent(trace.invented) }, localAddress: '127.0.0.2' });
  const body = newProfileBody({ profile: { aboutMe: `${mark} keeps bees.` } });
  await ask('/api/v1/profiles/complete', { body });
  await ask('/api/v1/profiles/verified-phone', {
    body: { phoneNumber, isPhoneVerified: true },
    headers: { authorization: `Bearer ${mark}.${mark}.${mark}` },
  });
  for (const url of [`/api/v1/profiles/feed?country=${mark}`, `/api/v1/users/${mark}`, `/${mark}?${mark}`, '/readyz'])
    await ask(url);
  log = await end();
  collector.http.close();
  spans = collector.received.flatMap(({ resourceSpans }) => resourceSpans.flatMap(spansOf));
}, 200_000);
afterAll(async () => {
  collector.http.closeAllConnections();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

const spansOf = ({ scopeSpans }: Received['resourceSpans'][number]) => scopeSpans.flatMap((scope) => scope.spans);
const valueOf = (span: Span, key: string) => span.attributes.find((attribute) => attribute.key === key)?.value;
const routeOf = (span: Span) => valueOf(span, 'http.route')?.stringValue;
const below = ({ spanId }: Span) => spans.filter(({ parentSpanId }) => parentSpanId === spanId);

describe('traces', () => {
  it('have a request, its statements, and the calls to Google with the same traceparent', () => {
    const [signIn, ...others] = spans.filter(({ name }) => name === 'GET /api/v1/auth/google/callback');
    expect([signIn?.kind, others]).toEqual([server, []]);
    const parts = below(signIn!);
    expect(parts.every(({ traceId, kind }) => traceId === signIn!.traceId && kind === client)).toBe(true);
    const names = parts.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['insert', 'POST', 'GET']));
    const heard = log.flatMap((line) => line.heard ?? []);
    for (const call of parts.filter(({ name }) => name === 'POST' || name === 'GET')) {
      expect(heard).toContain(`00-${call.traceId}-${call.spanId}-01`);
      expect(valueOf(call, 'server.address')).toEqual({
        stringValue: expect.stringMatching(/^(localhost|127.0.0.1)$/),
      });
    }
  });

  it('go on from a trusted proxy, and from nobody else', () => {
    const own = spans.filter((span) => routeOf(span) === '/api/v1/users/current-user');
    expect(own.map(({ traceId, parentSpanId }) => [traceId, parentSpanId])).toEqual([
      [trace.given, '00f067aa0ba902b7'],
      [expect.not.stringMatching(trace.invented), undefined],
    ]);
    expect(below(own[0]!).map(({ name }) => name)).toContain('select');
  });

  it('are named in each line of the log of their request', () => {
    const lines = log.filter(({ msg }) => msg === 'response' || msg === 'signed in');
    expect(lines).not.toHaveLength(0);
    const known = new Map(spans.filter(({ kind }) => kind === server).map((span) => [span.traceId, span]));
    for (const { msg, route, traceId } of lines) {
      expect(known.has(traceId!)).toBe(true);
      // Of a path that is no page the log knows no route, and the span that of the client's files.
      if (msg === 'response' && route !== 'unknown') expect(routeOf(known.get(traceId!)!)).toBe(route);
    }
  });

  it('have no personal data, and statements without values', () => {
    const sent = JSON.stringify(collector.received).toLowerCase();
    const { searchParams } = callback;
    for (const secret of [
      mark,
      phoneNumber,
      '9998877',
      'bees',
      token,
      searchParams.get('code')!,
      searchParams.get('state')!,
    ])
      expect(sent).not.toContain(secret.toLowerCase());
    expect(log).toContainEqual(expect.objectContaining({ route: '/api/v1/profiles/complete', status: 201 }));
    const statements = spans.flatMap((span) => valueOf(span, 'db.query.text')?.stringValue ?? []);
    expect(statements).toContainEqual(expect.stringMatching(/^insert into .*\$1/));
    for (const statement of statements) expect(statement).not.toContain("'");
    for (const { events, status } of spans) expect([events, status.message]).toEqual([[], undefined]);
    const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    expect([...keys].toSorted()).toEqual([
      'db.namespace',
      'db.query.text',
      'db.system.name',
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'server.address',
      'server.port',
    ]);
  });

  it('are of requests only: not of the probes, and not of work of the process', () => {
    const roots = spans.filter(({ parentSpanId }) => !spans.some(({ spanId }) => spanId === parentSpanId));
    expect(roots.filter(({ kind }) => kind !== server)).toEqual([]);
    expect(roots.map(routeOf)).not.toContain('/readyz');
  });

  it('name the service, and nothing about its machine', () => {
    const { resource } = collector.received[0]!.resourceSpans[0]!;
    const names = (resource as { attributes: { key: string }[] }).attributes.map(({ key }) => key);
    expect(names.toSorted()).toEqual([
      'service.name',
      'telemetry.sdk.language',
      'telemetry.sdk.name',
      'telemetry.sdk.version',
    ]);
    expect(JSON.stringify(resource)).toContain('"mithaq"');
  });
});

it('without an address for traces their packages are not loaded', { timeout: 120_000 }, async () => {
  expect(log.at(-1)!.loaded).not.toHaveLength(0);
  const { end } = await startProcess({});
  expect((await end()).at(-1)).toEqual({ loaded: [] });
});

it('a collector that is away costs requests nothing, and is a line in the log', { timeout: 120_000 }, async () => {
  const nowhere = `http://127.0.0.1:${await freePort(0)}`;
  const { origin, end } = await startProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: nowhere, OTEL_BSP_SCHEDULE_DELAY: '50' });
  expect((await fetch(`${origin}/api/v1/client-config`)).status).toBe(200);
  const lines = await end();
  expect(lines).toContainEqual(expect.objectContaining({ level: 40, msg: 'traces not delivered' }));
});
