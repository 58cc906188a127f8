import type { RequiredStage } from '../rules/onboarding.ts';

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
  'x-messages'?: Record<string, string>;
  'x-labels'?: Record<string, string>;
  'x-minimum-age'?: number;
  'x-not-above'?: [string, string][];
  'x-no-contact'?: boolean;
  'x-country'?: boolean;
  'x-state-of'?: string;
  'x-name-in'?: string;
  'x-owner-only'?: boolean;
};

export type Content = Record<string, { schema: Schema; example?: unknown }>;
export type ResponseObject = {
  $ref?: string;
  description?: string;
  content?: Content;
  headers?: Record<string, unknown>;
};
export type Parameter = { $ref?: string; name: string; in: 'path' | 'query'; required?: boolean; schema: Schema };

export type Operation = {
  operationId: string;
  tags: [string];
  summary: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { $ref?: string; content: Content };
  responses: Record<string, ResponseObject>;
  'x-any-query'?: boolean;
  'x-records-read'?: boolean;
};

export type Contract = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, ResponseObject>;
    requestBodies: Record<string, { content: Content }>;
    parameters: Record<string, Parameter>;
    headers: Record<string, unknown>;
    examples: Record<string, unknown>;
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

/** Every operation with its method and path. */
export function operationsOf(contract: Contract): { method: string; path: string; operation: Operation }[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The status of success: the one response below 400. */
export function successOf(operation: Operation): number {
  return Number(Object.keys(operation.responses).find((status) => Number(status) < 400));
}

const roles = ['account', 'complete', 'verified', 'moderator'] as const;

/** The onboarding stage that the operation requires (R3): the role in its security requirement, or just a session. */
export function requiredStageOf({ security }: Operation): RequiredStage {
  const given = security[0]?.['session'];
  if (given === undefined || security.some((alternative) => Object.keys(alternative).length === 0)) return 'public';
  return roles.find((role) => given.includes(role)) ?? 'session';
}
