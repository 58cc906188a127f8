import { readFileSync } from 'node:fs';
import os from 'node:os';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import { constraintOf, sqlState } from '../database/database.ts';
import { add, type RefusalReason } from './counts.ts';

/**
 * Writes one JSON line per event, without personal data: requests by route, never by URL; database errors without their
 * message, which would contain values.
 */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  return pino(
    { level, base: origin(), serializers: { err: errorForLog } },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
}

/** Which program wrote a line: the release, with the commit where the build names it, and the process. */
function origin(): { version: string; instance: string } {
  const { version } = JSON.parse(readFileSync(`${import.meta.dirname}/../../../package.json`, 'utf8')) as {
    version: string;
  };
  const [commit] = /^[0-9a-f]{7,12}/.exec(process.env.COMMIT ?? '') ?? []; // the image sets it
  return { version: commit ? `${version}+${commit}` : version, instance: `${os.hostname()}:${process.pid}` };
}

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the problem that is the response. */
    problemCode: string | null;
    isCounted: boolean;
    /** Counts this response among those of the second instead of logging it; returns whether it is the first for this reason. */
    countRefusal(reason: RefusalReason): boolean;
  }
}

/** How long refused requests are counted before one line says how many there were, in milliseconds. */
const countMs = 1000;

/**
 * Logs each response with its route, status and time in milliseconds, the problem's code, and the account's opaque id, so that
 * what an account did can be traced.
 */
export function logResponses(app: FastifyInstance): void {
  const count = countRefusals(app);
  app.decorateReply('problemCode', null);
  app.decorateReply('isCounted', false);
  app.decorateReply('countRefusal', function (reason) {
    this.isCounted = true;
    return count(reason);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (reply.isCounted || route === '/healthz' || route === '/readyz' || route === '/metrics') return;
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        code: reply.problemCode ?? undefined,
        account: request.session?.userId,
      },
      'response',
    );
  });
}

/** Logs once a second how many requests were refused for each reason: under load, a line for each would cost more than they do. */
function countRefusals(app: FastifyInstance): (reason: RefusalReason) => boolean {
  let counts = new Map<RefusalReason, number>();
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size > 0) app.log.warn({ refused: Object.fromEntries(counts) }, 'refused');
    counts = new Map();
  };
  app.addHook('onClose', async () => write());
  return (reason) => {
    timer ??= setTimeout(write, countMs).unref();
    const earlier = counts.get(reason) ?? 0;
    counts.set(reason, earlier + 1);
    add(app.counts.refused, reason);
    return earlier === 0;
  };
}

function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const state = sqlState(error);
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  const isFromDatabase = state !== undefined && /^[0-9A-Z]{5}$/.test(state);
  return {
    type: error.name,
    code: state,
    constraint: constraintOf(error),
    ...(isFromDatabase || error.constructor.name.endsWith('Exception') ? {} : { message: error.message }),
    stack: frames,
    ...(error.cause instanceof Error && { cause: errorForLog(error.cause) }),
  };
}

/** The code of the network or TLS error behind this one, such as `ECONNREFUSED`; its message would name addresses. */
export function networkCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && isSystemCode(code)) return code;
  const { data, cause } = error as { data?: unknown; cause?: unknown }; // data: of Boom, the library of simple-oauth2
  const inner = error instanceof AggregateError ? error.errors : [cause, data];
  return inner.map(networkCode).find((found) => found !== undefined);
}

/** Of Node's system errors and OpenSSL's, as in `man 3 errno` and `openssl verify`; libraries' own codes begin with ERR_. */
function isSystemCode(code: string): boolean {
  return /^(?!ERR_)[A-Z][A-Z0-9_]+$/.test(code);
}
