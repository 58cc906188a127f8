import { limitReached } from '@mithaq/openapi/rules/limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from './config.ts';
import type { OperationOptions } from './contract.ts';
import type { Database } from './database/database.ts';
import { Refusal } from './errors.ts';

/** Requests in flight, and requests waiting for a connection, beyond which we say "later" at once (STACK.md: what sheds load). */
const mostInFlight = 400;
const mostWaiting = 100;

/** Answers 503 while there is more to do than can be done: waiting longer would help nobody. */
export function shedLoad(app: FastifyInstance, { pool }: Database): void {
  let inFlight = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    if (inFlight >= mostInFlight || pool.waitingCount >= mostWaiting)
      throw new Refusal('unavailable', { retryAfter: 1 });
    inFlight += 1;
    reply.raw.once('close', () => (inFlight -= 1));
  });
}

/** The limits of DESIGN rule 12 that count requests. Those that count rows are held where the rows are written. */
export function routeLimits(limits: Limits, standIns: readonly string[]): OperationOptions {
  return {
    ...(limits.signInsPerMin > 0 && {
      startGoogleSignIn: {
        config: {
          rateLimit: {
            max: limits.signInsPerMin,
            timeWindow: '1 minute',
            // On the machine of a developer everyone is the same address.
            allowList: (request: FastifyRequest) => standIns.includes('google') && isLoopback(request.ip),
            errorResponseBuilder: tooOften(limitReached('signInsPerMin', limits.signInsPerMin)),
          },
        },
      },
    }),
    ...(limits.phoneProofsPer10Min > 0 && {
      recordVerifiedPhone: {
        config: {
          rateLimit: {
            max: limits.phoneProofsPer10Min,
            timeWindow: '10 minutes',
            hook: 'preHandler' as const,
            keyGenerator: (request: FastifyRequest) => request.account?.userId ?? request.ip,
            errorResponseBuilder: tooOften(limitReached('phoneProofsPer10Min', limits.phoneProofsPer10Min)),
          },
        },
      },
    }),
  };
}

function tooOften(detail: string) {
  return (_request: FastifyRequest, { ttl }: { ttl: number }) =>
    new Refusal('rate-limited', { detail, retryAfter: Math.max(1, Math.ceil(ttl / 1000)) });
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** Seconds until midnight UTC, when the limits of a day begin anew. */
export function secondsUntilTomorrow(now = new Date()): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.max(1, Math.ceil((midnight - now.getTime()) / 1000));
}
