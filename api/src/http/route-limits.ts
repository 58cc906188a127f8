import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Quota } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import { quotaProblem, rateLimitHeaders, requestWindows, type Limits } from '@mithaq/openapi/rules/limits.ts';
import { isLoopback } from './address.ts';
import type { OperationOptions } from './openapi-routes.ts';
import { ApiProblem } from './problems.ts';
import { tellLimits } from './tell-limits.ts';

/** The headers with the limit, what is left, and the seconds until there is more. */
const earlierHeaders = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;

/** The limits that count requests. The limits that count rows are checked where the rows are written. */
export function routeLimits(limits: Limits, localServices: readonly string[], now: () => Date): OperationOptions {
  const problem =
    (quota: Quota) =>
    (_request: FastifyRequest, { ttl }: { ttl: number }) => {
      const { code, ...options } = quotaProblem(limits, quota, now(), ttl / 1000);
      return new ApiProblem(code, options);
    };
  /** The plugin writes the headers of an earlier draft. */
  const withDraftHeaders = (quota: Quota): Pick<RouteShorthandOptions, 'onSend'> => ({
    async onSend(_request, reply) {
      const [limit, remaining, reset] = earlierHeaders.map((name) => Number(reply.getHeader(name)));
      if (!reply.hasHeader(earlierHeaders[0])) return;
      for (const name of earlierHeaders) reply.removeHeader(name);
      tellLimits(reply, rateLimitHeaders([{ quota, limit: limit!, remaining: remaining!, reset: reset! }]));
    },
  });
  const ofAccount = (operationId: OperationId, quota: keyof typeof requestWindows): OperationOptions =>
    limits[quota] === 0
      ? {}
      : {
          [operationId]: {
            ...withDraftHeaders(quota),
            config: {
              rateLimit: {
                max: limits[quota],
                timeWindow: requestWindows[quota] * 1000,
                hook: 'preHandler' as const,
                keyGenerator: (request: FastifyRequest) => request.session?.userId ?? request.ip,
                errorResponseBuilder: problem(quota),
              },
            },
          },
        };
  // The start and the end of a sign-in are counted apart: the end calls the provider.
  const signIns = {
    ...withDraftHeaders('SIGN_INS_PER_MIN'),
    config: {
      rateLimit: {
        max: limits.SIGN_INS_PER_MIN,
        timeWindow: requestWindows.SIGN_INS_PER_MIN * 1000,
        // On a developer's machine everyone has the same address.
        allowList: (request: FastifyRequest) => localServices.includes('google') && isLoopback(request.ip),
        errorResponseBuilder: problem('SIGN_INS_PER_MIN'),
      },
    },
  };
  const openedLinks = {
    ...withDraftHeaders('LINKS_OPENED_PER_MIN'),
    config: {
      rateLimit: {
        max: limits.LINKS_OPENED_PER_MIN,
        timeWindow: requestWindows.LINKS_OPENED_PER_MIN * 1000,
        // What is no link at all is refused before and does not count.
        hook: 'preHandler' as const,
        errorResponseBuilder: problem('LINKS_OPENED_PER_MIN'),
      },
    },
  };
  return {
    ...(limits.LINKS_OPENED_PER_MIN > 0 && { openSharedLink: openedLinks }),
    ...(limits.SIGN_INS_PER_MIN > 0 && { startGoogleSignIn: signIns, finishGoogleSignIn: signIns }),
    ...ofAccount('recordVerifiedPhone', 'PHONE_PROOFS_PER_10_MIN'),
    ...ofAccount('findProfiles', 'MEMBER_SEARCHES_PER_10_MIN'),
    ...ofAccount('findMembers', 'MEMBER_SEARCHES_PER_10_MIN'),
    ...ofAccount('sendModeratorMessage', 'MODERATOR_MESSAGES_PER_10_MIN'),
  };
}
