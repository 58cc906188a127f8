import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://mithaq.example/',
  DATABASE_URL: 'postgres://mithaq:secret@db.example/mithaq',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'mithaq.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'mithaq',
  OPERATOR_NAME: 'Anjuman Example',
  OPERATOR_EMAIL: 'help@anjuman.example',
  HASH_KEY: '0123456789abcdef0123456789abcdef',
  TRUST_PROXY: '1',
};

function refusal(env: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('without configuration all services are local, on loopback', () => {
  expect(readConfig({})).toEqual({
    isProduction: false,
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    dataDir: path.resolve('.data'),
    database: { kind: 'embedded', dataDir: path.resolve('.data') },
    connections: { poolSize: 8, statements: 'named' },
    google: { kind: 'local' },
    phone: { kind: 'local' },
    hasPush: true,
    hashKeys: { current: 'local', previous: [] },
    limits: {
      PROPOSALS_PER_DAY: 10,
      PROPOSALS_PENDING: 30,
      PROFILES_PER_DAY: 300,
      PHONE_PROOFS_PER_10_MIN: 5,
      PHONE_COOL_DOWN_HOURS: 24,
      SIGN_INS_PER_MIN: 20,
      REPORTS_PER_DAY: 10,
      FOR_YOU_BUILDS_PER_10_MIN: 30,
      PROFILES_CREATED_PER_DAY: 3,
      MEMBER_SEARCHES_PER_10_MIN: 60,
      MODERATOR_MESSAGES_PER_10_MIN: 30,
      LINKS_OPENED_PER_MIN: 60,
    },
    operator: { name: 'Local demo', contactEmail: 'operator@mithaq.localhost' },
    moderatorEmails: [],
    requiresConsent: false,
    logLevel: 'warn',
    shutdownDelayMs: 0,
    trustProxy: 0,
    valkeyUrl: undefined,
    metricsToken: undefined,
  });
});

test.each([
  [{}, false],
  [{ REQUIRE_CONSENT: 'on' }, true],
  [{ ...production, REQUIRE_CONSENT: 'off' }, true],
])('a new profile needs the consent as in production: %j', (env, expected) => {
  expect(readConfig(env).requiresConsent).toBe(expected);
});

test('with configuration the real services are used', () => {
  const config = readConfig({
    ...production,
    DATABASE_REPLICA_URL: 'postgresql://replica.example/mithaq',
    METRICS_TOKEN: 'm',
  });
  expect(config).toMatchObject({
    isProduction: true,
    publicUrl: 'https://mithaq.example',
    database: { kind: 'url', url: production.DATABASE_URL, replicaUrl: 'postgresql://replica.example/mithaq' },
    google: { kind: 'google', clientId: 'id', clientSecret: 'secret' },
    phone: { kind: 'firebase', apiKey: 'key', authDomain: 'mithaq.firebaseapp.com', projectId: 'mithaq' },
    metricsToken: 'm',
    operator: { name: 'Anjuman Example', contactEmail: 'help@anjuman.example' },
  });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', GOOGLE_CLIENT_ID: ' ', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('the address follows PORT and HOST unless PUBLIC_URL is set', () => {
  expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  expect(readConfig({ HOST: '0.0.0.0' }).publicUrl).toBe('http://localhost:3000');
  expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
  expect(readConfig({ PUBLIC_URL: 'http://laptop.local:8080' }).publicUrl).toBe('http://laptop.local:8080');
});

test('limits can be changed and switched off', () => {
  const { limits } = readConfig({ LIMIT_PROPOSALS_PER_DAY: '0', LIMIT_SIGN_INS_PER_MIN: '500' });
  expect(limits).toMatchObject({ PROPOSALS_PER_DAY: 0, SIGN_INS_PER_MIN: 500, PROPOSALS_PENDING: 30 });
});

const proxySentence =
  'TRUST_PROXY must be the number of proxies in front of the server (0: none, callers reach it directly), ' +
  'or the addresses of these proxies, such as 10.0.0.0/8.';

describe('TRUST_PROXY', () => {
  test.each([
    ['0', 0],
    ['none', 0],
    ['2', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['10.0.0.1, 2001:db8::/32, loopback', ['10.0.0.1', '2001:db8::/32', 'loopback']],
  ])('%s', (given, expected) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(expected);
    expect(readConfig({ ...production, TRUST_PROXY: given }).trustProxy).toEqual(expected);
  });

  test('may be absent or true on a machine of a developer', () => {
    expect(readConfig({}).trustProxy).toBe(0);
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
  });

  test.each(['yes', '-1', '1.5', '10.0.0.0/0', '0.0.0.0/0', '10.0.0.0/33', 'proxy.example', '10.0.0.1,', ','])(
    'refuses %s, which would trust everyone or nobody',
    (given) => {
      expect(refusal({ TRUST_PROXY: given })).toEqual([proxySentence]);
    },
  );

  test.each([undefined, 'true'])('%s is refused in production', (given) => {
    expect(refusal({ ...production, TRUST_PROXY: given })).toEqual([proxySentence]);
  });
});

describe('the operator', () => {
  const name = 'OPERATOR_NAME must be a name of at most 100 characters, on one line.';
  const email = 'OPERATOR_EMAIL must be an e-mail address.';
  test.each([
    [{ OPERATOR_NAME: 'A', OPERATOR_EMAIL: 'a@b.example' }, []],
    [{ OPERATOR_NAME: '<b>انجمن & Co</b>'.padEnd(100, '.'), OPERATOR_EMAIL: 'a.b+c@d-e.example.org' }, []],
    [{ OPERATOR_NAME: 'A'.repeat(101), OPERATOR_EMAIL: 'a@b.example' }, [name]],
    [{ OPERATOR_NAME: 'A\nB', OPERATOR_EMAIL: 'a@b.example' }, [name]],
    [{ OPERATOR_NAME: 'A', OPERATOR_EMAIL: 'a@b' }, [email]],
    [{ OPERATOR_NAME: 'A', OPERATOR_EMAIL: 'a b@c.example' }, [email]],
    [{ OPERATOR_NAME: 'A', OPERATOR_EMAIL: 'a@b.example?subject=x' }, [email]],
    [{ OPERATOR_NAME: 'A' }, ['OPERATOR_NAME is set without OPERATOR_EMAIL: set all of them, or none.']],
  ])('%j', (env, sentences) => {
    expect(refusal(env)).toEqual(sentences);
  });
});

describe('VAPID_PRIVATE_KEY', () => {
  const key = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'; // RFC 8291, appendix A
  const noKey =
    'VAPID_PRIVATE_KEY must be a private key of P-256: 32 bytes in base64url, 43 characters, as docs/operations/push.md makes one.';

  test.each([
    ['absent', '', []],
    ['a key', key, []],
    ['a key with its padding', `${key}=`, []],
    ['a key too short', key.slice(2), [noKey]],
    ['a public key', `B${'A'.repeat(86)}`, [noKey]],
    ['other signs', key.replace('-', '!'), [noKey]],
    ['zero', 'A'.repeat(43), [noKey]],
    ['a number beyond the curve', '_'.repeat(42) + '8', [noKey]],
  ])('%s', (_what, given, sentences) => {
    expect(refusal({ VAPID_PRIVATE_KEY: given })).toEqual(sentences);
  });

  test('is read from a file as well, and is not needed', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'vapid');
    await writeFile(file, `${key}\n`);
    expect(readConfig({ VAPID_PRIVATE_KEY_FILE: file }).vapidPrivateKey?.toString('base64url')).toBe(key);
    expect(readConfig({}).vapidPrivateKey).toBeUndefined();
  });
});

describe('HASH_KEY', () => {
  const tooShort =
    'HASH_KEY must have at least 32 characters, without spaces and commas, such as 64 random hex digits.';
  const key = 'k'.repeat(32);
  test.each([
    [{ HASH_KEY: key }, []],
    [{ HASH_KEY: key.slice(1) }, [tooShort]],
    [{ HASH_KEY: `${key},` }, [tooShort]],
    [{ HASH_KEY: `${key} k` }, [tooShort]],
    [{ HASH_KEY: key, HASH_KEY_PREVIOUS: 'short' }, []],
    [{ HASH_KEY: key, HASH_KEY_PREVIOUS: 'a,' }, ['HASH_KEY_PREVIOUS must be the earlier keys, separated by commas.']],
    [{ HASH_KEY_PREVIOUS: 'a' }, ['HASH_KEY_PREVIOUS is set without HASH_KEY: set both, or HASH_KEY alone.']],
  ])('%j', (env, sentences) => {
    expect(refusal(env)).toEqual(sentences);
  });

  test('is written with, and the earlier ones are known', () => {
    expect(readConfig({ HASH_KEY: key, HASH_KEY_PREVIOUS: 'GOCSPX-one, two' }).hashKeys).toEqual({
      current: key,
      previous: ['GOCSPX-one', 'two'],
    });
  });
});

describe('a setting from a file', () => {
  async function fileWith(content: string): Promise<string> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-settings-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'value');
    await writeFile(file, content);
    return file;
  }

  test('counts as if it were set, without the line end', async () => {
    const { DATABASE_URL, ...others } = production;
    expect(readConfig({ ...others, DATABASE_URL_FILE: await fileWith(`${DATABASE_URL}\n`) })).toEqual(
      readConfig(production),
    );
  });

  test('is checked as if it were set', async () => {
    expect(refusal({ PORT_FILE: await fileWith('ten') })).toEqual([
      'PORT must be a whole number from 0 to 65535, not "ten".',
    ]);
  });

  test('is not NODE_ENV, which libraries read from the environment', async () => {
    expect(readConfig({ NODE_ENV_FILE: await fileWith('production') }).isProduction).toBe(false);
  });

  test('is refused beside the variable', async () => {
    expect(refusal({ METRICS_TOKEN: 'm', METRICS_TOKEN_FILE: await fileWith('m') })).toEqual([
      'METRICS_TOKEN and METRICS_TOKEN_FILE are both set: set one of them.',
    ]);
  });

  test('is refused when the file is missing or empty', async () => {
    expect(refusal({ HASH_KEY_FILE: '/nowhere/key' })).toEqual([
      'HASH_KEY_FILE must be the path of a file that can be read (ENOENT).',
    ]);
    const file = await fileWith('\n');
    expect(refusal({ HASH_KEY_FILE: file })).toEqual(['HASH_KEY_FILE names an empty file.']);
  });
});

test('the configuration is frozen', () => {
  const config = readConfig({});
  expect(Object.isFrozen(config)).toBe(true);
  expect(Object.isFrozen(config.limits)).toBe(true);
  expect(Object.isFrozen(config.database)).toBe(true);
});

describe('an invalid variable is named', () => {
  const numbers = [
    'PORT',
    'LIMIT_PROPOSALS_PER_DAY',
    'LIMIT_PROPOSALS_PENDING',
    'LIMIT_PROFILES_PER_DAY',
    'LIMIT_PHONE_PROOFS_PER_10_MIN',
    'LIMIT_PHONE_COOL_DOWN_HOURS',
    'LIMIT_SIGN_INS_PER_MIN',
    'LIMIT_PROFILES_CREATED_PER_DAY',
    'LIMIT_MEMBER_SEARCHES_PER_10_MIN',
    'LIMIT_MODERATOR_MESSAGES_PER_10_MIN',
    'LIMIT_LINKS_OPENED_PER_MIN',
  ];
  test.each(numbers)('%s that is no number', (name) => {
    for (const wrong of ['ten', '-1', '1.5', '1e3', '0x10', '10 a day']) {
      expect(refusal({ [name]: wrong }).join()).toMatch(new RegExp(`^${name} must be a whole number .*"${wrong}"`));
    }
  });

  test('a port above 65535', () => {
    expect(refusal({ PORT: '65535' })).toEqual([]);
    expect(refusal({ PORT: '65536' })).toEqual(['PORT must be a whole number from 0 to 65535, not "65536".']);
  });

  test.each([
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID is set without GOOGLE_CLIENT_SECRET: set all of them, or none.'],
    [{ GOOGLE_CLIENT_SECRET: 's' }, 'GOOGLE_CLIENT_SECRET is set without GOOGLE_CLIENT_ID: set all of them, or none.'],
    [
      { FIREBASE_API_KEY: 'k', FIREBASE_PROJECT_ID: 'p' },
      'FIREBASE_API_KEY and FIREBASE_PROJECT_ID are set without FIREBASE_AUTH_DOMAIN: set all of them, or none.',
    ],
    [
      { DATABASE_REPLICA_URL: 'postgres://r/m' },
      'DATABASE_REPLICA_URL is set without DATABASE_URL: set both, or neither.',
    ],
    [{ DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE must be 2 or more.'],
    [{ DATABASE_STATEMENTS: 'none' }, 'DATABASE_STATEMENTS must be one of named, unnamed, not "none".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
    [{ PUBLIC_URL: 'mithaq.example' }, 'PUBLIC_URL must be an address that begins with http:// or https://.'],
    [
      { PUBLIC_URL: 'https://m.example/app' },
      'PUBLIC_URL must be a bare origin, such as https://mithaq.example, without a path.',
    ],
  ])('%j', (env, sentence) => {
    expect(refusal(env)).toEqual([sentence]);
  });

  test('an invalid Valkey address, without repeating its password', () => {
    expect(refusal({ VALKEY_URL: 'http://:hunter2@valkey' })).toEqual([
      'VALKEY_URL must be an address that begins with valkey:// or valkeys:// or redis:// or rediss://.',
    ]);
    expect(readConfig({ VALKEY_URL: 'valkeys://:secret@valkey:6379' }).valkeyUrl).toBe('valkeys://:secret@valkey:6379');
  });

  test('an invalid database address, without repeating its password', () => {
    const [sentence] = refusal({ DATABASE_URL: 'mysql://root:hunter2@db/m' });
    expect(sentence).toBe('DATABASE_URL must be an address that begins with postgres:// or postgresql://.');
  });
});

describe('in production', () => {
  test('names every required variable in one sentence', () => {
    expect(refusal({ NODE_ENV: 'production' })).toEqual([
      'Production requires these variables: PUBLIC_URL, DATABASE_URL, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, ' +
        'FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID, OPERATOR_NAME, OPERATOR_EMAIL and HASH_KEY.',
      proxySentence,
    ]);
  });

  test.each(Object.keys(production).filter((name) => !['NODE_ENV', 'TRUST_PROXY'].includes(name)))(
    '%s is needed',
    (name) => {
      expect(refusal({ ...production, [name]: undefined })[0]).toBe(`Production requires these variables: ${name}.`);
    },
  );

  test('the address must be https', () => {
    expect(refusal({ ...production, PUBLIC_URL: 'http://mithaq.example' })).toEqual([
      'PUBLIC_URL must begin with https:// when NODE_ENV=production.',
    ]);
  });
});

describe('mail', () => {
  const mail = { SMTP_URL: 'smtps://name:hunter2@mail.example', MAIL_FROM: 'Mithaq <news@mithaq.example>' };

  test('is given to a server when it has a sender', () => {
    expect(readConfig({}).mail).toBeUndefined();
    expect(readConfig(mail).mail).toEqual({ smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM });
    expect(readConfig({ ...production, ...mail }).mail).toEqual({ smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM });
    expect(refusal({ ...mail, MAIL_FROM: '' })).toEqual([
      'SMTP_URL is set without MAIL_FROM: set all of them, or none.',
    ]);
  });

  test.each([
    [{ SMTP_URL: 'https://mail.example' }, /^SMTP_URL must/],
    [{ MAIL_FROM: 'Mithaq' }, /^MAIL_FROM must be an e-mail address/],
    [{ MAIL_FROM: 'Mithaq <a@b.example>\r\nBcc: <c@d.example>' }, /^MAIL_FROM must/],
  ])('%o is refused', (changes, problem) => {
    expect(refusal({ ...mail, ...changes })).toEqual([expect.stringMatching(problem)]);
  });

  test('no problem repeats the password', () => {
    expect(refusal({ SMTP_URL: 'https://name:hunter2@mail.example' }).join()).not.toContain('hunter2');
  });
});
