import type { Problem } from './generated/hooks/model/index.ts';
import { noConnection, problems } from './rules/problems.ts';

/** What a failed call throws: the server's problem details, or our own when no response came. */
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

/** The pages after which another one follows, by the header Has-Next-Page. */
const pagesWithNext = new WeakSet<object>();

/** Whether another page follows. For the answer itself: a copy of it is not known, so the query needs `structuralSharing: false`. */
export function hasNextPage(page: object): boolean {
  return pagesWithNext.has(page);
}

/**
 * The fetch of the generated hooks, with cookies.
 * @throws ApiError for every response that is not a success, and when there is none
 */
export async function http<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, { ...init, credentials: 'include' }).catch((cause: unknown) => {
    if (init?.signal?.aborted) throw cause;
    throw new ApiError(noResponse(noConnection, 0));
  });
  if (response.status === 204) return undefined as T; // the contract declares no body for 204
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/(problem\+)?json/.test(type)) {
    throw new ApiError(noResponse(problems.internal.detail, response.status));
  }
  const body: unknown = await response.json();
  if (!response.ok) throw new ApiError(body as Problem); // every error has the contract's Problem as its body
  if (response.headers.get('has-next-page') === 'true') pagesWithNext.add(body as object); // a page is an array
  return body as T; // T is the contract's response for this operation
}

function noResponse(detail: string, status: number): Problem {
  return { type: '/problems/unavailable', title: 'No response', status, detail, code: 'unavailable', requestId: '' };
}

/** The error type of every generated hook. */
export type ErrorType<_Declared> = ApiError;
