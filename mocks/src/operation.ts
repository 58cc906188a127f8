import { needOf, successOf } from '@mithaq/openapi/generate/contract.ts';
import type { ProblemCode } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { refusal, stageOf } from '@mithaq/openapi/rules/onboarding.ts';
import { HttpResponse, delay } from 'msw';
import { answerFaults, placeOf, readParameters, type OperationId } from './contract-checks.ts';
import type { Call, Mock, Received } from './mock.ts';
import { Refusal } from './refusal.ts';
import { readBody } from './request-body.ts';
import { isMember, type Account, type Member } from './state.ts';
import { toUser } from './views.ts';

/** What a story or a test asks an operation to do instead of answering. */
export type Failure = { code: ProblemCode; detail?: string } | 'offline';

export type Surroundings = {
  /** who is signed in, asked for at each request */
  whoAsks(): Account | null;
  failureOf(operationId: OperationId, request: Request): Failure | undefined;
  /** milliseconds, or Infinity for an answer that never comes */
  latencyOf(operationId: OperationId, request: Request): number;
  /** called after each request, with whatever it changed */
  onAnswered(): void;
};

let requests = 0;

/** Makes `mock.answering`: the frame around every mocked operation, in the contract's order of checks. */
export function createAnswering({ whoAsks, failureOf, latencyOf, onAnswered }: Surroundings): Mock['answering'] {
  return (operationId, act) => async (received) => {
    requests += 1;
    const requestId = `mock-${requests}`;
    try {
      await wait(latencyOf(operationId, received.request));
      failWhenAsked(failureOf(operationId, received.request));
      const answer = await act(await admit(operationId, received, whoAsks()));
      mustKeepContract(operationId, successOf(placeOf(operationId).operation), 'application/json', answer ?? undefined);
      return answer;
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      mustKeepContract(operationId, thrown.status, 'application/problem+json', thrown.toProblem(requestId));
      // MSW answers with a thrown Response; the generated handlers know the success only.
      throw thrown.toResponse(requestId);
    } finally {
      onAnswered();
    }
  };
}

/** Session, gates, body, parameters: what the contract promises to check before an operation begins. */
async function admit<K extends OperationId>(
  operationId: K,
  { request, params }: Received,
  account: Account | null,
): Promise<Call<K>> {
  const refused = refusal(needOf(placeOf(operationId).operation), stageOf(account && toUser(account)));
  if (refused) throw new Refusal(refused);
  const inPath = readParameters(operationId, 'path', { ...params });
  const inQuery = readParameters(operationId, 'query', queryOf(request));
  const body = request.method === 'GET' ? null : await readBody(operationId, request);
  const faults = [...inPath.faults, ...inQuery.faults];
  if (faults.length > 0) throw new Refusal('validation', { detail: faults[0]!.detail, errors: faults });
  const call = {
    params: inPath.value,
    query: inQuery.value,
    body,
    request,
    get account(): Account {
      if (!account) throw new Error(`${operationId} asks for an account, but its contract wants no session.`);
      return account;
    },
    get member(): Member {
      if (!account || !isMember(account))
        throw new Error(`${operationId} asks for a member, but its contract wants no profile.`);
      return account;
    },
  };
  // Validated against the very schemas from which the types of params, query and body are generated.
  return call as unknown as Call<K>;
}

/** A parameter given twice stays a list, which no schema of the contract allows. */
function queryOf(request: Request): Record<string, unknown> {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

async function wait(milliseconds: number): Promise<void> {
  if (milliseconds === Infinity) await delay('infinite');
  else if (milliseconds > 0) await delay(milliseconds);
}

function failWhenAsked(failure: Failure | undefined): void {
  if (failure === 'offline') throw HttpResponse.error();
  if (failure) throw new Refusal(failure.code, failure.detail === undefined ? {} : { detail: failure.detail });
}

/** A mock that breaks the contract teaches the client wrongly, so it fails loudly. */
function mustKeepContract(operationId: OperationId, status: number, mediaType: string, body: unknown): void {
  const faults = answerFaults(operationId, status, mediaType, body);
  if (faults.length > 0) throw new Error(`The mock breaks the contract.\n${faults.join('\n')}`);
}
