import { takesIdempotencyKey, type Header, type Operation } from '@mithaq/openapi/openapi-document.ts';
import { requestWindows } from '@mithaq/openapi/rules/limits.ts';

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
    example: '</api/v1/proposals/SENT?limit=20&cursor=0199a1b2c3d47e5f8a6b7c8d9e0f1a2b0001>; rel="next"',
  },
  IdempotencyReplayed: {
    description: 'Only on the first answer of a key when it is sent again.',
    schema: { type: 'string', maxLength: 4, const: 'true' },
    example: 'true',
  },
  RateLimitPolicy: {
    description: 'Each limit that counts here: its size `q` and, where time brings more, its window `w` in seconds.',
    schema: { type: 'string', maxLength: 500, pattern: String.raw`^"[A-Z0-9_]+";q=\d+` },
    example: '"SIGN_INS_PER_MIN";q=20;w=60',
  },
  RateLimit: {
    description: 'What is left of each limit, `r`, and after how many seconds there is more, `t`.',
    schema: { type: 'string', maxLength: 500, pattern: String.raw`^"[A-Z0-9_]+";r=\d+` },
    example: '"SIGN_INS_PER_MIN";r=19;t=60',
  },
};

/** The names of the headers that a response of an operation may have by itself, with their names in `sentHeaders`. */
export function sentHeadersOf(operation: Operation, status: number): Record<string, string> {
  const isSuccess = status < 400;
  return {
    'X-Request-Id': 'RequestId',
    ...(isSuccess && hasPages(operation) && { Link: 'Link' }),
    ...(isSuccess && takesIdempotencyKey(operation) && { 'Idempotency-Replayed': 'IdempotencyReplayed' }),
    ...(tellsLimit(operation, status) && { 'RateLimit-Policy': 'RateLimitPolicy', RateLimit: 'RateLimit' }),
  };
}

function hasPages({ parameters = [] }: Operation): boolean {
  return parameters.some(({ $ref }) => $ref === '#/components/parameters/Page');
}

/** The statuses of what is refused before a request counts, but for sign-ins, which count first of all. A 400 may come before or after. */
const uncounted = new Set([401, 413, 415]);

/** Rows count once they are written, or are refused for their quota; a request counts whatever the handler answers. */
function tellsLimit(operation: Operation, status: number): boolean {
  const quotas = (operation['x-problems'] ?? []).flatMap(({ params }) => params?.quota ?? []);
  if (quotas.length === 0) return false;
  const countsRequests = quotas.some((quota) => quota in requestWindows);
  const isCounted = !uncounted.has(status) || quotas.includes('SIGN_INS_PER_MIN');
  return status < 400 || status === 429 || (countsRequests && isCounted);
}
