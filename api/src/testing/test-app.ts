import { randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inject as provided } from 'vitest';
import { buildApp, type Parts } from '../app.ts';
import { startSession } from '../auth/sessions.ts';
import { readConfig } from '../config.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createLogger } from '../logging.ts';
import { startGoogle, type LocalGoogle } from '../local/google.ts';
import { startPhone, type LocalPhone } from '../local/phone.ts';
import { createScratchDatabase } from '../local/scratch-database.ts';
import { frailConnection, type FrailConnection } from './frail-connection.ts';

/** The whole server on real parts, without listening: a database of its own, the local Google and phone service. */
export type TestApp = {
  app: FastifyInstance;
  database: Database;
  google: LocalGoogle;
  phone: LocalPhone;
  /** The way to the database, when it can be cut. */
  wire: FrailConnection | undefined;
  /** Every line the server logged. */
  log: string[];
  /** Signs a new account in, past Google; gives its cookie. */
  signIn(account?: { email?: string; name?: string }): Promise<{ userId: string; cookie: string }>;
  close(): Promise<void>;
};

type Options = {
  limits?: Partial<Parts['config']['limits']>;
  google?: Partial<Parts['google']>;
  identity?: Partial<Parts['identity']>;
  standIns?: Parts['standIns'];
  publicUrl?: string;
  isFrail?: boolean;
  webFolder?: string;
};

const client = { clientId: 'mithaq-test', clientSecret: 'secret' };
export const publicUrl = 'http://localhost:3000';

export async function startTestApp({
  limits,
  google: googleParts,
  identity,
  standIns = ['database', 'google', 'phone'],
  publicUrl: address = publicUrl,
  isFrail = false,
  webFolder,
}: Options = {}): Promise<TestApp> {
  const { url: direct, drop } = await createScratchDatabase(provided('postgresUrl'));
  const wire = isFrail ? await frailConnection(direct) : undefined;
  const url = wire?.url ?? direct;
  const database = await openDatabase(url);
  await migrate(database, url);
  const people = [{ sub: '1001', email: 'maryam@example.test', name: 'Maryam Siddiqui' }];
  const google = await startGoogle({
    ...client,
    port: 0,
    redirectUris: [`${address}/api/v1/auth/google/callback`],
    people,
  });
  const phone = await startPhone({ port: 0, projectId: 'demo-test', print: () => undefined });
  const config = readConfig({});
  const log: string[] = [];
  const app = await buildApp({
    config: { ...config, publicUrl: address, limits: { ...config.limits, ...limits } },
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
    standIns,
    ...(webFolder && { webFolder }),
    logger: createLogger('info', { write: (line: string) => void log.push(line) }),
  });
  await app.ready();
  return {
    app,
    database,
    google,
    phone,
    wire,
    log,
    async signIn({ email = `${randomUUIDv7()}@example.test`, name = 'Someone' } = {}) {
      const userId = randomUUIDv7();
      await database.pool.query(
        'insert into member (id, issuer, subject, email, name, created_at) values ($1, $2, $3, $4, $5, now())',
        [userId, 'test', userId, email, name],
      );
      return { userId, cookie: `mithaq_session=${await startSession(database, userId)}` };
    },
    async close() {
      await app.close();
      await Promise.all([google.close(), phone.close(), database.close()]);
      await wire?.close();
      await drop();
    },
  };
}
