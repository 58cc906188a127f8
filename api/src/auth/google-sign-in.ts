import { createHash, randomBytes } from 'node:crypto';
import oauth2, { type OAuth2Namespace } from '@fastify/oauth2';
import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';

/** An OpenID provider: Google, or what stands in for it. */
export type GoogleProvider = {
  issuer: string;
  /** Under which issuer accounts are kept, where the provider's own address may change. */
  accountIssuer?: string;
  authorizeUrl: string;
  tokenUrl: string;
  jwksUrl: string;
  clientId: string;
  clientSecret: string;
  /** Milliseconds we wait for it; five seconds unless given. */
  patience?: number;
};

declare module 'fastify' {
  interface FastifyInstance {
    google: OAuth2Namespace;
  }
}

/** Static endpoints: discovery would fetch them at every start, and Google being away would keep us from starting. */
export function realGoogle(clientId: string, clientSecret: string): GoogleProvider {
  return {
    issuer: 'https://accounts.google.com',
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    clientId,
    clientSecret,
  };
}

/** Milliseconds we wait for the provider (expectations: silent for more than 5 s is provider trouble). */
export const providerPatience = 5000;

/** Seconds a started sign-in stays good. */
const signInSeconds = 600;

type Options = { google: GoogleProvider; publicUrl: string; isSecure: boolean };

/** The authorization code flow with PKCE (RFC 7636), state in a cookie of the browser that began. */
export const googleSignIn = fp<Options>(async (app, { google, publicUrl, isSecure }) => {
  const authorize = new URL(google.authorizeUrl);
  const token = new URL(google.tokenUrl);
  await app.register(oauth2, {
    name: 'google',
    scope: ['openid', 'email', 'profile'],
    pkce: 'S256',
    credentials: {
      client: { id: google.clientId, secret: google.clientSecret },
      auth: {
        authorizeHost: authorize.origin,
        authorizePath: authorize.pathname,
        tokenHost: token.origin,
        tokenPath: token.pathname,
      },
      http: { timeout: google.patience ?? providerPatience },
    },
    userAgent: false,
    callbackUriParams: { prompt: 'select_account' },
    callbackUri: (request: FastifyRequest) => `${addressOf(request, publicUrl)}/api/v1/auth/google/callback`,
    generateStateFunction: async () => `${Date.now().toString(36)}.${randomBytes(24).toString('base64url')}`,
    checkStateFunction: async (request: FastifyRequest) => isFresh(request, stateCookie(isSecure)),
    redirectStateCookieName: stateCookie(isSecure),
    verifierCookieName: isSecure ? '__Host-mithaq_sign_in_verifier' : 'mithaq_sign_in_verifier',
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: signInSeconds },
  });
});

/** The name of the cookie that holds the state. */
export function stateCookie(isSecure: boolean): string {
  return isSecure ? '__Host-mithaq_sign_in' : 'mithaq_sign_in';
}

/** The nonce that goes with a state: the ID token must repeat it, so that it belongs to this sign-in alone (OpenID Connect Core 3.1.2.1). */
export function nonceOf(state: string): string {
  return createHash('sha256').update(`nonce ${state}`).digest('base64url');
}

/** A state works in the browser that has it in its cookie, and for ten minutes, whatever the cookie's age says. */
function isFresh(request: FastifyRequest, cookieName: string): boolean {
  const { state } = request.query as { state?: string }; // the contract's query of the callback
  if (!state || state !== request.cookies[cookieName]) return false;
  const begun = Number.parseInt(state.split('.')[0]!, 36);
  return Date.now() - begun < signInSeconds * 1000;
}

const loopback = new Set(['localhost', '127.0.0.1']);

/** On one's own machine localhost and 127.0.0.1 are the same place with different cookies: we return to where it began. */
function addressOf({ host, hostname }: FastifyRequest, publicUrl: string): string {
  const configured = new URL(publicUrl);
  const isTwin =
    loopback.has(hostname) && loopback.has(configured.hostname) && host === `${hostname}:${configured.port}`;
  return isTwin ? `http://${host}` : publicUrl;
}
