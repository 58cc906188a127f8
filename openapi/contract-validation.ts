import { operationsOf, parameterSchema, resolve, type Parameter } from './openapi-document.ts';
import { contract, mockedContract } from './generated/openapi.ts';
import type { Problem } from './generated/hooks/model/index.ts';
import type { MockedOperationId, OperationId } from './handlers.ts';
import { declaredProblems } from './declared-problems.ts';
import type { RuleProblem } from './rules/problems.ts';
import { createAjv, validationProblem, wholeInDigits, type ValidateFunction } from './schema-validation.ts';

const operations = new Map(operationsOf(mockedContract).map((each) => [each.operation.operationId, each]));

/** Every operation that the mocks answer. */
export const mockedOperationIds = [...operations.keys()] as MockedOperationId[]; // generated from the same document

/** Every operation that the server answers. */
export const operationIds = operationsOf(contract).map(({ operation }) => operation.operationId as OperationId);

/** The method, path and declaration of an operation. */
export function operationOf(operationId: MockedOperationId) {
  return operations.get(operationId)!; // every MockedOperationId is in the document
}

/** An Ajv that knows the contract's document as `contract`. */
export function createContractAjv(...options: Parameters<typeof createAjv>): ReturnType<typeof createAjv> {
  const ajv = createAjv(...options);
  // In strict mode Ajv compiles no unknown keywords, and those at the top of an OpenAPI document are no JSON Schema.
  ajv.addVocabulary(Object.keys(mockedContract));
  return ajv.addSchema(mockedContract, 'contract');
}

let clock = () => new Date();
const bodies = createContractAjv({}, () => clock());
const parameters = createAjv({ coerceTypes: 'array' });

type Parts = { path: unknown; body: unknown; query: unknown; header?: Headers };

/**
 * The first problem of a request by its schemas, or null: path, body, query, headers, in Fastify's order. Parameters are converted
 * in place to the declared types, and defaults are set.
 * @param at the clock for `x-minimum-age`
 */
export function requestProblem(
  operationId: MockedOperationId,
  { path, body, query, header = new Headers() }: Parts,
  at: () => Date,
): RuleProblem | null {
  clock = at;
  const checks: [string, ValidateFunction | undefined, unknown][] = [
    ['path', parametersSchema(operationId, 'path'), path],
    ['body', bodySchema(operationId), body],
    ['query', parametersSchema(operationId, 'query'), query],
    ['header', parametersSchema(operationId, 'header'), Object.fromEntries(header)],
  ];
  for (const [part, validate, value] of checks)
    if (validate && !validate(value)) return validationProblem(validate.errors ?? [], part);
  return null;
}

/** Whether the operation takes a body. */
export function takesBody(operationId: MockedOperationId): boolean {
  return operationOf(operationId).operation.requestBody !== undefined;
}

/** How a response breaks the contract: by its status, its media type or its schema. */
export function responseErrors(
  operationId: MockedOperationId,
  status: number,
  mediaType: string | null,
  body: unknown,
): string[] {
  const declared = operationOf(operationId).operation.responses[String(status)];
  const name = `${operationId} ${status}`;
  if (!declared) return [`${name}: this status is not in the contract`];
  const { content } = resolve(contract, declared);
  if (!content) return body === undefined ? [] : [`${name}: the contract declares no body`];
  const type = mediaType?.split(';')[0] ?? 'none';
  if (!content[type]) return [`${name}: media type ${type} is not in the contract`];
  const undeclared = undeclaredProblem(operationId, type, body);
  if (undeclared) return [undeclared];
  const validate = schemaAt(declared.$ref ?? pointer(operationId, 'responses', String(status)), type);
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    (e) => `${name}: ${e.instancePath || '/'} ${e.message} ${JSON.stringify(e.params)}`,
  );
}

/** A problem that the operation does not list, in a sentence that says where to add it. */
function undeclaredProblem(operationId: MockedOperationId, mediaType: string, body: unknown): string | undefined {
  if (mediaType !== 'application/problem+json') return undefined;
  const { method, operation } = operationOf(operationId);
  const { code } = body as Partial<Problem>;
  if (declaredProblems(method, operation).some((each) => each.code === code)) return undefined;
  return `${operationId} does not declare ${code}: add it to its x-problems in openapi/openapi.yaml`;
}

function bodySchema(operationId: MockedOperationId): ValidateFunction | undefined {
  const { requestBody } = operationOf(operationId).operation;
  return requestBody && schemaAt(requestBody.$ref ?? pointer(operationId, 'requestBody'), 'application/json');
}

const compiled = new Map<string, ValidateFunction>();

function parametersSchema(operationId: MockedOperationId, where: Parameter['in']): ValidateFunction {
  const key = `${operationId} ${where}`;
  if (!compiled.has(key)) {
    const { operation } = operationOf(operationId);
    const declared = (operation.parameters ?? []).map((p) => resolve(contract, p)).filter((p) => p.in === where);
    const schema = {
      type: 'object',
      // In the path MSW names the origin '0' as well.
      [wholeInDigits]: true,
      additionalProperties: where !== 'query' || operation['x-any-query'] === true,
      properties: Object.fromEntries(declared.map((p) => [nameIn(p), parameterSchema(contract, p.schema)])),
      required: declared.filter((p) => p.required).map(nameIn),
    };
    compiled.set(key, parameters.compile(schema));
  }
  return compiled.get(key)!;
}

/** Names of headers are read in small letters. */
const nameIn = (parameter: Parameter) => (parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name);

function schemaAt(at: string, mediaType: string): ValidateFunction {
  return bodies.getSchema(`contract${at}/content/${escaped(mediaType)}/schema`)!; // Ajv compiles each schema once
}

function pointer(operationId: MockedOperationId, ...names: string[]): string {
  const { method, path } = operationOf(operationId);
  return ['#', 'paths', path, method.toLowerCase(), ...names].map(escaped).join('/');
}

/** A reference token of a JSON Pointer (RFC 6901). */
function escaped(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
