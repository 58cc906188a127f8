import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { Valkey } from 'iovalkey';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { defaultSettings } from '../database/connections.ts';
import { freePort } from '../local/free-port.ts';
import { startMailbox } from '../local/mailbox.ts';
import { commandEnvironment } from '../testing/command-environment.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { startValkey, valkeyServer } from '../testing/valkey.ts';
import {
  checkClientSecret,
  checkDatabase,
  checkDisk,
  checkKeys,
  checkMail,
  checkProxies,
  checkPush,
  checkRedirectAddress,
  checkReplica,
  checkTraces,
  checkValkey,
} from './doctor-checks.ts';

/** With the PostgreSQL, the OpenID provider and the phone service of the tests. */
let server: TestApp;
/** Where nothing listens. */
let nowhere: string;
beforeAll(async () => {
  nowhere = `127.0.0.1:${await freePort(0)}`;
  server = await startTestApp();
});
afterAll(() => server.close());

const redirectUri = 'http://localhost:3000/api/v1/auth/google/callback';
const google = (over = {}) => ({
  issuer: server.google.issuer,
  authorizeUrl: `${server.google.issuer}/auth`,
  tokenUrl: `${server.google.issuer}/token`,
  jwksUrl: `${server.google.issuer}/jwks`,
  clientId: 'mithaq-test',
  clientSecret: 'secret',
  ...over,
});
const accepted = (says: string) => expect.objectContaining({ isOk: true, says: expect.stringContaining(says) });
const refused = (says: string) => expect.objectContaining({ isOk: false, says: expect.stringContaining(says) });

describe('the database', () => {
  const inspect = async (url: string) =>
    Object.fromEntries((await checkDatabase(url, defaultSettings, true)).map((finding) => [finding.what, finding]));

  it('has a finding for each of its parts', async () => {
    expect(await inspect(server.scratch.url)).toEqual({
      database: accepted('answers'),
      'database version': accepted('PostgreSQL'),
      'database rights': accepted('read and write every table'),
      'database tables': accepted('fit this release'),
      'database durability': refused('fsync'), // the tests' own server is fast instead
      'database role': accepted('primary'),
      'database statements': accepted('named'),
      'database TLS': accepted('on this machine'),
      'clock and the database': accepted('s apart'),
    });
  });

  it('names the tables that a role may not write, and says what to do about missing migrations', async () => {
    const { pool } = server.database;
    const role = `reader_${Date.now()}`;
    await pool.query(`create role ${role} login password 'right'`);
    try {
      await pool.query(`grant select on all tables in schema public to ${role}`);
      await pool.query('delete from mikro_orm_migrations where name = (select max(name) from mikro_orm_migrations)');
      const url = new URL(server.scratch.url);
      url.username = role;
      url.password = 'right';
      expect(await inspect(url.href)).toMatchObject({
        'database rights': refused('needs select, insert, update and delete on app_user'),
        'database tables': refused('Run `npm run migrate` first.'),
      });
    } finally {
      await pool.query(`drop owned by ${role}`);
      await pool.query(`drop role ${role}`);
    }
  });

  it.each([
    ['nothing listens there (ECONNREFUSED)', () => `postgres://mithaq:hunter2@${nowhere}/mithaq`],
    ['the database does not exist (3D000)', () => server.scratch.url.replace(/test_\w+/, 'nowhere')],
  ])('says that %s, without the address', async (says, url) => {
    const findings = await inspect(url());
    expect(findings).toEqual({ database: refused(says) });
    expect(JSON.stringify(findings)).not.toMatch(/hunter2|127\.0\.0\.1/);
  });
});

it('the read replica is not used, away, or no standby', async () => {
  expect(await checkReplica(undefined)).toEqual(accepted('not used'));
  const away = await checkReplica(`postgres://mithaq:hunter2@${nowhere}/mithaq`);
  expect(away).toEqual(refused('nothing listens there (ECONNREFUSED)'));
  expect(JSON.stringify(away)).not.toContain('hunter2');
  expect(await checkReplica(server.scratch.url)).toEqual(refused('no standby'));
});

it('push services and a receiver of traces answer, refuse or are away', async () => {
  let status = 200;
  const service = createServer((_request, response) => void response.writeHead(status).end()).listen(0);
  await once(service, 'listening');
  const url = `http://localhost:${(service.address() as AddressInfo).port}/`;
  try {
    expect(await checkTraces(undefined)).toEqual(accepted('not used'));
    expect(await checkTraces(url)).toEqual(accepted('takes them'));
    status = 404;
    expect(await checkTraces(url)).toEqual(refused('refused (status 404)'));
    expect(await checkTraces(`http://${nowhere}/`)).toEqual(refused('nothing listens there (ECONNREFUSED)'));
    const used = { hasPush: true, isProduction: true };
    expect(await checkPush({ ...used, hasPush: false }, [])).toEqual(accepted('not used'));
    expect(await checkPush({ ...used, isProduction: false }, [])).toEqual(accepted('not used'));
    expect(await checkPush(used, [url])).toEqual(accepted('answer; the key is that of HASH_KEY'));
    const ownKey = { ...used, vapidPrivateKey: Buffer.alloc(32, 1) };
    expect(await checkPush(ownKey, [url])).toEqual(accepted('answer; the key is that of VAPID_PRIVATE_KEY'));
    expect(await checkPush(used, [url, `http://${nowhere}/`])).toEqual(refused(`Allow the way to ${nowhere}, or`));
  } finally {
    service.close();
  }
});

describe('Google', () => {
  it('accepts the client and the redirect address', async () => {
    expect(await checkClientSecret(google(), redirectUri)).toEqual(accepted('accepted'));
    expect(await checkRedirectAddress(google(), redirectUri)).toEqual(accepted(redirectUri));
  });

  it('refuses another secret, which is not shown', async () => {
    const finding = await checkClientSecret(google({ clientSecret: 'wrong-secret' }), redirectUri);
    expect(finding).toEqual(refused('refused (invalid_client): compare GOOGLE_CLIENT_ID'));
    expect(JSON.stringify(finding)).not.toContain('wrong-secret');
  });

  it('refuses an address that is not registered, and a client that is unknown', async () => {
    const elsewhere = 'https://elsewhere.test/callback';
    expect(await checkRedirectAddress(google(), elsewhere)).toEqual(refused(`does not accept ${elsewhere}`));
    expect(await checkRedirectAddress(google({ clientId: 'unknown' }), redirectUri)).toEqual(refused('not accept'));
  });

  it('cannot be reached', async () => {
    const away = google({ tokenUrl: `http://${nowhere}/token`, authorizeUrl: `http://${nowhere}/auth` });
    for (const finding of [await checkClientSecret(away, redirectUri), await checkRedirectAddress(away, redirectUri)])
      expect(finding).toEqual(refused(`nothing listens there (ECONNREFUSED). Allow the way to ${nowhere}.`));
  });
});

describe('key sets', () => {
  it('are there, with a clock like this one', async () => {
    for (const url of [google().jwksUrl, server.phone.jwksUrl])
      expect(await checkKeys('Google', url)).toContainEqual(accepted('1 keys'));
    expect(await checkKeys('Google', google().jwksUrl)).toContainEqual(accepted('s apart'));
  });

  it('are away, or not there, or of another time', async () => {
    expect(await checkKeys('Google', `http://${nowhere}/keys`)).toEqual([refused('Allow the way to')]);
    const hourAgo = new Date(Date.now() - 3_600_000).toUTCString();
    let body = '{"keys":[{}]}';
    const late = createServer((_request, response) => response.setHeader('date', hourAgo).end(body)).listen(0);
    await once(late, 'listening');
    try {
      const url = `http://127.0.0.1:${(late.address() as AddressInfo).port}/`;
      expect(await checkKeys('Google', url)).toEqual([accepted('1 keys'), refused('s apart: switch on NTP')]);
      body = '{}';
      expect(await checkKeys('Google', url)).toEqual([refused('answers without keys')]);
      body = '<html>';
      expect(await checkKeys('Google', url)).toEqual([refused('not a valid one')]);
    } finally {
      late.close();
    }
  });
});

describe('Valkey', () => {
  it('is not used, or away', async () => {
    expect(await checkValkey(undefined)).toEqual(accepted('not used'));
    const finding = await checkValkey(`valkey://:hunter2@${nowhere}`);
    expect(finding).toEqual(refused('nothing listens there (ECONNREFUSED)'));
    expect(JSON.stringify(finding)).not.toContain('hunter2');
  });

  it.skipIf(!valkeyServer)('answers with its password only', async () => {
    const valkey = await startValkey();
    const client = new Valkey(valkey.url);
    try {
      expect(await checkValkey(valkey.url)).toEqual(accepted('answers'));
      await client.config('SET', 'requirepass', 'right');
      expect(await checkValkey(valkey.url)).toEqual(refused('it demands a password (NOAUTH)'));
      expect(await checkValkey(valkey.url.replace('//', '//:wrong@'))).toEqual(refused('(WRONGPASS)'));
      expect(await checkValkey(valkey.url.replace('//', '//:right@'))).toEqual(accepted('answers'));
    } finally {
      client.disconnect();
      await valkey.stop();
    }
  });
});

it('the mail server accepts the connection, gets no mail, or is away', async () => {
  const mailbox = await startMailbox({ port: 0, print: () => undefined });
  const from = 'Mithaq <news@mithaq.example>';
  try {
    expect(await checkMail(undefined)).toEqual(accepted('not used'));
    expect(await checkMail({ smtpUrl: mailbox.smtpUrl, from })).toEqual(accepted('accepts'));
    expect(mailbox.mails).toEqual([]);
  } finally {
    await mailbox.close();
  }
  expect(await checkMail({ smtpUrl: mailbox.smtpUrl, from })).toEqual(
    refused('no connection; are the port and its certificate right? (ESOCKET'),
  );
});

it('the mail server refuses the password, which is not shown', async () => {
  const onAuth: SMTPServerOptions['onAuth'] = (_auth, _session, done) => done(new Error('no such sender'));
  const smtp = new SMTPServer({ logger: false, allowInsecureAuth: true, disabledCommands: ['STARTTLS'], onAuth });
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  try {
    const { port } = smtp.server.address() as AddressInfo;
    const finding = await checkMail({ smtpUrl: `smtp://mithaq:hunter2@127.0.0.1:${port}`, from: 'a@mithaq.example' });
    expect(finding).toEqual(refused('the name or the password is wrong (EAUTH'));
    expect(JSON.stringify(finding)).not.toMatch(/hunter2|no such sender/);
  } finally {
    smtp.close();
  }
});

test.each([
  [1, accepted('1 in front of the server')],
  [['loopback', '10.0.0.0/8'], accepted('trusted: loopback, 10.0.0.0/8')],
  [0, refused('set TRUST_PROXY to their number')],
  [true as const, refused('each caller is trusted')],
])('TRUST_PROXY read as %j in production', (trustProxy, finding) => {
  expect(checkProxies({ trustProxy, isProduction: true })).toEqual(finding);
});

it('the disk has room, or too little', async () => {
  expect(await checkDisk('/', 0)).toEqual(accepted('GB free at /'));
  expect(await checkDisk('/', Infinity)).toEqual(refused('remove what is not needed'));
});

describe('npm run doctor', () => {
  const run = async (env: NodeJS.ProcessEnv) => {
    const command = [path.join(import.meta.dirname, 'doctor.ts')];
    return promisify(execFile)(process.execPath, command, { env: { ...commandEnvironment, ...env } }).then(
      ({ stdout }) => ({ code: 0, lines: stdout.trim().split('\n') }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, lines: stdout.trim().split('\n') }),
    );
  };

  it('ends with 0 when all is well on a developer’s machine', async () => {
    const { code, lines } = await run({});
    expect([code, ...lines.filter((line) => !line.startsWith('OK '))]).toEqual([0]);
  });

  it('ends with 1 after a fault, with a line for each part', async () => {
    const { code, lines } = await run({ DATABASE_URL: `postgres://mithaq:hunter2@${nowhere}/mithaq` });
    expect(code).toBe(1);
    expect(lines).toContain('OK    settings: complete');
    expect(lines.filter((line) => line.startsWith('FAULT'))).toEqual([
      'FAULT database: nothing listens there (ECONNREFUSED). DATABASE_URL has its address, name and password.',
    ]);
  });

  it('says what the settings lack before anything is tried', async () => {
    const { code, lines } = await run({ NODE_ENV: 'production', PUBLIC_URL: 'mithaq' });
    expect(code).toBe(1);
    expect(lines.filter((line) => !line.startsWith('FAULT settings: '))).toEqual([]);
    expect(lines).toContainEqual(expect.stringContaining('FAULT settings: PUBLIC_URL must be'));
  });
});
