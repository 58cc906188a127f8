import { allowedMethods } from '@mithaq/openapi/generate/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import type { ProblemCode } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { problemDetails, problems, type RuleProblem } from '@mithaq/openapi/rules/problems.ts';

/** Thrown by a handler to answer with a problem of the contract. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly problem: RuleProblem;

  constructor(code: ProblemCode, options: Omit<RuleProblem, 'code'> = {}) {
    super(options.detail ?? problems[code].detail);
    this.problem = { code, ...options };
  }
}

/**
 * Throws the problem of a rule.
 * @throws ApiProblem unless the problem is null
 */
export function throwIfProblem(problem: RuleProblem | null): void {
  if (problem) throw new ApiProblem(problem.code, problem);
}

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
