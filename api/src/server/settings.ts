import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { defaultLimits, type Limits } from '@mithaq/openapi/rules/limits.ts';
import { addressWith, oneOf, readSettings, type Environment, type Setting, text, wholeNumber } from './environment.ts';

const databaseAddress = addressWith('postgres:', 'postgresql:');
const webAddress = addressWith('http:', 'https:');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const trustProxyForm =
  'must be the number of proxies in front of the server (0: none, callers reach it directly), ' +
  'or the addresses of these proxies, such as 10.0.0.0/8.';

/** A limit of the shared rules, and the default that they give it; 0 means no limit. */
const limit = (quota: keyof Limits, purpose: string) => ({
  purpose,
  default: String(defaultLimits[quota]),
  read: wholeNumber(),
});

/**
 * Every setting of the server. `npm run settings` writes this table into docs/operations/configuration.md and .env.example.
 * Checks that need two settings are in config.ts.
 */
export const settings = {
  NODE_ENV: {
    purpose: '`production` refuses every local service and demands what is marked as required',
    without: 'development',
    read: text,
  },
  PUBLIC_URL: {
    purpose: 'the origin that members use; also in canonical links, previews, sitemap and robots; https in production',
    without: '`http://localhost:PORT`',
    requiredInProduction: true,
    read: bareOrigin,
  },
  HOST: {
    purpose: 'the address to listen on; `0.0.0.0` for all of the machine, as in a container',
    default: 'localhost',
    read: text,
  },
  PORT: { purpose: 'the port to listen on', default: '3000', read: wholeNumber(65_535) },
  TRUST_PROXY: {
    purpose:
      'the number of proxies in front of the server (`0` or `none`: callers reach it directly), or the addresses and networks ' +
      'of these proxies, with commas (see [Behind a proxy](#behind-a-proxy))',
    default: '0',
    requiredInProduction: `TRUST_PROXY ${trustProxyForm}`,
    read: trustedProxies,
  },
  MITHAQ_DATA_DIR: { purpose: 'the folder of the embedded database', default: '.data', read: text },
  DATABASE_URL: {
    purpose: 'PostgreSQL 15 or newer, such as `postgres://name:password@host/mithaq`',
    without: 'embedded PostgreSQL',
    requiredInProduction: true,
    read: databaseAddress,
  },
  DATABASE_REPLICA_URL: {
    purpose:
      'a streaming standby of the database, from which the Feed is read (see [A read replica](several-servers.md#a-read-replica))',
    read: databaseAddress,
  },
  DATABASE_POOL_SIZE: {
    purpose:
      'connections that a process opens at most, and as many to the replica: 2 or more (see [Connections](database.md#connections))',
    default: '8',
    read: poolSize,
  },
  DATABASE_STATEMENTS: {
    purpose: '`named`, or `unnamed` behind PgBouncer before 1.21 (see [PgBouncer](database.md#pgbouncer))',
    default: 'named',
    read: oneOf(['named', 'unnamed'] as const),
  },
  GOOGLE_CLIENT_ID: {
    purpose: 'the OAuth client; its redirect URI is `PUBLIC_URL` and `/api/v1/auth/google/callback`',
    without: 'local Google',
    requiredInProduction: true,
    read: text,
  },
  GOOGLE_CLIENT_SECRET: {
    purpose: 'the secret of the OAuth client',
    without: 'local Google',
    requiredInProduction: true,
    read: text,
  },
  FIREBASE_API_KEY: {
    purpose: 'the Web API key of a Firebase project with phone sign-in; browsers see it',
    without: 'local phone service',
    requiredInProduction: true,
    read: text,
  },
  FIREBASE_AUTH_DOMAIN: {
    purpose: 'its domain, such as `mithaq.firebaseapp.com`',
    without: 'local phone service',
    requiredInProduction: true,
    read: text,
  },
  FIREBASE_PROJECT_ID: {
    purpose: 'its project id',
    without: 'local phone service',
    requiredInProduction: true,
    read: text,
  },
  OPERATOR_NAME: {
    purpose:
      'who runs this copy; shown on the landing page, in the privacy policy and the terms, and in `client-config`',
    without: 'a local demo',
    requiredInProduction: true,
    read: operatorName,
  },
  OPERATOR_EMAIL: {
    purpose: 'where members write to the operator; public as its name is',
    without: 'a local demo',
    requiredInProduction: true,
    read: operatorEmail,
  },
  HASH_KEY: {
    purpose:
      'the key of hashes and signatures: at least 32 characters, such as `openssl rand -hex 32`, the same for all processes ' +
      '(see [The hash key](#the-hash-key))',
    without: 'a fixed one that everybody knows',
    requiredInProduction: true,
    read: hashKey,
  },
  HASH_KEY_PREVIOUS: {
    purpose: 'earlier values of `HASH_KEY` whose hashes still count, separated by commas',
    read: earlierHashKeys,
  },
  SMTP_URL: {
    purpose:
      'the server that takes mail, such as `smtp://name:password@mail.example:587` with STARTTLS, or `smtps://` (see [Mail](mail.md))',
    without: 'a local mailbox; in production no mail is sent',
    read: addressWith('smtp:', 'smtps:'),
  },
  MAIL_FROM: {
    purpose: 'who mail is from, such as `Mithaq <news@mithaq.example>`; set together with `SMTP_URL`',
    read: sender,
  },
  WEB_PUSH: {
    purpose: '`on`, or `off` so that no browser is sent a message about news (see [Push](push.md))',
    default: 'on',
    read: oneOf(['on', 'off'] as const),
  },
  VAPID_PRIVATE_KEY: {
    purpose:
      'the private key at the push services, 32 bytes in base64url; the public one follows from it (see [Push](push.md#keys))',
    without: 'one that follows from `HASH_KEY`',
    read: vapidPrivateKey,
  },
  MODERATOR_EMAILS: {
    purpose:
      'e-mail addresses of the moderators’ Google accounts, separated by commas (see [Moderators](moderators.md))',
    read: emails,
  },
  REQUIRE_CONSENT: {
    purpose:
      '`on`: a new profile needs the consent to storing what it says of religion, as always in production; `off` leaves it out on your machine',
    default: 'off',
    read: oneOf(['on', 'off'] as const),
  },
  VALKEY_URL: {
    purpose:
      'where several processes count sign-ins and phone proofs together, such as `valkeys://:password@host:6379`; Redis serves as well',
    without: 'each process counts alone',
    read: addressWith('valkey:', 'valkeys:', 'redis:', 'rediss:'),
  },
  METRICS_TOKEN: {
    purpose:
      'lets a caller read `/metrics`, as `Authorization: Bearer`; without it only a request from this machine may, and none with `TRUST_PROXY`',
    read: text,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    purpose:
      'where traces are sent, as OTLP over HTTP, such as `http://localhost:4318` (see [Traces](monitoring.md#traces))',
    without: 'no traces',
    read: tracesAddress,
  },
  SHUTDOWN_DELAY: {
    purpose:
      'seconds for which a server still serves after SIGTERM, while `/readyz` is 503, so that proxies leave it (see [Start and stop](running.md#start-and-stop))',
    default: '0',
    defaultInProduction: '5',
    read: wholeNumber(300),
  },
  LOG_LEVEL: {
    purpose: logLevels.join(', '),
    default: 'warn',
    defaultInProduction: 'info',
    read: oneOf(logLevels),
  },
  LIMIT_PROPOSALS_PER_DAY: limit('PROPOSALS_PER_DAY', 'proposals that a member may send in a day (UTC)'),
  LIMIT_PROPOSALS_PENDING: limit('PROPOSALS_PENDING', 'unanswered proposals that a member may have'),
  LIMIT_PROFILES_PER_DAY: limit('PROFILES_PER_DAY', 'different profiles that a member may see in a day (UTC)'),
  LIMIT_FOR_YOU_BUILDS_PER_10_MIN: limit(
    'FOR_YOU_BUILDS_PER_10_MIN',
    'For You lists that are built for a member after changes of profile, preferences or hidden members',
  ),
  LIMIT_PHONE_PROOFS_PER_10_MIN: limit(
    'PHONE_PROOFS_PER_10_MIN',
    'proofs of a number, per account and per number; proposals and profiles of a day are counted so, too',
  ),
  LIMIT_PHONE_COOL_DOWN_HOURS: limit(
    'PHONE_COOL_DOWN_HOURS',
    'hours after the last proof of a number before another account may prove it',
  ),
  LIMIT_SIGN_INS_PER_MIN: limit(
    'SIGN_INS_PER_MIN',
    'per address, counted apart for the start and the end of a sign-in; loopback has no limit while the local Google runs',
  ),
  LIMIT_REPORTS_PER_DAY: limit('REPORTS_PER_DAY', 'reports that a member may send in a day (UTC)'),
  LIMIT_PROFILES_CREATED_PER_DAY: limit(
    'PROFILES_CREATED_PER_DAY',
    'profiles that a Google account may create in 24 hours, deleted ones counted',
  ),
  LIMIT_MEMBER_SEARCHES_PER_10_MIN: limit(
    'MEMBER_SEARCHES_PER_10_MIN',
    'searches of a moderator, or of a member by profile id, so that nobody tries out numbers or ids',
  ),
  LIMIT_MODERATOR_MESSAGES_PER_10_MIN: limit('MODERATOR_MESSAGES_PER_10_MIN', 'messages and warnings of a moderator'),
  LIMIT_LINKS_OPENED_PER_MIN: limit(
    'LINKS_OPENED_PER_MIN',
    'links to a profile, opened without an account from one address',
  ),
} satisfies Record<string, Setting<unknown>> & Record<`LIMIT_${keyof Limits}`, Setting<number>>;

/**
 * Reads the settings one by one; each problem is a sentence that begins with the setting's name.
 * @returns the values, the names that are given a value (also an invalid one), and the problems
 */
export const readServerSettings = (env: Environment) => readSettings(settings, env);

function bareOrigin(given: string, isProduction: boolean): string {
  const { protocol, username, password, pathname, search, hash, origin } = new URL(webAddress(given));
  if (username + password + search + hash !== '' || pathname !== '/')
    throw new Error('must be a bare origin, such as https://mithaq.example, without a path.');
  if (isProduction && protocol !== 'https:') throw new Error('must begin with https:// when NODE_ENV=production.');
  return origin;
}

/** OpenTelemetry has a path for each kind of signal; a slash at the end of the address does not count. */
function tracesAddress(given: string): string {
  return `${webAddress(given).replace(/\/+$/, '')}/v1/traces`;
}

/** The hourly deletions hold one connection and work on another. */
function poolSize(given: string): number {
  const size = wholeNumber(1000)(given);
  if (size >= 2) return size;
  throw new Error('must be 2 or more.');
}

function hashKey(given: string): string {
  if (/^[^\s,]{32,}$/.test(given)) return given;
  throw new Error('must have at least 32 characters, without spaces and commas, such as 64 random hex digits.');
}

/** Several earlier keys, so that a second change of the key forgets nothing either. */
function earlierHashKeys(given: string): string[] {
  const keys = given.split(',').map((key) => key.trim());
  if (keys.includes('')) throw new Error('must be the earlier keys, separated by commas.');
  return keys;
}

/** A private key of the curve P-256 (RFC 8292). */
function vapidPrivateKey(given: string): Buffer {
  const key = Buffer.from(given, 'base64url');
  try {
    if (key.length !== 32 || key.toString('base64url') !== given.replace(/=+$/, '')) throw new Error('not 32 bytes');
    createECDH('prime256v1').setPrivateKey(key);
    return key;
  } catch {
    throw new Error(
      'must be a private key of P-256: 32 bytes in base64url, 43 characters, as docs/operations/push.md makes one.',
    );
  }
}

/** The pages for visitors name the operator, so name and address have to be fit to be shown. */
function operatorName(given: string): string {
  if (/^[^\p{C}]{1,100}$/u.test(given)) return given;
  throw new Error('must be a name of at most 100 characters, on one line.');
}

function operatorEmail(given: string): string {
  if (/^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(given)) return given;
  throw new Error('must be an e-mail address.');
}

function sender(given: string): string {
  if (/^([^<>@\p{C}]{1,100} )?<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/u.test(given)) return given;
  throw new Error('must be an e-mail address, or a name and the address in angle brackets.');
}

function emails(given: string): string[] {
  const addresses = given.split(',').map((email) => email.trim());
  if (addresses.every((email) => /^[^\s@]+@[^\s@]+$/.test(email))) return addresses;
  throw new Error('must be e-mail addresses, separated by commas.');
}

/**
 * The limits of an address need the caller's true address. Without the number of proxies they would count the proxy
 * itself; a server that trusts everyone would believe any address that a caller invents.
 */
function trustedProxies(given: string, isProduction: boolean): true | number | string[] {
  if (!isProduction && given === 'true') return true;
  if (given === 'none' || given === 'false') return 0;
  if (/^\d{1,2}$/.test(given)) return Number(given);
  const addresses = given.split(',').map((address) => address.trim());
  if (addresses.every(isAddressOrNetwork)) return addresses;
  throw new Error(trustProxyForm);
}

/** The names are those of proxy-addr, which Fastify uses. */
function isAddressOrNetwork(given: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(given)) return true;
  const [, address = '', prefix = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(given) ?? [];
  return isIP(address) !== 0 && Number(prefix) >= 1 && Number(prefix) <= (isIP(address) === 4 ? 32 : 128);
}
