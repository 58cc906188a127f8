import { createHash, createHmac, randomBytes } from 'node:crypto';
import oauth2, { type OAuth2Namespace } from '@fastify/oauth2';
import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import { isSameSecret } from '../server/is-same-secret.ts';
import { SignInRefused, type StateFault } from './refused-sign-in.ts';

/** An OpenID provider: Google, or the local one. */
export type GoogleProvider = {
  issuer: string;
  /** The issuer under which users are stored, when the provider's own address may change. */
  accountIssuer?: string;
  authorizeUrl: string;
  tokenUrl: string;
  jwksUrl: string;
  clientId: string;
  clientSecret: string;
  /** Milliseconds to wait for a response; five seconds by default. */
  timeoutMs?: number;
};

declare module 'fastify' {
  interface FastifyInstance {
    google: OAuth2Namespace;
    /** Why the state of this callback is not that of a sign-in which this browser has started, or null when it is. */
    signInStateFault(request: FastifyRequest): StateFault | null;
  }
}

/** Static endpoints: with discovery, the server could not start while Google is unavailable. */
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

/** Milliseconds to wait for the provider. */
export const providerTimeoutMs = 5000;

/** Seconds for which a started sign-in is valid. */
const signInSeconds = 600;

type Options = {
  google: GoogleProvider;
  /** The keys that sign the state, the current one first. */
  stateKeys: readonly Buffer[];
  publicUrl: string;
  isSecure: boolean;
  now: () => Date;
};

/** The authorization code flow with PKCE (RFC 7636), a signed state in a cookie of the browser that started it. */
export const googleSignIn = fp<Options>(async (app, { google, stateKeys, publicUrl, isSecure, now }) => {
  const authorize = new URL(google.authorizeUrl);
  const token = new URL(google.tokenUrl);
  app.decorate('signInStateFault', (request) => stateFault(request, stateCookie(isSecure), stateKeys, now()));
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
      http: { timeout: google.timeoutMs ?? providerTimeoutMs },
    },
    userAgent: false,
    callbackUriParams: { prompt: 'select_account' },
    callbackUri: (request: FastifyRequest) => `${addressOf(request, publicUrl)}/api/v1/auth/google/callback`,
    generateStateFunction: async () => newState(stateKeys[0]!, now()),
    checkStateFunction: async (request: FastifyRequest) => {
      const fault = app.signInStateFault(request);
      if (fault) throw new SignInRefused(fault);
      return true;
    },
    redirectStateCookieName: stateCookie(isSecure),
    verifierCookieName: isSecure ? '__Host-mithaq_sign_in_verifier' : 'mithaq_sign_in_verifier',
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: signInSeconds },
  });
});

/** The name of the cookie that holds the state. */
function stateCookie(isSecure: boolean): string {
  return isSecure ? '__Host-mithaq_sign_in' : 'mithaq_sign_in';
}

/** The nonce that goes with a state: the ID token must repeat it, so that it belongs to this sign-in alone (OpenID Connect Core 3.1.2.1). */
export function nonceOf(state: string): string {
  return createHash('sha256').update(`nonce ${state}`).digest('base64url');
}

/** The time, random bits, and our signature of both: nobody else can make a state. */
function newState(key: Buffer, now: Date): string {
  const content = `${now.getTime().toString(36)}.${randomBytes(24).toString('base64url')}`;
  return `${content}.${signatureOf(content, key)}`;
}

/** A state is valid for ten minutes, in the browser that has it in its cookie, if this server made it. */
function stateFault(
  request: FastifyRequest,
  cookieName: string,
  keys: readonly Buffer[],
  now: Date,
): StateFault | null {
  const { state } = request.query as { state?: string }; // the contract's query of the callback
  if (!state) return 'state-missing';
  if (!request.cookies[cookieName]) return 'state-cookie-missing';
  if (state !== request.cookies[cookieName]) return 'state-mismatch';
  const content = state.slice(0, state.lastIndexOf('.'));
  if (!keys.some((key) => isSameSecret(state, `${content}.${signatureOf(content, key)}`))) return 'state-key';
  const startedAt = Number.parseInt(content.split('.')[0]!, 36);
  return now.getTime() - startedAt < signInSeconds * 1000 ? null : 'state-expired';
}

function signatureOf(content: string, key: Buffer): string {
  return createHmac('sha256', key).update(content).digest('base64url');
}

const loopback = new Set(['localhost', '127.0.0.1']);

/** localhost and 127.0.0.1 are one machine with different cookies: the provider returns to the host at which the sign-in started. */
function addressOf({ host, hostname }: FastifyRequest, publicUrl: string): string {
  const configured = new URL(publicUrl);
  const isSameMachine =
    loopback.has(hostname) && loopback.has(configured.hostname) && host === `${hostname}:${configured.port}`;
  return isSameMachine ? `http://${host}` : publicUrl;
}
