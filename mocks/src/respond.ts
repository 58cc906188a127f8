import {
  createdLocation,
  hasEntityTag,
  requiredStageOf,
  successOf,
  takesIdempotencyKey,
  takesIfMatch,
} from '@mithaq/openapi/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import type { MockedOperationId } from '@mithaq/openapi/handlers.ts';
import { entityTagOf, hasTag, ifMatchProblem, unusedIfMatch } from '@mithaq/openapi/rules/entity-tag.ts';
import { stageOf, stageProblem } from '@mithaq/openapi/rules/onboarding.ts';
import { nextOf, nextPageLink } from '@mithaq/openapi/rules/page-link.ts';
import { missingBody, problems, unreadableRequest, type RuleProblem } from '@mithaq/openapi/rules/problems.ts';
import { HttpResponse, delay, type http, type JsonBodyType } from 'msw';
import { boundedBody, requestBounds } from '@mithaq/openapi/bounded-request.ts';
import { ApiProblem, detailsOf, newHeaders, problemResponse, throwIfProblem } from './api-problem.ts';
import { isDecodableQuery, jsonMediaType } from '@mithaq/openapi/request-encoding.ts';
import { operationOf, requestProblem, responseErrors, takesBody } from '@mithaq/openapi/contract-validation.ts';
import type { HandlerContext } from './handler-context.ts';
import { once } from './once.ts';
import { handlers } from './handlers.ts';
import type { User } from './state.ts';
import { toUserResponse } from './users.ts';

/** What MSW passes to a resolver. */
export type MswInfo = Parameters<Parameters<typeof http.all>[1]>[0];

type Hooks = {
  currentUser: () => User | null;
  failure: (operationId: MockedOperationId, request: Request) => RuleProblem | 'offline' | undefined;
  delay: (operationId: MockedOperationId, request: Request) => number;
  isEmptied: (operationId: MockedOperationId) => boolean;
  afterResponse: () => void;
};

const maxBytes = 64 * 1024;

/** Returns the function for every operation: the contract's order of checks, the handler, and a check of its response. */
export function createRespond(context: Omit<HandlerContext, 'request' | 'headers' | 'requireUnchanged'>, hooks: Hooks) {
  // MSW answers with a thrown Response.
  return async (operationId: MockedOperationId, info: MswInfo): Promise<never> => {
    const headers = newHeaders();
    try {
      throw await respond(operationId, info, headers);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const { problem } = error;
      const details = detailsOf(problem, headers);
      assertContract(operationId, problems[problem.code].status, 'application/problem+json', details);
      throw problemResponse(problem, headers);
    } finally {
      hooks.afterResponse();
    }
  };

  async function respond(
    operationId: MockedOperationId,
    { request, params }: MswInfo,
    headers: Headers,
  ): Promise<Response> {
    await pause(hooks.delay(operationId, request));
    const failure = hooks.failure(operationId, request);
    if (failure === 'offline') return HttpResponse.error();
    throwIfProblem(failure ?? null);
    const user = hooks.currentUser();
    const account = user && toUserResponse(context, user);
    const { operation } = operationOf(operationId);
    const code = stageProblem(requiredStageOf(operation), stageOf(account), account ?? {});
    throwIfProblem(code && { code });
    const parts = await readRequest(operationId, request, params, context.now);
    const requireUnchanged = (stored: unknown) =>
      throwIfProblem(ifMatchProblem(request.headers.get('if-match'), stored));
    const call = { ...context, request, headers, user, requireUnchanged, ...parts };
    // The checks above make the call what the contract's types say.
    const handle = async (): Promise<unknown> => handlers[operationId](call as never);
    const answer = await (takesIdempotencyKey(operation) ? once(call, handle) : handle());
    const response = hooks.isEmptied(operationId) ? withoutItems(answer) : answer;
    assertContract(operationId, successOf(operation), 'application/json', response ?? undefined);
    const location = createdLocation(contract, operation, response);
    if (location) headers.set('location', location);
    const next = nextOf(response ?? {});
    if (next) headers.set('link', nextPageLink(request.url, next));
    if (hasEntityTag(contract, operation) && !headers.has('etag')) {
      const tag = entityTagOf(response, (name) => headers.get(name));
      headers.set('etag', tag);
      if (request.method === 'GET' && hasTag(request.headers.get('if-none-match'), tag))
        return new HttpResponse(null, { status: 304, headers });
    }
    const init = { status: successOf(operation), headers };
    return response === null ? new HttpResponse(null, init) : HttpResponse.json(response as JsonBodyType, init);
  }
}

/** @throws ApiProblem media-type, too-large, validation or contact-in-text, in the contract's order */
async function readRequest(
  operationId: MockedOperationId,
  request: Request,
  params: MswInfo['params'],
  now: () => Date,
) {
  const bytes = await request.clone().arrayBuffer();
  const mediaType = request.headers.get('content-type') ?? '';
  const isEncoded = (request.headers.get('content-encoding') ?? 'identity') !== 'identity';
  if (bytes.byteLength > 0 && (isEncoded || !jsonMediaType.test(mediaType))) throw new ApiProblem('media-type');
  if (bytes.byteLength > maxBytes) throw new ApiProblem('too-large');
  const body = takesBody(operationId) ? boundedBody(parseJson(bytes)) : null;
  const { search, searchParams } = new URL(request.url);
  if (!isDecodableQuery(search)) throw new ApiProblem(unreadableRequest.code, unreadableRequest);
  // A parameter given twice is a list, which no schema of the contract allows.
  const query = Object.fromEntries(
    [...new Set(searchParams.keys())].slice(0, requestBounds.parameters).map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
  const path = { ...params };
  if (request.headers.has('if-match') && !takesIfMatch(operationOf(operationId).operation))
    throw new ApiProblem(unusedIfMatch.code, unusedIfMatch);
  throwIfProblem(requestProblem(operationId, { path, body, query, header: request.headers }, now));
  return { params: path, body, query };
}

function parseJson(bytes: ArrayBuffer): unknown {
  if (bytes.byteLength === 0) throw new ApiProblem(missingBody.code, missingBody);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiProblem(unreadableRequest.code, unreadableRequest);
  }
}

/** An empty list, or an empty last page. */
function withoutItems(answer: unknown): unknown {
  return Array.isArray(answer) ? [] : { ...(answer as object), data: [], hasNextPage: false }; // panel/choices.ts finds these
}

async function pause(milliseconds: number): Promise<void> {
  if (milliseconds === Infinity) await delay('infinite');
  else if (milliseconds > 0) await delay(milliseconds);
}

/** A mock that breaks the contract teaches the client something wrong, so it throws. */
function assertContract(operationId: MockedOperationId, status: number, mediaType: string, body: unknown): void {
  const errors = responseErrors(operationId, status, mediaType, body);
  if (errors.length > 0) throw new Error(`The mock breaks the contract.\n${errors.join('\n')}`);
}
