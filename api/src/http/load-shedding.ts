import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookies } from '../auth/sessions.ts';
import type { Database } from '../platform/database/database.ts';
import { isLoopback, networkOf } from './address.ts';
import { createAdmission, type Leave } from './admission.ts';
import { watchQueue } from './database-queue.ts';
import { ApiProblem } from './problems.ts';
import { createSlowCallers } from './slow-callers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    leave: Leave | null;
    /** What networkOf() says of the address, once it was asked. */
    network: string | null;
  }
}

/** Requests that work, above which the server answers 503 at once. */
const maxRunning = 400;

/** Requests of one address that work at once; a whole office may share it. */
const maxRunningPerAddress = 200;

/** Half of the pool: one account cannot take every connection of the database. */
const maxRunningPerAccount = 4;

/** Requests whose body is awaited, and responses that are not read yet. */
const slowLimits = { total: 400, perAddress: 100 };

type Parts = { database: Database; cookies: SessionCookies; localServices: readonly string[] };

/**
 * Answers 503 while the server is overloaded, since a longer queue would only make every request slower, and lets nobody
 * take the work of all (R85). A request counts while the server works on it: first for the session, then, with the body
 * there, for the handler. It does not count while the body is awaited or the response is read.
 */
export function shedLoad(app: FastifyInstance, { database: { pool }, cookies, localServices }: Parts): void {
  const enter = createAdmission({
    running: maxRunning,
    runningPerAddress: maxRunningPerAddress,
    runningPerCaller: maxRunningPerAccount,
    waiting: maxRunning,
    waitingPerCaller: 100,
    timeoutMs: 3000,
  });
  const isQueueFull = watchQueue(pool);
  const awaitBody = createSlowCallers(slowLimits);
  const awaitReader = createSlowCallers(slowLimits);
  // On a developer's machine everyone has the same address.
  const sharesLoopback = localServices.includes('google');

  async function begin(request: FastifyRequest, reply: FastifyReply, caller: string | undefined): Promise<void> {
    if (!request.url.startsWith('/api/')) return;
    const address = sharesLoopback && isLoopback(request.ip) ? undefined : networkOfRequest(request);
    const leave = await enter({ address, caller });
    if (reply.raw.destroyed) leave();
    else request.leave = leave;
  }

  function end(request: FastifyRequest): void {
    request.leave?.();
    request.leave = null;
  }

  app.decorateRequest('leave', null);
  app.decorateRequest('network', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    // Asked once, at the door: later, the work for the session would be lost.
    if (isQueueFull()) throw new ApiProblem('unavailable', { retryAfter: 1 });
    reply.raw.once('close', () => end(request));
    await begin(request, reply, cookies.read(request));
  });
  app.addHook('preParsing', async (request, reply) => {
    end(request);
    if (!hasBody(request)) return;
    const release = awaitBody(networkOfRequest(request), () => request.raw.destroy());
    request.raw.once('end', release);
    reply.raw.once('close', release);
  });
  app.addHook('preValidation', (request, reply) => begin(request, reply, request.session?.userId));
  app.addHook('onSend', async (request, reply) => {
    end(request);
    if (!request.url.startsWith('/api/') || reply.raw.destroyed) return;
    reply.raw.once(
      'close',
      awaitReader(networkOfRequest(request), () => reply.raw.destroy()),
    );
  });
}

function networkOfRequest(request: FastifyRequest): string {
  return (request.network ??= networkOf(request.ip));
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
