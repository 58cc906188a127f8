import { randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inject as provided } from 'vitest';
import { buildApp, type Parts } from '../app.ts';
import './compiled-once.ts';
import { bindModerator } from '../auth/moderators.ts';
import { sessionTokens, type SessionTokens } from '../auth/session-tokens.ts';
import { startSession } from '../auth/sessions.ts';
import { readConfig } from '../server/config.ts';
import type { ConnectionSettings } from '../database/connections.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { entities } from '../entities/entities.ts';
import { keyedHashes } from '../server/keyed-hashes.ts';
import { createLogger } from '../server/logging.ts';
import { startGoogle, type LocalGoogle } from '../local/google.ts';
import { startPhone, type LocalPhone } from '../local/phone.ts';
import { createScratchDatabase } from '../local/scratch-database.ts';
import { interruptibleProxy, type InterruptibleProxy } from './interruptible-proxy.ts';

/** The whole server, without listening: a database of its own, the local Google and phone service. */
export type TestApp = {
  app: FastifyInstance;
  database: Database;
  scratch: { url: string; drop(): Promise<void> };
  /** The subject at Google of each address that has signed in. */
  subjects: Map<string, string>;
  google: LocalGoogle;
  tokens: SessionTokens;
  phone: LocalPhone;
  /** The proxy in front of the database, with `isInterruptible`. */
  proxy: InterruptibleProxy | undefined;
  /** Every line the server logged. */
  log: string[];
  /** Signs in a new user without Google and returns the cookie. */
  signIn(account?: { email?: string; name?: string }): Promise<{ userId: string; cookie: string }>;
  close(): Promise<void>;
};

type Options = {
  limits?: Partial<Parts['config']['limits']>;
  google?: Partial<Parts['google']>;
  identity?: Partial<Parts['identity']>;
  localServices?: Parts['localServices'];
  hasMail?: boolean;
  publicUrl?: string;
  moderatorEmails?: readonly string[];
  requiresConsent?: boolean;
  config?: Partial<Parts['config']>;
  isInterruptible?: boolean;
  webFolder?: string;
  storybookFolder?: string;
  logLevel?: string;
  /** The clock; the real one by default. */
  now?: () => Date;
  /** Another process on the database of this one, which drops it. */
  of?: Pick<TestApp, 'scratch'> & Partial<Pick<TestApp, 'subjects'>>;
  replicaUrl?: string;
  connections?: ConnectionSettings;
};

const client = { clientId: 'mithaq-test', clientSecret: 'secret' };
export const publicUrl = 'http://localhost:3000';

/** The keyed hashes of a server without configuration. */
export const hashes = keyedHashes(readConfig({}).hashKeys);

export async function startTestApp({
  limits,
  google: googleParts,
  identity,
  localServices = ['database', 'google', 'phone'],
  hasMail = true,
  publicUrl: address = publicUrl,
  moderatorEmails = [],
  requiresConsent = false,
  config: givenConfig,
  isInterruptible = false,
  webFolder,
  storybookFolder,
  logLevel = 'info',
  now = () => new Date(),
  of,
  replicaUrl,
  connections,
}: Options = {}): Promise<TestApp> {
  const { url: direct, drop } = await (of?.scratch ??
    createScratchDatabase(provided('postgresUrl'), provided('migratedDatabase')));
  const proxy = isInterruptible ? await interruptibleProxy(direct) : undefined;
  const url = proxy?.url ?? direct;
  const database = await openDatabase(url, entities, replicaUrl, connections);
  const people = [{ sub: '1001', email: 'maryam@example.test', name: 'Maryam Siddiqui' }];
  const google = await startGoogle({
    ...client,
    port: 0,
    redirectUris: [`${address}/api/v1/auth/google/callback`],
    people,
  });
  const phone = await startPhone({
    port: 0,
    projectId: 'demo-test',
    print: () => undefined,
    now: () => now().getTime(),
  });
  const config = readConfig({});
  const tokens = sessionTokens(keyedHashes(givenConfig?.hashKeys ?? config.hashKeys).cookieKeys());
  const log: string[] = [];
  const app = await buildApp({
    config: {
      ...config,
      publicUrl: address,
      limits: { ...config.limits, ...limits },
      moderatorEmails,
      requiresConsent,
      ...givenConfig,
    },
    database,
    google: {
      issuer: google.issuer,
      accountIssuer: 'local-google',
      authorizeUrl: `${google.issuer}/auth`,
      tokenUrl: `${google.issuer}/token`,
      jwksUrl: `${google.issuer}/jwks`,
      ...client,
      ...googleParts,
    },
    identity: {
      jwksUrl: phone.jwksUrl,
      client: { apiKey: 'local', authDomain: 'localhost', projectId: phone.projectId, emulatorUrl: phone.url },
      ...identity,
    },
    localServices,
    hasMail,
    now,
    ...(webFolder && { webFolder }),
    ...(storybookFolder && { storybookFolder }),
    logger: createLogger(logLevel, { write: (line: string) => void log.push(line) }),
  });
  await app.ready();
  const subjects = of?.subjects ?? new Map<string, string>();
  /** The subject of the first account with this address: who signs up again is the same person. */
  const subjectOf = (email: string, userId: string) => subjects.get(email) ?? (subjects.set(email, userId), userId);
  return {
    app,
    database,
    scratch: { url: direct, drop },
    subjects,
    google,
    tokens,
    phone,
    proxy,
    log,
    async signIn({ email = `${randomUUIDv7()}@example.test`, name = 'Someone' } = {}) {
      const id = randomUUIDv7();
      const subject = subjectOf(email, id);
      const { rows } = await database.pool.query<{ id: string }>(
        `insert into app_user (id, issuer, subject, email, name, created_at) values ($1, $2, $3, $4, $5, $6)
         on conflict (issuer, subject) do update set name = excluded.name returning id`,
        [id, 'test', subject, email, name, now()],
      );
      const userId = rows[0]!.id;
      await bindModerator(database, moderatorEmails, { issuer: 'test', subject, email, isVouchedFor: true }, now());
      return { userId, cookie: `mithaq_session=${await startSession(database, tokens, userId, now())}` };
    },
    async close() {
      await app.close();
      await Promise.all([google.close(), phone.close(), database.close()]);
      await proxy?.close();
      if (!of) await drop();
    },
  };
}
