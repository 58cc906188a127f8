import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration, default as Provider } from 'oidc-provider';
import type { Accounts } from './google-accounts.ts';
import { problemPage } from './google-pages.ts';
import { createStorage } from './google-storage.ts';

export type ProviderOptions = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  accounts: Accounts;
};

/** Removed in google.ts. */
export const sessionCookie = 'local_google_session';

const scope = 'openid email profile';
const minutes = 60;

/** Of this process: tests start it often, and keys take a while to make. */
let keys: ReturnType<typeof generateKeyPair> | undefined;

/** An OpenID provider that behaves like Google's for our server. */
export async function createProvider({
  issuer,
  clientId,
  clientSecret,
  redirectUris,
  accounts,
}: ProviderOptions): Promise<Provider> {
  const { default: Provider, interactionPolicy } = await importWithoutWarning();
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const { privateKey } = await (keys ??= generateKeyPair('RS256', { extractable: true }));
  const configuration: Configuration = {
    adapter: createStorage(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: {
      keys: [{ ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), use: 'sig', alg: 'RS256' }],
    },
    cookies: {
      keys: [randomBytes(16).toString('hex')],
      // cookies ignore ports, and Mithaq's cookies are on the same host
      names: { session: sessionCookie, interaction: 'local_google_choice', resume: 'local_google_resume' },
    },
    scopes: scope.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'], profile: ['name'] },
    conformIdTokenClaims: false, // Google puts the claims into the ID token
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_ctx, interaction) => `/choose/${interaction.uid}` },
    ttl: {
      AuthorizationCode: 1 * minutes,
      AccessToken: 60 * minutes,
      IdToken: 60 * minutes,
      Interaction: 60 * minutes,
      Session: 60 * minutes,
      Grant: 60 * minutes,
    },
    findAccount: (_ctx, sub) => {
      const person = accounts.find(sub);
      return (
        person && { accountId: sub, claims: () => ({ ...person, email_verified: true, hd: domainOf(person.email) }) }
      );
    },
    // no consent: the page only asks for the account
    loadExistingGrant: async ({ oidc }) => {
      if (!oidc.client || !oidc.session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    renderError: (ctx, { error, error_description }) => {
      const { html, csp } = problemPage('This sign-in cannot go on', `${error}: ${error_description ?? ''}`);
      ctx.set('content-security-policy', csp);
      ctx.type = 'html';
      ctx.body = html;
    },
  };
  return new Provider(issuer, configuration);
}

/** Every address here is one of an organization, whose accounts Google vouches for: anybody can be made a moderator. */
const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** Imported only here, so that a server with the real Google does not load it. */
async function importWithoutWarning() {
  const { warn } = console;
  // it would warn at each start that this Node version is too new
  console.warn = () => {};
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
