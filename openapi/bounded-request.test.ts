import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedBody, requestBounds } from './bounded-request.ts';
import { createContractAjv } from './contract-validation.ts';
import { newProfileBody } from './examples/factories.ts';
import { resolve, type Schema } from './openapi-document.ts';
import { contract } from './generated/openapi.ts';
import { bodyWith, worstBodies } from './testing/worst-requests.ts';
import { validationErrors, validationProblem } from './schema-validation.ts';

const validate = createContractAjv().getSchema('contract#/components/schemas/ProfileAndPreferencesInput')!;
const worst = worstBodies().map(({ name, json }) => [name, JSON.parse(json) as unknown] as const);

describe('a body beyond the bounds', () => {
  it.each(worst)('%s makes few errors', (_name, body) => {
    expect(validate(boundedBody(body))).toBe(false);
    const found = validate.errors ?? [];
    expect(found.length).toBeLessThan(1000);
    const { errors = [] } = validationProblem(found);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(20);
    for (const { pointer } of errors) expect(pointer.length).toBeLessThan(500);
  });

  it('is cut to a few thousand values', () => {
    for (const [, body] of worst) expect(sizeOf(boundedBody(body))).toBeLessThan(2000);
  });

  it('still has its known fields, so that no error says that they are missing', () => {
    const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`y${i}`, i]));
    void validate(boundedBody({ ...unknown, ...newProfileBody() }));
    expect(new Set(validationErrors(validate.errors ?? []).map(({ detail }) => detail))).toEqual(
      new Set(['Unknown field']),
    );
  });
});

function errorsOf(change: object): string[][] {
  void validate(boundedBody(bodyWith({ profile: change })));
  return validationErrors(validate.errors ?? []).map(({ pointer, detail }) => [pointer, detail]);
}

describe('a body within the bounds', () => {
  it('is normalized and otherwise the same', () => {
    const body = newProfileBody({ profile: { city: ' Hyderabad ', aboutMe: 'Ame\u0301lie\r\n' } });
    expect(boundedBody(body)).toEqual({
      ...body,
      profileCreationInput: { ...body.profileCreationInput, city: 'Hyderabad', aboutMe: 'Am\u00E9lie' },
    });
  });

  it.each([
    ['spaces around it', `${' '.repeat(9000)}x${'\n'.repeat(9000)}`],
    ['letters that NFC joins', 'a\u0323\u0302'.repeat(1500)],
    ['letters of two code units', '\u{1F319}'.repeat(1500)],
  ])('has a text of 1500 characters with %s', (_name, aboutMe) => {
    expect(errorsOf({ aboutMe })).toEqual([]);
    expect(errorsOf({ aboutMe: `${aboutMe.trim()}aaaaaa`.slice(0, 6000).padEnd(1501, 'a') })).toEqual([
      ['/profileCreationInput/aboutMe', 'Maximum 1500 characters'],
    ]);
  });

  it('keeps any JSON of the size of the contract', () => {
    const json = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.stringify(boundedBody(boundedBody(value)))).toBe(JSON.stringify(boundedBody(value)));
      }),
    );
  });
});

it('the bounds are no smaller than the limits of the contract', () => {
  const inputs = ['ProfileAndPreferencesInput', 'PreferencesInput', 'NewProposal', 'VerifiedPhone'];
  const schemas = inputs.flatMap((name) => schemasIn(contract.components.schemas[name]!));
  expect(Math.max(...schemas.map(({ schema }) => schema.maxLength ?? 0))).toBe(requestBounds.textLength);
  expect(Math.max(...schemas.map(({ schema }) => schema.maxItems ?? 0))).toBe(requestBounds.listLength);
  expect(Math.max(...schemas.map(({ depth }) => depth))).toBeLessThanOrEqual(requestBounds.depth);
});

/** A schema and those within it, with their depths. */
function schemasIn(declared: Schema, depth = 0): { schema: Schema; depth: number }[] {
  const schema = resolve(contract, declared);
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return [{ schema, depth }, ...inner.flatMap((each) => schemasIn(each, depth + 1))];
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 1 + value.length / 1500;
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, item) => sum + sizeOf(item), 1);
}
