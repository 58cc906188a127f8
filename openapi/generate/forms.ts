import { resolve, type Contract, type Schema } from '../openapi-document.ts';
import { ContractMistake } from './mistakes.ts';

/** The request body that a form fills in. */
const request = 'ProfileAndPreferencesInput';

/** One zod/mini schema for each object of the request, with its nesting, limits and sentences from the contract. */
export function formRules(contract: Contract): string {
  const schemas = new Map<string, string>();
  addObject(contract, request, schemas);
  return [
    '// Generated from openapi.yaml by generate.ts.',
    "import * as z from 'zod/mini';",
    "import { date, listOf, notAbove, number, oneOf, optional, orNull, text } from '../form-rules.ts';",
    '',
    ...[...schemas].map(([name, code]) => `export const ${name} = ${code};\n`),
    '/** The texts that other members read, which are searched for contact details (x-no-contact). */',
    `export const screenedFields = ${JSON.stringify(screenedFields(contract, { $ref: `#/components/schemas/${request}` }))} as const;`,
    '',
    '/** The fields that may be left empty. */',
    `export const optionalFields: readonly string[] = ${JSON.stringify(optionalFields(contract, { $ref: `#/components/schemas/${request}` }))};`,
    '',
  ].join('\n');
}

/** The paths of the texts and lists of texts within a schema that are searched for contact details. */
function screenedFields(contract: Contract, declared: Schema, path: string[] = []): string[] {
  const schema = resolve(contract, declared);
  if (schema['x-no-contact'] || schema.items?.['x-no-contact']) return [path.join('.')];
  const fields = Object.entries(schema.properties ?? {});
  return fields.flatMap(([name, field]) => screenedFields(contract, field, [...path, name]));
}

/** The paths of the fields within a schema that their object does not require. */
function optionalFields(contract: Contract, declared: Schema, path: string[] = []): string[] {
  const { properties = {}, required = [] } = resolve(contract, declared);
  return Object.entries(properties).flatMap(([name, field]) => [
    ...(required.includes(name) ? [] : [[...path, name].join('.')]),
    ...optionalFields(contract, field, [...path, name]),
  ]);
}

/** Adds the schema of a named object, after those that it consists of. */
function addObject(contract: Contract, name: string, schemas: Map<string, string>): string {
  const variable = name.charAt(0).toLowerCase() + name.slice(1);
  const object = contract.components.schemas[name]!;
  const { properties = {}, required = [], 'x-not-above': pairs } = object;
  const fields = Object.entries(properties).map(([field, declared]) => {
    const rule = ruleFor(contract, declared, schemas, `${name}.${field}`);
    const isNullable = typesOf(resolve(contract, declared)).includes('null');
    if (required.includes(field)) return `  ${field}: ${isNullable ? `orNull(${rule})` : rule},`;
    return `  ${field}: optional(${rule}${isNullable ? ', { nullable: true }' : ''}),`;
  });
  const order = pairs ? `.check(notAbove(${JSON.stringify(pairs)}, ${messages(object)}))` : '';
  schemas.set(variable, `z.object({\n${fields.join('\n')}\n})${order}`);
  return variable;
}

/** @throws ContractMistake for a schema of which a form has no rule, rather than a rule that accepts anything */
function ruleFor(contract: Contract, declared: Schema, schemas: Map<string, string>, at: string): string {
  const schema = resolve(contract, declared);
  if (declared.$ref && schema.properties) return addObject(contract, declared.$ref.split('/').at(-1)!, schemas);
  const sentences = messages(schema);
  const limits = (...names: (keyof Schema)[]) =>
    JSON.stringify(Object.fromEntries(names.filter((n) => schema[n] !== undefined).map((n) => [n, schema[n]])));
  const type = typesOf(schema).find((each) => each !== 'null');
  if (type === 'array') {
    const { enum: values, minLength, maxLength } = resolve(contract, schema.items!);
    const [among, each] = values
      ? [`${JSON.stringify(values)} as const`, '']
      : ['null', `, ${JSON.stringify({ minLength, maxLength })}`];
    return `listOf(${among}, ${limits('minItems', 'maxItems', 'uniqueItems')}, ${sentences}${each})`;
  }
  if (schema.enum)
    return `oneOf(${JSON.stringify(schema.enum.filter((value) => value !== null))} as const, ${sentences})`;
  if (type === 'boolean') return 'z.boolean()';
  if (type === 'number' || type === 'integer')
    return `number(${JSON.stringify(type)}, ${limits('minimum', 'maximum', 'multipleOf')}, ${sentences})`;
  if (schema.format === 'date') return `date(${limits('x-minimum-age')}, ${sentences})`;
  if (type === 'string') return `text(${limits('minLength', 'maxLength', 'pattern')}, ${sentences})`;
  throw new ContractMistake(
    `${at} in openapi/openapi.yaml has no type that a form knows. Give it one \`type\` (with null: [string, 'null']), one \`$ref\`, or \`anyOf: [{ $ref }, { const: null }]\`; no other anyOf, oneOf or allOf has a rule.`,
  );
}

function typesOf({ type = [] }: Schema): string[] {
  return [type].flat();
}

/** The sentences of `x-messages`, as code; of a list also those of its items. */
function messages(schema: Schema): string {
  return JSON.stringify({ ...schema.items?.['x-messages'], ...schema['x-messages'] });
}
