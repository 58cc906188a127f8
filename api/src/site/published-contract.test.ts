import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createContractAjv } from '@mithaq/openapi/contract-validation.ts';
import { operationsOf, resolve, type Contract } from '@mithaq/openapi/openapi-document.ts';
import { undescribed } from './composed-example.ts';
import { harvestExamples } from './harvest-examples.ts';
import { postmanCollection } from './postman-collection.ts';
import { publishedContract } from './published-contract.ts';

const file = new URL('../../../openapi/generated/openapi.json', import.meta.url);
const source = JSON.parse(readFileSync(file, 'utf8')) as Contract; // generate.ts wrote it
const published = publishedContract(source);
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

  it('tells the reasons of one code apart', () => {
    const { operation } = operationsOf(published).find((each) => each.operation.operationId === 'recordVerifiedPhone')!;
    expect(Object.keys(operation.responses['429']!.content!['application/problem+json']!.examples!)).toEqual([
      'rate-limited.PHONE_PROOFS_PER_10_MIN',
      'rate-limited.PHONE_COOL_DOWN_HOURS',
    ]);
    expect(operation.responses['403']!.description).toContain('(OTHER_NUMBER)');
    expect(operation.responses['409']!.description).not.toContain('already-proposed');
  });

  it('says that every response has X-Request-Id, and of seven operations RateLimit', () => {
    for (const { response } of responses) expect(response.headers).toHaveProperty('X-Request-Id');
    const limited = responses.filter(({ response }) => response.headers?.['RateLimit-Remaining']);
    expect(new Set(limited.map(({ operation }) => operation.operationId)).size).toBe(7);
  });
});

it('the Postman collection has every operation with the example of its request', () => {
  const { item } = postmanCollection(published);
  const items = item.flatMap((folder) => folder.item);
  expect(items).toHaveLength(operationsOf(published).length);
  const send = items.find(({ name }) => name === 'Send a proposal of marriage')!;
  expect(JSON.parse(send.request.body!.raw)).toEqual({ receiverProfileId: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b' });
  const states = items.find(({ name }) => name === 'States of a country')!;
  expect(states.request.url).toMatchObject({
    raw: '{{baseUrl}}/api/v1/locations/countries/:code/states',
    variable: [{ key: 'code', value: 'IN' }],
  });
});
