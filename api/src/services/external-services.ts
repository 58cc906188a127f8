import { members, demoAccounts } from '@mithaq/openapi/examples/members.ts';
import { realGoogle, type GoogleProvider } from '../auth/google-sign-in.ts';
import type { Config } from '../server/config.ts';
import type { IdentityService } from '../server/identity-service.ts';
import { firebaseJwks } from '../phone/phone-proof.ts';

/** The services outside this process: the real ones, or local ones on this machine. */
export type ExternalServices = {
  databaseUrl: string;
  replicaUrl?: string;
  google: GoogleProvider;
  identity: IdentityService;
  localServices: ('database' | 'google' | 'phone')[];
  /** The folder of the embedded database. */
  dataFolder?: string;
  /** The address that lists the codes of the local phone service. */
  smsUrl?: string;
  /** The address that shows the mails of the local mailbox. */
  mailUrl?: string;
  /** Where mail is given to; without it none is sent. */
  mail?: Config['mail'];
  close(): Promise<void>;
};

/** Firebase's SDK treats a project id that begins with `demo-` as one without real resources. */
const localProject = 'demo-mithaq';

/** Connects to the services that are configured and starts local ones for the others; `print` writes to the terminal. */
export async function connectExternalServices(
  config: Config,
  print: (line: string) => void,
): Promise<ExternalServices> {
  const closers: (() => Promise<void>)[] = [];
  const services: ExternalServices = {
    databaseUrl: '',
    google: realGoogle('', ''),
    identity: { jwksUrl: firebaseJwks, client: { apiKey: '', authDomain: '', projectId: '' } },
    localServices: [],
    async close() {
      for (const close of closers.toReversed()) await close();
    },
  };
  try {
    await connectDatabase(config, services, closers, print);
    await connectGoogle(config, services, closers);
    await connectIdentityService(config, services, closers, print);
    await connectMail(config, services, closers, print);
    return services;
  } catch (error) {
    await services.close();
    throw error;
  }
}

type Closers = (() => Promise<void>)[];

// Local services are imported only where they are used: a production process never loads them.

async function connectDatabase(
  { database, dataDir }: Config,
  services: ExternalServices,
  closers: Closers,
  print: (line: string) => void,
): Promise<void> {
  if (database.kind === 'url') {
    Object.assign(services, { databaseUrl: database.url, replicaUrl: database.replicaUrl });
    return;
  }
  const { startPostgres } = await import('../local/postgres.ts');
  const postgres = await startPostgres({ dataDir, log: print });
  closers.push(() => postgres.stop());
  services.localServices.push('database');
  Object.assign(services, { databaseUrl: postgres.url, dataFolder: postgres.folder });
}

async function connectGoogle(
  { google, host, port, publicUrl }: Config,
  services: ExternalServices,
  closers: Closers,
): Promise<void> {
  if (google.kind === 'google') {
    services.google = realGoogle(google.clientId, google.clientSecret);
    return;
  }
  const { startGoogle } = await import('../local/google.ts');
  const client = { clientId: 'mithaq-local', clientSecret: 'local' };
  const first = members.filter(({ key }) => demoAccounts.includes(key));
  const people = [...first, ...members.filter((member) => !first.includes(member))].map(({ sub, email, name }) => ({
    sub,
    email,
    name,
  }));
  const local = await startGoogle({
    ...client,
    port: port + 1,
    host,
    redirectUris: [`${publicUrl}/api/v1/auth/google/callback`],
    people,
  });
  closers.push(() => local.close());
  services.localServices.push('google');
  services.google = {
    issuer: local.issuer,
    // The port may change at the next start; the users stay the same.
    accountIssuer: 'local-google',
    authorizeUrl: `${local.issuer}/auth`,
    tokenUrl: `${local.issuer}/token`,
    jwksUrl: `${local.issuer}/jwks`,
    ...client,
  };
}

async function connectIdentityService(
  { phone, host, port }: Config,
  services: ExternalServices,
  closers: Closers,
  print: (line: string) => void,
): Promise<void> {
  if (phone.kind === 'firebase') {
    const { apiKey, authDomain, projectId } = phone;
    services.identity = { jwksUrl: firebaseJwks, client: { apiKey, authDomain, projectId } };
    return;
  }
  const { startPhone } = await import('../local/phone.ts');
  const local = await startPhone({ port: port + 2, host, projectId: localProject, print });
  closers.push(() => local.close());
  services.localServices.push('phone');
  services.smsUrl = `${local.url}/emulator/v1/projects/${localProject}/verificationCodes`;
  services.identity = {
    jwksUrl: local.jwksUrl,
    client: { apiKey: 'local', authDomain: 'localhost', projectId: localProject, emulatorUrl: local.url },
  };
}

async function connectMail(
  { isProduction, mail, host, port }: Config,
  services: ExternalServices,
  closers: Closers,
  print: (line: string) => void,
): Promise<void> {
  services.mail = mail;
  if (isProduction || mail) return;
  const { startMailbox } = await import('../local/mailbox.ts');
  const mailbox = await startMailbox({ port: port + 3, host, print });
  closers.push(() => mailbox.close());
  services.mailUrl = mailbox.url;
  services.mail = { smtpUrl: mailbox.smtpUrl, from: 'Mithaq <news@mithaq.localhost>' };
}
