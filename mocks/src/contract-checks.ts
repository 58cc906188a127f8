import { operationsOf, resolve, type Operation, type Parameter } from '@mithaq/openapi/generate/contract.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import type { Operations } from '@mithaq/openapi/generated/operations.ts';
import { createAjv, faultsOf, type Fault, type ValidateFunction } from '@mithaq/openapi/schema-validation.ts';

export type OperationId = keyof Operations;

type Place = { method: string; path: string; operation: Operation };
type Valid<T> = { value: T; faults: Fault[] };

const home = 'contract';
const places = new Map(operationsOf(contract).map((place) => [place.operation.operationId, place]));
const bodies = createAjv();
const parameters = createAjv({ coerceTypes: true });
for (const ajv of [bodies, parameters]) ajv.addSchema(atHome({ $id: home, $defs: contract.components.schemas }));

const compiled = new Map<string, ValidateFunction>();

/** Every operation of the contract, by its id. */
export const operationIds = [...places.keys()] as OperationId[]; // operations.ts is generated from the same document

/** Where an operation is answered. */
export function placeOf(operationId: string): Place {
  const place = places.get(operationId);
  if (!place) throw new Error(`${operationId} is not an operation of the contract.`);
  return place;
}

/** Whether the operation takes a body. */
export function takesBody(operationId: string): boolean {
  return placeOf(operationId).operation.requestBody !== undefined;
}

/** The parameters of a request as the contract's types, and what is wrong with them. */
export function readParameters(
  operationId: string,
  where: Parameter['in'],
  given: Record<string, unknown>,
): Valid<unknown> {
  const validate = cached(`${operationId} ${where}`, () => {
    const { operation } = placeOf(operationId);
    const all = (operation.parameters ?? []).map((p) => resolve(contract, p)).filter((p) => p.in === where);
    return parameters.compile({
      type: 'object',
      // In the path MSW names the origin '0' as well.
      additionalProperties: where === 'path' || operation['x-any-query'] === true,
      properties: Object.fromEntries(all.map((p) => [p.name, atHome(p.schema)])),
      required: all.filter((p) => p.required).map((p) => p.name),
    });
  });
  const value = { ...given };
  const faults = validate(value) ? [] : faultsOf(validate.errors ?? []);
  // A parameter is named, it is no pointer into a body.
  return { value, faults: faults.map((f) => ({ ...f, pointer: f.pointer.replace(/^\//, '') })) };
}

/** What is wrong with the body of a request, and whether contact details in a text are all of it. */
export function bodyFaults(operationId: string, body: unknown): { faults: Fault[]; isContactOnly: boolean } {
  const validate = cached(`${operationId} body`, () => {
    const { requestBody } = placeOf(operationId).operation;
    if (!requestBody) throw new Error(`${operationId} takes no body.`);
    return bodies.compile(atHome(resolve(contract, requestBody).content['application/json']!.schema));
  });
  if (validate(body)) return { faults: [], isContactOnly: false };
  const errors = validate.errors ?? [];
  return { faults: faultsOf(errors), isContactOnly: errors.every((e) => e.keyword === 'x-no-contact') };
}

/** In which ways an answer breaks the contract: status, media type, schema. */
export function answerFaults(operationId: string, status: number, mediaType: string | null, body: unknown): string[] {
  const { method, path, operation } = placeOf(operationId);
  const what = `${operationId} (${method} ${path}) ${status}`;
  const answer = operation.responses[String(status)];
  if (!answer) return [`${what}: this status is not in the contract`];
  const { content } = resolve(contract, answer);
  if (!content) return body === undefined ? [] : [`${what}: the contract declares no body`];
  const type = mediaType?.split(';')[0] ?? 'none';
  const declared = content[type];
  if (!declared) return [`${what}: media type ${type} is not in the contract`];
  const validate = cached(`${what} ${type}`, () => bodies.compile(atHome(declared.schema)));
  return validate(body)
    ? []
    : (validate.errors ?? []).map((e) => `${what}: ${e.instancePath || '/'} ${e.message} ${JSON.stringify(e.params)}`);
}

/** A schema whose references lead to where Ajv knows the contract's schemas: strict as it is, it reads no OpenAPI document. */
function atHome(schema: object): object {
  // What JSON.parse gives back has the shape it was made from.
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', `"${home}#/$defs/`)) as object;
}

function cached(key: string, compile: () => ValidateFunction): ValidateFunction {
  const known = compiled.get(key) ?? compile();
  compiled.set(key, known);
  return known;
}
