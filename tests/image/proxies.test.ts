import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@mithaq/api/src/local/free-port.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { root } from './dockerfile.ts';

/** The samples of deploy/, run by the programs that they are for: apt-get install nginx haproxy caddy systemd. */
let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(path.join(os.tmpdir(), 'mithaq-proxies-'));
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((file) => path.join(scratch, file));
  const names = ['-subj', '/CN=mithaq.example', '-addext', 'subjectAltName=DNS:mithaq.example'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key!, '-out', certificate!, ...names],
    { stdio: 'ignore' },
  );
  writeFileSync(path.join(scratch, 'mithaq.pem'), readFileSync(certificate!, 'utf8') + readFileSync(key!, 'utf8'));
});
afterAll(() => rmSync(scratch, { recursive: true }));

/** For vi.waitFor. */
const waiting = { timeout: 20_000, interval: 100 };

/** A process of Mithaq as a proxy sees it; it responds with its name and the caller that it sees, and has one file of the client. */
async function startBackend(name: string): Promise<{ server: Server; port: number }> {
  const server = createServer((incoming, response) => {
    const { 'x-forwarded-for': address, 'x-forwarded-proto': protocol } = incoming.headers;
    if (incoming.url!.startsWith('/assets/') && incoming.url !== `/assets/${name}.js`) response.statusCode = 404;
    response.end(JSON.stringify({ name, address, protocol, path: incoming.url }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  return { server, port: (server.address() as AddressInfo).port };
}

/** The sample with ports, folders and certificate of this test. */
function adapt(file: string, ports: { http: number; https: number; backends: number[] }): string {
  const [first, second] = ports.backends;
  return readFileSync(path.join(root, 'deploy/proxies', file), 'utf8')
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${second}`)
    .replaceAll('/etc/mithaq/tls', scratch)
    .replaceAll(/(listen|bind) :?80\b/g, (_, word: string) => `${word} 127.0.0.1:${ports.http}`)
    .replaceAll(/(listen|bind) :?443\b/g, (_, word: string) => `${word} 127.0.0.1:${ports.https}`);
}

const proxies = {
  nginx: (file: string, ports: Parameters<typeof adapt>[1]) => {
    const config = `daemon off; master_process off; pid ${scratch}/nginx.pid; error_log stderr; events {}
      http { access_log off; client_body_temp_path ${scratch}/b; proxy_temp_path ${scratch}/p; fastcgi_temp_path ${scratch}/f;
      uwsgi_temp_path ${scratch}/u; scgi_temp_path ${scratch}/s; ${adapt('nginx.conf', ports)} }`;
    writeFileSync(file, config);
    return { check: ['nginx', '-t', '-c', file], run: ['nginx', '-c', file] };
  },
  haproxy: (file: string, ports: Parameters<typeof adapt>[1]) => {
    writeFileSync(file, adapt('haproxy.cfg', ports));
    return { check: ['haproxy', '-c', '-f', file], run: ['haproxy', '-db', '-f', file] };
  },
  caddy: (file: string, ports: Parameters<typeof adapt>[1]) => {
    const options = `{\n admin off\n storage file_system ${scratch}/caddy\n http_port ${ports.http}\n https_port ${ports.https}\n}\n`;
    const site = adapt('Caddyfile', ports).replace(
      'mithaq.example {',
      `mithaq.example {\n tls ${scratch}/fullchain.pem ${scratch}/privkey.pem`,
    );
    writeFileSync(file, options + site);
    const args = ['--adapter', 'caddyfile', '--config', file];
    return { check: ['caddy', 'validate', ...args], run: ['caddy', 'run', ...args] };
  },
};

describe.each(Object.entries(proxies))('%s', (name, write) => {
  test('accepts the sample, and serves as the installation guide says', { timeout: 60_000 }, async () => {
    const backends = [await startBackend('first'), await startBackend('second')];
    const ports = {
      http: await freePort(5200),
      https: await freePort(5250),
      backends: backends.map(({ port }) => port),
    };
    const { check, run } = write(path.join(scratch, name), ports);
    const { status, stderr, error } = spawnSync(check[0]!, check.slice(1), { encoding: 'utf8' });
    expect([status, error && `Install ${name}.`, status === 0 ? '' : stderr]).toEqual([0, undefined, '']);

    const proxy = spawn(run[0]!, run.slice(1), { stdio: 'ignore', env: { ...process.env, HOME: scratch } });
    onTestFinished(() => void proxy.kill('SIGKILL'));
    const get = async (url: string) => {
      const options = {
        port: ports.https,
        host: '127.0.0.1',
        servername: 'mithaq.example',
        rejectUnauthorized: false,
        agent: false,
      };
      const headers = { host: 'mithaq.example', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' };
      const sent = request({ ...options, path: url, headers }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      return { status: response.statusCode, body: await text(response) };
    };
    await vi.waitFor(async () => expect((await get('/')).status).toBe(200), waiting);

    expect(JSON.parse((await get('/api/v1/profiles?page=2')).body)).toMatchObject({
      address: '127.0.0.1', // the address that the caller invented is gone
      protocol: 'https',
      path: '/api/v1/profiles?page=2',
    });
    for (const internal of ['/metrics', '/readyz', '/healthz']) expect((await get(internal)).status).toBe(404);
    const plain = await fetch(`http://127.0.0.1:${ports.http}/x`, {
      headers: { host: 'mithaq.example' },
      redirect: 'manual',
    });
    expect(plain.status).toBeGreaterThanOrEqual(301);
    expect(plain.headers.get('location')).toMatch(/^https:\/\//);

    // two releases run beside each other: a file is found at the process that has it, and one that nobody has is not
    for (const file of ['first', 'second'])
      for (let count = 0; count < 10; count += 1) {
        const found = await get(`/assets/${file}.js`);
        expect([found.status, JSON.parse(found.body)]).toMatchObject([200, { name: file, address: '127.0.0.1' }]);
      }
    expect((await get('/assets/neither.js')).status).toBe(404);

    // one process ends: the other answers each request
    await vi.waitFor(async () => expect(JSON.parse((await get('/')).body)).toMatchObject({ name: 'second' }), waiting);
    backends[0]!.server.close().closeAllConnections();
    await vi.waitFor(async () => {
      for (let count = 0; count < 20; count += 1) expect((await get('/')).status).toBe(200);
    }, waiting);
    for (let count = 0; count < 50; count += 1)
      expect(JSON.parse((await get('/')).body)).toMatchObject({ name: 'second' });
  });
});

test('systemd accepts the units', () => {
  const folder = path.join(root, 'deploy/systemd');
  const units = readdirSync(folder).map((file) => {
    const adapted = readFileSync(path.join(folder, file), 'utf8').replaceAll('/opt/mithaq/', `${root}/`);
    writeFileSync(path.join(scratch, file), adapted);
    return path.join(scratch, file);
  });
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
