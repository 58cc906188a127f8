import { operationOf } from '@mithaq/openapi/contract-validation.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { resolve } from '@mithaq/openapi/openapi-document.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import { sentHeaders, sentHeadersOf } from '@mithaq/api/src/site/sent-headers.ts';
import { entityTagOf } from '@mithaq/openapi/rules/entity-tag.ts';
import { createAjv } from '@mithaq/openapi/schema-validation.ts';
import type { BackendResponse } from './backend.ts';

const ajv = createAjv({ coerceTypes: true });
const schemas = new Map(Object.entries(sentHeaders).map(([name, { schema }]) => [name, ajv.compile(schema!)]));
/** What only some responses may have. */
const declaredAlone = /^(ratelimit(-policy)?|link|idempotency-replayed|has-next-page)$/;

/** How the headers that a response has by itself break the published contract. */
export function headerErrors(operationId: OperationId, { status, headers, body }: BackendResponse): string[] {
  const declared = Object.entries(sentHeadersOf(operationOf(operationId).operation, status));
  const names = new Set(
    [...declared.map(([name]) => name), ...ownOf(operationId, status)].map((name) => name.toLowerCase()),
  );
  const etag = headers.get('etag');
  // What it is then the tests of versions say.
  const isOfRead = tagOfRead(operationId, status);
  const counts = [...headers.keys()].filter((name) => name.startsWith('ratelimit'));
  return [
    ...declared.flatMap(([name, component]) => {
      const value = headers.get(name);
      if (value === null) return sentHeaders[component]!.required ? [`${name} is missing.`] : [];
      return schemas.get(component)!(value) ? [] : [`${name} is ${value}.`];
    }),
    ...requiredOf(operationId, status).flatMap(({ name, value }) =>
      headers.get(name) === value ? [] : [`${name} is ${headers.get(name)}, not ${value}.`],
    ),
    ...[...headers.keys()]
      .filter((name) => declaredAlone.test(name) && !names.has(name))
      .map((name) => `${name} is not in the contract.`),
    ...(counts.length % 2 === 0 ? [] : [`There are only ${counts.join(' and ')}.`]),
    // A tag of more than what is shown would tell that something hidden has changed.
    ...(isTag(etag) && body !== undefined && !isOfRead && etag !== entityTagOf(body, (name) => headers.get(name))
      ? ['The ETag is not that of the body.']
      : []),
    ...(isProblem(body) && body.requestId !== headers.get('x-request-id')
      ? ['The problem has another request id.']
      : []),
  ];
}

/** The names of the headers that the source of the contract declares for a response. */
function ownOf(operationId: OperationId, status: number): string[] {
  const declared = operationOf(operationId).operation.responses[String(status)];
  return Object.keys((declared && resolve(contract, declared).headers) ?? {});
}

/** The headers that the contract demands of a response, each with its one value. */
function requiredOf(operationId: OperationId, status: number): { name: string; value: string }[] {
  const declared = operationOf(operationId).operation.responses[String(status)];
  return Object.entries((declared && resolve(contract, declared).headers) ?? {}).flatMap(([name, header]) => {
    const { required, schema } = resolve(contract, header);
    return required && typeof schema?.const === 'string' ? [{ name, value: schema.const }] : [];
  });
}

/** A weak one is of a version that the account has. */
const isTag = (etag: string | null) => etag?.startsWith('"');

function isProblem(body: unknown): body is { requestId: unknown } {
  return typeof body === 'object' && body !== null && 'requestId' in body;
}

/** Whether the tag is that of the operation in `x-version-of`, which may show more than the body. */
function tagOfRead(operationId: OperationId, status: number): boolean {
  const declared = operationOf(operationId).operation.responses[String(status)];
  return (declared && resolve(contract, declared).headers?.['ETag']?.$ref) === '#/components/headers/ReadETag';
}
