import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { createContractAjv, requestProblem } from '@mithaq/openapi/contract-validation.ts';
import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import { operationsOf, resolve, type Contract } from '@mithaq/openapi/openapi-document.ts';
import { composedExample, undescribed } from './composed-example.ts';
import { harvestExamples } from './harvest-examples.ts';
import { postmanCollection } from './postman-collection.ts';
import { publishedContract } from './published-contract.ts';

const file = new URL('../../../openapi/generated/openapi.json', import.meta.url);
const source = JSON.parse(readFileSync(file, 'utf8')) as Contract; // generate.ts wrote it
const publicUrl = 'https://mithaq.example';
const published = publishedContract(source, publicUrl, { name: 'Nikah House', contactEmail: 'api@nikah.example' });
const responses = operationsOf(published).flatMap(({ operation }) =>
  Object.entries(operation.responses).map(([status, response]) => ({ operation, status, response })),
);

describe('the published contract', () => {
  it('describes every schema and property, with an example', () => {
    const described = structuredClone(source);
    harvestExamples(described);
    expect(undescribed(described)).toEqual([]);
  });

  it('has an example of each problem of each operation, which fits its schema', () => {
    const ajv = createContractAjv();
    for (const { operation, status, response } of responses.filter((each) => Number(each.status) >= 400)) {
      const [content] = Object.values(response.content!);
      const examples = Object.entries(content!.examples!).map(([name, each]) => ({
        name,
        ...resolve(published, each),
      }));
      for (const { name, value } of examples) {
        expect(ajv.validate('contract#/components/schemas/Problem', value), `${operation.operationId} ${name}`).toBe(
          true,
        );
        expect(value).toMatchObject({ status: Number(status), code: name.split('.')[0] });
      }
      expect(response.description).toContain('/problems/');
    }
  });

  it('leaves off what is optional in the samples of the reference, whose example would be refused', () => {
    const { IfMatch, ProposalId } = published.components.parameters;
    expect(IfMatch).toMatchObject({ examples: { default: { value: '"1a2b3c4d5e6f7"', 'x-disabled': true } } });
    expect([IfMatch!.example, ProposalId!.example]).toEqual([undefined, '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c']);
  });

  it('names a field that the operation has for a text with contact details', () => {
    const pointers = operationsOf(published).flatMap(({ operation }) => {
      const examples = operation.responses['400']?.content!['application/problem+json']!.examples ?? {};
      const value = examples['contact-in-text'] && resolve(published, examples['contact-in-text']).value;
      return value ? [[operation.operationId, (value as Problem).errors![0]!.pointer]] : [];
    });
    expect(Object.fromEntries(pointers)).toMatchObject({
      sendProposal: '/note',
      completeProfile: '/profileCreationInput/fullName',
    });
  });

  it('tells the reasons of one code apart', () => {
    const { operation } = operationsOf(published).find((each) => each.operation.operationId === 'recordVerifiedPhone')!;
    expect(Object.keys(operation.responses['429']!.content!['application/problem+json']!.examples!)).toEqual([
      'rate-limited.PHONE_PROOFS_PER_10_MIN',
      'rate-limited.PHONE_COOL_DOWN_HOURS',
    ]);
    expect(operation.responses['403']!.description).toContain('(OTHER_NUMBER)');
    expect(operation.responses['409']!.description).not.toContain('already-proposed');
  });

  it('names its operator, whom the repository does not name', () => {
    expect([published.info.contact, source.info.contact]).toEqual([
      { name: 'Nikah House', email: 'api@nikah.example' },
      undefined,
    ]);
  });

  it('says of each response which headers it may have', () => {
    for (const { response } of responses) expect(response.headers).toHaveProperty('X-Request-Id');
    const statusesOf = (header: string, operationId: string) =>
      responses
        .filter(({ operation, response }) => operation.operationId === operationId && response.headers?.[header])
        .map(({ status }) => status);
    expect(statusesOf('RateLimit', 'getFeed')).toEqual(['200', '429']);
    expect(statusesOf('RateLimit', 'recordVerifiedPhone')).toEqual(['200', '400', '403', '409', '429', '500', '503']);
    expect(statusesOf('RateLimit', 'startGoogleSignIn')).toEqual(['302', '400', '429', '500', '503']);
    expect(statusesOf('RateLimit', 'listBlocks')).toEqual([]);
    expect(statusesOf('Link', 'getFeed')).toEqual(['200']);
    expect(statusesOf('Link', 'listBlocks')).toEqual(['200', '304']);
    expect(statusesOf('Has-Next-Page', 'listBlocks')).toEqual(['200', '304']);
    expect(statusesOf('Idempotency-Replayed', 'sendProposal')).toEqual(['201']);
  });
});

describe('a validator that knows nothing of this server', () => {
  // The formats of JSON Schema and of the OpenAPI registry.
  const names = ['uuid', 'date', 'date-time', 'email', 'uri', 'uri-reference', 'int32', 'double'];
  const formats = Object.fromEntries(names.map((name) => [name, true as const]));
  const plain = () =>
    new Ajv2020({ strictSchema: false, strictTypes: false, formats }).addSchema(published, 'published');

  it('takes every height, and fields and values that come later in what is received', () => {
    const ajv = plain();
    const fits = (schema: string, value: unknown) => ajv.validate(`published#/components/schemas/${schema}`, value);
    for (let tenths = 30; tenths <= 80; tenths += 1)
      expect([tenths, fits('Height', tenths / 10)]).toEqual([tenths, true]);
    const quiet = { from: 22, to: 7, days: ['FRI'] };
    expect([fits('QuietHours', quiet), fits('QuietHoursInput', quiet)]).toEqual([true, false]);
    for (const { response } of responses)
      for (const { schema } of Object.values(response.content ?? {}))
        expect(JSON.stringify(schema)).not.toContain('additionalProperties');
    const used = [...JSON.stringify(published).matchAll(/"format":"([a-z0-9-]+)"/g)].map(([, name]) => name);
    expect(used.filter((name) => !names.includes(name!))).toEqual([]);
    const marked = ['ProposalStatus', 'Prayer', 'PrayerInput', 'Gender'].map(
      (name) => published.components.schemas[name]!['x-may-grow'] ?? false,
    );
    expect(marked).toEqual([true, true, false, false]);
  });

  it('compiles each schema also when it is strict', () => {
    const ajv = new Ajv2020({ strict: true, formats });
    const named = [...JSON.stringify(published).matchAll(/"(x-[a-z-]+)":/g)].map(([, name]) => name!);
    ajv.addVocabulary([...new Set(named), ...Object.keys(published)]);
    ajv.addSchema(published, 'published');
    const places = Object.keys(published.components.schemas).map((name) => `components/schemas/${name}`);
    for (const place of [...places, ...schemasIn(published.paths, 'paths').values()])
      expect(() => ajv.compile({ $ref: `published#/${place}` })).not.toThrow();
  });

  it('knows each name, and takes each example', () => {
    const ajv = plain();
    for (const [name, { examples = [] }] of Object.entries(published.components.schemas))
      for (const example of examples)
        expect([name, ajv.validate(`published#/components/schemas/${name}`, example), ajv.errorsText()]).toEqual([
          name,
          true,
          'No errors',
        ]);
  });
});

/** A place of each schema of parameters, requests and responses, as a JSON Pointer; of those that are the same one. */
function schemasIn(node: unknown, at: string, places = new Map<string, string>()): Map<string, string> {
  if (typeof node !== 'object' || node === null) return places;
  for (const [key, value] of Object.entries(node)) {
    const place = `${at}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
    if (key === 'schema') places.set(JSON.stringify(value), place);
    else schemasIn(value, place, places);
  }
  return places;
}

it('the own example of each request can be sent', () => {
  for (const { operation, path } of operationsOf(published).filter((each) => each.operation.requestBody)) {
    const { schema } = resolve(published, operation.requestBody!).content['application/json']!;
    const body = structuredClone(resolve(published, schema).examples?.[0]);
    const id = '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
    const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => [name, id]));
    const operationId = operation.operationId as OperationId;
    const problem = requestProblem(operationId, { path: params, body, query: {} }, () => new Date());
    expect([operationId, problem]).toEqual([operationId, null]);
  }
  const { ListedProfile } = published.components.schemas;
  expect(composedExample(published, ListedProfile!)).toMatchObject({ country: 'India', occupation: 'Architect' });
});

it('the Postman collection has every operation with the examples of its request and its response', () => {
  const { item } = postmanCollection(published, publicUrl);
  const items = item.flatMap((folder) => folder.item);
  expect(items).toHaveLength(operationsOf(published).length);
  const send = items.find(({ name }) => name === 'Send a proposal of marriage')!;
  expect(JSON.parse(send.request.body!.raw)).toEqual({ receiverProfileId: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b' });
  expect(send.response).toMatchObject([{ status: 'Created', code: 201, body: expect.stringContaining('"PENDING"') }]);
  const hasBody = operationsOf(published).map(({ operation: { responses: all } }) => all['200'] ?? all['201']);
  expect(items.filter(({ response }) => response.length > 0)).toHaveLength(hasBody.filter((each) => each).length);
  const states = items.find(({ name }) => name === 'States of a country')!;
  expect(states.request.url).toMatchObject({
    raw: '{{baseUrl}}/api/v1/locations/countries/:code/states',
    variable: [{ key: 'code', value: 'IN' }],
  });
  // Bruno takes the query from `raw`.
  for (const { request } of items) {
    const enabled = (request.url.query ?? []).filter(({ disabled }) => !disabled);
    const raw = [...new URLSearchParams(request.url.raw.split('?')[1])];
    expect([request.url.raw, raw]).toEqual([request.url.raw, enabled.map(({ key, value }) => [key, value])]);
  }
  expect(items.filter(({ request }) => request.url.raw.includes('?'))).not.toEqual([]);
});
