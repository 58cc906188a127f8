import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowedMethods } from '@mithaq/openapi/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { ApiProblem, throwIfProblem } from '@mithaq/openapi/api-problem.ts';
import { hasClientPage } from '@mithaq/openapi/rules/client-paths.ts';
import { usedUpHeaders } from '@mithaq/openapi/rules/limits.ts';
import {
  missingBody,
  problemDetails,
  problemHeaders,
  retryAfterOf,
  unreadableRequest,
} from '@mithaq/openapi/rules/problems.ts';
import { validationProblem, type ErrorObject } from '@mithaq/openapi/schema-validation.ts';
import { sqlState } from '../database/database.ts';
import type { OverloadReason } from '../server/counts.ts';
import { unreadablePath } from './routed-url.ts';
import { tellLimits } from './tell-limits.ts';

export { ApiProblem, throwIfProblem };

/** The server refuses a request to protect the others. It is counted in the log, not written. */
export class Overload extends ApiProblem {
  readonly reason: OverloadReason;

  /** @param retryAfter in seconds */
  constructor(reason: OverloadReason, retryAfter = 1) {
    super('unavailable', { retryAfter });
    this.reason = reason;
  }
}

/**
 * Turns every error into problem details (RFC 9457). The client shows its pages, and its page for
 * unknown paths with the status 404.
 * @param asksForPage whether a request without a route is for a page of the client
 */
export function handleErrors(app: FastifyInstance, asksForPage: (request: FastifyRequest) => boolean): void {
  app.setErrorHandler((error, request, reply) => sendProblem(toApiProblem(error), request, reply));
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.replace(/\?.*/u, '');
    if (asksForPage(request)) {
      // Not returned: Fastify would wait for it with more listeners than Node allows without a warning.
      reply.code(hasClientPage(pathname) ? 200 : 404).sendFile('index.html');
      return undefined;
    }
    if (pathname === unreadablePath)
      return sendProblem(new ApiProblem(unreadableRequest.code, unreadableRequest), request, reply);
    const methods = allowedMethods(contract, pathname);
    if (methods.length === 0) return sendProblem(new ApiProblem('not-found'), request, reply);
    return sendProblem(new ApiProblem('method-not-allowed'), request, reply.header('allow', methods.join(', ')));
  });
}

/** Sends the problem as the response. A 5xx tells the caller nothing. */
export function sendProblem(error: ApiProblem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, problem } = error;
  reply.problemCode = error.code;
  if (status >= 500) logError(error, request, reply);
  const retryAfter = retryAfterOf(problem);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (problem.etag !== undefined) reply.header('etag', problem.etag);
  if (error.code === 'rate-limited') tellLimits(reply, usedUpHeaders(problem));
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-request-id': request.id, ...problemHeaders[error.code] })
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemDetails(problem, request.id));
}

/**
 * Logs a 5xx in full. Of refused requests, broken connections and a service that is away there may be thousands in a second: they are
 * counted, and of the last the first in a second is logged in full.
 */
function logError(error: ApiProblem, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof Overload) return void reply.countRefusal(error.reason);
  if (error.code === 'unavailable') {
    if (request.raw.socket.destroyed) return void reply.countRefusal('broken connection');
    if (!reply.countRefusal('service away')) return;
  }
  request.log.error({ err: error.cause ?? error }, error.code);
}

/** RFC 6585 and RFC 9110; everything else is 400. */
const clientErrorStatuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node's HTTP parser refuses, before there is a request. The statuses belong to no operation of the contract. */
export function handleClientError(error: ConnectionError, socket: Socket, headers: Record<string, string>): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = clientErrorStatuses[error.code ?? ''] ?? 400;
  const requestId = randomUUID();
  const body = JSON.stringify({ ...problemDetails(unreadableRequest, requestId), status });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Refuses a request of HTTP/1.1 without Host (RFC 9112, section 3.2), which Node would answer without a body. */
export async function requireHost({ raw: { httpVersion, headers } }: FastifyRequest): Promise<void> {
  if (httpVersion === '1.1' && headers.host === undefined)
    throw new ApiProblem(unreadableRequest.code, unreadableRequest);
}

/** The contract's problem for an error of the database, the router, the parsers or our own code. */
export function toApiProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const { validation, validationContext, statusCode, code } = error as Partial<FastifyError>;
  if (validation) {
    const problem = validationProblem(validation as unknown[] as ErrorObject[], validationContext); // our Ajv made them
    return new ApiProblem(problem.code, problem);
  }
  if (isUnavailable(error)) return new ApiProblem('unavailable', { cause: error });
  if (statusCode === 413) return new ApiProblem('too-large');
  if (statusCode === 415) return new ApiProblem('media-type');
  if (statusCode === 404 || code === 'FST_ERR_BAD_URL') return new ApiProblem('not-found');
  if (statusCode === 429) return new ApiProblem('rate-limited');
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return new ApiProblem(missingBody.code, missingBody);
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new ApiProblem(unreadableRequest.code, unreadableRequest);
  if (statusCode === 503) return new ApiProblem('unavailable', { cause: error });
  return new ApiProblem('internal', { cause: error });
}

/**
 * PostgreSQL: class 08 connection, 53 resources, 57P0x shutting down, 25006 read-only, 57014 and 55P03 time-outs; 23503 when a
 * member has left while the request ran: the next request gets that answer.
 */
const unavailableStates = /^(08...|53...|57P0.|57014|55P03|25006|25P03|40001|40P01|23503)$/;
const unavailableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

function isUnavailable(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  if (unavailableStates.test(state) || unavailableCodes.has(state)) return true;
  // pg has no code for these: no connection became free in time, or the connection broke during a query.
  return (
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|timeout expired/i.test(
      error.message,
    )
  );
}
