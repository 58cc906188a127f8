import { operationsOf, type Contract, type Schema } from './openapi-document.ts';

type Published = Schema & {
  additionalProperties?: boolean;
  'x-format'?: string;
  'x-multiple-of'?: number;
};

/** The formats of the contract's own, which no other validator knows. */
const ownFormats = new Set(['plain-line', 'plain-text']);

/**
 * Makes the schemas of a published contract ones that every validator takes, and that go on fitting: what is received is open for fields
 * that come later, and for values where the contract says `x-may-grow`; what is sent stays closed, so that a typing error is found. A schema
 * of both that is closed or may grow becomes two.
 * @returns the names of the schemas of responses
 */
export function openResponses(contract: Contract): Set<string> {
  const { schemas } = contract.components;
  const requests: unknown[] = operationsOf(contract).flatMap(({ operation }) => [
    operation.requestBody,
    operation.parameters,
  ]);
  const responses = operationsOf(contract).map(({ operation }) => operation.responses);
  const received = namesIn(contract, responses);
  const shared = [...namesIn(contract, [requests, contract.components.requestBodies])].filter(
    (name) => received.has(name) && differsByDirection(contract, schemas[name]!),
  );
  const sentOnly = Object.keys(schemas).filter((name) => !received.has(name));
  for (const name of shared) schemas[`${name}Input`] = structuredClone(schemas[name]!);
  const ofRequests = [...sentOnly, ...shared.map((name) => `${name}Input`)].map((name) => schemas[name]!);
  const { requestBodies, parameters } = contract.components;
  for (const node of [...requests, requestBodies, parameters, ...ofRequests]) pointToInputs(node, shared);
  for (const part of ofRequests.flatMap(partsOf)) delete part['x-may-grow'];
  for (const name of received) open(schemas[name]!);
  for (const { content } of responses.flatMap((each) => Object.values(each)))
    for (const { schema } of Object.values(content ?? {})) open(schema);
  for (const schema of Object.values(schemas)) useCommonKeywords(schema);
  for (const { schema } of Object.values(parameters)) useCommonKeywords(schema);
  return received;
}

/** The names of the schemas that a part of the contract leads to. */
function namesIn(contract: Contract, part: unknown, found = new Set<string>()): Set<string> {
  for (const ref of referencesIn(part)) {
    const [, , kind, name] = ref.$ref.split('/') as [string, string, keyof Contract['components'], string];
    if (kind === 'schemas') {
      if (found.has(name)) continue;
      found.add(name);
    }
    namesIn(contract, contract.components[kind][name], found);
  }
  return found;
}

function referencesIn(node: unknown): { $ref: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  const here = '$ref' in node && typeof node.$ref === 'string' ? [node as { $ref: string }] : [];
  return [...here, ...Object.values(node).flatMap(referencesIn)];
}

function pointToInputs(part: unknown, names: string[]): void {
  for (const ref of referencesIn(part)) {
    const name = ref.$ref.replace('#/components/schemas/', '');
    if (names.includes(name)) ref.$ref = `#/components/schemas/${name}Input`;
  }
}

function differsByDirection(contract: Contract, schema: Schema): boolean {
  return [schema, ...[...namesIn(contract, schema)].map((name) => contract.components.schemas[name]!)].some((each) =>
    partsOf(each).some((part) => part.additionalProperties === false || part['x-may-grow']),
  );
}

/** A schema and those that are written within it. */
function partsOf(schema: Published): Published[] {
  const { items, properties = {} } = schema;
  return [schema, ...[items ?? [], Object.values(properties)].flat().flatMap(partsOf)];
}

function open(schema: Schema): void {
  for (const part of partsOf(schema)) {
    if (part.additionalProperties === false) delete part.additionalProperties;
    if (part['x-may-grow']) part.description = [part.description, 'May get more values.'].filter(Boolean).join(' ');
  }
}

/** Floating point makes `multipleOf: 0.1` refuse 15 heights of 51, and a strict validator stops at a format that it does not know. */
function useCommonKeywords(schema: Schema): void {
  for (const part of partsOf(schema)) {
    const { format, multipleOf } = part;
    if (format && ownFormats.has(format)) {
      delete part.format;
      part['x-format'] = format;
    }
    if (multipleOf && !Number.isInteger(multipleOf)) {
      delete part.multipleOf;
      part['x-multiple-of'] = multipleOf;
    }
  }
}
