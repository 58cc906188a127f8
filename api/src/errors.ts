import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem, ProblemCode } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { faultsOf, type ErrorObject, type Fault } from '@mithaq/openapi/schema-validation.ts';
import { sqlState } from './database/database.ts';
import { asksForPage } from './web-pages.ts';

type Words = { status: number; title: string; detail: string };

/** Every refusal the contract knows: status, title and the sentence a person reads unless a better one is at hand. */
const problems: Record<ProblemCode, Words> = {
  validation: { status: 400, title: 'Please check what was entered', detail: 'Something in this request cannot be used.' },
  'contact-in-text': { status: 400, title: 'Please leave contact details out', detail: 'Please leave out phone numbers, e-mail addresses, links and handles.' },
  'signed-out': { status: 401, title: 'Signed out', detail: 'Please sign in to continue.' },
  'profile-incomplete': { status: 403, title: 'Profile not complete', detail: 'Please complete your profile first.' },
  'phone-unverified': { status: 403, title: 'Phone not verified', detail: 'Please verify your phone number first.' },
  'not-your-move': { status: 403, title: 'Not yours to decide', detail: 'Only the person who received this proposal can answer it.' },
  'contact-not-shared': { status: 403, title: 'Contact details not shared', detail: 'Contact details are shared once a proposal is accepted.' },
  'phone-proof': { status: 403, title: 'Phone number not proved', detail: 'Invalid verification code' },
  csrf: { status: 403, title: 'Sent from another site', detail: 'This request did not come from Mithaq itself.' },
  'not-found': { status: 404, title: 'Not found', detail: 'There is nothing here, or it is not yours to see.' },
  'already-complete': { status: 409, title: 'Profile already there', detail: 'Your profile is already complete. You can edit it instead.' },
  'already-proposed': { status: 409, title: 'Already proposed', detail: 'You have already sent a proposal to this member.' },
  'they-proposed-first': { status: 409, title: 'A proposal is waiting for you', detail: 'This member has already sent you a proposal. You will find it under Received.' },
  'marriage-fixed': { status: 409, title: 'Marriage already fixed', detail: 'A marriage has already been fixed, so this is no longer possible.' },
  'illegal-transition': { status: 409, title: 'No longer possible', detail: 'This proposal has moved on meanwhile. Please look at it again.' },
  'gender-locked': { status: 409, title: 'Gender cannot change', detail: 'Gender cannot be changed once a proposal has been sent or received.' },
  'phone-in-use': { status: 409, title: 'Number already in use', detail: 'This phone number is already verified by another account.' },
  'too-large': { status: 413, title: 'Too large', detail: 'That is more than we can take at once. Please shorten it.' },
  'media-type': { status: 415, title: 'Not JSON', detail: 'Please send the request as JSON.' },
  'rate-limited': { status: 429, title: 'Please wait a little', detail: 'That was too often. Please try again later.' },
  internal: { status: 500, title: 'Something went wrong', detail: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, title: 'Not available right now', detail: 'We cannot do this right now. Please try again in a moment.' },
};

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
    hasPages && asksForPage(request) ? reply.sendFile('index.html') : sendRefusal(new Refusal('not-found'), request, reply),
  );
}

/** Writes the refusal as the answer; a 5xx is logged in full and tells nothing. */
export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (refusal.status >= 500) request.log.error({ err: refusal.cause ?? refusal }, refusal.code);
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  return reply.code(refusal.status).header('cache-control', 'no-store').type('application/problem+json').serializer(JSON.stringify).send(problemOf(refusal, request.id));
}

/** Answers what the HTTP parser could not read, which comes before any request of ours. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refusal = error.code === 'HPE_HEADER_OVERFLOW' ? new Refusal('too-large') : new Refusal('validation', { detail: 'This request could not be read.', errors: [] });
  const body = JSON.stringify(problemOf(refusal, randomUUID()));
  const head = [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, 'Content-Type: application/problem+json', `Content-Length: ${Buffer.byteLength(body)}`, 'Cache-Control: no-store', 'Connection: close'];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function problemOf({ code, status, message, errors }: Refusal, requestId: string): Problem {
  return { type: `/problems/${code}`, title: problems[code].title, status, detail: message, code, requestId, ...(errors && { errors }) };
}

/** What the database, the router and the parsers throw, said in the contract's codes. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { validation, validationContext, statusCode, code } = error as Partial<FastifyError>;
  if (validation) return invalid(validation as unknown[] as ErrorObject[], validationContext); // our Ajv made them
  if (isUnavailable(error)) return new Refusal('unavailable', { cause: error });
  if (statusCode === 413) return new Refusal('too-large');
  if (statusCode === 415) return new Refusal('media-type');
  if (statusCode === 404 || code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return new Refusal('not-found');
  if (statusCode === 429) return new Refusal('rate-limited');
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Refusal('validation', { detail: 'This request could not be read.', errors: [] });
  if (statusCode === 503) return new Refusal('unavailable', { cause: error });
  return new Refusal('internal', { cause: error });
}

function invalid(found: ErrorObject[], part = 'body'): Refusal {
  const errors = faultsOf(found).map((fault) => (part === 'body' ? fault : { ...fault, pointer: fault.pointer.slice(1) }));
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
  return error instanceof Error && /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|timeout expired/i.test(error.message);
}
