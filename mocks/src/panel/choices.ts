import { mockedOperationIds, operationOf, responseErrors } from '@mithaq/openapi/contract-validation.ts';
import { resolve, successOf, type Schema } from '@mithaq/openapi/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import type { ProblemCode } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { MockedOperationId } from '@mithaq/openapi/handlers.ts';
import { problemDetails, problems } from '@mithaq/openapi/rules/problems.ts';
import type { MockBackend } from '../backend.ts';
import type { Settings, Target } from './settings.ts';

/** Milliseconds of an operation that is slow. */
const slow = 3000;

const ofEach = mockedOperationIds.map((operationId): [Target, string[]] => [
  operationId,
  ['slow', 'never', 'offline', ...(hasList(operationId) ? ['empty'] : []), ...declaredProblems(operationId)],
]);
const ofAll = ofEach[0]![1].filter((choice) => ofEach.every(([, choices]) => choices.includes(choice)));

/**
 * What each operation can do instead of answering at once: be slow, fail in a way that the contract declares, or be empty. All can do
 * what each of them can.
 */
export const choices: ReadonlyMap<Target, readonly string[]> = new Map([['all', ofAll], ...ofEach]);

/** Makes each operation do what is chosen for it, or else for all. */
export function chooseForEach(mockBackend: MockBackend, operations: Settings['operations']): void {
  mockBackend.recover();
  for (const operationId of mockedOperationIds) {
    const choice = operations[operationId] ?? operations.all;
    if (choice) choose(mockBackend, operationId, choice);
  }
}

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
