import { realGoogle } from '../auth/google-sign-in.ts';
import { firebaseJwks } from '../phone/phone-proof.ts';
import { ConfigError, readConfig, type Config } from '../server/config.ts';
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
  type Finding,
} from './doctor-checks.ts';

/** `npm run doctor` tries each part that the server needs, with the settings of the server. The exit code is 1 after a fault. */
const report = await examine();
for (const { what, isOk, says } of report) console.log(`${isOk ? 'OK   ' : 'FAULT'} ${what}: ${says}`);
process.exit(report.every(({ isOk }) => isOk) ? 0 : 1);

async function examine(): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((says) => ({ what: 'settings', isOk: false, says }));
  }
  const findings = await Promise.all([
    checkConfiguredDatabase(config),
    checkReplica(config.database.kind === 'url' ? config.database.replicaUrl : undefined),
    checkValkey(config.valkeyUrl),
    checkGoogle(config),
    checkIdentityService(config),
    checkMail(config.mail),
    checkPush(config),
    checkTraces(config.tracesUrl),
    checkDisk(process.cwd()),
  ]);
  return [{ what: 'settings', isOk: true, says: 'complete' }, checkProxies(config), ...findings.flat()];
}

/** What `npm start` brings itself on a developer's machine needs no check. */
function local(what: string): Finding {
  return { what, isOk: true, says: 'local, of `npm start`; never in production' };
}

async function checkConfiguredDatabase({ database, connections, isProduction }: Config): Promise<Finding[]> {
  return database.kind === 'url' ? checkDatabase(database.url, connections, isProduction) : [local('database')];
}

async function checkIdentityService({ phone }: Config): Promise<Finding[]> {
  return phone.kind === 'firebase' ? checkKeys('the identity service', firebaseJwks) : [local('identity service')];
}

async function checkGoogle({ google, publicUrl }: Config): Promise<Finding[]> {
  if (google.kind === 'local') return [local('Google')];
  const provider = realGoogle(google.clientId, google.clientSecret);
  const redirectUri = `${publicUrl}/api/v1/auth/google/callback`;
  const findings = await Promise.all([
    checkKeys('Google', provider.jwksUrl),
    checkClientSecret(provider, redirectUri),
    checkRedirectAddress(provider, redirectUri),
  ]);
  return findings.flat();
}
