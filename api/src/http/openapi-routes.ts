import glue from 'fastify-openapi-glue';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions, RouteShorthandOptions } from 'fastify';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import {
  createdLocation,
  hasEntityTag,
  hasHead,
  operationsOf,
  parameterSchema,
  successOf,
  takesIfMatch,
  type Contract,
  type Operation,
} from '@mithaq/openapi/openapi-document.ts';
import { entityTagOf, hasTag, ifMatchProblem, unusedIfMatch } from '@mithaq/openapi/rules/entity-tag.ts';
import { nextOf, nextPageLink } from '@mithaq/openapi/rules/page-link.ts';
import { missingBody, unreadableRequest } from '@mithaq/openapi/rules/problems.ts';
import { boundedBody } from '@mithaq/openapi/bounded-request.ts';
import { isDecodableQuery } from '@mithaq/openapi/request-encoding.ts';
import { createAjv, wholeInDigits } from '@mithaq/openapi/schema-validation.ts';
import type { Database, Statement } from '../database/database.ts';
import { deprecationHeaders, keepDeprecationLink } from './deprecation.ts';
import type { Call, Handlers } from './operation.ts';
import { ApiProblem, throwIfProblem } from './problems.ts';

/** Route options of operations, such as a limit, by operationId. */
export type OperationOptions = Partial<Record<OperationId, Pick<RouteShorthandOptions, 'config' | 'onSend'>>>;

type Parts = {
  database: Database;
  /** The first hook of an operation, which lets the request through or throws. */
  authorize(operation: Operation): (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Clears the cookies of a session that has ended. */
  clearSession(reply: FastifyReply): void;
  now: () => Date;
};

/**
 * Serves every operation of the contract with its handler: authorized, the request validated, the response reduced to the
 * declared fields.
 * @throws Error when an operation has no handler
 */
export async function serveContract(
  app: FastifyInstance,
  parts: Parts,
  handlers: Handlers,
  options: OperationOptions,
): Promise<void> {
  const operations = operationsOf(contract);
  const missing = operations
    .filter(({ operation }) => !(operation.operationId in handlers))
    .map(({ operation }) => operation.operationId);
  // Glue would answer these operations with 500 at run time.
  if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`);

  app.decorateRequest('session', null);
  app.decorateRequest('isReplayed', false);
  useContractValidation(app, parts.now);
  await app.register(glue, {
    specification: withoutProblems(contract),
    operationResolver: (operationId: string) => {
      const { operation } = operations.find((each) => each.operation.operationId === operationId)!;
      const id = operationId as OperationId; // the generator makes one type per operationId
      const status = successOf(operation);
      const isTagged = hasEntityTag(contract, operation);
      const deprecation = deprecationHeaders(operation);
      const route: Omit<RouteOptions, 'method' | 'url'> = {
        ...options[id],
        compress: {},
        exposeHeadRoute: hasHead(operation),
        onRequest: parts.authorize(operation),
        preValidation: [requireReadable, boundBody, ...(takesIfMatch(operation) ? [] : [refuseIfMatch])],
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          reply.code(status).headers(deprecation);
          const body = await runHandler(parts, () => handlers[id](callOf(request, reply)), request, reply);
          if (reply.sent) return reply;
          if (request.isReplayed) reply.header('idempotency-replayed', 'true');
          const location = createdLocation(contract, operation, body);
          if (location) reply.header('location', location);
          const next = nextOf(body ?? {});
          if (next) reply.header('link', nextPageLink(request.url, next));
          keepDeprecationLink(reply, deprecation);
          if (isTagged && !reply.hasHeader('etag')) {
            const tag = entityTagOf(body, (name) => reply.getHeader(name));
            reply.header('etag', tag);
            if (request.method === 'GET' && hasTag(request.headers['if-none-match'], tag))
              return reply.code(304).send();
          }
          return status === 204 ? reply.send() : body;
        },
      };
      return route as RouteOptions; // method, url and schema are glue's to add
    },
  });
}

/**
 * Runs a handler. An error after the account was deleted meanwhile counts as a session that has ended.
 * @throws ApiProblem signed-out in that case
 */
async function runHandler<T>(
  { database, clearSession }: Parts,
  handle: () => T | Promise<T>,
  { session }: FastifyRequest,
  reply: FastifyReply,
): Promise<T> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof ApiProblem || !session || (await accountExists(database, session.userId))) throw error;
    clearSession(reply);
    throw new ApiProblem('signed-out', { cause: error });
  }
}

const existing: Statement = { name: 'account-exists', text: 'select 1 from app_user where id = $1' };

/** A database without an answer does not mean that the account was deleted. */
const accountExists = (database: Database, userId: string): Promise<boolean> =>
  database.query(existing, [userId]).then(
    (rows) => rows.length > 0,
    () => true,
  );

/**
 * The contract with its success responses alone: problems.ts makes the others. A copy, since glue resolves $refs in place, though
 * not those within the list of a parameter.
 */
function withoutProblems(document: Contract): Contract {
  const copy = structuredClone(document);
  for (const parameter of Object.values(copy.components.parameters))
    parameter.schema = parameterSchema(document, parameter.schema);
  for (const { operation } of operationsOf(copy)) {
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).filter(([status]) => Number(status) < 400),
    );
  }
  return copy;
}

// authorize() and the validation have checked what Call<never> promises for this operation.
function callOf(request: FastifyRequest, reply: FastifyReply) {
  const { params, query, body, session } = request;
  const requireUnchanged = (stored: unknown) => throwIfProblem(ifMatchProblem(request.headers['if-match'], stored));
  return { params, query, body, session, request, reply, requireUnchanged } as unknown as Call<never>;
}

/** The schema of a route as glue makes it. */
type RouteSchema = {
  operationId?: string;
  body?: { content: { 'application/json': { schema: object } } } | object;
  querystring?: object;
  headers?: { properties: Record<string, object> };
  'x-any-query'?: boolean;
};

/**
 * Path and query are strings and are converted to the declared types; one value of a list becomes a list of one. Two values for a name
 * that takes one stay a list, which is refused.
 */
function useContractValidation(app: FastifyInstance, now: () => Date): void {
  const body = createAjv({}, now);
  const parameters = createAjv({ coerceTypes: 'array' }, now);
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? body : parameters).compile(schema as object),
  );
  app.addHook('onRoute', (route) => {
    const schema = route.schema as RouteSchema | undefined;
    if (!schema?.operationId) return;
    // With a schema for each media type Fastify would leave a body of another type unchecked.
    if (schema.body && 'content' in schema.body) schema.body = schema.body.content['application/json'].schema;
    // Node has the names of headers in small letters, and for a compiler of ours Fastify leaves them as they are.
    if (schema.headers) schema.headers.properties = withSmallNames(schema.headers.properties);
    if (schema['x-any-query']) return;
    // OpenAPI cannot say it: undeclared query parameters are refused.
    const declared = { type: 'object', properties: {}, ...schema.querystring };
    schema.querystring = { ...declared, additionalProperties: false, [wholeInDigits]: true };
  });
}

function withSmallNames(properties: Record<string, object>): Record<string, object> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema]));
}

async function requireReadable({ body, routeOptions, url }: FastifyRequest): Promise<void> {
  if (!isDecodableQuery(url.split('?').slice(1).join('?')))
    throw new ApiProblem(unreadableRequest.code, unreadableRequest);
  if (body === undefined && routeOptions.schema?.body) throw new ApiProblem(missingBody.code, missingBody);
}

async function refuseIfMatch({ headers }: FastifyRequest): Promise<void> {
  throwIfProblem(headers['if-match'] === undefined ? null : unusedIfMatch);
}

async function boundBody(request: FastifyRequest): Promise<void> {
  request.body = boundedBody(request.body);
}
