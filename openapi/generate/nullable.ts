import { resolve, type Contract, type Schema } from '../openapi-document.ts';

/**
 * The contract with each `anyOf: [{ $ref }, { const: null }]` as one schema: a reference that may be null has no shorter form in
 * OpenAPI 3.1, and the rules of forms, the sentences of limits and the types of hooks read plain schemas.
 */
export function withNullableReferences(contract: Contract): Contract {
  const change = <T>(node: T): T => {
    if (Array.isArray(node)) return node.map(change) as T;
    if (typeof node !== 'object' || node === null) return node;
    const { anyOf, ...beside } = node as { anyOf?: Schema[] };
    const [reference, none] = anyOf ?? [];
    if (!reference?.$ref || none?.const !== null || anyOf?.length !== 2)
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value as unknown)])) as T;
    const schema = resolve(contract, reference);
    return {
      ...schema,
      type: [schema.type ?? 'string', 'null'].flat(),
      ...(schema.enum && { enum: [...schema.enum, null] }),
      ...beside,
    } as T; // the same node, written out
  };
  return change(contract);
}
