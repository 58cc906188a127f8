import type { ProblemCode, ProblemParams } from './generated/hooks/model/index.ts';
import type { RequiredStage } from './rules/onboarding.ts';

/** A JSON Schema of the contract, with the keywords that our own code reads. */
export type Schema = {
  $ref?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: string[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  pattern?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  default?: unknown;
  examples?: unknown[];
  'x-messages'?: Record<string, string>;
  'x-labels'?: Record<string, string>;
  'x-minimum-age'?: number;
  'x-not-above'?: [string, string][];
  'x-no-contact'?: boolean;
  'x-country'?: boolean;
  'x-time-zone'?: boolean;
  'x-state-of'?: string;
  'x-name-in'?: string;
  'x-height-in-feet'?: string;
  'x-owner-only'?: boolean;
  /** An enumeration that may get more values in responses; one without it gets none before another version of the API. */
  'x-may-grow'?: boolean;
  'x-template'?: string;
};

export type Example = { $ref?: string; summary?: string; value?: unknown; 'x-disabled'?: boolean };
export type Content = Record<string, { schema: Schema; example?: unknown; examples?: Record<string, Example> }>;
export type ResponseObject = {
  $ref?: string;
  description?: string;
  content?: Content;
  headers?: Record<string, Header>;
};
export type Header = { $ref?: string; description?: string; required?: boolean; schema?: Schema; example?: unknown };
export type Parameter = {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
};

export type Operation = {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { $ref?: string; content: Content };
  responses: Record<string, ResponseObject>;
  deprecated?: boolean;
  /** Days: since when a deprecated operation is one, and when it ends. */
  'x-deprecated-since'?: string;
  'x-sunset'?: string;
  'x-any-query'?: boolean;
  'x-no-head'?: boolean;
  'x-records-read'?: boolean;
  /** The operation whose `ETag` a change takes in `If-Match`. */
  'x-version-of'?: string;
  /** The mocks alone answer it so far: the server has no handler, and it is in no published document. */
  'x-mocks-only'?: boolean;
  'x-problems'?: DeclaredProblem[];
};

/** A problem that an operation can answer with, and when. */
export type DeclaredProblem = { code: ProblemCode; when: string; params?: ProblemParams };

export type Contract = {
  openapi: string;
  info: {
    title: string;
    version: string;
    description?: string;
    contact?: { name: string; email: string };
    /** The day of the newest entry about the API in the changelog. */
    'x-changed': string;
  };
  servers: { url: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, ResponseObject>;
    requestBodies: Record<string, { content: Content }>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    examples: Record<string, Example>;
    securitySchemes: Record<string, unknown>;
  };
};

/** The target of a $ref in the document, merged with the keywords beside it, which win. */
export function resolve<T extends { $ref?: string }>(contract: Contract, node: T): T {
  if (!node.$ref) return node;
  const steps = node.$ref.slice(2).split('/');
  // The linters check that every $ref points at a node of the right kind.
  const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract) as T;
  const { $ref: _, ...beside } = node;
  return { ...resolve(contract, target), ...beside };
}

/** The schema of a parameter without references: a plain type, or a list of one. */
export function parameterSchema(contract: Contract, declared: Schema): Schema {
  const schema = resolve(contract, declared);
  return schema.items ? { ...schema, items: resolve(contract, schema.items) } : schema;
}

/** Every operation with its method and path. */
export function operationsOf(contract: Contract): { method: string; path: string; operation: Operation }[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The contract without the operations that the mocks alone answer. */
export function withoutMocksOnly(contract: Contract): Contract {
  const paths = Object.entries(contract.paths).map(
    ([path, item]) =>
      [
        path,
        Object.fromEntries(Object.entries(item).filter(([, { 'x-mocks-only': mocksOnly }]) => !mocksOnly)),
      ] as const,
  );
  return { ...contract, paths: Object.fromEntries(paths.filter(([, item]) => Object.keys(item).length > 0)) };
}

/** The methods that the contract has for a path with its values, and HEAD where GET is: the header Allow of a 405. */
export function allowedMethods(contract: Contract, pathname: string): string[] {
  const methods = operationsOf(contract)
    .filter(({ path }) => patternOf(path).test(pathname))
    .flatMap(({ method, operation }) => (method === 'GET' && hasHead(operation) ? ['GET', 'HEAD'] : [method]));
  return [...new Set(methods)];
}

/** Whether HEAD answers like this GET. It shows nothing, so it records nobody as read. */
export function hasHead(operation: Operation): boolean {
  return !operation['x-no-head'] && !operation['x-records-read'];
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u');
}

/** Where a client reads what an operation created: the header Location of its 201, with the ids of the response. */
export function createdLocation(contract: Contract, { responses }: Operation, body: unknown): string | undefined {
  const created = responses['201'] && resolve(contract, responses['201']);
  const header = created?.headers?.['Location'];
  if (!header) return undefined;
  const { const: fixed, 'x-template': template } = resolve(contract, header).schema!; // the linters check it
  return (
    template?.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => (body as Record<string, string>)[name]!) ??
    (fixed as string)
  );
}

/** Whether the response of success has the version of what it shows. */
export function hasEntityTag(contract: Contract, operation: Operation): boolean {
  return 'ETag' in (resolve(contract, operation.responses[String(successOf(operation))]!).headers ?? {});
}

/** Whether a change may name the version that the caller has seen. */
export function takesIfMatch({ parameters = [] }: Operation): boolean {
  return parameters.some(({ $ref }) => $ref === '#/components/parameters/IfMatch');
}

/** Whether the same request, sent again with its key, gets the first answer. */
export function takesIdempotencyKey({ parameters = [] }: Operation): boolean {
  return parameters.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey');
}

/** The status of success: the one response below 400. */
export function successOf(operation: Operation): number {
  return Number(Object.keys(operation.responses).find((status) => Number(status) < 400));
}

const roles = ['account', 'complete', 'proved', 'verified', 'moderator'] as const;

/** The onboarding stage that the operation requires: the role in its security requirement, or just a session. */
export function requiredStageOf({ security }: Operation): RequiredStage {
  const given = security[0]?.['session'];
  if (given === undefined || security.some((alternative) => Object.keys(alternative).length === 0)) return 'public';
  return roles.find((role) => given.includes(role)) ?? 'session';
}
