import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { operationOf } from '@mithaq/openapi/contract-validation.ts';
import { resolve, successOf, type Content, type Parameter } from '@mithaq/openapi/openapi-document.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';

/** The examples of the request and of the response that succeeds. A story begins with the first page, so without a cursor. */
export function examplesOf(operationId: OperationId) {
  const { operation } = operationOf(operationId);
  const parameters = (operation.parameters ?? []).map((each) => resolve(contract, each));
  const ofPart = (part: Parameter['in']) =>
    Object.fromEntries(
      parameters
        .filter(({ in: where, name, example }) => where === part && name !== 'cursor' && example !== undefined)
        .map(({ name, example }) => [name, `${example as string | number}`]), // of a plain type, as a URL needs
    );
  const response = resolve(contract, operation.responses[String(successOf(operation))]!);
  return {
    params: ofPart('path'),
    query: ofPart('query'),
    body: operation.requestBody && exampleIn(resolve(contract, operation.requestBody).content),
    response: exampleIn(response.content),
  };
}

/** The example of a content, in either of the two forms of OpenAPI. */
function exampleIn(content: Content | undefined): unknown {
  const { example, examples } = content?.['application/json'] ?? {};
  const [first] = Object.values(examples ?? {});
  return first ? resolve(contract, first).value : example;
}

const idOrAddress = /\b[0-9a-f]{64}\b|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w.-]+@example\.test/g;
const time = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Replaces the ids, addresses and tokens of the examples by those that the backend made, and back. */
export function createNames() {
  const real = new Map<string, string>();
  const named = new Map<string, string>();
  return {
    /** The id of the backend has this name in the examples. */
    learn(id: string, name: string): void {
      real.set(name, id);
      named.set(id, name);
    },
    toReal: <T>(example: T): T => replaced(example, (id) => real.get(id) ?? id),
    /** A value of the backend with the ids of the examples. */
    toNames: (value: unknown): unknown => replaced(value, (id) => named.get(id) ?? id),
    /** Learns the ids in a response from those at the same places of the example. */
    match(example: unknown, response: unknown): void {
      const [names, ids] = [example, response].map(
        (value) => (JSON.stringify(value, sorted) ?? '').match(idOrAddress) ?? [],
      );
      names!.forEach((name, index) => {
        const id = ids![index];
        if (id && !real.has(name) && !named.has(id)) this.learn(id, name);
      });
    },
  };
}

/** A body without values that no example can have: times, and the provider's subject of an account. */
export const comparable = (value: unknown): unknown =>
  value === undefined
    ? value
    : JSON.parse(
        JSON.stringify(value, (key, each: unknown) => (key === 'googleSubject' ? 'a subject' : each)).replace(
          time,
          'a time',
        ),
      );

function replaced<T>(value: T, by: (id: string) => string): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value).replace(idOrAddress, by)) as T); // only ids change
}

/** A replacer that puts the fields of objects in order. */
function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
