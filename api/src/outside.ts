import { members, demoAccounts } from '@mithaq/openapi/examples/members.ts';
import { realGoogle, type GoogleProvider } from './auth/google-sign-in.ts';
import type { Config } from './config.ts';
import type { IdentityService } from './identity-service.ts';
import { firebaseJwks } from './phone/phone-proof.ts';

/** Everything outside this process that the server talks to: the real thing, or what stands in for it on this machine. */
export type Outside = {
  databaseUrl: string;
  replicaUrl?: string;
  google: GoogleProvider;
  identity: IdentityService;
  standIns: ('database' | 'google' | 'phone')[];
  /** Where the data of the embedded database is. */
  dataFolder?: string;
  /** Lists the codes the local phone service has sent. */
  smsUrl?: string;
  close(): Promise<void>;
};

/** The demo project's name begins as the identity service wants it of projects that exist nowhere. */
const localProject = 'demo-mithaq';

/** Connects to the real services where they are configured and starts stand-ins for the others; say() tells a person. */
export async function openOutside(config: Config, say: (sentence: string) => void): Promise<Outside> {
  const closers: (() => Promise<void>)[] = [];
  const outside: Outside = {
    databaseUrl: '',
    google: realGoogle('', ''),
    identity: { jwksUrl: firebaseJwks, client: { apiKey: '', authDomain: '', projectId: '' } },
    standIns: [],
    async close() {
      for (const close of closers.toReversed()) await close();
    },
  };
  try {
    await openDatabaseServer(config, outside, closers, say);
    await openGoogle(config, outside, closers);
    await openIdentityService(config, outside, closers, say);
    return outside;
  } catch (error) {
    await outside.close();
    throw error;
  }
}

type Closers = (() => Promise<void>)[];

// The stand-ins are loaded only where they are used: a production process never imports them.

async function openDatabaseServer(
  { database, dataDir }: Config,
  outside: Outside,
  closers: Closers,
  say: (sentence: string) => void,
): Promise<void> {
  if (database.kind === 'url') {
    Object.assign(outside, { databaseUrl: database.url, replicaUrl: database.replicaUrl });
    return;
  }
  const { startPostgres } = await import('./local/postgres.ts');
  const postgres = await startPostgres({ dataDir, log: say });
  closers.push(() => postgres.stop());
  outside.standIns.push('database');
  Object.assign(outside, { databaseUrl: postgres.url, dataFolder: postgres.folder });
}

async function openGoogle({ google, port, publicUrl }: Config, outside: Outside, closers: Closers): Promise<void> {
  if (google.kind === 'google') {
    outside.google = realGoogle(google.clientId, google.clientSecret);
    return;
  }
  const { startGoogle } = await import('./local/google.ts');
  const client = { clientId: 'mithaq-local', clientSecret: 'local' };
  const leads = members.filter(({ key }) => demoAccounts.includes(key));
  const people = [...leads, ...members.filter((member) => !leads.includes(member))].map(({ sub, email, name }) => ({
    sub,
    email,
    name,
  }));
  const local = await startGoogle({
    ...client,
    port: port + 1,
    redirectUris: [`${publicUrl}/api/v1/auth/google/callback`],
    people,
  });
  closers.push(() => local.close());
  outside.standIns.push('google');
  outside.google = {
    issuer: local.issuer,
    // The port may be another at the next start; the accounts stay the same.
    accountIssuer: 'local-google',
    authorizeUrl: `${local.issuer}/auth`,
    tokenUrl: `${local.issuer}/token`,
    jwksUrl: `${local.issuer}/jwks`,
    ...client,
  };
}

async function openIdentityService(
  { phone, port }: Config,
  outside: Outside,
  closers: Closers,
  say: (sentence: string) => void,
): Promise<void> {
  if (phone.kind === 'firebase') {
    const { apiKey, authDomain, projectId } = phone;
    outside.identity = { jwksUrl: firebaseJwks, client: { apiKey, authDomain, projectId } };
    return;
  }
  const { startPhone } = await import('./local/phone.ts');
  const local = await startPhone({ port: port + 2, projectId: localProject, print: say });
  closers.push(() => local.close());
  outside.standIns.push('phone');
  outside.smsUrl = `${local.url}/emulator/v1/projects/${localProject}/verificationCodes`;
  outside.identity = {
    jwksUrl: local.jwksUrl,
    client: { apiKey: 'local', authDomain: 'localhost', projectId: localProject, emulatorUrl: local.url },
  };
}
