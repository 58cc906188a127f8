import { compile } from 'json-schema-to-typescript';
import {
  requiredStageOf,
  operationsOf,
  resolve,
  successOf,
  type Content,
  type Contract,
  type Operation,
  type Parameter,
  type Schema,
} from '../openapi-document.ts';

type Shape = Schema & { additionalProperties?: boolean; definitions?: Record<string, Shape> };

/** A handler of the server or the mocks finds each default filled in; a client may leave the parameter out. */
type Side = 'handler' | 'client';

/** One type per operation: `{ requiredStage, params, query, body, response }`, for a client with `headers` and the `status` of success. */
export async function operationTypes(contract: Contract, side: Side): Promise<string> {
  const operations = Object.fromEntries(
    operationsOf(contract).map(({ operation }) => [operation.operationId, shapeOf(contract, operation, side)]),
  );
  const { schemas } = contract.components;
  const definitions = side === 'client' ? withUnknownValues(schemas) : schemas;
  const schema = relink({ ...object(operations), definitions });
  // The compiler's own type wants JSON Schema 4; ours is a subset that both understand.
  const types = await compile(schema as Parameters<typeof compile>[0], 'Operations', {
    additionalProperties: false,
    bannerComment: '// Generated from openapi.yaml by generate.ts.',
    format: side === 'client',
    strictIndexSignatures: true,
    ignoreMinAndMaxItems: true,
    // A client meets problems, which no response of success has.
    unreachableDefinitions: side === 'client',
  });
  // A definition that nothing of a success leads to is said to be referenced by the schema that defines it.
  return types.replaceAll(
    /(?: \*\n)? \* This interface was referenced by `Operations`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
    '',
  );
}

function shapeOf(contract: Contract, operation: Operation, side: Side): Shape {
  const parameters = (operation.parameters ?? []).map((p) => resolve(contract, p));
  const response = resolve(contract, operation.responses[String(successOf(operation))]!);
  const shape = object({
    requiredStage: { const: requiredStageOf(operation) },
    params: group(parameters, 'path', side),
    query: group(parameters, 'query', side),
    body: operation.requestBody ? schemaIn(resolve(contract, operation.requestBody).content) : { type: 'null' },
    response: schemaIn(response.content) ?? { type: 'null' },
    ...(side === 'client' && {
      headers: group(named(parameters), 'header', side),
      status: { const: successOf(operation) },
    }),
    ...(operation['x-mocks-only'] && { isMocksOnly: { const: true } }),
  });
  // What an editor shows of the client at the pointer; who writes a handler has the contract open.
  const details = side === 'client' && operation.description ? `\n\n${operation.description}` : '';
  return { ...shape, description: operation.summary + details };
}

function group(parameters: Parameter[], where: Parameter['in'], side: Side): Shape {
  const chosen = parameters.filter((p) => p.in === where);
  const isFilledIn = ({ schema }: Parameter) => side === 'handler' && schema.default !== undefined;
  const always = chosen.filter((p) => p.required || isFilledIn(p)).map((p) => p.name);
  const described = ({ description, schema }: Parameter) =>
    side === 'client' && description ? { ...schema, description } : schema;
  return object(Object.fromEntries(chosen.map((p) => [p.name, described(p)])), always);
}

/** The parameters with their headers as `fetch` gives them back: in lower case. */
function named(parameters: Parameter[]): Parameter[] {
  return parameters.map((each) => (each.in === 'header' ? { ...each, name: each.name.toLowerCase() } : each));
}

function schemaIn(content: Content | undefined): Schema {
  return content?.['application/json']?.schema ?? { type: 'null' };
}

function object(properties: Record<string, Schema>, required = Object.keys(properties)): Shape {
  return { type: 'object', additionalProperties: false, properties, required };
}

/** An enumeration that may grow takes every text, and an editor still offers the values that are known. */
function withUnknownValues<T>(node: T): T {
  if (Array.isArray(node)) return node.map(withUnknownValues) as T;
  if (typeof node !== 'object' || node === null) return node;
  const { 'x-may-grow': mayGrow, enum: values = [], ...beside } = node as Schema;
  if (mayGrow) {
    const known = values.map((value) => JSON.stringify(value)).join(' | ');
    return { ...beside, tsType: `(${known} | (string & {}))` } as T;
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withUnknownValues(value as unknown)]),
  ) as T; // the same shape
}

/** `#/components/schemas/X` becomes `#/definitions/X`; keywords beside a $ref would make the compiler inline the type. */
function relink(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(relink);
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) return { $ref: String(node.$ref).replace('#/components/schemas/', '#/definitions/') };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, relink(value)]));
}
