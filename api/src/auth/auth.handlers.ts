import { randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '@mithaq/openapi/rules/device.ts';
import type { Database, Statement } from '../database/database.ts';
import type { Handlers } from '../http/operation.ts';
import { add } from '../server/counts.ts';
import { networkCode } from '../server/logging.ts';
import { nonceOf, type GoogleProvider } from './google-sign-in.ts';
import { idTokenVerifier, type Identity } from './id-token.ts';
import { bindModerator } from './moderators.ts';
import { isOperatorFault, providerFault, SignInRefused, type SignInFault } from './refused-sign-in.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { SessionTokens } from './session-tokens.ts';
import { endSession, startSession } from './sessions.ts';

type Parts = {
  app: FastifyInstance;
  database: Database;
  google: GoogleProvider;
  cookies: SessionCookies;
  moderatorEmails: readonly string[];
  tokens: SessionTokens;
  now: () => Date;
};

/** The identity is (issuer, subject), so two simultaneous first sign-ins create one user. */
const saveUserStatement: Statement = {
  name: 'save-user',
  text: `insert into app_user (id, issuer, subject, email, name, avatar_url, created_at) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (issuer, subject) do update set email = excluded.email, name = excluded.name, avatar_url = excluded.avatar_url
    returning id`,
};

/** The client's page at which every sign-in ends. */
const clientCallback = '/login/oauth2/callback';

export function authHandlers({
  app,
  database,
  google,
  cookies,
  moderatorEmails,
  tokens,
  now,
}: Parts): Pick<Handlers, 'startGoogleSignIn' | 'finishGoogleSignIn' | 'logout'> {
  const verify = idTokenVerifier(google, now);
  const endSessionOf = (request: FastifyRequest) => cookies.lookUp(request, (token) => endSession(database, token));

  async function identify(request: FastifyRequest, reply: FastifyReply, state: string | undefined): Promise<Identity> {
    const response = await app.google
      .getAccessTokenFromAuthorizationCodeFlow(request, reply)
      .catch((cause: unknown) => {
        throw cause instanceof SignInRefused ? cause : new SignInRefused(tokenEndpointFault(cause), { cause });
      });
    return verify(response.token.id_token, nonceOf(state ?? ''));
  }

  /** Anybody can call the callback with an error: without a state of this browser it says nothing about the provider. */
  function refusedByProvider(request: FastifyRequest, code: string): SignInRefused {
    const refused = new SignInRefused(providerFault(code));
    const fault = app.signInStateFault(request);
    return fault ? new SignInRefused(fault, { reason: refused.reason }) : refused;
  }

  return {
    async startGoogleSignIn({ request, reply }) {
      const address = new URL(await app.google.generateAuthorizationUri(request, reply));
      address.searchParams.set('nonce', nonceOf(address.searchParams.get('state')!));
      reply.redirect(address.href, 302);
      return null;
    },

    async finishGoogleSignIn({ request, reply, query }) {
      try {
        if (query.error) throw refusedByProvider(request, query.error);
        const identity = await identify(request, reply, query.state);
        const { issuer, subject, email, name, avatarUrl } = identity;
        const [row] = await database.query<{ id: string }>(saveUserStatement, [
          randomUUIDv7(),
          issuer,
          subject,
          email,
          name,
          avatarUrl,
          now(),
        ]);
        await bindModerator(database, moderatorEmails, identity, now());
        // Always a new session, never the one of the request (session fixation).
        await endSessionOf(request);
        const device = deviceOf(request.headers['user-agent']);
        cookies.set(reply, await startSession(database, tokens, row!.id, now(), device));
        add(app.counts.signIns, 'ok');
        request.log.info({ account: row!.id }, 'signed in');
        reply.redirect(clientCallback, 303);
      } catch (error) {
        if (!(error instanceof SignInRefused)) throw error;
        const isOperators = isOperatorFault(error.fault);
        add(app.counts.signIns, isOperators ? 'operator fault' : 'refused');
        request.log[isOperators ? 'warn' : 'info'](
          { cause: error.fault, network: networkCode(error) },
          'sign-in refused',
        );
        reply.redirect(`${clientCallback}?error=${error.reason}`, 303);
      }
      return null;
    },

    async logout({ request, reply }) {
      const account = await endSessionOf(request);
      if (account) request.log.info({ account }, 'signed out');
      cookies.clear(reply);
      return null;
    },
  };
}

/** From the provider, or from our own time-out for its response (408). */
const temporaryStatuses = new Set([408, 429]);

/** simple-oauth2 rejects with a Boom error: a 4xx status is a refusal, everything else means that the provider is unavailable. */
function tokenEndpointFault(error: unknown): SignInFault {
  const { output, data } = error as { output?: { statusCode: number }; data?: { payload?: { error?: unknown } } };
  const status = output?.statusCode ?? 500;
  if (status >= 500 || temporaryStatuses.has(status)) return 'provider-unavailable';
  return providerFault(data?.payload?.error);
}
