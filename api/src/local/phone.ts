import fastify, { type FastifyInstance } from 'fastify';
import { createPhoneService, identityErrorBody, IdentityError, type SmsCode } from '@mithaq/openapi/phone-service.ts';
import { freePort } from './free-port.ts';
import { type PhoneTokens, createPhoneTokens } from './phone-tokens.ts';
import { isForThisMachine, notThisMachine } from './own-host.ts';
import { refuseInProduction } from './refuse-in-production.ts';

/** The local phone service. It implements the identity service's protocol, so the real SDK works with it. */
export type LocalPhone = PhoneTokens & {
  url: string;
  jwksUrl: string;
  projectId: string;
  close(): Promise<void>;
};

export type PhoneOptions = {
  /** The first port to try, then the next free one. */
  port: number;
  /** A name besides localhost by which it is asked. */
  host?: string;
  projectId: string;
  /** Prints a text message to the terminal. */
  print: (sms: string) => void;
  /** The clock in milliseconds, for tests. */
  now?: () => number;
};

const jwksPath = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const identity = '/identitytoolkit.googleapis.com';
const loopbackOrigin = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Starts the phone service on loopback. */
export async function startPhone({
  port,
  host = 'localhost',
  projectId,
  print,
  now = Date.now,
}: PhoneOptions): Promise<LocalPhone> {
  refuseInProduction('The local phone service');
  const tokens = await createPhoneTokens(projectId, now);
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  refuseOtherHosts(app, host);
  allowLocalPages(app);
  sendServiceError(app);
  serveIdentity(app, { projectId, print, now, tokens });
  const url = await app.listen({ host: '127.0.0.1', port: await freePort(port) });
  return { ...tokens, url, jwksUrl: url + jwksPath, projectId, close: () => app.close() };
}

type Call = { Body: Record<string, unknown> | null };
type Service = { projectId: string; print: (sms: string) => void; now: () => number; tokens: PhoneTokens };

function serveIdentity(app: FastifyInstance, { projectId, print, now, tokens }: Service): void {
  const onSms = ({ phoneNumber, code }: SmsCode) =>
    print(`SMS to ${phoneNumber}: ${code} is your Mithaq verification code.`);
  const service = createPhoneService({ now, onSms, sign: tokens.sign });
  app.get(`${identity}/v1/recaptchaParams`, service.recaptchaParams);
  app.get(`${identity}/v2/recaptchaConfig`, service.recaptchaConfig);
  // '::' is how the router writes a plain colon.
  app.post<Call>(`${identity}/v1/accounts::sendVerificationCode`, ({ body }) => service.sendVerificationCode(body));
  app.post<Call>(`${identity}/v1/accounts::signInWithPhoneNumber`, ({ body }) => service.signInWithPhoneNumber(body));
  app.post<Call>(`${identity}/v1/accounts::lookup`, ({ body }) => service.lookup(body));
  app.get(jwksPath, () => ({ keys: [tokens.jwk] }));
  app.get<{ Params: { projectId: string } }>('/emulator/v1/projects/:projectId/verificationCodes', ({ params }) => ({
    verificationCodes: params.projectId === projectId ? service.waiting() : [],
  }));
}

function refuseOtherHosts(app: FastifyInstance, host: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isForThisMachine(request, host)) return reply.code(421).send(identityErrorBody(421, notThisMachine));
  });
}

/** Pages of this machine are allowed on any port; no other page may read the codes. */
function allowLocalPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin && loopbackOrigin.test(origin)) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET,POST,OPTIONS',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
        vary: 'origin',
      });
    }
    if (request.method === 'OPTIONS') return reply.code(204).send();
  });
}

function sendServiceError(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error instanceof IdentityError ? 400 : (error.statusCode ?? 500);
    return reply.code(status).send(identityErrorBody(status, error.message));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(501).send(identityErrorBody(501, 'The local phone service does not know this call.')),
  );
}
