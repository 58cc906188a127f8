import { resolve, type Contract, type Schema } from '../openapi-document.ts';
import { labelOf } from './labels.ts';

/**
 * The contract with the values of `FlaggedField`: each text of a profile and its preferences with `x-no-contact`, but for names of
 * the list of places. So a text that is added reaches the moderators by itself.
 */
export function withFlaggedFields(contract: Contract): Contract {
  const { schemas } = contract.components;
  const written = (schema: string) =>
    Object.entries(schemas[schema]!.properties!)
      .filter(([, field]) => isWrittenFreely(contract, field))
      .map(([name]) => name);
  const preferred = (name: string) => `preferred${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const flagged = [
    ...written('ProfileCreationInput'),
    ...written('PreferencesInput'),
    ...written('PreferredLocation').map(preferred),
  ];
  const { maxLength: _limit, ...declared } = schemas['FlaggedField']!; // with an enum it says nothing
  const FlaggedField = { ...declared, enum: flagged };
  return { ...contract, components: { ...contract.components, schemas: { ...schemas, FlaggedField } } };
}

/** What moderators read above a text of each field; in a module of its own, since no other page needs it. */
export function flaggedFieldLabels(contract: Contract): string {
  const { enum: fields = [], 'x-labels': given } = contract.components.schemas['FlaggedField']!;
  const labels = Object.fromEntries(fields.map((field) => [field, given?.[field] ?? labelOf(field)]));
  return `// Generated from openapi.yaml by generate.ts.\n\nexport const flaggedFieldLabels = ${JSON.stringify(labels)} as const;\n`;
}

function isWrittenFreely(contract: Contract, declared: Schema): boolean {
  const field = resolve(contract, declared);
  return [field, ...(field.items ? [resolve(contract, field.items)] : [])]
    .map((schema) => ({ ...field, ...schema }))
    .some((schema) => schema['x-no-contact'] === true && !schema['x-country'] && !schema['x-state-of']);
}
