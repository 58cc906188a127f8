import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { googleSignIn, type GoogleProvider } from './auth/google-sign-in.ts';
import { sessionCookies } from './auth/sessions.ts';
import type { Config } from './config.ts';
import { serveContract } from './contract.ts';
import type { Database } from './database/database.ts';
import { serveDocs } from './docs.ts';
import { answerBrokenRequest, answerErrors, refusalOf, sendRefusal } from './errors.ts';
import { createHandlers } from './handlers.ts';
import { routeLimits, shedLoad } from './limits.ts';
import { logAnswers } from './logging.ts';
import { serveMetrics } from './metrics.ts';
import { serveHealth } from './health.ts';
import type { IdentityService } from './identity-service.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serveWebPages } from './web-pages.ts';

/** What the application is made of; chosen in main.ts, or by a test. */
export type Parts = {
  config: Pick<Config, 'publicUrl' | 'limits' | 'trustProxy' | 'metricsToken'>;
  database: Database;
  google: GoogleProvider;
  identity: IdentityService;
  /** Which outside services are stood in for on this machine. */
  standIns: ('database' | 'google' | 'phone')[];
  logger: FastifyBaseLogger;
  /** The built client; absent in tests of the API alone. */
  webFolder?: string;
};

/** The largest body, in bytes (DESIGN section 8). */
const bodyLimit = 64 * 1024;

/** Builds the application without listening. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, google, identity, standIns, logger, webFolder } = parts;
  const isSecure = config.publicUrl.startsWith('https:');
  const cookies = sessionCookies(isSecure);
  const app: FastifyInstance = Fastify<Server>({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }), // logging.ts logs them without their URLs
    bodyLimit,
    // A number is how many proxies stand before us.
    trustProxy:
      typeof config.trustProxy === 'number' ? (_address, hop) => hop < Number(config.trustProxy) : config.trustProxy,
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // What still comes in on an open connection while we close is answered like the rest; the router's own 503 is no problem+json.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    // Against requests that drip in: with the defaults a slow-loris lives 28 seconds.
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    // The router's own errors pass by setErrorHandler, and would echo the URL.
    frameworkErrors: (error, request, reply) => void sendRefusal(refusalOf(error), request, reply),
  });
  // Fastify reads text/plain by default, which skips validation and is what a forged form can send (415 is the answer).
  app.removeContentTypeParser('text/plain');

  answerErrors(app, webFolder !== undefined);
  logAnswers(app);
  shedLoad(app, database);
  await setSecurityHeaders(app, { isSecure, webFolder, google, phone: identity.client });
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await serveMetrics(app, config.metricsToken);
  serveHealth(app, database);
  await serveDocs(app);
  await app.register(googleSignIn, { google, publicUrl: config.publicUrl, isSecure });
  const handlers = createHandlers({ app, database, google, identity, cookies, limits: config.limits, standIns });
  await serveContract(
    app,
    { database, cookies, publicUrl: config.publicUrl },
    handlers,
    routeLimits(config.limits, standIns),
  );
  if (webFolder) await serveWebPages(app, webFolder, config.publicUrl);
  return app;
}
