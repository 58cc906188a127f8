import type { Need } from '../rules/onboarding.ts';

/** A JSON Schema of the contract, as far as we read it ourselves. */
export type Schema = {
  $ref?: string;
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
  'x-messages'?: Record<string, string>;
  'x-labels'?: Record<string, string>;
  'x-minimum-age'?: number;
  'x-not-above'?: [string, string][];
  'x-no-contact'?: boolean;
};

export type Content = Record<string, { schema: Schema }>;
export type Answer = { $ref?: string; description?: string; content?: Content; headers?: Record<string, unknown> };
export type Parameter = { $ref?: string; name: string; in: 'path' | 'query'; required?: boolean; schema: Schema };

export type Operation = {
  operationId: string;
  tags: [string];
  summary: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { $ref?: string; content: Content };
  responses: Record<string, Answer>;
  'x-any-query'?: boolean;
};

export type Contract = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
    requestBodies: Record<string, { content: Content }>;
    parameters: Record<string, Parameter>;
    headers: Record<string, unknown>;
    examples: Record<string, unknown>;
    securitySchemes: Record<string, unknown>;
  };
};

/** Follows a $ref inside the document; keywords beside it win, as JSON Schema 2020-12 reads them together. */
export function resolve<T extends { $ref?: string }>(contract: Contract, node: T): T {
  if (!node.$ref) return node;
  const steps = node.$ref.slice(2).split('/');
  // The linters hold that every $ref points at a node of the right kind.
  const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract) as T;
  const { $ref: _, ...beside } = node;
  return { ...resolve(contract, target), ...beside };
}

/** Every operation with its method and path. */
export function operationsOf(contract: Contract): { method: string; path: string; operation: Operation }[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The status of success: the one answer that is no refusal. */
export function successOf(operation: Operation): number {
  return Number(Object.keys(operation.responses).find((status) => Number(status) < 400));
}

/** How far a caller must have come: the role that the security requirement names, or just a session. */
export function needOf({ security }: Operation): Need {
  const demand = security[0]?.['session'];
  if (demand === undefined || security.some((alternative) => Object.keys(alternative).length === 0)) return 'public';
  return demand.includes('verified') ? 'verified' : demand.includes('complete') ? 'complete' : 'session';
}
