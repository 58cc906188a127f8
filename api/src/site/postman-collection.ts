import { STATUS_CODES } from 'node:http';
import {
  operationsOf,
  requiredStageOf,
  resolve,
  successOf,
  type Content,
  type Contract,
  type Operation,
  type Parameter,
} from '@mithaq/openapi/openapi-document.ts';

/**
 * The published contract as a collection for Postman (format 2.1), which Bruno and Insomnia import as well: each operation with the examples of its request and of its response.
 * openapi-to-postmanv2 would bring 59 packages into production.
 */
export function postmanCollection(contract: Contract, publicUrl: string) {
  const { name: cookie } = contract.components.securitySchemes['session'] as { name: string }; // a cookie
  const byTag = Map.groupBy(operationsOf(contract), ({ operation }) => operation.tags[0]);
  return {
    info: {
      name: `${contract.info.title} ${contract.info.version}`,
      description: `Sign in with a browser at {{baseUrl}} and copy the cookie ${cookie} into the variable session.`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      { key: 'baseUrl', value: publicUrl },
      { key: 'session', value: '' },
    ],
    item: [...byTag].map(([name, operations]) => ({
      name,
      item: operations.map((each) => itemOf(contract, cookie, each)),
    })),
  };
}

/** Postman's own variable, another one in each request: the example of the contract would soon have come with another request. */
const newKey = '{{$guid}}';

function itemOf(
  contract: Contract,
  cookie: string,
  { method, path, operation }: ReturnType<typeof operationsOf>[number],
) {
  const parameters = (operation.parameters ?? []).map((each) => resolve(contract, each));
  const body = operation.requestBody && firstExample(contract, resolve(contract, operation.requestBody).content);
  const variables = parameters
    .filter((each) => each.in === 'path')
    .map(({ name, ...rest }) => ({ key: name, value: valueOf(rest) }));
  const query = parameters
    .filter((each) => each.in === 'query')
    .map(({ name, required, ...rest }) => ({ key: name, value: valueOf(rest), disabled: required !== true }));
  const sent = new URLSearchParams(query.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, value]));
  const headers = parameters
    .filter((each) => each.in === 'header')
    .map(({ name }) => ({ key: name, value: name === 'Idempotency-Key' ? newKey : '', disabled: true }));
  const isPublic = requiredStageOf(operation) === 'public';
  return {
    name: operation.summary,
    request: {
      method,
      header: [
        ...(isPublic ? [] : [{ key: 'Cookie', value: `${cookie}={{session}}` }]),
        ...(body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
        ...(operation.security.some((each) => 'phoneProof' in each)
          ? [{ key: 'Authorization', value: 'Bearer {{idToken}}' }]
          : []),
        ...headers,
      ],
      ...(body !== undefined && {
        body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } },
      }),
      url: {
        raw: `{{baseUrl}}${path.replaceAll(/\{(\w+)\}/gu, ':$1')}${sent.size > 0 ? `?${sent}` : ''}`,
        host: ['{{baseUrl}}'],
        path: path
          .slice(1)
          .split('/')
          .map((part) => part.replace(/^\{(\w+)\}$/u, ':$1')),
        ...(variables.length > 0 && { variable: variables }),
        ...(query.length > 0 && { query }),
      },
      description: operation.description ?? '',
    },
    response: responseOf(contract, operation),
  };
}

/** The response of success, if it has an example. */
function responseOf(contract: Contract, operation: Operation) {
  const code = successOf(operation);
  const { description, content } = resolve(contract, operation.responses[String(code)]!);
  const example = content && firstExample(contract, content);
  if (example === undefined) return [];
  return [
    {
      name: description,
      status: STATUS_CODES[code],
      code,
      _postman_previewlanguage: 'json',
      header: [{ key: 'Content-Type', value: 'application/json' }],
      body: JSON.stringify(example, null, 2),
    },
  ];
}

function valueOf({ example, examples, schema }: Pick<Parameter, 'example' | 'examples' | 'schema'>): string {
  const value = example ?? examples?.['default']?.value ?? schema.default ?? '';
  return `${value as string | number}`; // parameters have plain types
}

function firstExample(contract: Contract, content: Content): unknown {
  const { example, examples } = content['application/json'] ?? {};
  const [first] = Object.values(examples ?? {});
  return first ? resolve(contract, first).value : example;
}
