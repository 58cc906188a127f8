import { ApiProblem, throwIfProblem } from '@mithaq/openapi/api-problem.ts';
import { allowedMethods } from '@mithaq/openapi/openapi-document.ts';
import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { usedUpHeaders } from '@mithaq/openapi/rules/limits.ts';
import {
  problemDetails,
  problemHeaders,
  problems,
  retryAfterOf,
  type RuleProblem,
} from '@mithaq/openapi/rules/problems.ts';

import { tellLimits } from './tell-limits.ts';

export { ApiProblem, throwIfProblem };

const requestIdHeader = 'x-request-id';

/** The response to a path or method of no operation. */
export function unroutedResponse({ url }: Request): Response {
  const methods = allowedMethods(contract, new URL(url).pathname);
  const headers = newHeaders();
  if (methods.length === 0) return problemResponse({ code: 'not-found' }, headers);
  headers.set('allow', methods.join(', '));
  return problemResponse({ code: 'method-not-allowed' }, headers);
}

/** The headers that every response has. */
export function newHeaders(): Headers {
  return new Headers({ [requestIdHeader]: crypto.randomUUID() });
}

/** The problem as details (RFC 9457), with the id of its request. */
export function detailsOf(problem: RuleProblem, headers: Headers): Problem {
  return problemDetails(problem, headers.get(requestIdHeader)!); // newHeaders() has set it
}

/** The response for a problem. */
export function problemResponse(problem: RuleProblem, headers: Headers): Response {
  const { status } = problems[problem.code];
  const retryAfter = retryAfterOf(problem);
  headers.set('content-type', 'application/problem+json');
  headers.set('cache-control', 'no-store');
  for (const [name, value] of Object.entries(problemHeaders[problem.code] ?? {})) headers.set(name, value);
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  if (problem.etag !== undefined) headers.set('etag', problem.etag);
  tellLimits(headers, usedUpHeaders(problem));
  return new Response(JSON.stringify(detailsOf(problem, headers)), { status, headers });
}
