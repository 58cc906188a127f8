import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { core, NodeSDK, resources, tracing } from '@opentelemetry/sdk-node';
import type { FastifyInstance } from 'fastify';
import type { isTrustedPeer } from './trace.ts';

export type Tracing = {
  /** Makes a span of each request, whose trace is in each line of its log. */
  traceRequests(app: FastifyInstance, isTrusted: ReturnType<typeof isTrustedPeer>): Promise<void>;
  /** Sends the last spans. */
  stop(): Promise<void>;
};

/** Milliseconds for a batch of spans to arrive, its repetitions included: the server stops no later for a collector that is away. */
const exportTimeoutMs = 3000;

/** What has no route that a member asks for. */
const ownRoutes = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Traces requests, statements and calls to other services from now on. A statement or a call outside of a request is not
 * traced: the hourly deletions would be thousands of traces. The variables of OpenTelemetry for samplers, headers and the
 * name of the service apply as well.
 */
export function startTracing(url: string): Tracing {
  const http = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    ignorePaths: ({ url: path }) => ownRoutes.has(path.split('?')[0]!),
    requestHook(span, request) {
      span.updateName(`${request.method} ${request.routeOptions.url ?? 'unknown'}`);
      request.log = request.log.child({ traceId: span.spanContext().traceId });
    },
  });
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: exportTimeoutMs });
  const sdk = new NodeSDK({
    ...(!process.env['OTEL_SERVICE_NAME'] && { serviceName: 'mithaq' }),
    resourceDetectors: [resources.envDetector], // not the command line and the account of the process
    textMapPropagator: new core.W3CTraceContextPropagator(), // no baggage, which could hold anything
    spanProcessors: [withoutPersonalData, new tracing.BatchSpanProcessor(exporter)],
    metricReaders: [], // /metrics has them
    logRecordProcessors: [],
    instrumentations: [
      http,
      new PgInstrumentation({
        requireParentSpan: true,
        ignoreConnectSpans: true,
        requestHook: (span, { query }) => span.updateName(commandOf(query.text)),
      }),
      new HttpInstrumentation({ disableIncomingRequestInstrumentation: true, requireParentforOutgoingSpans: true }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  });
  sdk.start();
  let report: (error: unknown) => void = () => undefined;

  return {
    async traceRequests(app, isTrusted) {
      // Else any caller could choose the trace, and whether it is stored.
      app.addHook('onRequest', (request, _reply, done) => {
        if (!isTrusted(request.raw)) delete request.raw.headers.traceparent;
        delete request.raw.headers.tracestate; // of any content
        done();
      });
      report = (error) => app.log.warn({ err: error }, 'traces not delivered');
      core.setGlobalErrorHandler(report);
      await app.register(http.plugin());
    },
    stop: () => sdk.shutdown().catch(report),
  };
}

/** Attributes whose values come from the contract, the code and the settings, never from a member. */
const allowed = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'server.address',
  'server.port',
  'db.system.name',
  'db.namespace',
  'db.query.text',
  'error.type',
]);

/**
 * Leaves what is on a list, for attributes of a later version of a library as well: addresses with the code of a sign-in, callers,
 * user agents and the messages of errors, which quote values, never leave the process.
 */
const withoutPersonalData: tracing.SpanProcessor = {
  onStart: () => undefined,
  onEnd(span) {
    for (const name of Object.keys(span.attributes)) if (!allowed.has(name)) delete span.attributes[name];
    const statement = span.attributes['db.query.text'];
    if (typeof statement === 'string') span.attributes['db.query.text'] = withoutValues(statement);
    span.events.length = 0;
    delete span.status.message;
  },
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};

/** Our statements have parameters; a literal is hidden all the same. */
const withoutValues = (statement: string): string => statement.replaceAll(/'(?:[^']|'')*'/g, '?');

/** The first word of a statement, such as `select`. */
const commandOf = (statement: string): string => /^\s*(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? 'statement';
