import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { networkOf } from './address.ts';
import { watchQueue } from './database-queue.ts';
import { Overload } from './problems.ts';
import { hasBody } from './request-body.ts';
import { createSlowCallers } from './slow-callers.ts';
import { createTurns, type Leave } from './turns.ts';

declare module 'fastify' {
  interface FastifyRequest {
    leave: Leave | null;
    /** What networkOf() says of the address, once it was asked. */
    network: string | null;
  }
}

const timeoutMs = 3000;

/** Half of the pool: one account, or one address without a session, cannot take every connection of the database. */
const ofCaller = { running: 4, waiting: 100, timeoutMs };

/** Half of the queue that the database may have while it lasts; a whole office may share the address. */
const ofAddress = { running: 16, waiting: 200, timeoutMs };

/** Requests that work, above which the server answers 503 at once. */
const ofServer = { running: 400, waiting: 0, timeoutMs };

/** Requests whose body is awaited, and responses that are not read yet. */
const slowLimits = { total: 400, perAddress: 100 };

type Parts = {
  database: Database;
  /** The signed token of a session in the request, by which its caller is known. */
  signedToken(request: FastifyRequest): string | undefined;
};

/**
 * Answers 503 while the server is overloaded, since a longer queue would only make every request slower, and lets nobody
 * take the work of all. A request counts while the server works on it: first for the session, then, with the body
 * there, for the handler. It does not count while the body is awaited or the response is read.
 *
 * No library does it: @fastify/under-pressure watches the event loop and shed nothing at 3,200 requests a second, since the
 * queue is in the pool of the database; @fastify/rate-limit counts requests in a time, not at once, so a limit that stops one
 * caller of fair-shares.test.ts refuses an office behind one address as well.
 */
export function shedLoad(app: FastifyInstance, { database: { pool }, signedToken }: Parts): void {
  const takeTurnOfCaller = createTurns('caller', ofCaller);
  const takeTurnOfAddress = createTurns('address', ofAddress);
  const takeTurnOfServer = createTurns('server', ofServer);
  const isQueueFull = watchQueue(pool);
  const awaitBody = createSlowCallers(slowLimits);
  const awaitReader = createSlowCallers(slowLimits);

  /** The caller's queue comes first: other members at the address do not wait for the queue of one caller there. */
  async function begin(request: FastifyRequest, reply: FastifyReply, caller: string | undefined): Promise<void> {
    if (!request.url.startsWith('/api/')) return;
    const network = networkOfRequest(request);
    const leaves: Leave[] = [];
    const leave = () => leaves.forEach((each) => each());
    try {
      // An address without a session is one caller.
      leaves.push(await takeTurnOfCaller(caller ?? network));
      leaves.push(await takeTurnOfAddress(network));
      leaves.push(await takeTurnOfServer(''));
    } catch (error) {
      leave();
      throw error;
    }
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
    // Asked once, on arrival: later, the work for the session would be lost.
    if (isQueueFull()) throw new Overload('database queue');
    reply.raw.once('close', () => end(request));
    await begin(request, reply, signedToken(request));
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
