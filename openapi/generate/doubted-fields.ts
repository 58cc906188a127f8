import { resolve, type Contract, type Schema } from '../openapi-document.ts';

/**
 * The contract with the values of `DoubtedField`: each text of a profile and its preferences with `x-no-contact`, but for names of
 * the list of places. So a text that is added reaches the moderators by itself.
 */
export function withDoubtedFields(contract: Contract): Contract {
  const { schemas } = contract.components;
  const written = (schema: string) =>
    Object.entries(schemas[schema]!.properties!)
      .filter(([, field]) => isWrittenFreely(contract, field))
      .map(([name]) => name);
  const preferred = (name: string) => `preferred${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const doubted = [
    ...written('ProfileCreationInput'),
    ...written('PreferencesInput'),
    ...written('PreferredLocation').map(preferred),
  ];
  const DoubtedField = { ...schemas['DoubtedField']!, enum: doubted };
  return { ...contract, components: { ...contract.components, schemas: { ...schemas, DoubtedField } } };
}

function isWrittenFreely(contract: Contract, declared: Schema): boolean {
  const field = resolve(contract, declared);
  return [field, ...(field.items ? [resolve(contract, field.items)] : [])]
    .map((schema) => ({ ...field, ...schema }))
    .some((schema) => schema['x-no-contact'] === true && !schema['x-country'] && !schema['x-state-of']);
}
