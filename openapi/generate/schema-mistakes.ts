import { createAjv, type ErrorObject } from '../schema-validation.ts';
import { didYouMean } from './did-you-mean.ts';

/** A mistake, with where in the document it is. */
export type Mistake = { path: string[]; sentence: string };

/**
 * What a validator of the client, the mocks or the server would refuse at the first request: the meta-schema of JSON Schema, with the
 * keywords and formats of our Ajv and no others.
 */
export function schemaMistakes(document: unknown): Mistake[] {
  const ajv = createAjv({ useDefaults: false });
  const isSchema = ajv.compile({
    $dynamicAnchor: 'meta',
    $ref: 'https://json-schema.org/draft/2020-12/schema',
    // Ajv knows OpenAPI 3.0's "nullable", which nothing else here reads.
    propertyNames: { enum: Object.keys(ajv.RULES.keywords).filter((keyword) => keyword !== 'nullable') },
    properties: {
      format: { enum: Object.keys(ajv.formats) },
      'x-messages': { type: 'object', additionalProperties: { type: 'string' } },
      // A text such as yes is true to what searches for them.
      'x-no-contact': { type: 'boolean' },
      'x-owner-only': { type: 'boolean' },
    },
    // Nothing is generated from a list of anything.
    if: { not: { properties: { type: { const: 'array' } }, required: ['type'] } },
    else: { required: ['items'], properties: { items: true } },
  });
  const mistakes = schemasIn(document).flatMap(({ path, schema }) =>
    isSchema(schema)
      ? []
      : isSchema
          .errors!
          // An error of its own says which name it is.
          .filter(({ keyword }) => keyword !== 'propertyNames')
          .map((error) => mistakeAt(path, error)),
  );
  // Of a value the first, and not what follows from a mistake within it.
  const firsts = [...Map.groupBy(mistakes, ({ path }) => path.join('/')).entries()];
  return firsts.filter(([at]) => !firsts.some(([other]) => other.startsWith(`${at}/`))).map(([, [first]]) => first!);
}

/** The schemas that are in no other, with their places. An example has none. */
function schemasIn(node: unknown, path: string[] = []): { path: string[]; schema: unknown }[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const inside = [...path, key];
    if (key === 'schema' || path.at(-1) === 'schemas') return [{ path: inside, schema: value }];
    return key === 'example' || key === 'examples' ? [] : schemasIn(value, inside);
  });
}

function mistakeAt(path: string[], { instancePath, propertyName, params, data, message }: ErrorObject): Mistake {
  const steps = instancePath.split('/').slice(1);
  const at = [...path, ...steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))];
  const allowed = params['allowedValues'] as string[] | undefined; // of an enum, all of which here are of texts
  if (propertyName !== undefined) {
    const meant = didYouMean(propertyName, allowed);
    const end =
      propertyName === 'nullable'
        ? ": write type: [string, 'null'], or anyOf: [{ $ref: ... }, { const: null }]."
        : meant === '.'
          ? ': a field is one step below `properties`.'
          : meant;
    return {
      path: [...at, propertyName],
      sentence: `has "${propertyName}", which is no keyword of a schema in OpenAPI 3.1${end}`,
    };
  }
  const name = at.findLast((step) => !/^\d+$/.test(step)); // of a list, not of its item
  const sentence = allowed
    ? `has ${JSON.stringify(data)} as ${name}, which no validator knows${didYouMean(String(data), allowed)}`
    : `has a wrong ${name}: it ${message}.`;
  return { path: at, sentence };
}
