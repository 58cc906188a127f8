import glue from 'fastify-openapi-glue';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions, RouteShorthandOptions } from 'fastify';
import type { Operations } from '@mithaq/openapi/generated/operations.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { operationsOf, successOf, type Contract } from '@mithaq/openapi/generate/contract.ts';
import { tidy } from '@mithaq/openapi/rules/text.ts';
import { createAjv } from '@mithaq/openapi/schema-validation.ts';
import { guard, type GuardParts } from './guard.ts';
import type { Call, Handlers } from './operation.ts';

/** What an operation gets besides its handler, such as a limit; by operationId. */
export type OperationOptions = Partial<Record<keyof Operations, Pick<RouteShorthandOptions, 'config'>>>;

/** Serves every operation of the contract by its handler: guarded, validated on the way in, stripped on the way out. */
export async function serveContract(
  app: FastifyInstance,
  parts: GuardParts,
  handlers: Handlers,
  options: OperationOptions,
): Promise<void> {
  const operations = operationsOf(contract);
  const missing = operations
    .filter(({ operation }) => !(operation.operationId in handlers))
    .map(({ operation }) => operation.operationId);
  // Glue would answer each of these with a 500 at run time.
  if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`);

  app.decorateRequest('account', null);
  useContractValidation(app);
  await app.register(glue, {
    specification: successesOf(contract),
    operationResolver: (operationId: string) => {
      const { operation } = operations.find((each) => each.operation.operationId === operationId)!;
      const id = operationId as keyof Operations; // the generator makes one type per operationId
      const status = successOf(operation);
      const route: Omit<RouteOptions, 'method' | 'url'> = {
        ...options[id],
        onRequest: guard(parts, operation),
        preValidation: tidyTexts,
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          reply.code(status);
          const answer = await handlers[id](callOf(request, reply));
          if (reply.sent) return reply;
          return status === 204 ? reply.send() : answer;
        },
      };
      return route as RouteOptions; // method, url and schema are glue's to add
    },
  });
}

/** Glue strips answers to what is declared. Refusals are made whole in errors.ts; a copy, since glue dereferences in place. */
function successesOf(whole: Contract): Contract {
  const copy = structuredClone(whole);
  for (const { operation } of operationsOf(copy)) {
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).filter(([status]) => Number(status) < 400),
    );
  }
  return copy;
}

// The guard and the validation before us have made sure of what Call<never> promises for this very operation.
function callOf(request: FastifyRequest, reply: FastifyReply) {
  const { params, query, body, account } = request;
  return { params, query, body, account, member: account, request, reply } as unknown as Call<never>;
}

/** JSON bodies are typed already; path and query are strings. Two values for one name are never made one. */
function useContractValidation(app: FastifyInstance): void {
  const body = createAjv();
  const rest = createAjv({ coerceTypes: true });
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? body : rest).compile(schema as object));
  app.addHook('onRoute', (route) => {
    const schema = route.schema as (Record<string, unknown> & { querystring?: object }) | undefined;
    if (!schema?.['operationId'] || schema['x-any-query']) return;
    // OpenAPI has no word for it: a query parameter that is not declared is refused.
    schema.querystring = { type: 'object', properties: {}, ...schema.querystring, additionalProperties: false };
  });
}

async function tidyTexts(request: FastifyRequest): Promise<void> {
  request.body = tidied(request.body);
}

/** The contract nests four levels; what lies deeper is refused by validation and need not be walked. */
function tidied(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return tidy(value);
  if (depth > 4 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => tidied(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tidied(item, depth + 1)]));
}
