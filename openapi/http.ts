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

/**
 * The fetch of the generated hooks, with cookies.
 * @throws ApiError for every response that is not a success, and when there is none
 */
export async function http<T>(url: string, init?: RequestInit): Promise<T> {
  return (await request(url, init)).data as T; // T is the contract's response for this operation
}

/**
 * The same with status and headers, for responses whose headers say something about the body.
 * @throws ApiError
 */
export async function httpWithHeaders<T>(url: string, init?: RequestInit): Promise<T> {
  return (await request(url, init)) as T; // T describes the response of this operation with its headers
}

type Answer = { data: unknown; status: number; headers: Headers };

/** The `Idempotency-Key` of each command whose answer did not arrive: when the member confirms it again, it is still carried out once. */
const unanswered = new Map<string, string>();

async function request(url: string, init?: RequestInit): Promise<Answer> {
  if (init?.method !== 'POST') return send(url, init);
  const command = JSON.stringify([url, init.body]);
  const key = unanswered.get(command) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  unanswered.set(command, key);
  try {
    const headers = new Headers(init.headers);
    headers.set('idempotency-key', key);
    const answer = await send(url, { ...init, headers });
    unanswered.delete(command);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) unanswered.delete(command);
    throw error;
  }
}

async function send(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, { ...init, credentials: 'include' }).catch((cause: unknown) => {
    if (init?.signal?.aborted) throw cause;
    throw new ApiError(noConnectionProblem);
  });
  const { status, headers } = response;
  // Neither has a body. Only a caller that sent If-None-Match gets a 304: else the browser answers from its cache.
  if (status === 204 || status === 304) return { data: undefined, status, headers };
  const type = headers.get('content-type') ?? '';
  if (!/^application\/(problem\+)?json/.test(type)) throw new ApiError(noResponse(problems.internal.detail, status));
  const data: unknown = await response.json();
  if (!response.ok) throw new ApiError(data as Problem); // every error has the contract's Problem as its body
  return { data, status, headers };
}

function noResponse(detail: string, status: number): Problem {
  return { type: '/problems/unavailable', title: 'No response', status, detail, code: 'unavailable', requestId: '' };
}

/** The problem of a request that nobody answered. */
export const noConnectionProblem = noResponse(noConnection, 0);

/** The error type of every generated hook. */
export type ErrorType<_Declared> = ApiError;
