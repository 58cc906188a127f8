import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Quota } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { quotaProblem, type Limits } from '@mithaq/openapi/rules/limits.ts';
import type { OperationOptions } from './openapi-routes.ts';
import type { Database } from '../platform/database/database.ts';
import { ApiProblem } from './problems.ts';

/** Requests in flight, and requests that wait for a connection, above which the server answers 503 at once. */
const maxInFlight = 400;
const maxWaiting = 100;

/** Answers 503 while the server is overloaded: a longer queue would only make every request slower. */
export function shedLoad(app: FastifyInstance, { pool }: Database): void {
  let inFlight = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    if (inFlight >= maxInFlight || pool.waitingCount >= maxWaiting)
      throw new ApiProblem('unavailable', { retryAfter: 1 });
    inFlight += 1;
    reply.raw.once('close', () => (inFlight -= 1));
  });
}

/** The limits that count requests (R50). The limits that count rows are checked where the rows are written. */
export function routeLimits(limits: Limits, localServices: readonly string[], now: () => Date): OperationOptions {
  const problem =
    (quota: Quota) =>
    (_request: FastifyRequest, { ttl }: { ttl: number }) => {
      const { code, ...options } = quotaProblem(limits, quota, now(), ttl / 1000);
      return new ApiProblem(code, options);
    };
  return {
    ...(limits.SIGN_INS_PER_MIN > 0 && {
      startGoogleSignIn: {
        config: {
          rateLimit: {
            max: limits.SIGN_INS_PER_MIN,
            timeWindow: '1 minute',
            // On a developer's machine everyone has the same address.
            allowList: (request: FastifyRequest) => localServices.includes('google') && isLoopback(request.ip),
            errorResponseBuilder: problem('SIGN_INS_PER_MIN'),
          },
        },
      },
    }),
    ...(limits.PHONE_PROOFS_PER_10_MIN > 0 && {
      recordVerifiedPhone: {
        config: {
          rateLimit: {
            max: limits.PHONE_PROOFS_PER_10_MIN,
            timeWindow: '10 minutes',
            hook: 'preHandler' as const,
            keyGenerator: (request: FastifyRequest) => request.session?.userId ?? request.ip,
            errorResponseBuilder: problem('PHONE_PROOFS_PER_10_MIN'),
          },
        },
      },
    }),
  };
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
