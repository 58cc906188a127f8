import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { operationsOf } from '@mithaq/openapi/openapi-document.ts';
import { expect, it } from 'vitest';
import { factsOf } from './facts.ts';

const factsWith = (of = contract) => factsOf(of, { name: 'Nikah <b>House', contactEmail: 'api@nikah.example' });

it('the operator is named as text', () => {
  expect(factsWith()['operator']).toBe('Nikah &#60;b&#62;House, [api&#64;nikah.example](mailto:api@nikah.example)');
});

it('the guide to versions lists the deprecated operations with their days', () => {
  expect(factsWith()['deprecated']).toBe('No operation is deprecated now.');
  const changed = structuredClone(contract);
  const { operation } = operationsOf(changed).find((each) => each.operation.operationId === 'listCountries')!;
  Object.assign(operation, { deprecated: true, 'x-deprecated-since': '2027-01-01', 'x-sunset': '2027-07-01' });
  expect(factsWith(changed)['deprecated']).toContain('| `GET /api/v1/locations/countries` | 2027-01-01 | 2027-07-01 |');
});

it('the guide to versions tells the enumerations that may grow from those that do not', () => {
  const [grows, stays] = factsWith()['growing']!.split('. ');
  expect([grows, stays]).toEqual([expect.stringContaining('`NotificationKind`'), expect.stringContaining('`Gender`')]);
});
