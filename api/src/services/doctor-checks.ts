import { statfs } from 'node:fs/promises';
import type { TLSSocket } from 'node:tls';
import { Valkey } from 'iovalkey';
import pg from 'pg';
import type { GoogleProvider } from '../auth/google-sign-in.ts';
import { assertDurable } from '../database/assert-durability.ts';
import { prepare, type ConnectionSettings } from '../database/connections.ts';
import { type Database, openDatabase, sqlState } from '../database/database.ts';
import { assertSchemaFits } from '../database/schema-version.ts';
import { entities } from '../entities/entities.ts';
import { isLoopback } from '../http/address.ts';
import { mailTransport } from '../notifications/delivery/mail-transport.ts';
import { failureCode } from '../notifications/delivery/smtp-failure.ts';
import type { Config } from '../server/config.ts';
import { networkCode } from '../server/logging.ts';

/** The outcome of one check; `says` is what was found, and for a fault also what to do. */
export type Finding = { what: string; isOk: boolean; says: string };

const ok = (what: string, says: string): Finding => ({ what, isOk: true, says });
const fault = (what: string, says: string): Finding => ({ what, isOk: false, says });

/** Milliseconds to wait for each part. */
const timeoutMs = 5000;

/** The oldest PostgreSQL with which the server is tested. */
const oldestPostgres = 15;

/** Seconds by which two clocks may differ; tokens of another time are refused. */
const largestDifference = 10;

/** Bytes of free disk below which a backup or a log may soon fail. */
const leastSpace = 1024 ** 3;

/** Connects as the server does. Checks version, tables, rights of the role, role of the server, durability, TLS and clock. */
export async function checkDatabase(
  url: string,
  settings: ConnectionSettings,
  isProduction: boolean,
): Promise<Finding[]> {
  let database: Database | undefined;
  try {
    database = await openDatabase(url, entities, undefined, settings);
    return [
      ok('database', 'answers'),
      ...(await inspect(database, isProduction)),
      await checkStatements(database, settings),
    ];
  } catch (error) {
    return [fault('database', `${reason(error)} DATABASE_URL has its address, name and password.`)];
  } finally {
    await database?.close();
  }
}

type Facts = { version: number; seconds: number; isStandby: boolean; forbidden: string[] };

/** The tables of the migrations are written by `npm run migrate` alone. */
const facts = `select current_setting('server_version_num')::int / 10000 as version,
  extract(epoch from clock_timestamp())::float as seconds,
  pg_is_in_recovery() as "isStandby",
  array(
    select relname::text from pg_class cross join unnest(array['select', 'insert', 'update', 'delete']) as privilege
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not has_table_privilege(pg_class.oid, privilege)
      and (privilege = 'select' or relname not in ('mikro_orm_migrations', 'migration_lock', 'compatibility'))
    group by relname order by relname
  ) as forbidden`;

async function inspect(database: Database, isProduction: boolean): Promise<Finding[]> {
  const { rows } = await database.pool.query<Facts>(facts);
  const { version, seconds, isStandby, forbidden } = rows[0]!; // a select without tables has one row
  const clock = differenceOf(seconds * 1000, 'the database');
  return [
    version >= oldestPostgres
      ? ok('database version', `PostgreSQL ${version}`)
      : fault('database version', `PostgreSQL ${version} is too old: use ${oldestPostgres} or newer.`),
    forbidden.length === 0
      ? ok('database rights', 'the role may read and write every table')
      : fault(
          'database rights',
          `the role needs select, insert, update and delete on ${forbidden.slice(0, 3).join(', ')}` +
            `${forbidden.length > 3 ? ` and ${forbidden.length - 3} more tables` : ''}: grant them.`,
        ),
    await sentenceOf('database tables', 'fit this release', () => assertSchemaFits(database.pool)),
    await sentenceOf('database durability', 'a commit is on disk', () => assertDurable(database)),
    isStandby
      ? fault('database role', 'a standby takes no writes: DATABASE_URL must lead to the primary.')
      : ok('database role', 'primary'),
    await checkTls(database, isProduction),
    clock,
  ];
}

/** Two connections run a statement of one name: behind a PgBouncer that knows no names, the second meets the statement of the first. */
async function checkStatements({ pool }: Database, settings: ConnectionSettings): Promise<Finding> {
  const what = 'database statements';
  const clients = [await pool.connect(), await pool.connect()];
  try {
    for (const client of clients) await client.query(prepare({ name: 'doctor', text: 'select' }, [], settings));
    return ok(what, `${settings.statements}, as each connection takes them`);
  } catch (error) {
    const sentence = 'Set DATABASE_STATEMENTS=unnamed, or use PgBouncer 1.21 or newer (docs/operations/database.md).';
    return fault(what, `${reason(error)} ${sentence}`);
  } finally {
    for (const client of clients) client.release();
  }
}

/** An assertion of the start as a finding; it says itself what to do. */
async function sentenceOf(what: string, says: string, assertion: () => Promise<void>): Promise<Finding> {
  try {
    await assertion();
    return ok(what, says);
  } catch (error) {
    return fault(what, sqlState(error) || !(error instanceof Error) ? reason(error) : error.message);
  }
}

async function checkTls({ pool }: Database, isProduction: boolean): Promise<Finding> {
  const client = await pool.connect();
  try {
    const { stream } = (client as unknown as { connection: { stream: Partial<TLSSocket> } }).connection; // pg's types leave it out
    if (stream.encrypted) return ok('database TLS', 'encrypted');
    const { remoteAddress } = stream; // a socket of this machine has none
    return !isProduction || remoteAddress === undefined || isLoopback(remoteAddress)
      ? ok('database TLS', 'not encrypted, on this machine or in development')
      : fault('database TLS', 'not encrypted: add ?sslmode=verify-full to DATABASE_URL (docs/operations/database.md).');
  } finally {
    client.release();
  }
}

function differenceOf(otherMs: number, whose: string): Finding {
  const seconds = Math.abs(otherMs - Date.now()) / 1000;
  const what = `clock and ${whose}`;
  return seconds <= largestDifference
    ? ok(what, `${seconds.toFixed(1)} s apart`)
    : fault(what, `${Math.round(seconds)} s apart: switch on NTP where it is off.`);
}

/** Whether the address of the read replica leads to a standby: from another server nothing is read. */
export async function checkReplica(url: string | undefined): Promise<Finding> {
  const what = 'read replica';
  if (url === undefined) return ok(what, 'not used');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  client.on('error', () => undefined); // a lost connection fails the query as well
  try {
    await client.connect();
    const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"');
    return rows[0]!.isStandby // a select without tables has one row
      ? ok(what, 'a standby')
      : fault(what, 'no standby, so nothing is read from it: DATABASE_REPLICA_URL must lead to one.');
  } catch (error) {
    return fault(what, `${reason(error)} DATABASE_REPLICA_URL has its address, name and password.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** One address of each vendor whose browsers show messages (openapi/rules/push.ts). */
const pushServices = [
  'https://fcm.googleapis.com/',
  'https://updates.push.services.mozilla.com/',
  'https://web.push.apple.com/',
  'https://wns2-par02p.notify.windows.com/',
];

/** The way to the push services; any answer will do, since only a subscription of a browser could say more. */
export async function checkPush(
  { hasPush, vapidPrivateKey, isProduction }: Pick<Config, 'hasPush' | 'vapidPrivateKey' | 'isProduction'>,
  services: readonly string[] = pushServices,
): Promise<Finding> {
  const what = 'push';
  if (!hasPush || !isProduction) return ok(what, 'not used');
  const asked = await Promise.allSettled(
    services.map((service) => fetch(service, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })),
  );
  const away = asked.flatMap((answer, index) =>
    answer.status === 'rejected' ? [{ host: new URL(services[index]!).host, error: answer.reason as unknown }] : [],
  );
  return away.length === 0
    ? ok(what, `the push services answer; the key is that of ${vapidPrivateKey ? 'VAPID_PRIVATE_KEY' : 'HASH_KEY'}`)
    : fault(
        what,
        `${reason(away[0]!.error)} Allow the way to ${away.map(({ host }) => host).join(', ')}, or set WEB_PUSH=off.`,
      );
}

/** Sends a trace without spans. */
export async function checkTraces(url: string | undefined): Promise<Finding> {
  const what = 'traces';
  if (url === undefined) return ok(what, 'not used');
  try {
    const { ok: isTaken, status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"resourceSpans":[]}',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (isTaken) return ok(what, 'the receiver takes them');
    return fault(what, `refused (status ${status}): OTEL_EXPORTER_OTLP_ENDPOINT must lead to OTLP over HTTP.`);
  } catch (error) {
    return fault(what, `${reason(error)} OTEL_EXPORTER_OTLP_ENDPOINT has its address.`);
  }
}

/** Connects to Valkey with its password. */
export async function checkValkey(url: string | undefined): Promise<Finding> {
  if (url === undefined) return ok('Valkey', 'not used; several processes need VALKEY_URL to count limits together');
  const valkey = new Valkey(url, {
    lazyConnect: true,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  let first: unknown;
  valkey.on('error', (error) => (first ??= error));
  try {
    await valkey.connect();
    await valkey.ping();
    return ok('Valkey', 'answers');
  } catch (error) {
    return fault('Valkey', `${reason(first ?? error)} VALKEY_URL has its address and password.`);
  } finally {
    valkey.disconnect();
  }
}

/** Reads the keys that sign the tokens of a service, and compares the clocks: a wrong one makes each token invalid. */
export async function checkKeys(service: string, jwksUrl: string): Promise<Finding[]> {
  const what = `keys of ${service}`;
  try {
    const response = await fetch(jwksUrl, { signal: AbortSignal.timeout(timeoutMs) });
    const { keys } = (await response.json()) as { keys?: unknown[] };
    if (!keys?.length)
      return [fault(what, `${new URL(jwksUrl).host} answers without keys: does a proxy answer for it?`)];
    const date = Date.parse(response.headers.get('date') ?? '');
    return [ok(what, `${keys.length} keys`), ...(date ? [differenceOf(date, service)] : [])];
  } catch (error) {
    return [fault(what, `${reason(error)} Allow the way to ${new URL(jwksUrl).host}.`)];
  }
}

/** Sends a code that nobody issued: the provider refuses the code when it knows the client, else the client. */
export async function checkClientSecret(google: GoogleProvider, redirectUri: string): Promise<Finding> {
  const what = 'Google client';
  const credentials = [google.clientId, google.clientSecret].map(encodeURIComponent).join(':');
  try {
    const response = await fetch(google.tokenUrl, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: 'doctor',
        redirect_uri: redirectUri,
        code_verifier: 'v'.repeat(43),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { error } = (await response.json()) as { error?: string };
    if (error === 'invalid_grant') return ok(what, 'id and secret are accepted');
    const says = error ?? `status ${response.status}`;
    return fault(what, `refused (${says}): compare GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET with Google's console.`);
  } catch (error) {
    return fault(what, `${reason(error)} Allow the way to ${new URL(google.tokenUrl).host}.`);
  }
}

/** Begins a sign-in as a browser does. For an address that is not registered, the provider answers with an error page of its own. */
export async function checkRedirectAddress(google: GoogleProvider, redirectUri: string): Promise<Finding> {
  const what = 'redirect address';
  const address = new URL(google.authorizeUrl);
  address.search = new URLSearchParams({
    client_id: google.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid',
    state: 'doctor',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  }).toString();
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    const isRefused = response.status >= 400 || response.headers.get('location')?.includes('/oauth/error');
    return isRefused
      ? fault(what, `Google does not accept ${redirectUri}: register it in Google's console, or correct PUBLIC_URL.`)
      : ok(what, redirectUri);
  } catch (error) {
    return fault(what, `${reason(error)} Allow the way to ${address.host}.`);
  }
}

/** Connects to the mail server, with TLS and password as for a mail, and sends none. */
export async function checkMail(mail: Config['mail']): Promise<Finding> {
  if (!mail) return ok('mail', 'not used; SMTP_URL and MAIL_FROM switch it on');
  const transport = mailTransport(mail);
  try {
    await transport.verify();
    return ok('mail', 'the server accepts the connection');
  } catch (error) {
    const says = `${meanings[failureCode(error).split(' ')[0]!] ?? 'refused'} (${failureCode(error)})`;
    return fault('mail', `${says}: compare SMTP_URL with docs/operations/mail.md.`);
  } finally {
    transport.close();
  }
}

/** Whether the number of proxies can be right. */
export function checkProxies({ trustProxy, isProduction }: Pick<Config, 'trustProxy' | 'isProduction'>): Finding {
  const what = 'proxies';
  if (trustProxy === true) return fault(what, 'each caller is trusted: set TRUST_PROXY to the number of proxies.');
  if (Array.isArray(trustProxy)) return ok(what, `trusted: ${trustProxy.join(', ')}`);
  return trustProxy === 0 && isProduction
    ? fault(what, 'none, but https needs one, and all members would share its limits: set TRUST_PROXY to their number.')
    : ok(what, `${trustProxy} in front of the server`);
}

/** The free space of the file system that has a folder. */
export async function checkDisk(folder: string, least = leastSpace): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const says = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB free at ${folder}`;
  return bavail * bsize >= least ? ok('disk', says) : fault('disk', `${says}: remove what is not needed.`);
}

/** What an error of a connection means. Its own message is not shown: it may have the address. */
function reason(error: unknown): string {
  const known = networkCode(error) ?? sqlState(error) ?? /^[A-Z]{4,}(?= )/.exec((error as Error).message)?.[0];
  return known ? `${meanings[known] ?? 'no connection'} (${known}).` : 'no answer in time, or not a valid one.';
}

/** By codes of Node, OpenSSL, PostgreSQL, Valkey and nodemailer. */
const meanings: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the name is unknown',
  EAI_AGAIN: 'name resolution does not work',
  ETIMEDOUT: 'no answer; does a firewall block it?',
  ENETUNREACH: 'there is no way to it from here',
  EHOSTUNREACH: 'there is no way to it from here',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate has another name than the address',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is of an unknown authority',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is of an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is of an unknown authority',
  '28P01': 'the password is wrong',
  '28000': 'the role is unknown or may not connect',
  '3D000': 'the database does not exist',
  '42501': 'the role lacks a right',
  '53300': 'it has no connection left',
  '42P05': 'a connection has the statements of another one',
  '26000': 'a connection lacks the statements of another one',
  WRONGPASS: 'the password is wrong',
  NOAUTH: 'it demands a password',
  ESOCKET: 'no connection; are the port and its certificate right?',
  EDNS: 'the name is unknown',
  ECONNECTION: 'no answer; does a firewall block it?',
  ETLS: 'it offers no valid TLS',
  EAUTH: 'the name or the password is wrong',
};
