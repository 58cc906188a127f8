import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem, ProblemCode } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { faultsOf, type ErrorObject, type Fault } from '@mithaq/openapi/schema-validation.ts';
import { sqlState } from './database/database.ts';
import { asksForPage } from './web-pages.ts';

type Particulars = { detail?: string; errors?: Fault[]; retryAfter?: number; cause?: unknown };

/** A refusal by its code; the answer is made of it in one place, below. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode;
  readonly errors: Fault[] | undefined;
  /** Seconds; 429 and 503 carry it as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, { detail, errors, retryAfter, cause }: Particulars = {}) {
    super(detail ?? problems[code].detail, { cause });
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter ?? (problems[code].status === 503 ? 2 : undefined);
  }

  get status(): number {
    return problems[this.code].status;
  }
}

/** Turns every error into problem+json (RFC 9457), also the router's own; a path of the client gets the client's page. */
export function answerErrors(app: FastifyInstance, hasPages: boolean): void {
  app.setErrorHandler((error, request, reply) => sendRefusal(refusalOf(error), request, reply));
  app.setNotFoundHandler((request, reply) =>
    hasPages && asksForPage(request)
      ? reply.sendFile('index.html')
      : sendRefusal(new Refusal('not-found'), request, reply),
  );
}

/** Writes the refusal as the answer; a 5xx is logged in full and tells nothing. */
export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (refusal.status >= 500) request.log.error({ err: refusal.cause ?? refusal }, refusal.code);
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemOf(refusal, request.id));
}

/** Answers what the HTTP parser could not read, which comes before any request of ours. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refusal =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new Refusal('too-large')
      : new Refusal('validation', { detail: 'This request could not be read.', errors: [] });
  const body = JSON.stringify(problemOf(refusal, randomUUID()));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function problemOf({ code, status, message, errors }: Refusal, requestId: string): Problem {
  return {
    type: `/problems/${code}`,
    title: problems[code].title,
    status,
    detail: message,
    code,
    requestId,
    ...(errors && { errors }),
  };
}

/** What the database, the router and the parsers throw, said in the contract's codes. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { validation, validationContext, statusCode, code } = error as Partial<FastifyError>;
  if (validation) return invalid(validation as unknown[] as ErrorObject[], validationContext); // our Ajv made them
  if (isUnavailable(error)) return new Refusal('unavailable', { cause: error });
  if (statusCode === 413) return new Refusal('too-large');
  if (statusCode === 415) return new Refusal('media-type');
  if (statusCode === 404 || code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH')
    return new Refusal('not-found');
  if (statusCode === 429) return new Refusal('rate-limited');
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new Refusal('validation', { detail: 'This request could not be read.', errors: [] });
  if (statusCode === 503) return new Refusal('unavailable', { cause: error });
  return new Refusal('internal', { cause: error });
}

function invalid(found: ErrorObject[], part = 'body'): Refusal {
  const errors = faultsOf(found).map((fault) =>
    part === 'body' ? fault : { ...fault, pointer: fault.pointer.slice(1) },
  );
  const code = found.every((e) => e.keyword === 'x-no-contact') ? 'contact-in-text' : 'validation';
  return new Refusal(code, { detail: errors[0]?.detail, errors });
}

/** PostgreSQL: class 08 connection, 53 resources, 57P0x shutting down, 25006 read-only, 57014 and 55P03 time-outs. */
const unavailableStates = /^(08...|53...|57P0.|57014|55P03|25006|25P03|40001|40P01)$/;
const unavailableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

function isUnavailable(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  if (unavailableStates.test(state) || unavailableCodes.has(state)) return true;
  // pg has no code for these: the pool was empty too long, or the connection broke under a query.
  return (
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|timeout expired/i.test(
      error.message,
    )
  );
}
