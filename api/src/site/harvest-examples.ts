import { operationsOf, resolve, type Content, type Contract, type Schema } from '@mithaq/openapi/openapi-document.ts';

/**
 * Gives the schemas and properties of a contract the values that they have in the examples of the operations, so that one
 * story explains every field. What has an example of its own keeps it. An object is an example as a whole, so that its fields agree.
 */
export function harvestExamples(contract: Contract): void {
  for (const { operation } of operationsOf(contract)) {
    const taken = operation.requestBody && resolve(contract, operation.requestBody).content;
    if (taken) harvest(contract, taken);
  }
  for (const { operation } of operationsOf(contract)) {
    const given = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
    for (const [, response] of given) harvest(contract, resolve(contract, response).content);
  }
}

function harvest(contract: Contract, content: Content | undefined): void {
  const { schema, example, examples } = content?.['application/json'] ?? {};
  const [first] = Object.values(examples ?? {});
  if (schema) note(contract, schema, first ? resolve(contract, first).value : example);
}

function note(contract: Contract, declared: Schema, value: unknown): void {
  if (value === undefined || value === null) return;
  const target = declared.$ref ? targetOf(contract, declared.$ref) : declared;
  if (target.$ref) return note(contract, target, value);
  if (target.items && Array.isArray(value)) for (const each of value) note(contract, target.items, each);
  if (target.properties && typeof value === 'object')
    for (const [name, part] of Object.entries(target.properties))
      note(contract, part, (value as Record<string, unknown>)[name]);
  target.examples ??= [value];
  // A schema of many fields, such as a name, has another value in each.
  if (declared.$ref) declared.examples ??= [value];
}

function targetOf(contract: Contract, ref: string): Schema {
  return contract.components.schemas[ref.split('/').at(-1)!]!; // the linters check that it exists
}
