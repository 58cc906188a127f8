import { isIP } from 'node:net';
import path from 'node:path';
import { defaultLimits, type Limits } from '@mithaq/openapi/rules/limits.ts';
import { localOperator, type Operator } from '@mithaq/openapi/rules/operator.ts';
import { type Environment, listed, readerOf } from './environment.ts';
import type { HashKeys } from './keyed-hashes.ts';

/** The configuration of this process, read once from the environment. */
export type Config = {
  isProduction: boolean;
  port: number;
  host: string;
  /** The origin that members use, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  database: { kind: 'embedded'; dataDir: string } | { kind: 'url'; url: string; replicaUrl?: string };
  google: { kind: 'local' } | { kind: 'google'; clientId: string; clientSecret: string };
  phone: { kind: 'local' } | { kind: 'firebase'; apiKey: string; authDomain: string; projectId: string };
  /** What keyed hashes and signatures are made of. */
  hashKeys: HashKeys;
  limits: Limits;
  /** Who runs this copy. */
  operator: Operator;
  /** The e-mail addresses of the moderators' Google accounts. */
  moderatorEmails: readonly string[];
  /** Whether a new profile needs the member's consent to storing religious data. */
  requiresConsent: boolean;
  logLevel: LogLevel;
  /** The proxies that may name the caller's address: their number (0: none), their addresses, or (never in production) all. */
  trustProxy: true | number | string[];
  /** Where processes share the limits that count requests; without it each counts alone. */
  valkeyUrl?: string;
  /** Without it, /metrics responds to loopback only. */
  metricsToken?: string;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Every problem of the configuration, one sentence each, so that the operator can fix all at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join(' '));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads and checks the environment; an empty variable counts as absent.
 * @throws ConfigError
 */
export function readConfig(env: Environment): Readonly<Config> {
  const problems: string[] = [];
  const { text, number, address, together } = readerOf(env, problems);

  const isProduction = text('NODE_ENV') === 'production';
  const port = number('PORT', 3000, 65_535);
  const host = text('HOST') ?? 'localhost';
  const dataDir = path.resolve(text('MITHAQ_DATA_DIR') ?? '.data');

  const url = address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const replicaUrl = address('DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']);
  if (replicaUrl && !text('DATABASE_URL'))
    problems.push('DATABASE_REPLICA_URL is set without DATABASE_URL: set both, or neither.');

  const google = together(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  const phone = together(['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID']);

  const publicUrl = address('PUBLIC_URL', ['http:', 'https:']);
  if (publicUrl && !isOrigin(publicUrl))
    problems.push('PUBLIC_URL must be a bare origin, such as https://mithaq.example, without a path.');
  if (isProduction && publicUrl && new URL(publicUrl).protocol !== 'https:') {
    problems.push('PUBLIC_URL must begin with https:// when NODE_ENV=production.');
  }

  if (isProduction) problems.unshift(...missingInProduction(text));

  const logLevel = logLevels.find((level) => level === (text('LOG_LEVEL') ?? (isProduction ? 'info' : 'warn')));
  if (!logLevel) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text('LOG_LEVEL')}".`);

  const config: Config = {
    isProduction,
    port,
    host,
    publicUrl: publicUrl && isOrigin(publicUrl) ? new URL(publicUrl).origin : `http://${nameOf(host)}:${port}`,
    dataDir,
    database: url ? { kind: 'url', url, ...(replicaUrl && { replicaUrl }) } : { kind: 'embedded', dataDir },
    google: google
      ? { kind: 'google', clientId: google.GOOGLE_CLIENT_ID, clientSecret: google.GOOGLE_CLIENT_SECRET }
      : { kind: 'local' },
    phone: phone
      ? {
          kind: 'firebase',
          apiKey: phone.FIREBASE_API_KEY,
          authDomain: phone.FIREBASE_AUTH_DOMAIN,
          projectId: phone.FIREBASE_PROJECT_ID,
        }
      : { kind: 'local' },
    hashKeys: hashKeysFrom(text('HASH_KEY'), text('HASH_KEY_PREVIOUS'), problems),
    limits: limitsFrom(number),
    operator: operatorFrom(together(['OPERATOR_NAME', 'OPERATOR_EMAIL']), problems),
    moderatorEmails: moderatorEmailsFrom(text('MODERATOR_EMAILS'), problems),
    requiresConsent: isProduction,
    logLevel: logLevel ?? 'info',
    trustProxy: trustProxyFrom(text('TRUST_PROXY'), isProduction, problems),
    valkeyUrl: address('VALKEY_URL', ['valkey:', 'valkeys:', 'redis:', 'rediss:']),
    metricsToken: text('METRICS_TOKEN'),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  for (const part of [config.database, config.google, config.phone, config.hashKeys, config.limits])
    Object.freeze(part);
  return Object.freeze(config);
}

/** A browser cannot open a listening address such as 0.0.0.0. */
const nameOf = (host: string): string =>
  ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;

/** One variable for each quota, such as LIMIT_PROPOSALS_PER_DAY. */
function limitsFrom(number: (name: string, fallback: number) => number): Limits {
  const entries = Object.entries(defaultLimits).map(([quota, limit]) => [quota, number(`LIMIT_${quota}`, limit)]);
  return Object.fromEntries(entries) as Limits; // the same keys
}

/** Known to everybody, so for a developer's machine only: production requires HASH_KEY. */
const localHashKey = 'local';

/** Several earlier keys are separated by commas, so that a second change of the key forgets nothing either. */
function hashKeysFrom(current: string | undefined, previous: string | undefined, problems: string[]): HashKeys {
  if (current !== undefined && !/^[^\s,]{32,}$/.test(current))
    problems.push(
      'HASH_KEY must have at least 32 characters, without spaces and commas, such as 64 random hex digits.',
    );
  if (previous !== undefined && current === undefined)
    problems.push('HASH_KEY_PREVIOUS is set without HASH_KEY: set both, or HASH_KEY alone.');
  const earlier = previous?.split(',').map((key) => key.trim()) ?? [];
  if (earlier.includes('')) problems.push('HASH_KEY_PREVIOUS must be the earlier keys, separated by commas.');
  return { current: current ?? localHashKey, previous: earlier };
}

/** The pages for visitors name the operator, so both variables have to be fit to be shown. */
function operatorFrom(
  given: Record<'OPERATOR_NAME' | 'OPERATOR_EMAIL', string> | undefined,
  problems: string[],
): Operator {
  if (!given) return localOperator;
  const operator = { name: given.OPERATOR_NAME, contactEmail: given.OPERATOR_EMAIL };
  if (!/^[^\p{C}]{1,100}$/u.test(operator.name))
    problems.push('OPERATOR_NAME must be a name of at most 100 characters, on one line.');
  if (!/^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(operator.contactEmail))
    problems.push('OPERATOR_EMAIL must be an e-mail address.');
  return operator;
}

/** Several addresses are separated by commas. */
function moderatorEmailsFrom(given: string | undefined, problems: string[]): string[] {
  const emails = given?.split(',').map((email) => email.trim()) ?? [];
  const isValid = emails.every((email) => /^[^\s@]+@[^\s@]+$/.test(email));
  if (!isValid) problems.push('MODERATOR_EMAILS must be e-mail addresses, separated by commas.');
  return isValid ? emails : [];
}

function isOrigin(url: string): boolean {
  const { username, password, pathname, search, hash } = new URL(url);
  return username + password + search + hash === '' && pathname === '/';
}

/**
 * The limits of an address need the caller's true address. Without the number of proxies they would count the proxy
 * itself; a server that trusts everyone would believe any address that a caller invents.
 */
function trustProxyFrom(given: string | undefined, isProduction: boolean, problems: string[]): Config['trustProxy'] {
  if (!isProduction && (given === undefined || given === 'true')) return given ? true : 0;
  if (given === 'none' || given === 'false') return 0;
  if (given !== undefined && /^\d{1,2}$/.test(given)) return Number(given);
  const addresses = given?.split(',').map((address) => address.trim()) ?? [];
  if (addresses.length > 0 && addresses.every(isAddressOrNetwork)) return addresses;
  problems.push(
    'TRUST_PROXY must be the number of proxies in front of the server (0: none, callers reach it directly), ' +
      'or the addresses of these proxies, such as 10.0.0.0/8.',
  );
  return 0;
}

/** The names are those of proxy-addr, which Fastify uses. */
function isAddressOrNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = '', prefix = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(prefix) >= 1 && Number(prefix) <= (isIP(address) === 4 ? 32 : 128);
}

function missingInProduction(text: (name: string) => string | undefined): string[] {
  const required = [
    'PUBLIC_URL',
    'DATABASE_URL',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN',
    'FIREBASE_PROJECT_ID',
    'OPERATOR_NAME',
    'OPERATOR_EMAIL',
    'HASH_KEY',
  ];
  const missing = required.filter((name) => text(name) === undefined);
  return missing.length > 0 ? [`Production requires these variables: ${listed(missing)}.`] : [];
}
