import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import fastify, { type FastifyInstance } from 'fastify';
import { freePort } from './free-port.ts';
import { type PhoneTokens, createPhoneTokens } from './phone-tokens.ts';
import { refuseInProduction } from './refuse-in-production.ts';
import { IdentityError, createSmsCodes } from './sms-codes.ts';

/** The phone service of this computer: it speaks the identity service's protocol, so the real SDK talks to it. */
export type LocalPhone = PhoneTokens & {
  url: string;
  jwksUrl: string;
  projectId: string;
  close(): Promise<void>;
};

export type PhoneOptions = {
  /** tried first, then the next free one */
  port: number;
  projectId: string;
  /** shows a text message to whoever runs the server */
  print: (sms: string) => void;
  /** milliseconds; for tests */
  now?: () => number;
};

const jwksPath = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const identity = '/identitytoolkit.googleapis.com';
const loopbackOrigin = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Starts the phone service on loopback. */
export async function startPhone({ port, projectId, print, now = Date.now }: PhoneOptions): Promise<LocalPhone> {
  refuseInProduction('The local phone service');
  const tokens = await createPhoneTokens(projectId, now);
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  allowLocalPages(app);
  answerErrorsLikeTheService(app);
  serveIdentity(app, { projectId, print, now, tokens });
  const url = await app.listen({ host: '127.0.0.1', port: await freePort(port) });
  return { ...tokens, url, jwksUrl: url + jwksPath, projectId, close: () => app.close() };
}

type Service = { projectId: string; print: (sms: string) => void; now: () => number; tokens: PhoneTokens };

function serveIdentity(app: FastifyInstance, { projectId, print, now, tokens }: Service): void {
  const codes = createSmsCodes(now);
  const known = new Set<string>();
  const localIdOf = (phoneNumber: string) =>
    createHash('sha256').update(`${projectId} ${phoneNumber}`).digest('base64url').slice(0, 28);

  // the SDK asks for both before it shows its invisible captcha; with an emulator address it mocks the captcha itself
  app.get(`${identity}/v1/recaptchaParams`, () => ({
    kind: 'identitytoolkit#GetRecaptchaParamResponse',
    recaptchaStoken: 'local',
    recaptchaSiteKey: 'local-site-key',
  }));
  app.get(`${identity}/v2/recaptchaConfig`, () => ({
    recaptchaKey: 'local/local-site-key',
    recaptchaEnforcementState: [],
  }));

  // '::' is how the router writes a plain colon
  app.post(`${identity}/v1/accounts::sendVerificationCode`, ({ body }) => {
    const phoneNumber = needed(body, 'phoneNumber', 'MISSING_PHONE_NUMBER');
    needed(body, 'recaptchaToken', 'MISSING_RECAPTCHA_TOKEN');
    const { sessionInfo, code } = codes.send(phoneNumber);
    print(`SMS to ${phoneNumber}: ${code} is your Mithaq verification code.`);
    return { sessionInfo };
  });

  app.post(`${identity}/v1/accounts::signInWithPhoneNumber`, async ({ body }) => {
    const sessionInfo = needed(body, 'sessionInfo', 'MISSING_SESSION_INFO');
    const phoneNumber = codes.confirm(sessionInfo, needed(body, 'code', 'MISSING_CODE'));
    const localId = localIdOf(phoneNumber);
    const isNewUser = !known.has(localId);
    known.add(localId);
    return {
      idToken: await tokens.sign(localId, phoneNumber),
      refreshToken: randomBytes(24).toString('base64url'),
      expiresIn: '3600',
      localId,
      isNewUser,
      phoneNumber,
    };
  });

  app.post(`${identity}/v1/accounts::lookup`, ({ body }) => {
    const phoneNumber = numberIn(needed(body, 'idToken', 'MISSING_ID_TOKEN'));
    const localId = localIdOf(phoneNumber);
    if (!known.has(localId)) throw new IdentityError('USER_NOT_FOUND');
    const at = String(now());
    return {
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [
        {
          localId,
          phoneNumber,
          providerUserInfo: [{ providerId: 'phone', phoneNumber, rawId: phoneNumber }],
          lastLoginAt: at,
          createdAt: at,
        },
      ],
    };
  });

  app.get(jwksPath, () => ({ keys: [tokens.jwk] }));

  app.get<{ Params: { projectId: string } }>('/emulator/v1/projects/:projectId/verificationCodes', ({ params }) => ({
    verificationCodes: params.projectId === projectId ? codes.waiting() : [],
  }));
}

/** Any page of this computer may ask, whatever its port; no other page may read the codes. */
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

function answerErrorsLikeTheService(app: FastifyInstance): void {
  const problem = (code: number, message: string) => ({
    error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] },
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error instanceof IdentityError ? 400 : (error.statusCode ?? 500);
    return reply.code(status).send(problem(status, error.message));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(501).send(problem(501, 'The phone service of this computer does not know this call.')),
  );
}

function needed(body: unknown, name: string, message: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  if (typeof value !== 'string' || value === '') throw new IdentityError(message);
  return value;
}

/** Unchecked on purpose: the SDK asks who a token is for, and what it hears proves nothing to the API. */
function numberIn(idToken: string): string {
  try {
    return String(decodeJwt(idToken).phone_number);
  } catch {
    throw new IdentityError('INVALID_ID_TOKEN');
  }
}
