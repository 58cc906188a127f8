import fc from 'fast-check';
import { operationsOf, resolve, type Schema } from '@mithaq/openapi/generate/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import { expect, it } from 'vitest';
import { onEachSubject, type TestMember } from './test-client.ts';

/** Values that no client sends. */
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
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
    'ﷺ',
    '٠١٢',
  ),
  fc.integer(),
  fc.double(),
  fc.constant(null),
  fc.boolean(),
  fc.array(fc.anything({ maxDepth: 1 }), { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
);

/** Mostly valid values, so that odd ones get past the first check. */
function fromSchema(declared: Schema): fc.Arbitrary<unknown> {
  const schema = resolve(contract, declared);
  const type = [schema.type].flat()[0];
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, field]) =>
        [name, fc.oneof({ weight: 9, arbitrary: fromSchema(field) }, { weight: 1, arbitrary: odd })] as const,
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

const text = fc.oneof(
  fc.uuid(),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  fc.constantFrom('IN', 'SENT', '0', '-1', '1e309', '9.5', 'NaN', '__proto__'),
);

onEachSubject(
  ({ verified }) => {
    it.each(operationsOf(contract).map(({ operation }) => operation))(
      '$operationId returns a declared response below 500 to any request',
      async (operation) => {
        const id = operation.operationId as OperationId;
        const member: TestMember = await verified();
        const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter));
        const named = (where: 'path' | 'query') =>
          fc.record(Object.fromEntries(parameters.filter((p) => p.in === where).map(({ name }) => [name, text])), {
            requiredKeys: where === 'path' ? undefined : [],
          });
        const schema =
          operation.requestBody && resolve(contract, operation.requestBody).content['application/json']?.schema;
        const body = schema
          ? fc.oneof({ weight: 3, arbitrary: fromSchema(schema) }, { weight: 1, arbitrary: odd })
          : fc.constant(undefined);
        await fc.assert(
          fc.asyncProperty(named('path'), named('query'), body, async (params, query, sent) => {
            const encoded = Object.fromEntries(
              Object.entries(params).map(([name, value]) => [name, encodeURIComponent(String(value).toWellFormed())]),
            );
            // ask() checks each response against the contract.
            const { status } = await member.ask(id, {
              params: encoded,
              query: query as Record<string, string>,
              ...(sent !== undefined && { body: sent }),
            });
            expect(status).toBeLessThan(500);
          }),
          { numRuns: 60 },
        );
      },
    );
  },
  {
    only: 'api',
    limits: { PROPOSALS_PER_DAY: 0, PROPOSALS_PENDING: 0, PROFILES_PER_DAY: 0, PHONE_PROOFS_PER_10_MIN: 0 },
  },
);
