import { isMap, LineCounter, parseDocument, type Document } from 'yaml';
import type { Contract, Operation, Schema } from '../openapi-document.ts';

/** The file, as it is named in generated comments. */
const file = 'openapi/openapi.yaml';

/**
 * Returns a function that gives a copy of the contract in which each operation and schema has its place in the file, so that Go to
 * Definition leads from a hook or a type to the contract.
 */
export function createLocator(source: string): (contract: Contract) => Contract {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, merge: true });
  const placeOf = (...path: string[]) => `${file}:${lineOf(document, lines, path)}`;
  return (contract) => ({
    ...contract,
    paths: mapValues(contract.paths, (item, path) =>
      mapValues(item, (operation, method) => located(operation, placeOf('paths', path, method))),
    ),
    components: {
      ...contract.components,
      schemas: mapValues(contract.components.schemas, (schema, name) =>
        described(schema, placeOf('components', 'schemas', name)),
      ),
    },
  });
}

/** Orval writes the summary above each function. */
function located(operation: Operation, place: string): Operation {
  return typeof operation === 'object' && operation.operationId
    ? { ...operation, summary: `${operation.summary} (${place})` }
    : operation;
}

function described(schema: Schema, place: string): Schema {
  return { ...schema, description: [schema.description, place].filter(Boolean).join('\n\n') };
}

/** The line of the key at this path, or of the item of a list. */
export function lineOf(document: Document.Parsed, lines: LineCounter, path: string[]): number {
  const parent = document.getIn(path.slice(0, -1));
  const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === path.at(-1)) : undefined;
  const node = pair?.key ?? document.getIn(path, true);
  const [start = 0] = (node as { range?: [number] } | undefined)?.range ?? []; // the parser gives every key and value a range
  return lines.linePos(start).line;
}

function mapValues<T>(record: Record<string, T>, change: (value: T, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
