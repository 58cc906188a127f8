import type { Problem } from './generated/hooks/model/index.ts';
import { noConnection, problems } from './rules/problems.ts';

/** What a refused or failed call throws: the server's problem, or one of our own when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }

  get status(): number {
    return this.problem.status;
  }
}

/** The generated hooks' fetch: cookies go along, refusals are thrown as ApiError. */
export async function http<T>(url: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(url, { ...init, credentials: 'include' }).catch((cause: unknown) => {
    if (init?.signal?.aborted) throw cause;
    throw new ApiError(noAnswer(noConnection, 0));
  });
  if (answer.status === 204) return undefined as T; // the contract declares no body for 204
  const type = answer.headers.get('content-type') ?? '';
  if (!/^application\/(problem\+)?json/.test(type)) {
    throw new ApiError(noAnswer(problems.internal.detail, answer.status));
  }
  const body: unknown = await answer.json();
  if (!answer.ok) throw new ApiError(body as Problem); // every refusal has the contract's Problem as its body
  return body as T; // T is the contract's answer for this operation
}

function noAnswer(detail: string, status: number): Problem {
  return { type: '/problems/unavailable', title: 'No answer', status, detail, code: 'unavailable', requestId: '' };
}

/** The error type of every generated hook. */
export type ErrorType<_Declared> = ApiError;
