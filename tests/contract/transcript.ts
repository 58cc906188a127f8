import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import type { BackendResponse } from './backend.ts';

/** A response as it is compared between the backends. */
type Entry = {
  request: string;
  status: number;
  type?: string;
  retryAfter?: number;
  location?: string;
  hasNextPage?: string;
  link?: string;
  allow?: string;
  rateLimit?: string;
  body?: unknown;
};

/** Values that each backend has of its own. See mocks/DIFFERENCES.md. */
const ownBody = new Set<string>(['getClientConfig'] satisfies OperationId[]);
const ownLocation = new Set<string>(['startGoogleSignIn'] satisfies OperationId[]);

/** Made of ids and ranks. */
const cursor = /\b[0-9a-f]{36}\b/g;
const token = /\b[0-9a-f]{64}\b/g;
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * The responses of one case. Ids become `id 1`, `id 2` in the order in which they appear, so that two backends that made
 * different ids for the same things can be compared.
 */
export function createTranscript() {
  const entries: Entry[] = [];
  const names = new Map<string, string>();
  const nameOf = (id: string) => {
    const known = names.get(id.toLowerCase()) ?? `id ${names.size + 1}`;
    names.set(id.toLowerCase(), known);
    return known;
  };
  return {
    entries,
    add(request: string, { status, headers, body }: BackendResponse): void {
      const [type, retryAfter, location, hasNextPage, link, allow, rateLimit] = [
        'content-type',
        'retry-after',
        'location',
        'has-next-page',
        'link',
        'allow',
        'ratelimit-policy',
      ].map((name) => headers.get(name));
      entries.push({
        request: request.replace(cursor, 'cursor').replace(uuid, nameOf),
        status,
        ...(body !== undefined && type && { type: type.split(';')[0]! }),
        // The server's limit on requests has the real clock, so a few seconds may have passed.
        ...(retryAfter && { retryAfter: Math.round(Number(retryAfter) / 10) * 10 }),
        ...(location && !ownLocation.has(request) && { location: location.replace(uuid, nameOf) }),
        ...(hasNextPage && { hasNextPage }),
        ...(link && { link: link.replace(cursor, 'cursor').replace(uuid, nameOf) }),
        ...(allow && { allow }),
        ...(rateLimit && { rateLimit }), // what is left follows the server's real clock
        ...(body !== undefined && !ownBody.has(request) && { body: withNames(body) }),
      });
    },
  };

  function withNames(body: unknown): unknown {
    const comparable = isProblem(body) ? { ...body, requestId: 'request' } : body;
    const text = JSON.stringify(comparable, sorted);
    return JSON.parse(text.replace(token, 'token').replace(cursor, 'cursor').replace(uuid, nameOf));
  }
}

/** A replacer that puts the fields of objects in order, since the order in which ids appear gives them their names. */
function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export type Transcript = ReturnType<typeof createTranscript>;

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'requestId' in body;
}
