import { ApiProblem, throwIfProblem } from '@mithaq/openapi/api-problem.ts';
import { allowedMethods } from '@mithaq/openapi/generate/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { problemDetails, problems, type RuleProblem } from '@mithaq/openapi/rules/problems.ts';

export { ApiProblem, throwIfProblem };

/** The response to a path or method of no operation. */
export function unroutedResponse({ url }: Request): Response {
  const methods = allowedMethods(contract, new URL(url).pathname);
  if (methods.length === 0) return problemResponse({ code: 'not-found' }, 'mock-unknown');
  const response = problemResponse({ code: 'method-not-allowed' }, 'mock-unknown');
  response.headers.set('allow', methods.join(', '));
  return response;
}

/** The response for a problem (RFC 9457). */
export function problemResponse(problem: RuleProblem, requestId: string): Response {
  const { status } = problems[problem.code];
  const retryAfter = problem.retryAfter ?? (status === 429 || status === 503 ? 2 : undefined);
  return new Response(JSON.stringify(problemDetails(problem, requestId)), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  });
}
