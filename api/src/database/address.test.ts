import { execFileSync } from 'node:child_process';
import { chmod, chown, lstat, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startPostgres, type LocalPostgres } from '../local/postgres.ts';
import { entities } from '../entities/entities.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

/** A PostgreSQL that takes connections with TLS only, its certificate signed by an authority made for this test. */
let server: LocalPostgres;
let folder: string;
let administration: string;
const inFolder = (name: string) => path.join(folder, name);
const openssl = (command: string) => execFileSync('openssl', command.split(' '), { cwd: folder, stdio: 'pipe' });
const newKey = 'req -newkey rsa:2048 -nodes';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-tls-'));
  await chmod(folder, 0o755); // the server may run under another account
  server = await startPostgres({ dataDir: inFolder('data'), ephemeral: true });
  administration = server.url;
  for (const name of ['ca', 'other-ca'])
    openssl(`${newKey} -x509 -keyout ${name}.key -out ${name}.pem -subj /CN=${name}`);
  await certify('localhost');
  await certify('other.example');
  await writeFile(path.join(server.folder, 'cluster/pg_hba.conf'), 'hostssl all all all scram-sha-256\n');
  await use('localhost');
});
afterAll(async () => {
  await server.stop();
  await rm(server.folder, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

/** A certificate of this name, signed by the authority, among the files of PostgreSQL. */
async function certify(name: string): Promise<void> {
  openssl(`${newKey} -keyout ${name}.key -out ${name}.csr -subj /CN=${name}`);
  await writeFile(inFolder('names'), `subjectAltName=DNS:${name}`);
  const authority = '-CA ca.pem -CAkey ca.key -CAcreateserial';
  openssl(`x509 -req -in ${name}.csr ${authority} -out ${name}.pem -extfile names`);
  const files = path.join(server.folder, 'cluster');
  const { uid, gid } = await lstat(files);
  for (const file of [`${name}.key`, `${name}.pem`]) {
    await writeFile(path.join(files, file), await readFile(inFolder(file)), { mode: 0o600 });
    await chown(path.join(files, file), uid, gid);
  }
}

/** Resolves when PostgreSQL shows the certificate of this name. */
async function use(name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: administration });
  await admin.connect();
  for (const setting of [`ssl = on`, `ssl_cert_file = '${name}.pem'`, `ssl_key_file = '${name}.key'`])
    await admin.query(`alter system set ${setting}`);
  await admin.query('select pg_reload_conf()');
  await admin.end();
  administration = address('localhost', { sslmode: 'no-verify' });
  await vi.waitFor(async () => expect(await subject()).toBe(`CN=${name}`), 10_000);
}

/** The name in the certificate that PostgreSQL shows. */
async function subject(): Promise<string> {
  const client = new pg.Client({ connectionString: administration });
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: TLSSocket } }).connection; // pg's types leave it out
  const { CN } = stream.getPeerCertificate().subject;
  await client.end();
  return `CN=${String(CN)}`;
}

function address(host: string, query: Record<string, string>, name = 'mithaq'): string {
  const url = new URL(server.url);
  url.hostname = host;
  url.pathname = name;
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}

/** Whether the connection has TLS, or the message of the refusal. */
async function open(url: string): Promise<boolean | string> {
  try {
    const database = await openDatabase(url, entities);
    const { rows } = await database.pool.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
    await database.close();
    return rows[0].ssl;
  } catch (error) {
    return (error as Error).message;
  }
}

it('sslmode=verify-full connects with the authority that signed, also for migrations', async () => {
  const url = address('localhost', { sslmode: 'verify-full', sslrootcert: inFolder('ca.pem') });
  expect(await open(url)).toBe(true);
  const database = await openDatabase(url, entities);
  expect(await migrate(database, url).finally(() => database.close())).toBeGreaterThan(0);
});

it('sslmode=verify-full refuses another authority, and another name', async () => {
  const asked = (authority: string) =>
    open(address('localhost', { sslmode: 'verify-full', sslrootcert: inFolder(authority) }));
  expect(await asked('other-ca.pem')).toMatch(/unable to verify|self-signed/);
  await use('other.example');
  expect(await asked('ca.pem')).toMatch(/does not match certificate/);
  await use('localhost');
  expect(await asked('ca.pem')).toBe(true);
});

it('a connection without TLS is refused by this server', async () => {
  expect(await open(address('localhost', {}))).toMatch(/no pg_hba.conf entry .*no encryption/);
});

it('a database that does not exist is an error with its name, and is not created', async () => {
  const url = address('localhost', { sslmode: 'no-verify' }, 'nowhere');
  const sentence = 'the database "nowhere" does not exist on this server. Create it, or correct DATABASE_URL.';
  expect([await open(url), await open(url)]).toEqual([sentence, sentence]);
});
