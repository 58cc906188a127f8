import type { Header, Operation } from '@mithaq/openapi/openapi-document.ts';
import { requestWindows } from '@mithaq/openapi/rules/limits.ts';

const count = { type: 'integer', format: 'int32', minimum: 0, maximum: 86_400 };

/** The headers that the server sends by itself, under their names in the published contract. */
export const sentHeaders: Record<string, Header> = {
  RequestId: {
    description: "The id of the request. It finds the line in the server's log.",
    required: true,
    schema: { type: 'string', format: 'uuid', maxLength: 36 },
    example: '3f1c9a52-7d0b-4a53-9c2e-5b8f6a1d2e47',
  },
  Link: {
    description: 'While another page follows: its address, with `rel="next"` (RFC 8288).',
    schema: { type: 'string', maxLength: 8192 },
    example: '</api/v1/proposals/SENT?limit=20&page=1>; rel="next"',
  },
  RateLimitLimit: { description: 'How many requests the limit allows.', schema: count, example: 20 },
  RateLimitRemaining: { description: 'How many requests are left.', schema: count, example: 19 },
  RateLimitReset: { description: 'Seconds after which the count starts again.', schema: count, example: 60 },
};

/** The names of the headers that the responses of an operation have by themselves, with their names in `sentHeaders`. */
export function sentHeadersOf(operation: Operation): Record<string, string> {
  return {
    'X-Request-Id': 'RequestId',
    ...(hasPages(operation) && { Link: 'Link' }),
    // A response has them when its request was counted, not when it was refused before.
    ...(countsRequests(operation) && {
      'RateLimit-Limit': 'RateLimitLimit',
      'RateLimit-Remaining': 'RateLimitRemaining',
      'RateLimit-Reset': 'RateLimitReset',
    }),
  };
}

function hasPages({ parameters = [] }: Operation): boolean {
  return parameters.some(({ $ref }) => $ref === '#/components/parameters/Page');
}

function countsRequests(operation: Operation): boolean {
  return (operation['x-problems'] ?? []).some(
    ({ params }) => params?.quota !== undefined && params.quota in requestWindows,
  );
}
