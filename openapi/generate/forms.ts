import { resolve, type Contract, type Schema } from './contract.ts';

/** The request schemas of which forms are made. */
const forms = ['ProfileCreationInput', 'PreferencesInput', 'PreferredLocation'];

/** zod/mini rules for each field that has x-messages, limits and words from the contract. */
export function formRules(contract: Contract): string {
  const rules = forms.map((name) => {
    const { properties = {}, 'x-not-above': pairs } = contract.components.schemas[name]!;
    const fields = Object.entries(properties).flatMap(([field, schema]) => ruleFor(contract, schema, field));
    const order = pairs
      ? `\nexport const ${lower(name)}Order = ${JSON.stringify({ pairs, message: messages(contract.components.schemas[name]!)['x-not-above'] })} as const;\n`
      : '';
    return `export const ${lower(name)}Rules = {\n${fields.join('\n')}\n};\n${order}`;
  });
  return [
    '// Generated from openapi.yaml by generate.ts.',
    "import { chosen, date, number, oneOf, text } from '../form-rules.ts';",
    '',
    ...rules,
  ].join('\n');
}

function ruleFor(contract: Contract, declared: Schema, field: string): string[] {
  if (!declared['x-messages']) return [];
  const schema = resolve(contract, declared);
  const words = JSON.stringify(messages(schema));
  const limits = (...names: (keyof Schema)[]) =>
    JSON.stringify(Object.fromEntries(names.filter((n) => schema[n] !== undefined).map((n) => [n, schema[n]])));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') {
    const { enum: values, minLength, maxLength } = resolve(contract, schema.items!);
    const [among, each] = values
      ? [`${JSON.stringify(values)} as const`, '']
      : ['null', `, ${JSON.stringify({ minLength, maxLength })}`];
    return [`  ${field}: chosen(${among}, ${limits('minItems', 'maxItems', 'uniqueItems')}, ${words}${each}),`];
  }
  if (schema.enum) return [`  ${field}: oneOf(${JSON.stringify(schema.enum)} as const, ${words}),`];
  if (type === 'number' || type === 'integer')
    return [`  ${field}: number(${JSON.stringify(type)}, ${limits('minimum', 'maximum', 'multipleOf')}, ${words}),`];
  if (schema.format === 'date') return [`  ${field}: date(${limits('x-minimum-age')}, ${words}),`];
  return [`  ${field}: text(${limits('minLength', 'maxLength', 'pattern')}, ${words}),`];
}

function messages(schema: Schema): Record<string, string> {
  return schema['x-messages'] ?? {};
}

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
