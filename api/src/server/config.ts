import path from 'node:path';
import { defaultLimits, type Limits } from '@mithaq/openapi/rules/limits.ts';
import { localOperator, type Operator } from '@mithaq/openapi/rules/operator.ts';
import type { ConnectionSettings } from '../database/connections.ts';
import { type Environment, listed } from './environment.ts';
import type { HashKeys } from './keyed-hashes.ts';
import { type LogLevel, readServerSettings, type settings } from './settings.ts';

/** The configuration of this process, read once from the environment. */
export type Config = {
  isProduction: boolean;
  port: number;
  host: string;
  /** The origin that members use, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  database: { kind: 'embedded'; dataDir: string } | { kind: 'url'; url: string; replicaUrl?: string };
  /** How the process uses its connections to the database. */
  connections: ConnectionSettings;
  google: { kind: 'local' } | { kind: 'google'; clientId: string; clientSecret: string };
  phone: { kind: 'local' } | { kind: 'firebase'; apiKey: string; authDomain: string; projectId: string };
  /** Where mail is given to, and who it is from; without it there is a local mailbox, and in production no mail. */
  mail?: { smtpUrl: string; from: string };
  /** Whether browsers are sent messages about news. */
  hasPush: boolean;
  /** The private key at the push services; without it one follows from the hash keys. */
  vapidPrivateKey?: Buffer;
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
  /** Milliseconds for which a server still serves after SIGTERM. */
  shutdownDelayMs: number;
  /** The proxies that may name the caller's address: their number (0: none), their addresses, or (never in production) all. */
  trustProxy: true | number | string[];
  /** Where processes share the limits that count requests; without it each counts alone. */
  valkeyUrl?: string;
  /** Without it, /metrics responds to loopback only. */
  metricsToken?: string;
  /** Where traces are sent (OTLP over HTTP); without it there are none. */
  tracesUrl?: string;
};

/** Every problem of the configuration, one sentence each, so that the operator can fix all at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join(' '));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Known to everybody, so for a developer's machine only: production requires HASH_KEY. */
const localHashKey = 'local';

/**
 * Reads and checks the environment; an empty variable counts as absent.
 * @throws ConfigError
 */
export function readConfig(env: Environment): Readonly<Config> {
  const { values, given, problems } = readServerSettings(env);

  /** Whether all of them are given; a part of them is a mistake, not a request for the local service. */
  const together = (...names: (keyof typeof settings)[]): boolean => {
    const present = names.filter((name) => given.has(name));
    if (present.length > 0 && present.length < names.length) {
      const missing = names.filter((name) => !given.has(name));
      problems.push(
        `${listed(present)} ${present.length === 1 ? 'is' : 'are'} set without ${listed(missing)}: set all of them, or none.`,
      );
    }
    return present.length === names.length;
  };
  const hasGoogle = together('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const hasFirebase = together('FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID');
  const hasMail = together('SMTP_URL', 'MAIL_FROM');
  const hasOperator = together('OPERATOR_NAME', 'OPERATOR_EMAIL');
  if (given.has('DATABASE_REPLICA_URL') && !given.has('DATABASE_URL'))
    problems.push('DATABASE_REPLICA_URL is set without DATABASE_URL: set both, or neither.');
  if (given.has('HASH_KEY_PREVIOUS') && !given.has('HASH_KEY'))
    problems.push('HASH_KEY_PREVIOUS is set without HASH_KEY: set both, or HASH_KEY alone.');
  if (problems.length > 0) throw new ConfigError(problems);

  const isProduction = values.NODE_ENV === 'production';
  const { HOST: host, PORT: port, DATABASE_URL: url, DATABASE_REPLICA_URL: replicaUrl } = values;
  const dataDir = path.resolve(values.MITHAQ_DATA_DIR);
  const config: Config = {
    isProduction,
    port,
    host,
    publicUrl: values.PUBLIC_URL ?? `http://${nameOf(host)}:${port}`,
    dataDir,
    database: url ? { kind: 'url', url, ...(replicaUrl && { replicaUrl }) } : { kind: 'embedded', dataDir },
    connections: { poolSize: values.DATABASE_POOL_SIZE, statements: values.DATABASE_STATEMENTS },
    google: hasGoogle
      ? { kind: 'google', clientId: values.GOOGLE_CLIENT_ID!, clientSecret: values.GOOGLE_CLIENT_SECRET! }
      : { kind: 'local' },
    phone: hasFirebase
      ? {
          kind: 'firebase',
          apiKey: values.FIREBASE_API_KEY!,
          authDomain: values.FIREBASE_AUTH_DOMAIN!,
          projectId: values.FIREBASE_PROJECT_ID!,
        }
      : { kind: 'local' },
    ...(hasMail && { mail: { smtpUrl: values.SMTP_URL!, from: values.MAIL_FROM! } }),
    hasPush: values.WEB_PUSH === 'on',
    ...(values.VAPID_PRIVATE_KEY && { vapidPrivateKey: values.VAPID_PRIVATE_KEY }),
    hashKeys: { current: values.HASH_KEY ?? localHashKey, previous: values.HASH_KEY_PREVIOUS ?? [] },
    limits: limitsOf(values),
    operator: hasOperator ? { name: values.OPERATOR_NAME!, contactEmail: values.OPERATOR_EMAIL! } : localOperator,
    moderatorEmails: values.MODERATOR_EMAILS ?? [],
    requiresConsent: isProduction || values.REQUIRE_CONSENT === 'on',
    logLevel: values.LOG_LEVEL,
    shutdownDelayMs: values.SHUTDOWN_DELAY * 1000,
    trustProxy: values.TRUST_PROXY,
    valkeyUrl: values.VALKEY_URL,
    metricsToken: values.METRICS_TOKEN,
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
  for (const part of [config.database, config.google, config.phone, config.hashKeys, config.limits])
    Object.freeze(part);
  return Object.freeze(config);
}

/** A browser cannot open a listening address such as 0.0.0.0. */
const nameOf = (host: string): string =>
  ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;

function limitsOf(values: Record<`LIMIT_${keyof Limits}`, number>): Limits {
  const quotas = Object.keys(defaultLimits) as (keyof Limits)[];
  return Object.fromEntries(quotas.map((quota) => [quota, values[`LIMIT_${quota}`]])) as Limits; // the same keys
}
