import fc from 'fast-check';
import { operationsOf, resolve, type Operation, type Schema } from '@mithaq/openapi/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';

/** A request that no client sends. `isRouted` is false when its method or path may lead to no operation. */
export type FuzzRequest = {
  operationId: OperationId;
  shape: string;
  caller: 'visitor' | 'incomplete' | 'verified' | 'moderator';
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
  isRouted: boolean;
};

/** The largest body that the server reads. */
const bodyLimit = 64 * 1024;

const contentTypes = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

/** Texts that are repeated until a body is full: many fields, patterns and normalizations are slowest on one of these. */
const units = [
  '.',
  'a',
  '1',
  ' ',
  '@',
  '-',
  'a.',
  'a@',
  '1 ',
  '+1-',
  'www.',
  'http://',
  '\u0000',
  '\n',
  '\u0301',
  'e\u0301\u0323',
  '\uFDFA',
  '\u200D',
  'ن\u200Cو ',
  '٠',
  '１',
  '1\uFE0F\u20E3',
  '①',
  '👨\u200D👩\u200D👧',
  '\uD800',
  '\u202E',
  'zero one ',
  'at gmail dot com ',
  'insta: x ',
  '{{',
  '%00',
  '"\\',
];

const oddTexts = [
  '',
  '\u0000',
  "' or 1=1--",
  '<svg onload=alert(1)>',
  '\u202Egnp.exe',
  '\uD800',
  'a'.repeat(5000),
  '../../etc/passwd',
  '%00',
  '${7*7}',
  '\r\nX-Y: z',
  '\u200B',
  '\uFDFA',
  '٠١٢',
  '__proto__',
  'constructor',
  '1e309',
  'NaN',
];

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer(),
  fc.double(),
  fc.constant(null),
  fc.boolean(),
  fc.array(fc.anything({ maxDepth: 1 }), { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
);

/** Mostly valid values, so that odd ones reach the later checks. */
function fromSchema(declared: Schema): fc.Arbitrary<unknown> {
  const schema = resolve(contract, declared);
  const type = [schema.type].flat()[0];
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, field]) =>
        [name, fc.oneof({ weight: 19, arbitrary: fromSchema(field) }, { weight: 1, arbitrary: odd })] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
  }
  if (type === 'array')
    return fc.uniqueArray(fromSchema(schema.items!), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 3, 4),
    });
  if (type === 'number' || type === 'integer')
    return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
  if (type === 'boolean') return fc.boolean();
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  return fc.string({
    unit: 'grapheme',
    minLength: schema.minLength ?? 0,
    maxLength: Math.min(schema.maxLength ?? 40, 80),
  });
}

/** The smallest valid value, for a worst shape to be put into. */
function plain(declared: Schema): unknown {
  const schema = resolve(contract, declared);
  const type = [schema.type].flat()[0];
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, plain(field)]));
  if (type === 'array') return schema.minItems ? [plain(schema.items!)] : [];
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (schema.format === 'uuid') return '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
  return schema.format === 'date' ? '1990-02-03' : 'Amina';
}

/** The paths of every value in a schema: `['profileCreationInput', 'tags']`. */
function pathsOf(declared: Schema, at: string[] = []): string[][] {
  const { properties } = resolve(contract, declared);
  if (!properties) return [at];
  return [at, ...Object.entries(properties).flatMap(([name, field]) => pathsOf(field, [...at, name]))];
}

/** JSON values that break code which expects a text, a number, a list or a map. */
const trapJson = [
  ...['toString', 'valueOf', 'toJSON', 'constructor', 'hasOwnProperty', 'length', 'then', '__proto__'].flatMap(
    (name) => [`{"${name}":1}`, `{"${name}":null}`, `[{"${name}":1}]`, `"${name}"`],
  ),
  '{"__proto__":null,"toString":null}',
  '{"constructor":{"prototype":null}}',
  '{}',
  '[]',
  '[[[[]]]]',
  '[null]',
  'null',
  'false',
  '""',
  '-0',
  '1e308',
  '-1e999',
  '9007199254740993',
  '5e-324',
  '"\\ud800"',
];

/** Bodies with one of these values in place of each value of the schema; everything else is valid. */
export function trapBodies(operation: Operation): [string, string][] {
  const schema = operation.requestBody && resolve(contract, operation.requestBody).content['application/json']?.schema;
  if (!schema) return [];
  const value = plain(schema);
  return pathsOf(schema).flatMap((path) =>
    trapJson.map((json): [string, string] => [`${json} at /${path.join('/')}`, withJsonAt(value, path, json)]),
  );
}

/** The JSON of a value in which another JSON is at this path. */
function withJsonAt(value: unknown, [name, ...rest]: string[], json: string): string {
  if (name === undefined) return json;
  const { [name]: inner, ...others } = value as Record<string, unknown>; // a path of this schema
  const fields = Object.entries(others).map(([key, other]) => `${JSON.stringify(key)}:${JSON.stringify(other)}`);
  return `{${[...fields, `${JSON.stringify(name)}:${withJsonAt(inner, rest, json)}`].join(',')}}`;
}

/** JSON texts of about this many bytes that are slow to check, by name. */
const worstJson: [string, (bytes: number) => string][] = [
  ...units.map((unit): [string, (bytes: number) => string] => [
    `a text of ${JSON.stringify(unit)}`,
    (bytes) => JSON.stringify(unit.repeat(Math.floor(bytes / Buffer.byteLength(JSON.stringify(unit).slice(1, -1))))),
  ]),
  ...['1', '{}', '[]', 'null', '"a"', '{"a":1}', '"CREATIVE"', '1e308', '"2000-01-01"'].map(
    (item): [string, (bytes: number) => string] => [
      `a list of ${item}`,
      (bytes) => `[${Array.from({ length: Math.floor(bytes / (item.length + 1)) }, () => item).join(',')}]`,
    ],
  ),
  ['a list of different words', (bytes) => `[${numbered(bytes, 10, (i) => `"w${i}"`)}]`],
  ['unknown fields', (bytes) => `{${numbered(bytes, 12, (i) => `"f${i}":1`)}}`],
  ['one field again and again', (bytes) => `{${numbered(bytes, 14, () => '"fullName":1')}}`],
  ['deep lists', (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)],
  ['deep objects', (bytes) => `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`],
  ['a number of many digits', (bytes) => '9'.repeat(bytes)],
  ['a fraction of many digits', (bytes) => `0.${'1'.repeat(bytes - 2)}`],
  ['an exponent without end', (bytes) => `1e${'9'.repeat(bytes - 2)}`],
  ['a long name of a field', (bytes) => `{"${'k'.repeat(bytes - 8)}":1}`],
  ['prototype names', () => '{"__proto__":{"isVerified":true},"constructor":{"prototype":{"x":1}},"toString":1}'],
  ['escapes', (bytes) => `"${'\\u0061'.repeat(bytes / 6)}"`],
];

function numbered(bytes: number, each: number, text: (i: number) => string): string {
  return Array.from({ length: Math.floor(bytes / each) }, (_, i) => text(i)).join(',');
}

/** A body with one worst shape somewhere in it, just below or just above the limit. */
function worstBody(schema: Schema): fc.Arbitrary<[string, string]> {
  const value = plain(schema);
  const paths = pathsOf(schema);
  return fc
    .tuple(fc.constantFrom(...worstJson), fc.constantFrom(...paths), fc.constantFrom(0, 0, 0, 50_000, -2000))
    .map(([[what, make], path, less]) => {
      const room = Math.max(100, bodyLimit - 1000 - less - Buffer.byteLength(JSON.stringify(value)));
      return [`${what} at /${path.join('/')}`, withJsonAt(value, path, make(room))];
    });
}

const brokenBodies: [string, string][] = [
  ['nothing', ''],
  ['half a JSON', '{"a":'],
  ['two values', '{}{}'],
  ['a byte order mark', '\uFEFF{}'],
  ['a NUL', '\u0000'],
  ['a form', 'a=b&c=%ZZ'],
  ['parts', '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nc\r\n--x--'],
  ['XML', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['spaces', ' '.repeat(bodyLimit)],
];

const parameterTexts = fc.oneof(
  fc.uuid(),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  fc.constantFrom('IN', 'SENT', 'RECEIVER', '0', '1', '50', '-1', '1e309', '9.5', 'NaN', '__proto__', ' ', '%', '٣'),
  fc.constantFrom(...units).map((unit) => unit.repeat(400)),
);

/** Queries of 15 KB, which fits into the headers that Node reads. */
const worstQueries: [string, string][] = [
  ['unknown parameters', numbered(15_000, 6, (i) => `q${i}=`).replaceAll(',', '&')],
  ['one parameter again and again', Array.from({ length: 2000 }, () => 'page=1').join('&')],
  ['a list of parameters', Array.from({ length: 1500 }, () => 'limit[]=1').join('&')],
  ['ampersands', '&'.repeat(15_000)],
  ['signs of equality', '='.repeat(15_000)],
  ['percent signs', '%'.repeat(15_000)],
  ['bytes that are no text', '%ff'.repeat(5000)],
  ['a long value', `page=${'9'.repeat(15_000)}`],
  ['prototype names', '__proto__[a]=1&constructor.prototype.a=1&__proto__=1&toString=1'],
  ['a return address', 'returnTo=https%3A%2F%2Fevil.example&next=//evil.example&redirect_uri=javascript%3A1'],
];

const worstUrls = [
  '/api/v1/%',
  '/api/v1/%zz',
  '/api/v1/%c0%af',
  '/api/v1/users/%e0%a4%a',
  '/api//v1/users/current-user',
  '/api/v1/users/../users/current-user',
  '/api/v1/users/%2e%2e/current-user',
  '/api/v1/users/current-user/',
  '/api/v1/users/current-user;a=b',
  '/api/v1/users%2fcurrent-user',
  '/api/v1/proposals/x/y/z',
  '/api/v1/proposals//contact-info',
  '/api/__proto__',
  '/api/v1/constructor',
  `/api/v1/${'a/'.repeat(6000)}`,
  `/api/v1/users/${'%41'.repeat(4000)}`,
  `/api/v1/profiles/${'x'.repeat(15_000)}`,
];

const worstHeaders: Record<string, string>[] = [
  { 'content-type': '' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': `application/json;${'a=b;'.repeat(3000)}` },
  { 'content-type': 'application/json, text/plain' },
  { 'content-type': 'application/vnd.api+json' },
  { 'content-type': '/' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-encoding': 'gzip' },
  { accept: 'text/html' },
  { accept: `${'a/b;q=0.1,'.repeat(1500)}*/*` },
  { 'accept-encoding': 'gzip;q=9, br;;, *;q=nan' },
  { 'accept-language': `${'ur-PK,'.repeat(2500)}x` },
  { authorization: `Bearer ${'a.'.repeat(7000)}` },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
  { authorization: 'Basic \u00ff\u00fe' },
  { origin: 'null' },
  { origin: 'http://[::1' },
  { 'sec-fetch-site': 'cross-site' },
  { host: '' },
  { host: 'evil.example' },
  { 'x-forwarded-for': '1.2.3.4, \u00ff' },
  { 'x-forwarded-proto': 'javascript' },
  { 'x-http-method-override': 'DELETE' },
  { range: `bytes=${'0-1,'.repeat(3000)}` },
  { 'if-none-match': '"'.repeat(5000) },
  { cookie: `${'a=b; '.repeat(3000)}mithaq_session=x` },
  { cookie: `mithaq_session=${'x'.repeat(15_000)}` },
  { cookie: 'mithaq_session=%E0%A4%A; mithaq_session="; ;;=;' },
];

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

/** Ids for the requests, so that some of them name existing things. */
export type KnownIds = { userIds: string[]; profileIds: string[]; preferencesIds: string[]; proposalIds: string[] };

/** Requests to every operation: nearly valid ones, and the worst shapes of body, query, path, headers and method. */
export function fuzzRequests(known: KnownIds): fc.Arbitrary<FuzzRequest> {
  const ids = fc.constantFrom(...Object.values(known).flat());
  return fc.oneof(...operationsOf(contract).map((each) => requestsTo(each, ids)));
}

function requestsTo(
  { method, path, operation }: { method: string; path: string; operation: Operation },
  ids: fc.Arbitrary<string>,
): fc.Arbitrary<FuzzRequest> {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter));
  const body = operation.requestBody && resolve(contract, operation.requestBody).content['application/json']?.schema;

  const urlPath = fc
    .tuple(...parameters.filter((p) => p.in === 'path').map(() => fc.oneof(ids, ids, parameterTexts)))
    .map((values) =>
      path.replace(/\{\w+\}/g, () => encodeURIComponent(String(values.shift()).toWellFormed()) || '%20'),
    );
  const declaredQuery = fc
    .tuple(
      ...parameters
        .filter((p) => p.in === 'query')
        .map((parameter) =>
          fc.option(
            fc
              .oneof(fromSchema(parameter.schema).map(String), parameterTexts)
              .map((value) => `${parameter.name}=${encodeURIComponent(value.toWellFormed())}`),
          ),
        ),
    )
    .map((pairs) => pairs.filter((pair) => pair !== null).join('&'));
  const named = fc.tuple(urlPath, declaredQuery).map(([to, query]) => (query ? `${to}?${query}` : to));
  const caller = fc.constantFrom<FuzzRequest['caller']>(
    'visitor',
    'incomplete',
    'moderator',
    'verified',
    'verified',
    'verified',
  );
  const likely = body
    ? fc.oneof({ weight: 4, arbitrary: fromSchema(body) }, { weight: 1, arbitrary: odd })
    : fc.constant(undefined);
  const likelyJson = likely.map((value) => (value === undefined ? undefined : JSON.stringify(value)));

  const base = fc.record({
    operationId: fc.constant(operation.operationId as OperationId), // the operations of the contract
    caller,
    method: fc.constant(method),
    url: named,
    payload: likelyJson,
    isRouted: fc.constant(true),
  });
  const none: Record<string, string> = {};
  const json: Record<string, string> = { 'content-type': contentTypes[0]! };
  const typeOf = (payload: string | undefined): Record<string, string> => (payload === undefined ? none : json);

  const valid = base.map((request) => ({ ...request, shape: 'nearly valid', headers: typeOf(request.payload) }));
  const withType = fc
    .tuple(base, fc.constantFrom(...contentTypes, ''), fc.constantFrom(...brokenBodies))
    .map(([request, type, [what, payload]]) => ({
      ...request,
      shape: `${what} as ${type || 'no type'}`,
      headers: type ? { 'content-type': type } : none,
      payload: method === 'GET' ? undefined : payload,
    }));
  const withQuery = fc.tuple(base, urlPath, fc.constantFrom(...worstQueries)).map(([request, to, [what, query]]) => ({
    ...request,
    shape: `a query of ${what}`,
    url: `${to}?${query}`,
    headers: typeOf(request.payload),
  }));
  const withUrl = fc.tuple(base, fc.constantFrom(...worstUrls)).map(([request, url]) => ({
    ...request,
    shape: `the path ${url.slice(0, 40)}`,
    url,
    headers: typeOf(request.payload),
    isRouted: false,
  }));
  const withHeaders = fc.tuple(base, fc.constantFrom(...worstHeaders)).map(([request, headers]) => ({
    ...request,
    shape: `the header ${JSON.stringify(headers).slice(0, 60)}`,
    headers: { ...typeOf(request.payload), ...headers },
  }));
  const withMethod = fc.tuple(base, fc.constantFrom(...methods)).map(([request, other]) => ({
    ...request,
    shape: `the method ${other}`,
    method: other,
    headers: typeOf(request.payload),
    isRouted: false,
  }));
  const withWorstBody = fc
    .tuple(base, worstBody(body ?? { type: 'object' }), fc.constantFrom(...contentTypes, ...contentTypes.slice(0, 1)))
    .map(([request, [what, payload], type]) => ({
      ...request,
      shape: `${what} as ${type}`,
      headers: { 'content-type': type },
      payload,
    }));
  return fc.oneof(
    { weight: 6, arbitrary: valid },
    { weight: 2, arbitrary: withType },
    { weight: 2, arbitrary: withQuery },
    { weight: 1, arbitrary: withUrl },
    { weight: 2, arbitrary: withHeaders },
    { weight: 1, arbitrary: withMethod },
    { weight: body ? 8 : method === 'GET' ? 0 : 2, arbitrary: withWorstBody },
  );
}
