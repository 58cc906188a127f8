import type { Server } from 'node:http';
import { parse } from 'node:querystring';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { requestBounds } from '@mithaq/openapi/bounded-request.ts';
import { authorize } from './auth/authorize.ts';
import { googleSignIn, type GoogleProvider } from './auth/google-sign-in.ts';
import { sessionCookies } from './auth/session-cookies.ts';
import { sessionTokens } from './auth/session-tokens.ts';
import type { Config } from './server/config.ts';
import { serveContract } from './http/openapi-routes.ts';
import type { Database } from './database/database.ts';
import { serveDocs } from './site/serve-docs.ts';
import { closeConnections } from './http/close-connections.ts';
import { keepCounts } from './server/counts.ts';
import { handleClientError, handleErrors, requireHost, sendProblem, toApiProblem } from './http/problems.ts';
import { createHandlers } from './handlers.ts';
import { readJsonBodies } from './http/request-body.ts';
import { shedLoad } from './http/load-shedding.ts';
import { routeLimits } from './http/route-limits.ts';
import { routedUrl } from './http/routed-url.ts';
import { logResponses } from './server/logging.ts';
import { isTrustedPeer, requestIds, traceIdOf } from './server/trace.ts';
import type { Tracing } from './server/tracing.ts';
import { serveMetrics } from './http/metrics.ts';
import { serveHealth } from './http/health.ts';
import { keyedHashes } from './server/keyed-hashes.ts';
import { pushKeysOf } from './notifications/delivery/push-keys.ts';
import { serveUnsubscribe } from './notifications/delivery/serve-unsubscribe.ts';
import { unsubscribeLinks } from './notifications/delivery/unsubscribe-links.ts';
import type { IdentityService } from './server/identity-service.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { asksForPage, serveWebPages } from './site/client-pages.ts';
import { serveStorybook } from './site/storybook.ts';

/** The parts of the application; main.ts or a test chooses them. */
export type Parts = {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'hashKeys'
    | 'limits'
    | 'trustProxy'
    | 'valkeyUrl'
    | 'metricsToken'
    | 'operator'
    | 'hasPush'
    | 'moderatorEmails'
    | 'requiresConsent'
  >;
  database: Database;
  google: GoogleProvider;
  identity: IdentityService;
  /** The services that run on this machine instead of the real ones. */
  localServices: ('database' | 'google' | 'phone')[];
  /** Whether mail about news is sent. */
  hasMail: boolean;
  logger: FastifyBaseLogger;
  /** Makes spans of requests; without it there are none. */
  tracing?: Tracing;
  /** The built client; absent in tests of the API alone. */
  webFolder?: string;
  /** The built Storybook, served at /storybook. */
  storybookFolder?: string;
  /** The clock for days, quotas, ages and sessions; tests set it. */
  now?: () => Date;
};

/** The largest body, in bytes. */
const bodyLimit = 64 * 1024;

/** Builds the application without listening. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const {
    config,
    database,
    google,
    identity,
    localServices,
    hasMail,
    logger,
    tracing,
    webFolder,
    storybookFolder,
    now = () => new Date(),
  } = parts;
  const isSecure = config.publicUrl.startsWith('https:');
  const hashes = keyedHashes(config.hashKeys);
  const tokens = sessionTokens(hashes.cookieKeys());
  const cookies = sessionCookies(isSecure, tokens);
  const isTrusted = isTrustedPeer(config.trustProxy);
  let securityHeaders: Record<string, string> = {};
  const app: FastifyInstance = Fastify<Server>({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }), // logging.ts logs requests without URLs
    bodyLimit,
    // A number counts the trusted proxies.
    trustProxy:
      typeof config.trustProxy === 'number' ? (_address, hop) => hop < Number(config.trustProxy) : config.trustProxy,
    genReqId: requestIds(isTrusted),
    childLoggerFactory: (parent, bindings, options, request) => {
      // With tracing, its own id of the trace is added (tracing.ts).
      const traceId = !tracing && isTrusted(request) ? traceIdOf(request.headers) : undefined;
      return parent.child({ ...bindings, ...(traceId && { traceId }) }, options);
    },
    forceCloseConnections: 'idle',
    // A request on an open connection during shutdown gets a normal response; the router's own 503 is not problem+json.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => handleClientError(error, socket, securityHeaders),
    // Against slow-loris requests, which last 28 seconds with the defaults.
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    // requireHost() answers instead, with problem+json.
    http: { requireHostHeader: false, headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    rewriteUrl: ({ url = '/' }) => routedUrl(url),
    // An id of any length reaches the validation, after authorize().
    // Of thousands of query parameters the first ones tell that they are unknown.
    routerOptions: {
      maxParamLength: 16_384,
      querystringParser: (query) => parse(query, '&', '=', { maxKeys: requestBounds.parameters }),
    },
    // The router's own errors skip setErrorHandler, and would repeat the URL.
    frameworkErrors: (error, request, reply) => void sendProblem(toApiProblem(error), request, reply),
  });
  await tracing?.traceRequests(app, isTrusted);
  app.decorate('collected', new Set<() => Promise<void>>());
  handleErrors(app, webFolder ? asksForPage : () => false);
  keepCounts(app);
  logResponses(app);
  closeConnections(app);
  readJsonBodies(app);
  securityHeaders = await setSecurityHeaders(app, {
    isSecure,
    webFolder,
    signInUrl: google.authorizeUrl,
    phone: identity.client,
  });
  app.addHook('onRequest', requireHost);
  // Routes whose responses differ ask for it; the others are compressed once (static-body.ts) or by the build.
  await app.register(compress, { globalCompression: false, globalDecompression: false });
  await app.register(cookie);
  // After the security headers, which a refused request gets too, and the cookies.
  shedLoad(app, { database, signedToken: cookies.signedToken });
  await app.register(rateLimit, {
    global: false,
    enableDraftSpec: true,
    ...(config.valkeyUrl && (await sharedStore(app, config.valkeyUrl))),
  });
  await serveMetrics(app, config, database);
  serveHealth(app, database);
  await serveDocs(app, config.publicUrl, config.operator);
  await app.register(googleSignIn, {
    google,
    stateKeys: hashes.stateKeys(),
    publicUrl: config.publicUrl,
    isSecure,
    now,
  });
  const handlers = createHandlers({
    app,
    database,
    google,
    identity,
    hashes,
    cookies,
    tokens,
    limits: config.limits,
    moderatorEmails: config.moderatorEmails,
    requiresConsent: config.requiresConsent,
    localServices,
    operator: config.operator,
    hasMail,
    ...(config.hasPush && { pushKey: pushKeysOf(config)[0]!.publicKey }),
    now,
  });
  const { publicUrl, moderatorEmails } = config;
  await serveUnsubscribe(app, { database, links: unsubscribeLinks(hashes.unsubscribeKeys(), publicUrl), now });
  await serveContract(
    app,
    {
      database,
      authorize: (operation) => authorize({ database, cookies, publicUrl, moderatorEmails, now }, operation),
      clearSession: cookies.clear,
      now,
    },
    handlers,
    routeLimits(config.limits, localServices, now),
  );
  if (storybookFolder) await serveStorybook(app, storybookFolder);
  if (webFolder) await serveWebPages(app, webFolder, config);
  return app;
}

/** Loads the client of Valkey only where it is used. */
async function sharedStore(app: FastifyInstance, valkeyUrl: string) {
  const { sharedLimits } = await import('./http/shared-limits.ts');
  return { store: sharedLimits(app, valkeyUrl) };
}
