import { mockedOperationIds, operationOf, responseErrors } from '@mithaq/openapi/contract-validation.ts';
import { resolve, successOf, type Schema } from '@mithaq/openapi/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import type { ProblemCode } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { MockedOperationId } from '@mithaq/openapi/handlers.ts';
import { problemDetails, problems } from '@mithaq/openapi/rules/problems.ts';
import type { MockBackend } from '../backend.ts';

/** Milliseconds of an operation that is slow. */
const slow = 3000;

/** What each operation can do instead of answering at once: be slow, fail in a way that the contract declares, or be empty. */
export const choices: ReadonlyMap<MockedOperationId, readonly string[]> = new Map(
  mockedOperationIds.map((operationId) => [
    operationId,
    ['slow', 'never', 'offline', ...(hasList(operationId) ? ['empty'] : []), ...declaredProblems(operationId)],
  ]),
);

/** Makes an operation do this. */
export function choose(mockBackend: MockBackend, operationId: MockedOperationId, choice: string): void {
  if (choice === 'slow') mockBackend.slow(operationId, slow);
  else if (choice === 'never') mockBackend.slow(operationId);
  else if (/^\d+$/.test(choice)) mockBackend.slow(operationId, Number(choice));
  else if (choice === 'empty') mockBackend.empty(operationId);
  else mockBackend.fail(operationId, choice === 'offline' ? choice : { code: choice as ProblemCode }); // settings.ts knows every choice
}

/** The codes of the problems with which the contract lets the operation answer. */
function declaredProblems(operationId: MockedOperationId): string[] {
  return (Object.keys(problems) as ProblemCode[]).filter((code) => {
    const details = problemDetails({ code }, 'mock');
    return responseErrors(operationId, problems[code].status, 'application/problem+json', details).length === 0;
  });
}

/** Whether the response is a list or a page of one, which may be empty. */
function hasList(operationId: MockedOperationId): boolean {
  const { operation } = operationOf(operationId);
  const { content } = resolve(contract, operation.responses[String(successOf(operation))]!);
  const declared = content?.['application/json']?.schema;
  const schema: Schema = declared ? resolve(contract, declared) : {};
  const list = schema.type === 'array' ? schema : schema.properties?.['data'];
  return list !== undefined && !(list.minItems! > 0);
}
