import { resolve, type Contract, type Schema } from '@mithaq/openapi/openapi-document.ts';

/** The first example of a schema, or one made of the examples of its parts; undefined when a part has none. */
export function composedExample(contract: Contract, declared: Schema): unknown {
  const schema = resolve(contract, declared);
  const [given] = schema.examples ?? [];
  if (given !== undefined) return given;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.items) return listOf(composedExample(contract, schema.items), schema.minItems ?? 1);
  if (!schema.properties) return undefined;
  const parts = Object.entries(schema.properties).map(
    ([name, part]) => [name, composedExample(contract, part)] as const,
  );
  return parts.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(parts);
}

function listOf(item: unknown, count: number): unknown[] | undefined {
  return item === undefined ? undefined : Array.from({ length: Math.max(1, count) }, () => item);
}

/** Every schema and property that has no description or no example, by its place. */
export function undescribed(contract: Contract): string[] {
  return Object.entries(contract.components.schemas).flatMap(([name, schema]) => [
    ...missing(contract, name, schema),
    ...propertiesOf(contract, name, schema),
  ]);
}

/** The properties within a schema, also within objects that have no name. */
function propertiesOf(contract: Contract, at: string, schema: Schema): string[] {
  const inner = schema.items && !schema.items.$ref ? propertiesOf(contract, at, schema.items) : [];
  return Object.entries(schema.properties ?? {})
    .flatMap(([name, part]) => [
      ...missing(contract, `${at}.${name}`, part),
      ...(part.$ref ? [] : propertiesOf(contract, `${at}.${name}`, part)),
    ])
    .concat(inner);
}

function missing(contract: Contract, at: string, schema: Schema): string[] {
  const { description } = resolve(contract, schema);
  return [
    ...(description ? [] : [`${at} has no description: add it in openapi/openapi.yaml.`]),
    ...(composedExample(contract, schema) === undefined
      ? [`${at} has no example: add it in openapi/openapi.yaml.`]
      : []),
  ];
}
